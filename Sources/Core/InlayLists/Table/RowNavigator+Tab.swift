import InlayGraphics
import InlayLayers

extension RowNavigator {
  /// Moves the focus to the next control of the focused row, in the order of reading: a field takes it itself, the
  /// table has it for others.
  ///
  /// - Returns: False at the ends of the row, in a row with one control, and from the table to a row with a field: the
  ///   table comes before all fields.
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
    if view === table, table.focus?.isStop == false, stops.contains(where: { $0.isField }) { return false }
    let index = stops.firstIndex { stop in
      switch stop {
      case .part(let part): view === table && part == table.focus?.part
      case .field(let field): view === field || view.isDescendant(of: field)
      }
    }
    guard let index else { return false }
    let next = forward ? index + 1 : index - 1
    guard stops.indices.contains(next) else { return false }
    switch stops[next] {
    // Only a control of the row makes it a stop on the way back from a field.
    case .part(.row) where view !== table && cell.rowControl == nil: return false
    case .part(let part):
      var focus = RowFocus(row: row, part: part)
      focus.isStop = view !== table || table.focus?.isStop ?? false
      table.focus = focus
      if view !== table { events.focus(table) }
    case .field(let field): events.focus(field)
    }
    return true
  }

  /// The parts of the order of Tab between two places, of which neither is part: the rows that have no cells.
  func unseenParts(between start: RowPath, and end: RowPath) -> UnseenParts? {
    guard let first = heights.row(nextTo: start, forward: true), first < end else { return nil }
    return UnseenParts { [weak table] search in
      guard let table, !table.source.isAsking else { return nil }
      let navigator = RowNavigator(table: table)
      return navigator.unseenRow(between: start, and: end, search).map { row in
        .unseen { navigator.show(row, search) }
      }
    }
  }

  /// The first row with a view that a search is for, or the last one. Nothing moves: a cell is made for a row that may
  /// have such a view, and looked at. O(rows asked · log rows)
  private func unseenRow(between start: RowPath, and end: RowPath, _ search: FocusSearch) -> RowPath? {
    guard let events = table.eventDispatcher else { return nil }
    if search.isMove { table.unseenRows.forget() }
    let most = max(Self.leastCells, Self.viewsAhead * table.stage.cells.count)
    var made = 0
    defer { if made > 0 { table.layoutIfNeeded() } }
    var next = heights.row(nextTo: search.forward ? start : end, forward: search.forward)
    for _ in 0..<Self.searchLimit {
      guard let row = next, search.forward ? row < end : row > start, table.contains(row), table.source.has(row) else {
        return nil
      }
      if table.source.mayHoldFocus(row) {
        let known = table.unseenRows.holds(row, search.aim, table.geometry.version)
        if known == nil { made += 1 }
        guard made <= most else { return nil }
        if known ?? wouldHold(row, search, events) { return row }
      }
      next = heights.row(nextTo: row, forward: search.forward)
    }
    return nil
  }

  /// Of rows whose cells are made to be asked: those of ten views, and at least so many.
  private static var viewsAhead: Int { 10 }
  private static var leastCells: Int { 100 }

  /// Makes the cell of a row out of view, only to look at it.
  private func wouldHold(_ row: RowPath, _ search: FocusSearch, _ events: EventDispatcher) -> Bool {
    let holds =
      peek(at: row) { cell in
        if table.contains(row) { cell.untransformedFrame = layout.frame(heights.row(row)) }
        // A layout of the table would take the cell away.
        cell.layoutInsideIfNeeded()
        return events.focusableView(in: cell, search) != nil
      } ?? false
    table.unseenRows.note(row, search.aim, holds, table.geometry.version)
    return holds
  }

  /// Scrolls to a row by the least distance.
  private func show(_ row: RowPath, _ search: FocusSearch) -> View? {
    guard let events = table.eventDispatcher, table.contains(row) else { return nil }
    table.jump(to: row, .none)
    table.layoutIfNeeded()
    return table.cellForRow(at: row).flatMap { events.focusableView(in: $0, search) }
  }
}

/// The rows out of view that were asked what they hold. The bar above a keyboard asks in each frame.
struct UnseenRows {
  private struct Question: Hashable {
    let row: RowPath
    let aim: FocusSearch.Aim
  }

  private var answers: [Question: Bool] = [:]
  /// Of the table's heights, which change with its rows.
  private var version = 0

  mutating func forget() { if !answers.isEmpty { answers = [:] } }

  func holds(_ row: RowPath, _ aim: FocusSearch.Aim, _ version: Int) -> Bool? {
    version == self.version ? answers[Question(row: row, aim: aim)] : nil
  }

  mutating func note(_ row: RowPath, _ aim: FocusSearch.Aim, _ holds: Bool, _ version: Int) {
    if version != self.version { answers = [:] }
    self.version = version
    answers[Question(row: row, aim: aim)] = holds
  }
}
