import InlayGraphics
import InlayLayers

/// The animated updates of a table that run now. The model has its final state from the update on; the transition sets
/// presented values of the table's parts in each frame, until the last update is over.
///
/// Work in a frame: O(visible parts · log rows), whatever the number of rows.
final class TableTransition: TickClient {
  private weak var table: TableView?
  var history = LayoutHistory()
  /// The parts with presented values.
  private(set) var presentedParts: [ObjectIdentifier: Layer] = [:]
  /// Sections whose shadows are shown until the end, though their cards are out of view or empty.
  private(set) var shadowSections: Set<Int> = []
  /// The lines around cards whose first or last rows change, by section.
  private(set) var borders: [CardKey: Layer] = [:]

  init(_ table: TableView) { self.table = table }

  /// The card of a section, of the present layout or of one that was deleted.
  struct CardKey: Hashable {
    let layout: Int
    let section: Int
  }

  func advance(to time: Double) -> Bool {
    guard let table, table.transition === self else { return false }
    guard table.scene != nil else {
      table.endTransition(finished: false)
      return false
    }
    let over = history.update(to: time)
    if history.isEmpty {
      table.endTransition(finished: true, over)
    } else {
      if !over.isEmpty {
        table.endLeavingParts { $0.phase.map { $0 < self.history.first } ?? false }
        table.setNeedsLayout()
      }
      table.presentTransition()
      for phase in over { phase.complete(finished: true) }
    }
    return !history.isEmpty
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

  func show(_ layer: Layer, _ values: PresentedValues) {
    presentedParts[ObjectIdentifier(layer)] = layer
    layer.presentedValues = values
  }

  /// Shows the model's values of a part.
  func release(_ layer: Layer) {
    guard presentedParts.removeValue(forKey: ObjectIdentifier(layer)) != nil else { return }
    layer.endTransition()
  }

  func releaseAll() {
    for layer in presentedParts.values { layer.endTransition() }
    presentedParts = [:]
    for border in borders.values { border.removeFromSuperlayer() }
    borders = [:]
    shadowSections = []
  }

  func setBorders(_ new: [CardKey: Layer]) {
    for (key, layer) in borders where new[key] == nil { layer.removeFromSuperlayer() }
    borders = new
  }
}

extension Layer {
  /// Removes what a transition presents.
  fileprivate func endTransition() {
    if mask is TransitionMask { mask = nil }
    var values = presentedValues
    (values.position, values.bounds, values.opacity) = (nil, nil, nil)
    presentedValues = values
  }
}
