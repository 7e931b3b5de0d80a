import InlayLayers

/// What a table says of its rows, by the data and not by the cells.
extension TableView {
  /// The visible parts from the top to the bottom, then the index. The focused row, and the one with the focus inside,
  /// are among them, wherever they are.
  final var partsInReadingOrder: [Layer] {
    let shown = sublayers.filter { layer in
      guard !layer.isHidden, layer.listRole != .indexBar, layer.listRole != nil || layer is View else { return false }
      return layer.listRole == .background ? heights.rowCount == 0 : layer.untransformedFrame.intersects(bounds)
    }
    let tops = shown.map(\.untransformedFrame.minY)
    let order = shown.indices.sorted { (tops[$0], $0) < (tops[$1], $1) }
    var parts = order.map { shown[$0] }
    if let cell = stage.focusedCell, let path = cell.rowPath, eventDispatcher?.hasFocus(inside: cell) ?? false {
      let isAbove = stage.cells.first?.rowPath.map { path < $0 } ?? false
      parts.insert(cell, at: isAbove ? 0 : parts.count)
    }
    if let row = focusedRowOutOfView {
      let isAbove = stage.cells.first?.rowPath.map { row.path < $0 } ?? false
      parts.insert(row, at: isAbove ? 0 : parts.count)
    }
    return parts + sublayers.filter { $0.listRole == .indexBar }
  }

  /// The element of the focused row while it has no cell. Its cell is made once, and only to be read.
  final var focusedRowOutOfView: RowOutOfView? {
    guard isFocused, let path = focus?.row, contains(path), cellForRow(at: path) == nil, !source.isAsking,
      source.has(path)
    else { return nil }
    if let rowOutOfView, rowOutOfView.isKnown(path, of: heights.rowCount) { return rowOutOfView }
    guard let cell = makeCell(for: path) else { return nil }
    let row = RowOutOfView(cell.effectiveAccessibilityElement ?? cell.rowElement, at: path, of: self)
    recycle(cell)
    rowOutOfView = row
    return row
  }

  final var listElement: AccessibilityElement {
    var element = AccessibilityElement(allowsSelectedRows ? .listBox : .list)
    element.count = heights.rowCount
    return element
  }

  /// The place among all rows.
  final func setPlace(of cell: TableViewCell, in element: inout AccessibilityElement) {
    guard let path = cell.rowPath, contains(path) else { return }
    (element.index, element.count) = (heights.rowsBefore(section: path.section) + path.row + 1, heights.rowCount)
  }

  final func selectsByTap(_ cell: TableViewCell) -> Bool {
    guard allowsSelectedRows, let path = cell.rowPath, contains(path) else { return false }
    return cell.isSelected || !source.isAsking && source.keepsSelection(ofRow: path)
  }

  /// The actions of a row beside those of its control.
  final func accessibilityActions(of cell: TableViewCell) -> [AccessibilityAction] {
    guard let path = cell.rowPath, contains(path), !source.isAsking else { return [] }
    var actions: [AccessibilityAction] = mayTake(path) ? [.press] : []
    if cell.detailButton != nil { actions.append(.showDetails) }
    switch cell.editingControl?.kind {
    case .insert: actions.append(.insert)
    case .delete: actions.append(.delete)
    default: if !isEditing && source.offersDeletion(ofRow: path) { actions.append(.delete) }
    }
    if cell.showsReorderControl { actions += [.moveUp, .moveDown] }
    actions += swipeActions(ofRow: path).compactMap { $0.title.map { .custom($0) } }
    return actions
  }

  /// Those of the app at both sides.
  private func swipeActions(ofRow path: RowPath) -> [ContextualAction] {
    guard !isEditing else { return [] }
    return SwipeEdge.allCases.flatMap { source.actions(at: $0, ofRow: path)?.actions ?? [] }
  }

  final func perform(_ action: AccessibilityAction, in cell: TableViewCell) -> Bool {
    guard !source.isAsking, let path = focusedPath(of: cell) else { return false }
    switch action {
    case .press: return tapRow(at: path) != nil
    case .showDetails: accessoryButtonTapped(in: cell, cell.detailButton?.onTap)
    case .insert, .delete: source.commit(action == .insert ? .insert : .delete, path)
    case .moveUp, .moveDown: return reordering.moveRow(of: cell, by: action == .moveUp ? -1 : 1)
    case .focus:
      focusRow(at: path)
      becomeFocused(isVisible: true)
    case .scrollToVisible: scrollToRow(at: path, at: .none)
    case .custom(let title):
      guard let action = swipeActions(ofRow: path).first(where: { $0.title == title }) else { return false }
      action.handler(action) { _ in }
    default: return false
    }
    return true
  }
}

/// Tab in a table: the views inside the header view, the table with its rows, the views inside rows from the top to the
/// bottom, and those of the footer view.
///
/// Rows out of view have no cells. From a view inside a row, Tab goes on to the next row with a view that takes the
/// focus, in any section, and scrolls it into view; Shift and Tab go back in the same way. So that no table of any
/// length is searched as a whole, the next `RowNavigator.searchLimit` rows are asked, and of those that only their
/// cells know, at most as many as ten views hold. From the table itself the focus moves to a view of a visible row, or
/// to one below the view where the rows are those of a `Form`.
extension TableView: FocusContainer {
  package final var focusOrder: (before: [Layer], after: [Layer]) {
    let cells = stage.cells + [stage.focusedCell].compactMap { $0 }
    var rows: [(path: RowPath, layer: Layer)] = cells.compactMap { cell in cell.rowPath.map { ($0, cell) } }
    rows += stage.headers.map { (RowPath(section: $0.key, row: -1), $0.value) }
    rows += stage.footers.map { (RowPath(section: $0.key, row: .max), $0.value) }
    let parts = rows.sorted { $0.path < $1.path }.map(\.layer)
    let others = sublayers.filter { layer in
      layer !== tableHeaderView && layer !== tableFooterView && !(layer is PartHolder) && layer.listRole != .cell
        && layer.listRole != .sectionHeader && layer.listRole != .sectionFooter
    }
    return ([tableHeaderView].compactMap { $0 }, parts + [tableFooterView].compactMap { $0 } + others)
  }

  package final func focusableView(from view: View, to next: View?, forward: Bool) -> View? {
    guard !source.isAsking else { return nil }
    if view === self {
      guard forward, source.knowsFocusableRows, next.flatMap(place) == nil else { return nil }
      return stage.cells.last?.rowPath.flatMap { navigator.focusableView(nextTo: $0, forward: true) }
    }
    guard let place = place(of: view) else { return nil }
    // Visible rows follow each other, but not those that were scrolled away from the focus.
    let isInView = stage.focusedCell.map { !view.isDescendant(of: $0) } ?? true
    if isInView, next.flatMap(self.place) != nil { return nil }
    if !isInView, let next, self.place(of: next) == place { return nil }
    return navigator.focusableView(nextTo: place, forward: forward)
  }

  /// The row around a view; for a view in a header the place before a section's rows, and in a footer that after them.
  /// Nil for other views.
  private func place(of view: View) -> RowPath? {
    guard let child = view.superlayerChain.first(where: { $0.superlayer === self }), let part = part(of: child),
      let section = part.section
    else { return nil }
    switch part.role {
    case .cell: return part.row.map { RowPath(section: section, row: $0) }
    case .sectionHeader: return RowPath(section: section, row: -1)
    case .sectionFooter: return RowPath(section: section, row: heights.rowCount(ofSection: section))
    default: return nil
    }
  }
}
