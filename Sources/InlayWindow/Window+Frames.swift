import CSDL2
import InlayGraphics
import InlayLayers

/// Frames, from tick to screen.
extension Window {
  /// When the next frame is due, in seconds; nil while nothing is to be shown.
  var deadline: Double? {
    guard isOpen, isVisible else { return nil }
    if isExposed || sizeMayHaveChanged { return 0 }
    return pacer.deadline(tick: scene.nextTickTime)
  }

  /// Shows what is due.
  func showFrame() throws(WindowError) {
    guard let handle, isVisible else { return }
    defer { followTextInput() }
    if sizeMayHaveChanged { adoptSize() }
    let start = WindowHost.shared.now
    let isDue = pacer.deadline(tick: scene.nextTickTime).map { $0 <= start } ?? false
    guard isDue || isExposed else {
      // The input had no effect.
      if scene.nextTickTime == nil { firstInput = nil }
      return
    }
    let isNew = presenter == nil
    let presenter = try makePresenter(for: handle)
    // Without a change the pixels are still there, and need no painting.
    var rects = isExposed ? [translator.geometry.bounds] : []
    isExposed = false
    if isDue || isNew {
      let painted = try paint(presenter, at: start)
      if rects.isEmpty { rects = painted }
    }
    if !rects.isEmpty { try present(rects, presenter) }
    if isDue || isNew { note(start, isShown: !rects.isEmpty) }
  }

  /// - Returns: The pixels that changed.
  private func paint(_ presenter: any Presenter, at time: Double) throws(WindowError) -> [DeviceRect] {
    if showsStatistics, time >= overlayTime + 0.5 {
      overlayTime = time
      overlay.show(statistics, in: scene.size)
    }
    tickHandler?(time)
    scene.tick(at: time)
    // Code of the app, called in the tick, may have closed the window, and with it its memory.
    guard self.presenter === presenter else { return [] }
    do {
      return try scene.render(into: presenter.surface).changedRects
    } catch let error as InlayError {
      throw .renderFailed(error)
    } catch {
      throw .presentFailed("\(error)")
    }
  }

  /// A window that changed its size meanwhile refuses pixels of the old one: the next round shows it.
  private func present(_ rects: [DeviceRect], _ presenter: any Presenter) throws(WindowError) {
    do {
      try presenter.present(rects)
    } catch {
      SDL_PumpEvents()
      guard !isLost, SDL_HasEvent(SDL_WINDOWEVENT.rawValue) == SDL_TRUE else { throw isLost ? .displayLost : error }
      sizeMayHaveChanged = true
    }
  }

  private var isLost: Bool { WindowHost.shared.isLost }

  private func note(_ start: Double, isShown: Bool) {
    let interval = pacer.interval(to: start)
    let dropped = pacer.noteFrame(at: start, tick: scene.nextTickTime)
    defer { firstInput = nil }
    guard isShown else { return }
    statistics.note(
      from: start, to: WindowHost.shared.now, event: firstInput, interval: interval, dropped: dropped)
  }

  /// The presenter for the present size.
  private func makePresenter(for handle: OpaquePointer) throws(WindowError) -> any Presenter {
    if let presenter { return presenter }
    let geometry = translator.geometry
    if WindowHost.shared.driver.hasWindowSurface,
      let presenter = try SurfacePresenter(window: handle, scale: geometry.scale)
    {
      self.presenter = presenter
      return presenter
    }
    let presenter = try TexturePresenter(
      window: handle, width: geometry.pixelWidth, height: geometry.pixelHeight, scale: geometry.scale)
    self.presenter = presenter
    return presenter
  }

  /// Begins the statistics again.
  public func resetStatistics() { statistics = FrameStatistics() }

  func updateOverlay() {
    guard showsStatistics else { return overlay.removeFromSuperlayer() }
    overlay.show(statistics, in: scene.size)
    scene.root.addSublayer(overlay)
  }
}

extension FrameReport {
  /// The pixels that differ from the frame before: painted ones, and the targets of copies.
  var changedRects: [DeviceRect] { copies.map(\.rect) + damage.map(\.rect) }
}
