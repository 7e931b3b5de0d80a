import InlayGraphics
import InlayLayers

/// The animated updates of a table that run now. The model has its final state from the update on; the transition sets
/// presented values of the table's parts in each frame, until the last update is over.
///
/// Work in a frame: O(visible parts · log rows), whatever the number of rows.
final class TableTransition: TickClient {
  private weak var table: TableView?
  /// The scene with the clock of the updates.
  private(set) weak var scene: Scene?
  var history = LayoutHistory()
  /// The parts with presented values.
  private(set) var presentedParts: [ObjectIdentifier: Layer] = [:]
  /// Sections whose shadows are shown until the end, though their cards are out of view or empty.
  private(set) var shadowSections: Set<Int> = []
  /// The grounds of cards whose rows change, and the lines around those with other first or last rows.
  private(set) var grounds: [CardKey: Layer] = [:]
  private(set) var borders: [CardKey: Layer] = [:]

  init(_ table: TableView, in scene: Scene) {
    self.table = table
    self.scene = scene
  }

  deinit { end(history.phases, finished: false, Completions()) }

  /// The card of a section, of the present layout or of one that was deleted.
  struct CardKey: Hashable {
    let layout: Int
    let section: Int
  }

  func advance(to time: Double) -> Bool {
    guard let table, table.transition === self else { return false }
    guard let scene, table.scene === scene else {
      table.endTransition(finished: false)
      return false
    }
    endPhases(at: time)
    guard !history.isEmpty else { return false }
    table.presentTransition()
    return true
  }

  func clockDidEnd() {
    guard let table, table.transition === self else { return }
    table.endTransition(finished: false)
    table.completions.callDue()
  }

  /// Ends the updates that are over at a time: in a tick, and before another update, since the clock also moves without
  /// ticks.
  func endPhases(at time: Double) {
    guard let table else { return }
    let over = history.update(to: time)
    guard !history.isEmpty else { return table.endTransition(finished: true, over) }
    guard !over.isEmpty else { return }
    table.endLeavingParts { $0.phase.map { $0 < self.history.first } ?? false }
    table.setNeedsLayout()
    end(over, finished: true, table.completions)
  }

  /// Has the completions of updates called.
  func end(_ phases: [UpdatePhase], finished: Bool, _ completions: Completions) {
    for phase in phases { completions.add(phase.takeCompletion(), finished: finished, in: scene) }
    if scene == nil && table == nil { completions.callDue() }
  }

  /// Whether a row slides above the others, because it is moved; nil if none is.
  func isAboveRows(_ heights: HeightIndex) -> ((RowPath) -> Bool)? {
    let history = self.history
    let moves = history.phases.contains {
      !$0.plan.updates.movedRows.isEmpty || !$0.plan.updates.movedSections.isEmpty
    }
    guard moves else { return nil }
    return {
      let moved = history.isMoved($0, present: heights)
      return moved.row || moved.section
    }
  }

  func noteShadows(_ sections: some Sequence<Int>, after plan: UpdatePlan) {
    shadowSections = Set((Array(sections) + shadowSections).compactMap(plan.newSection))
  }

  /// Presents a position, bounds and opacity of a part; nil for the model's.
  func show(_ layer: Layer, position: Point?, bounds: Rect? = nil, opacity: Double?) {
    presentedParts[ObjectIdentifier(layer)] = layer
    layer.present(position: position, bounds: bounds, opacity: opacity)
  }

  /// Shows the model's values of a part.
  func release(_ layer: Layer) {
    guard presentedParts.removeValue(forKey: ObjectIdentifier(layer)) != nil else { return }
    layer.endTransition()
  }

  func releaseAll() {
    for layer in presentedParts.values { layer.endTransition() }
    presentedParts = [:]
    setCards(grounds: [:], borders: [:])
    shadowSections = []
  }

  func setCards(grounds: [CardKey: Layer], borders: [CardKey: Layer]) {
    for (key, layer) in self.grounds where grounds[key] == nil { layer.removeFromSuperlayer() }
    for (key, layer) in self.borders where borders[key] == nil { layer.removeFromSuperlayer() }
    self.grounds = grounds
    self.borders = borders
  }
}

extension Layer {
  /// Removes what a transition presents.
  fileprivate func endTransition() {
    if mask is TransitionMask { mask = nil }
    present(position: nil, bounds: nil, opacity: nil)
  }
}
