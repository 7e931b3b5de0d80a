import InlayLayers

/// What a table says of its rows, by the data and not by the cells.
extension TableView {
  /// The visible parts from the top to the bottom, then the index. The focused row, and the one with the focus inside,
  /// are among them, wherever they are.
  final var partsInReadingOrder: [Layer] {
    let shown = sublayers.filter { layer in
      guard !layer.isHidden, layer.role != .indexBar, layer.role != nil || layer is View else { return false }
      return layer.role == .background ? heights.rowCount == 0 : layer.untransformedFrame.intersects(bounds)
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
    return parts + sublayers.filter { $0.role == .indexBar }
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

  final func accessibilityPosition(of cell: TableViewCell) -> AccessibilityPosition? {
    guard let path = cell.rowPath, contains(path) else { return nil }
    return AccessibilityPosition(heights.rowsBefore(section: path.section) + path.row + 1, of: heights.rowCount)
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
    case .showDetails: accessoryButtonTapped(in: cell)
    case .insert, .delete: source.commit(action == .insert ? .insert : .delete, path)
    case .moveUp, .moveDown: return reordering.moveRow(of: cell, by: action == .moveUp ? -1 : 1)
    case .focus:
      focusRow(at: path)
      becomeFocused(isShown: true)
    case .scrollToVisible: scrollToRow(at: path, at: .none)
    case .custom(let title):
      guard let action = swipeActions(ofRow: path).first(where: { $0.title == title }) else { return false }
      action.onTap(action) { _ in }
    default: return false
    }
    return true
  }
}

/// The element of a row without a cell. An action scrolls the row into view first.
final class RowOutOfView: View {
  let path: RowPath
  private let element: AccessibilityElement
  private weak var table: TableView?

  init(_ element: AccessibilityElement, at path: RowPath, of table: TableView) {
    self.element = element
    self.path = path
    self.table = table
    super.init()
    frame = table.rectForRow(at: path) ?? .zero
  }

  func isKnown(_ path: RowPath, of count: Int) -> Bool { path == self.path && element.position?.count == count }

  override var accessibilityElement: AccessibilityElement? { element }

  override func perform(_ action: AccessibilityAction) -> Bool {
    guard let table, table.contains(path) else { return false }
    table.jump(to: path, .none)
    table.layoutIfNeeded()
    return table.cellForRow(at: path)?.performAccessibilityAction(action) ?? false
  }
}

extension RowReordering {
  /// Moves a row to a neighbour's place, as a drag there does.
  ///
  /// - Returns: Whether the data source moved it.
  func moveRow(of cell: TableViewCell, by rows: Int) -> Bool {
    guard cell.showsReorderControl, let path = table.focusedPath(of: cell) else { return false }
    let proposed = RowPath(section: path.section, row: path.row + rows)
    guard table.contains(proposed) else { return false }
    move(path, to: proposed)
    table.source.finishMove()
    return cell.rowPath != path
  }
}
