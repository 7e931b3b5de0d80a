import CInlaySDL2
import CInlayXCB
import InlayLayers
import InlaySystem

/// Frames, from tick to screen.
extension Window {
  /// The time of the next frame, in seconds; nil while nothing is to be shown.
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
    let isDue = pacer.isDue(tick: scene.nextTickTime, at: start)
    guard isDue || isExposed else {
      // The input had no effect.
      if scene.nextTickTime == nil { firstInput = nil }
      return
    }
    let isNew = presenter == nil
    let presenter = try makePresenter(for: handle)
    // The frame to present: without a change the pixels are still there, and need no painting.
    var frame = PresentedFrame(isExposed: isExposed)
    isExposed = false
    if isDue || isNew { try paint(&frame, presenter, at: start) }
    let painted = WindowHost.shared.now
    if !frame.isEmpty { try presentFrame(frame, presenter) }
    frame.handover += WindowHost.shared.now - painted
    if isDue || isNew { note(frame, from: start) }
    if isDue { WindowHost.shared.accessibility.noteFrame(of: self, at: start) }
  }

  private func paint(
    _ frame: inout PresentedFrame, _ presenter: any Presenter, at time: Double
  ) throws(WindowError) {
    if showsStatistics, time >= overlayTime + 0.5 {
      overlayTime = time
      overlay.show(statistics, in: scene.size)
    }
    tickHandler?(time)
    scene.tick(at: time)
    // Code of the app, called in the tick, may have closed the window, and with it its memory.
    guard self.presenter === presenter else { return }
    let wait = WindowHost.shared.now
    try presenter.prepareToPaint()
    frame.handover += WindowHost.shared.now - wait
    do throws(InlayError) {
      let report = try scene.render(into: presenter.surface)
      frame.copies = report.copies
      frame.painted = report.damage.map(\.pixels)
    } catch {
      throw .renderFailed(error)
    }
  }

  /// A window that changed its size meanwhile refuses pixels of the old one: the next round shows it.
  private func presentFrame(_ frame: PresentedFrame, _ presenter: any Presenter) throws(WindowError) {
    do {
      try presenter.present(frame)
    } catch {
      DisplayConnection.takeEvents()
      guard !isLost, SDL_HasEvent(SDL_WINDOWEVENT.rawValue) == SDL_TRUE else { throw isLost ? .displayLost : error }
      sizeMayHaveChanged = true
    }
  }

  private var isLost: Bool { WindowHost.shared.isLost }

  private func note(_ frame: PresentedFrame, from start: Double) {
    let interval = pacer.interval(to: start)
    let dropped = pacer.noteFrame(at: start, tick: scene.nextTickTime)
    defer { firstInput = nil }
    guard !frame.isEmpty else { return }
    statistics.note(
      from: start, to: WindowHost.shared.now, handover: frame.handover, event: firstInput, interval: interval,
      dropped: dropped)
  }

  /// The presenter for the present size.
  private func makePresenter(for handle: OpaquePointer) throws(WindowError) -> any Presenter {
    if let presenter { return presenter }
    let host = WindowHost.shared
    let geometry = translator.geometry
    let (width, height, scale) = (geometry.pixelWidth, geometry.pixelHeight, geometry.scale)
    let made: any Presenter
    if let connection = host.drawing,
      let presenter = PixmapPresenter(
        window: xcb_window_t(inlayX11Window(handle)), width: width, height: height, scale: scale, connection: connection
      )
    {
      made = presenter
    } else if host.driver.hasWindowSurface, let presenter = try SurfacePresenter(window: handle, scale: scale) {
      made = presenter
    } else {
      made = try TexturePresenter(window: handle, width: width, height: height, scale: scale)
    }
    presenter = made
    return made
  }

  /// Begins the statistics again.
  func resetStatistics() { statistics = FrameStatistics() }

  func updateOverlay() {
    guard showsStatistics else { return overlay.removeFromSuperlayer() }
    overlay.show(statistics, in: scene.size)
    scene.root.addSublayer(overlay)
  }
}
