import InlayGraphics
import InlayLayers

extension TableView {
  /// The row that keys act on while the table has the focus. It is kept without the focus, and follows updates. Nil
  /// before the first key or tap.
  public final var focusedRowPath: RowPath? {
    reloadIfIdle()
    return focus?.row
  }

  /// Moves the focus to a row, and scrolls by the least distance that makes it visible. Ignores rows that do not exist
  /// or have the height 0. `Scene.focus(_:isVisible:)` gives the focus to the table.
  public final func focusRow(at path: RowPath) {
    reloadIfIdle()
    guard contains(path), !heights.isGone(path) else { return }
    focus = RowFocus(row: path)
    jump(to: path, .nearest)
  }
}

extension TableView {
  package final var focus: RowFocus? {
    get { selection.focus }
    set {
      let old = selection.focus
      guard selection.moveFocus(to: newValue) else { return }
      setNeedsLayout()
      guard let row = newValue?.row, old?.row != row, let action = source.actions(at: row)?.onFocus else { return }
      // The call may change anything.
      source.afterLayout { [weak self] in if self?.focus?.row == row { action() } }
    }
  }
}

/// Selection by calls, which do not ask the delegate.
extension TableView {
  /// The selected rows, in order.
  public final var selectedRowPaths: [RowPath] { selection.selected.sorted() }

  /// The first of the selected rows.
  public final var selectedRowPath: RowPath? { selection.selected.min() }

  /// Selects a row, instead of the others unless several may be selected, and scrolls to it if a position is given.
  /// Ignores rows that do not exist, and all rows while none may be selected.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - animated: Whether the content scrolls there by the scene's clock. Without it, as for all calls that change what
  ///     is in its place, the change is complete at once.
  ///   - scrollPosition: Where the row is to be in the view; nil for no scrolling.
  public final func selectRow(at path: RowPath, animated: Bool = false, scrollPosition: ScrollPosition? = nil) {
    reloadIfIdle()
    guard allowsSelectedRows, contains(path) else { return }
    addSelection(path)
    guard let scrollPosition else { return }
    if animated { scrollToRow(at: path, at: scrollPosition, animated: true) } else { jump(to: path, scrollPosition) }
  }

  /// Deselects a row at once.
  ///
  /// - Parameters:
  ///   - path: The row; nothing happens if it is not selected.
  ///   - animated: Whether the selected background fades out, as on the return from the page that the row opened; false
  ///     by default.
  public final func deselectRow(at path: RowPath, animated: Bool = false) {
    if !animated {
      deselect(path)
    } else if selection.deselect(path) {
      cellForRow(at: path)?.fadeSelection()
    }
  }

  /// Whether rows may be selected now, by the rules for editing or the other ones.
  final var allowsSelectedRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsSeveral : allowsSelection
  }

  /// Whether several rows may be selected now.
  final var allowsSeveralSelectedRows: Bool { allowsSelectedRows && allowsSeveral }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func selectionRulesChanged() {
    if !allowsSelectedRows {
      replaceSelection([])
    } else if !allowsSeveralSelectedRows && selection.selected.count > 1, let first = selectedRowPath {
      replaceSelection([first])
    }
    // Marks of selection change the width of texts.
    if isEditing && geometry.usesSelfSizing { invalidation.insert(.heights) }
    setNeedsLayout()
  }

  /// Selects a row, instead of the others unless several may be selected. O(log visible rows), amortised.
  func addSelection(_ path: RowPath) {
    guard allowsSeveralSelectedRows else { return replaceSelection([path]) }
    if selection.select(path) { cellForRow(at: path)?.isSelected = true }
  }

  /// - Returns: Whether the row was selected.
  @discardableResult
  private func deselect(_ path: RowPath) -> Bool {
    guard selection.deselect(path) else { return false }
    cellForRow(at: path)?.isSelected = false
    return true
  }

  package final func replaceSelection(_ rows: Set<RowPath>) {
    let old = selection.selected
    guard selection.replaceSelected(with: rows) else { return }
    guard max(old.count, rows.count) == 1 else { return showSelection() }
    // The cells of both rows, in order.
    let (gone, new) = (old.first, rows.first)
    let isBefore = gone.flatMap { gone in new.map { $0 < gone } } ?? false
    for case let path? in isBefore ? [new, gone] : [gone, new] {
      cellForRow(at: path)?.isSelected = selection.selected.contains(path)
    }
  }

  /// Has the cells in view show whether their rows are selected.
  func showSelection() {
    for cell in stage.cells { if let path = cell.rowPath { cell.isSelected = selection.selected.contains(path) } }
  }
}

/// Selection by input, which asks the delegate. Disabled rows are ignored.
extension TableView {
  /// Presses and highlights a row, as a finger does.
  ///
  /// - Returns: Whether the row may be pressed.
  @discardableResult
  final func highlightRow(at path: RowPath) -> Bool {
    guard mayTake(path), cellForRow(at: path)?.isEnabled ?? true, source.takesPress(path),
      source.allows(path, { $0.tableView(self, shouldHighlightRowAt: $1) })
    else { return false }
    unhighlightRow()
    // The calls may have changed the rows, or pressed another one.
    guard mayTake(path), selection.highlighted == nil else { return false }
    selection.highlight(path)
    cellForRow(at: path)?.isHighlighted = true
    source.tell(path) { $0.tableView(self, didHighlightRowAt: $1) }
    return true
  }

  /// Releases the pressed row without selecting it.
  final func unhighlightRow() {
    guard let path = selection.highlighted else { return }
    selection.highlight(nil)
    cellForRow(at: path)?.isHighlighted = false
    source.didUnhighlight(path)
  }

  /// Presses and releases a row, as a tap does. Selects it, or deselects a selected one if several rows may be
  /// selected. The delegate may replace the row by another one or none.
  ///
  /// - Returns: The row that was selected or deselected; nil when none was.
  @discardableResult
  final func tapRow(at path: RowPath) -> RowPath? {
    guard highlightRow(at: path) else { return nil }
    return releaseHighlightedRow()
  }

  /// Releases the pressed row and selects it, or deselects it, as a tap does.
  ///
  /// - Returns: The row that was selected or deselected; nil when none was.
  @discardableResult
  final func releaseHighlightedRow() -> RowPath? {
    guard let path = selection.highlighted else { return nil }
    unhighlightRow()
    selection.setAnchor(path)
    guard mayTake(path) else { return nil }
    if allowsSeveralSelectedRows && selection.selected.contains(path) { return deselectByInput(path) }
    let target = source.replacement(for: path) { $0.tableView(self, willSelectRowAt: $1) }
    guard let target, mayTake(target) else { return nil }
    if !allowsSeveralSelectedRows {
      for other in selectedRowPaths where other != target && selection.selected.contains(other) {
        guard deselectByInput(other) != nil || !selection.selected.contains(other) else { return nil }
      }
    }
    guard mayTake(target) else { return nil }
    addSelection(target)
    source.performAction(of: target)
    source.didSelect(target)
    return target
  }

  /// Whether a row exists in the table and in its data source, and may be selected. Checked again after each call of
  /// the delegate, which may change anything.
  func mayTake(_ path: RowPath) -> Bool {
    reloadIfIdle()
    return allowsSelectedRows && contains(path) && source.has(path)
  }

  @discardableResult
  func deselectByInput(_ path: RowPath) -> RowPath? {
    let target = source.replacement(for: path) { $0.tableView(self, willDeselectRowAt: $1) }
    guard let target, deselect(target) else { return nil }
    source.didDeselect(target)
    return target
  }
}
