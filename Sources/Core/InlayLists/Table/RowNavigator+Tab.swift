import InlayGraphics
import InlayLayers

extension RowNavigator {
  /// Moves the focus to the next control of the focused row, in the order of reading: a field takes it itself, the
  /// table has it for others. After the last one it goes on to the next row with a field.
  ///
  /// - Returns: False at the ends of the row, and in a row with one control.
  func moveFocusInRow(forward: Bool) -> Bool {
    guard let events = table.eventDispatcher, let view = events.focusedView else { return false }
    let cells = table.stage.cells + [table.stage.focusedCell].compactMap(\.self)
    guard
      let cell = cells.first(where: { view === table ? $0.rowPath == table.focus?.row : view.isDescendant(of: $0) }),
      let row = cell.rowPath, cell.isEnabled
    else { return false }
    let stops = cell.focusStops
    // Of a row with a field alone, the table is asked, as for the other views in it.
    guard stops.contains(where: { $0.isAccessory }) || stops.count > 1 && cell.rowControl != nil else { return false }
    let index = stops.firstIndex { stop in
      switch stop {
      case .part(let part): view === table && part == table.focus?.part
      case .field(let field): view === field || view.isDescendant(of: field)
      }
    }
    guard let index else { return false }
    let next = forward ? index + 1 : index - 1
    if stops.indices.contains(next) {
      switch stops[next] {
      case .part(let part):
        table.focus = RowFocus(row: row, part: part)
        if view !== table { events.focus(table) }
      case .field(let field): events.focus(field)
      }
      return true
    }
    guard forward, view === table, let field = focusableView(nextTo: row, forward: true) else { return false }
    events.focus(field)
    return true
  }

  /// The view that takes the focus in the next row that has one, scrolled into view; nil where none is found nearby.
  /// O(rows asked · log rows), and a cell for each row out of view that may have such a view.
  func focusableView(nextTo path: RowPath, forward: Bool) -> View? {
    guard let events = table.eventDispatcher else { return nil }
    let most = max(Self.leastCells, Self.viewsAhead * table.stage.cells.count)
    var made = 0
    var next = heights.row(nextTo: path, forward: forward)
    for _ in 0..<Self.searchLimit {
      guard let row = next, table.contains(row), table.source.has(row) else { return nil }
      if table.source.mayHoldFocus(row) {
        let cell = table.heldCell(forRowAt: row)
        if cell == nil { made += 1 }
        guard made <= most else { return nil }
        let holds = cell.map { events.focusableView(in: $0, isLast: false) != nil } ?? wouldHoldFocus(row, events)
        if holds { return show(row, events, forward) }
      }
      next = heights.row(nextTo: row, forward: forward)
    }
    return nil
  }

  /// Of rows whose cells are made to be asked: those of ten views, and at least so many.
  private static var viewsAhead: Int { 10 }
  private static var leastCells: Int { 100 }

  /// Makes the cell of a row out of view, only to look at it.
  private func wouldHoldFocus(_ row: RowPath, _ events: EventDispatcher) -> Bool {
    guard let cell = table.makeCell(for: row) else { return false }
    if table.contains(row) { cell.untransformedFrame = layout.frame(heights.row(row)) }
    // A layout of the table would take the cell away.
    cell.layoutInsideIfNeeded()
    let holds = events.focusableView(in: cell, isLast: false) != nil
    table.recycle(cell)
    table.setNeedsLayout()
    return holds
  }

  /// Scrolls to a row by the least distance.
  private func show(_ row: RowPath, _ events: EventDispatcher, _ forward: Bool) -> View? {
    table.jump(to: row, .none)
    table.layoutIfNeeded()
    return table.cellForRow(at: row).flatMap { events.focusableView(in: $0, isLast: !forward) }
  }
}
