import InlayGraphics
import InlayLayers

/// Moves the focus over the rows of a table, by keys.
struct RowNavigator {
  let table: TableView

  var heights: HeightIndex { table.heights }
  var layout: ListLayout { table.layout }

  func handle(_ event: KeyEvent) -> Bool {
    guard !table.source.isAsking else { return false }
    switch event.key {
    case .tab: return moveFocusInRow(forward: !event.modifiers.contains(.shift))
    case .backTab: return moveFocusInRow(forward: false)
    default: break
    }
    table.halt()
    table.reloadIfIdle()
    table.layoutIfNeeded()
    switch event.key {
    case .up, .down, .pageUp, .pageDown, .home, .end:
      let before = table.focus?.row
      var isHandled = false
      // Only where the view comes to rest is reported.
      table.reportingOnce { isHandled = moveFocus(by: event.key) }
      if event.modifiers.contains(.shift), let row = table.focus?.row, row != before {
        selectRange(from: before, to: row)
      }
      return isHandled
    // These keys go back with Alt, which is for what is around the table.
    case .left, .right: return !event.modifiers.contains(.alt) && moveSideways(event.key)
    case .space, .return: return activate(event)
    case .backspace, .forwardDelete: return edit(event)
    case .character("a"): return !event.modifiers.isDisjoint(with: [.super, .control]) && selectAllRows()
    // The names that SDL has for the Menu key.
    case .named("Menu"), .named("Application"): return showContextMenu(event)
    case .named("F10"): return event.modifiers.contains(.shift) && showContextMenu(event)
    default: return false
    }
  }

  private func showContextMenu(_ event: KeyEvent) -> Bool {
    guard let row = table.focus?.row, focusedCell != nil else { return false }
    return table.showContextMenu(ofRowAt: row, animated: event.time != nil)
  }

  private func moveFocus(by key: KeyEvent.Key) -> Bool {
    switch key {
    case .pageUp, .pageDown: pageFocus(forward: key == .pageDown)
    case .home, .end: moveFocus(toEnd: key == .end)
    default: moveFocus(forward: key == .down)
    }
  }

  /// Acts as a tap on the focused part. In a row with a switch, or another control that takes the key, this is the
  /// control, whether the row can be selected or not. In a row with a text input and no action of its own, editing
  /// begins.
  private func activate(_ event: KeyEvent) -> Bool {
    guard let focus = table.focus, let cell = focusedCell else { return table.focus != nil }
    if let control = cell.control(for: focus.part) {
      if let control = control as? Control { return control.keyDown(event) }
      cell.accessoryWasUsed(control, isTimed: event.time != nil)
    } else if let control = cell.rowControl, control.keyDown(event) {
      return true
    } else if event.modifiers.contains(.shift) && table.allowsSeveralSelectedRows {
      selectRange(to: focus.row)
    } else if let entry = cell.entry, !hasOwnAction(focus.row) {
      table.scene?.eventDispatcher.returnFocus(to: entry, isVisible: true)
    } else {
      table.tapRow(at: focus.row)
    }
    return true
  }

  /// Whether a tap on a row does more than to select it.
  func hasOwnAction(_ row: RowPath) -> Bool {
    table.source.actions(at: row).map { $0.onTap != nil } ?? !table.source.keepsSelection(ofRow: row)
  }

  /// Passes a key that edits to the text input of the focused row.
  private func edit(_ event: KeyEvent) -> Bool {
    guard let entry = table.showFocusedEntry() else { return false }
    table.scene?.eventDispatcher.returnFocus(to: entry, isVisible: true)
    return entry.isFocused && entry.keyDown(event)
  }

  /// Moves a switch's thumb in the arrow's direction, or changes the value of another control with the focus. Without
  /// such a control, or if the thumb is there, moves the focus to the next of the row's controls.
  private func moveSideways(_ arrow: KeyEvent.Key) -> Bool {
    guard let focus = table.focus, let cell = focusedCell else { return false }
    let parts = cell.focusParts
    let index = parts.firstIndex(of: focus.part) ?? parts.firstIndex(of: .row) ?? 0
    let control = parts[index] == .row ? cell.rowControl : cell.control(for: parts[index]) as? Control
    if let control, control.isEnabled, control.usesArrow(arrow) {
      return control.keyDown(KeyEvent(arrow))
    }
    guard parts.count > 1 else { return control?.isUserInteractionEnabled ?? false }
    let isToTrailing = (arrow == .right) != table.isRightToLeft
    let next = max(0, min(index + (isToTrailing ? 1 : -1), parts.count - 1))
    table.focus?.part = parts[next]
    return true
  }

  /// The cell of the focused row, scrolled into view; nil if it is disabled.
  private var focusedCell: TableViewCell? {
    guard let row = table.focus?.row else { return nil }
    table.jump(to: row, .nearest)
    table.layoutIfNeeded()
    return table.cellForRow(at: row).flatMap { $0.isEnabled ? $0 : nil }
  }
}
