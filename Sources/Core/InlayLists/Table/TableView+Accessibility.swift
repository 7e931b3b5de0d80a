import InlayGraphics
import InlayLayers

/// The accessibility of a table's rows, from the data and not from the cells.
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
    if let cell = stage.focusedCell, let path = cell.rowPath, knownEventDispatcher?.hasFocus(inside: cell) ?? false {
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
    // The row's text about its accessories depends on those that have space.
    cell.untransformedFrame = layout.frame(heights.row(path))
    cell.layoutInsideIfNeeded()
    let row = RowOutOfView(cell.effectiveAccessibilityElement ?? cell.rowElement, at: path, of: self)
    recycle(cell)
    rowOutOfView = row
    return row
  }

  final var listElement: AccessibilityElement {
    var element = AccessibilityElement(hasSelectableRows ? .listBox : .list)
    element.count = heights.rowCount
    return element
  }

  /// Whether a row can stay selected: one of the first of the data. Rows of forms and rows that open something cannot.
  private var hasSelectableRows: Bool {
    guard allowsSelectedRows, heights.rowCount > 0, !source.isAsking else { return allowsSelectedRows }
    if selectedRowPath != nil { return true }
    return (0..<min(heights.rowCount, Self.askedRows)).contains { number in
      guard let path = heights.path(ofRow: number) else { return false }
      return source.keepsSelection(ofRow: path)
    }
  }

  /// The most rows that are queried whether they can be selected.
  private static var askedRows: Int { 20 }

  /// The place among all rows.
  final func setPlace(of cell: TableViewCell, in element: inout AccessibilityElement) {
    guard let path = cell.rowPath, contains(path) else { return }
    (element.index, element.count) = (heights.number(of: path) + 1, heights.rowCount)
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
    if cell.isEnabled, source.offersContextMenu(ofRow: path, at: cell.untransformedFrame.center) {
      actions.append(.showMenu)
    }
    switch cell.editingControl?.kind {
    case .insert: actions.append(.insert)
    case .delete: actions.append(.delete)
    default: if !isEditing && source.offersDeletion(ofRow: path) { actions.append(.delete) }
    }
    if cell.showsReorderControl { actions += [.moveUp, .moveDown] }
    actions += swipeActions(ofRow: path).compactMap { $0.title.map { .custom($0) } }
    return actions
  }

  /// Returns the app's actions at both sides.
  private func swipeActions(ofRow path: RowPath) -> [ContextualAction] {
    guard !isEditing else { return [] }
    return HorizontalEdge.allCases.flatMap { source.actions(at: $0, ofRow: path)?.actions ?? [] }
  }

  final func perform(_ action: AccessibilityAction, in cell: TableViewCell) -> Bool {
    guard !source.isAsking, let path = focusedPath(of: cell) else { return false }
    switch action {
    case .press:
      if let field = cell.pressReceiver, field === cell.entry { return field.performAccessibilityAction(.focus) }
      return tapRow(at: path) != nil
    case .showDetails: accessoryButtonTapped(in: cell, cell.detailButton?.onTap)
    case .showMenu: return showContextMenu(ofRowAt: path, animated: false)
    case .insert, .delete: source.commit(action == .insert ? .insert : .delete, path)
    case .moveUp, .moveDown: return reordering.moveRow(of: cell, by: action == .moveUp ? -1 : 1)
    case .focus:
      if let field = cell.entry { return field.performAccessibilityAction(.focus) }
      focusRow(at: path)
      becomeFocused(isVisible: true)
      return isFocused && focus?.row == path
    case .scrollToVisible: scrollToRow(at: path, at: .nearest)
    case .custom(let title):
      guard let action = swipeActions(ofRow: path).first(where: { $0.title == title }) else { return false }
      action.handler(action) { _ in }
    default: return false
    }
    return true
  }
}
