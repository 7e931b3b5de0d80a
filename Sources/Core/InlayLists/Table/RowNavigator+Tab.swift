import InlayGraphics
import InlayLayers

extension RowNavigator {
  /// Moves the focus to the next control of the focused row, in reading order: a field takes it itself, the
  /// table has it for others.
  ///
  /// - Returns: False at the ends of the row, in a row with one control, and from the table to a row with a field: the
  ///   table comes before all fields.
  func moveFocusInRow(forward: Bool) -> Bool {
    guard let events = table.knownEventDispatcher, let view = events.focusedView else { return false }
    if view === table { showRowWithStops() }
    let cells = table.stage.cells + [table.stage.focusedCell].compactMap(\.self)
    guard
      let cell = cells.first(where: { view === table ? $0.rowPath == table.focus?.row : view.isDescendant(of: $0) }),
      let row = cell.rowPath, cell.isEnabled
    else { return false }
    let stops = stops(in: cell, fromTable: view === table)
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
      bringIntoView(row)
      if view !== table { events.focus(table) }
    case .field(let field): events.focus(field)
    }
    return true
  }

  /// The stops of a row that Tab goes through; none if the order of the table alone decides.
  ///
  /// - Parameter fromTable: Whether the table has the focus, and not a field of the row.
  private func stops(in cell: TableViewCell, fromTable: Bool) -> [RowFocus.Stop] {
    let stops = cell.focusStops
    // The table decides for a row that has only a field, as for the other views in it.
    guard stops.contains(where: { $0.isAccessory }) || stops.count > 1 && cell.rowControl != nil else { return [] }
    let isBeforeFields = fromTable && table.focus?.isStop == false && stops.contains { $0.isField }
    return isBeforeFields ? [] : stops
  }

  /// The stops of the focused row of a table to which Tab comes from elsewhere.
  func tabStops(in cell: TableViewCell) -> [RowFocus.Stop] { stops(in: cell, fromTable: true) }

  /// Brings the focused row into view if Tab moves on inside it, wherever the table is scrolled.
  private func showRowWithStops() {
    guard let row = table.focus?.row, table.cellForRow(at: row) == nil, table.contains(row), table.source.has(row)
    else { return }
    let hasStops = peekLaidOut(at: row) { $0.isEnabled && !stops(in: $0, fromTable: true).isEmpty } ?? false
    if hasStops { bringIntoView(row) }
    table.layoutIfNeeded()
  }

  /// Scrolls to a row that is out of view, by the least distance.
  func bringIntoView(_ row: RowPath) {
    if !table.bounds.intersects(heights.row(row)) { table.reportingOnce { table.jump(to: row, .nearest) } }
  }

  /// Looks at the cell of a row out of view as it is when it is placed.
  func peekLaidOut<Answer>(at row: RowPath, _ look: (TableViewCell) -> Answer) -> Answer? {
    peek(at: row) { cell in
      if table.contains(row) { cell.untransformedFrame = layout.frame(heights.row(row)) }
      // A layout of the table would take the cell away.
      cell.layoutInsideIfNeeded()
      return look(cell)
    }
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
    guard let events = table.knownEventDispatcher else { return nil }
    if search.isMove { table.unseenRows.forget() }
    let most = mostCells
    var made = 0
    defer { if made > 0 { table.layoutIfNeeded() } }
    var next = heights.row(nextTo: search.forward ? start : end, forward: search.forward)
    for _ in 0..<Self.searchLimit {
      guard let row = next, search.forward ? row < end : row > start, table.contains(row), table.source.has(row) else {
        return nil
      }
      if table.source.mayHoldFocus(row) {
        let known = table.unseenRows.answer(of: row, .view(search.aim), table.geometry.version)
        if known == nil { made += 1 }
        guard made <= most else { return nil }
        if known ?? wouldHold(row, search, events) { return row }
      }
      next = heights.row(nextTo: row, forward: search.forward)
    }
    return nil
  }

  /// The most rows whose cells are made in a search: those of ten views, and at least 100.
  var mostCells: Int { max(100, 10 * table.stage.cells.count) }

  /// Makes the cell of a row out of view, only to look at it.
  private func wouldHold(_ row: RowPath, _ search: FocusSearch, _ events: EventDispatcher) -> Bool {
    let holds = peekLaidOut(at: row) { events.focusableView(in: $0, search) != nil } ?? false
    table.unseenRows.note(row, .view(search.aim), holds, table.geometry.version)
    return holds
  }

  /// Scrolls to a row by the least distance.
  private func show(_ row: RowPath, _ search: FocusSearch) -> View? {
    guard let events = table.knownEventDispatcher, table.contains(row) else { return nil }
    table.jump(to: row, .nearest)
    table.layoutIfNeeded()
    return table.cellForRow(at: row).flatMap { events.focusableView(in: $0, search) }
  }
}

/// The rows out of view whose contents were queried. The bar above a keyboard asks in each frame.
struct UnseenRows {
  enum Subject: Hashable {
    /// A view that takes the focus.
    case view(FocusSearch.Aim)
    /// A text input that the row speaks for.
    case entry
  }

  private struct Question: Hashable {
    let row: RowPath
    let subject: Subject
  }

  private var answers: [Question: Bool] = [:]
  /// The version of the table's heights, which change with its rows.
  private var version = 0

  mutating func forget() { if !answers.isEmpty { answers = [:] } }

  /// Returns nil for a row that was not queried.
  func answer(of row: RowPath, _ subject: Subject, _ version: Int) -> Bool? {
    version == self.version ? answers[Question(row: row, subject: subject)] : nil
  }

  mutating func note(_ row: RowPath, _ subject: Subject, _ holds: Bool, _ version: Int) {
    if version != self.version { answers = [:] }
    self.version = version
    answers[Question(row: row, subject: subject)] = holds
  }
}
