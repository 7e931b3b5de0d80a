import InlayGraphics
import InlayLayers

/// The animated updates of a table that run now, and how rows make room for a lifted one. The model has its final state
/// from the update on; the motion sets presented values of the table's parts in each frame, until the last update is
/// over.
///
/// The places of parts follow from the updates that run and from nothing else (`MotionLayout`). Work in a frame:
/// O(visible parts · log rows), whatever the number of rows.
final class RowMotion: TickClient {
  private weak var table: TableView?
  /// The scene with the clock of the updates.
  private(set) weak var scene: Scene?
  /// The running updates, oldest first.
  private(set) var phases: [UpdatePhase] = []
  private(set) var cards: [RowCard] = []
  /// The lines of rows that come or leave.
  let lines = MotionLines()
  /// The parts with presented values.
  private var presentedParts: [ObjectIdentifier: Layer] = [:]
  /// Sections whose shadows are shown until the end, though their cards are out of view or empty.
  private(set) var shadowSections: Set<Int> = []

  init(_ table: TableView, in scene: Scene) {
    self.table = table
    self.scene = scene
  }

  deinit { end(phases, finished: false, Completions()) }

  /// The layouts of the table before each update, and the present one.
  var layout: MotionLayout {
    MotionLayout(
      phases: phases, heights: table?.heights ?? HeightIndex(), bounds: table?.bounds ?? .zero,
      grid: table?.deviceGrid ?? DeviceGrid())
  }

  // MARK: Updates

  /// Begins an update of a table, before the heights change. One without animation during another one moves the parts
  /// too.
  ///
  /// - Parameter timing: Nil without animation.
  /// - Returns: Whether the completion is called later.
  static func begin(
    _ plan: UpdatePlan, _ timing: AnimationTiming?, of table: TableView, _ completion: ((Bool) -> Void)?
  ) -> Bool {
    let scene = table.scene
    if let motion = table.rowMotion, scene == nil || motion.scene !== scene { motion.endAll(finished: false) }
    guard let scene else { return false }
    table.rowMotion?.endPhases(at: scene.time)
    let isShown = !table.bounds.isEmpty && !table.stage.isEmpty && timing?.totalDuration ?? 0 > 0
    guard isShown || table.rowMotion != nil else { return false }
    let motion = table.rowMotion ?? RowMotion(table, in: scene)
    if table.rowMotion == nil {
      table.rowMotion = motion
      scene.addTickClient(motion)
    }
    let phase = UpdatePhase(
      plan, from: table.heights, in: ClosedRange(from: table.bounds.minY, to: table.bounds.maxY), at: scene.time,
      isShown ? timing : nil, slides: !scene.traits.reducesMotion, completion: isShown ? completion : nil)
    phase.advance(to: scene.time, after: motion.phases.last)
    motion.phases.append(phase)
    return isShown
  }

  func followCards(_ plan: UpdatePlan, shadows: some Sequence<Int>) {
    shadowSections = Set(shadowSections.union(shadows).compactMap(plan.newSection))
    for card in cards where card.phase == nil {
      if let section = plan.newSection(of: card.section) { card.section = section } else { card.phase = phases.last }
    }
  }

  /// The content moved below the view, which shows the same parts as before.
  func shift(by distance: Double) { phases.last?.shift += distance }

  // MARK: Time

  func advance(to time: Double) -> Bool {
    guard let table, table.rowMotion === self else { return false }
    guard let scene, table.scene === scene else {
      endAll(finished: false)
      return false
    }
    endPhases(at: time)
    guard table.rowMotion === self else { return false }
    present(in: table)
    return true
  }

  func clockDidEnd() {
    guard let table, table.rowMotion === self else { return }
    endAll(finished: false)
    table.completions.callDue()
  }

  /// Ends the updates that are over at a time, unless others before them run: in a tick, and before another update,
  /// since the clock also moves without ticks.
  private func endPhases(at time: Double) {
    guard let table else { return }
    let over = Array(phases.prefix { $0.isOver(at: time) })
    guard over.count < phases.count else { return endAll(finished: true) }
    phases.removeFirst(over.count)
    for (index, phase) in phases.enumerated() { phase.advance(to: time, after: index > 0 ? phases[index - 1] : nil) }
    guard !over.isEmpty else { return }
    func isOver(_ phase: UpdatePhase?) -> Bool { over.contains { $0 === phase } }
    endLeaving(in: table) { isOver($0.phase) }
    for card in cards where isOver(card.phase) { card.endFrame() }
    cards.removeAll { isOver($0.phase) }
    table.setNeedsLayout()
    end(over, finished: true, table.completions)
  }

  /// Ends all updates: the parts that left are recycled, and the others have the positions of the layout.
  func endAll(finished: Bool) {
    guard let table, table.rowMotion === self else { return }
    table.rowMotion = nil
    for layer in presentedParts.values { layer.endMotion() }
    presentedParts = [:]
    lines.end()
    endFrame()
    endLeaving(in: table) { _ in true }
    table.stage.removeHolders()
    table.setNeedsLayout()
    end(phases, finished: finished, table.completions)
  }

  /// Has the completions of updates called.
  private func end(_ phases: [UpdatePhase], finished: Bool, _ completions: Completions) {
    for phase in phases { completions.add(phase.takeCompletion(), finished: finished, in: scene) }
    if scene == nil && table == nil { completions.callDue() }
  }

  // MARK: Frames

  /// Presents the parts of a table that was laid out.
  func present(in table: TableView) {
    guard !table.invalidation.contains(.reload) else { return }
    MotionPresenter(table, self).present()
    endLeaving(in: table) { $0.phase == nil && !isPresented($0, in: table) }
  }

  /// The card of a section of a layout: of the present section, or of the last layout with it.
  func card(ofSection section: Int, in layout: Int) -> RowCard {
    var (section, layout) = (section, layout)
    while layout < phases.count, let new = phases[layout].plan.newSection(of: section) {
      (section, layout) = (new, layout + 1)
    }
    let phase = layout < phases.count ? phases[layout] : nil
    if let known = cards.first(where: { $0.section == section && $0.phase === phase }) { return known }
    let card = RowCard(section, phase)
    cards.append(card)
    return card
  }

  /// Presents a position, bounds and opacity of a part; nil for the model's.
  func show(_ layer: Layer, position: Point?, bounds: Rect? = nil, opacity: Double?) {
    presentedParts[ObjectIdentifier(layer)] = layer
    layer.present(position: position, bounds: bounds, opacity: opacity)
  }

  /// Shows the model's values of a part.
  func release(_ layer: Layer) {
    guard presentedParts.removeValue(forKey: ObjectIdentifier(layer)) != nil else { return }
    layer.endMotion()
  }

  /// Forgets the cards that the frame does not show.
  func endFrame() {
    let shown = cards.filter { $0.shape != nil }
    for card in cards { card.endFrame() }
    cards = shown
  }
}

extension Layer {
  /// Removes what a motion presents.
  fileprivate func endMotion() {
    if mask is MotionMask { mask = nil }
    present(position: nil, bounds: nil, opacity: nil)
  }
}
