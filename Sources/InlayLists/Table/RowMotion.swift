import InlayGraphics
import InlayLayers

/// The animated updates of a table that run now, and how rows make room for a lifted one. The model has its final state
/// from the update on; the motion sets presented values of the table's parts in each frame, until the last update is over.
///
/// The places of parts follow from the last update's plan and the heights before it, in any layout. When the next one
/// begins, the parts around the view keep their offsets and blocks; others that come into view then take over those of the
/// parts beside. Work in a frame: O(visible parts · log rows), whatever the number of rows.
final class RowMotion: TickClient {
  private weak var table: TableView?
  /// The scene with the clock of the updates.
  private(set) weak var scene: Scene?
  /// The running updates, oldest first.
  private(set) var phases: [UpdatePhase] = []
  /// The last update; nil if that one was not animated.
  var last: UpdatePhase?
  /// Of the parts of the present layout, as far as they are known.
  var places: [TablePosition: PartPlace] = [:]
  /// Of the parts around the view before the last update.
  var former: [TablePosition: PartPlace] = [:]
  var blocks: [RowBlock] = []
  var cards: [RowCard] = []
  /// The parts with presented values.
  private var presentedParts: [ObjectIdentifier: Layer] = [:]
  /// Sections whose shadows are shown until the end, though their cards are out of view or empty.
  var shadowSections: Set<Int> = []

  init(_ table: TableView, in scene: Scene) {
    self.table = table
    self.scene = scene
  }

  deinit { end(phases, finished: false, Completions()) }

  /// Of the table.
  var heights: HeightIndex { table?.heights ?? HeightIndex() }

  var layout: MotionLayout {
    MotionLayout(
      heights: heights, last: last, bounds: table?.bounds ?? .zero, grid: table?.deviceGrid ?? DeviceGrid())
  }

  // MARK: Time

  func begin(_ phase: UpdatePhase?) {
    last = phase
    if let phase { phases.append(phase) }
  }

  /// The content moved below the view, which shows the same parts as before.
  func shift(by distance: Double) { last?.shift += distance }

  func advance(to time: Double) -> Bool {
    guard let table, table.rowMotion === self else { return false }
    guard let scene, table.scene === scene else {
      table.endMotion(finished: false)
      return false
    }
    endPhases(at: time)
    guard !phases.isEmpty else { return false }
    table.presentMotion()
    return true
  }

  func clockDidEnd() {
    guard let table, table.rowMotion === self else { return }
    table.endMotion(finished: false)
    table.completions.callDue()
  }

  /// Ends the updates that are over at a time, unless others before them run: in a tick, and before another update, since
  /// the clock also moves without ticks.
  func endPhases(at time: Double) {
    guard let table else { return }
    let over = Array(phases.prefix { $0.isOver(at: time) })
    phases.removeFirst(over.count)
    for phase in over { phase.end() }
    for (index, phase) in phases.enumerated() { phase.advance(to: time, after: index > 0 ? phases[index - 1] : nil) }
    guard !phases.isEmpty else { return table.endMotion(finished: true, over) }
    guard !over.isEmpty else { return }
    table.endLeavingParts { !($0.phase?.isShown ?? true) }
    table.setNeedsLayout()
    end(over, finished: true, table.completions)
  }

  /// Has the completions of updates called.
  func end(_ phases: [UpdatePhase], finished: Bool, _ completions: Completions) {
    for phase in phases { completions.add(phase.takeCompletion(), finished: finished, in: scene) }
    if scene == nil && table == nil { completions.callDue() }
  }

  // MARK: Frames

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

  func releaseAll() {
    for layer in presentedParts.values { layer.endMotion() }
    presentedParts = [:]
    endFrame()
  }

  func endFrame() { for card in cards { card.endFrame() } }
}

extension Layer {
  /// Removes what a motion presents.
  fileprivate func endMotion() {
    if mask is MotionMask { mask = nil }
    present(position: nil, bounds: nil, opacity: nil)
  }
}
