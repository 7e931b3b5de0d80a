import InlayGraphics
import InlayLayers

/// What keys do in a table.
extension TableView {
  func handle(_ key: KeyEvent.Key) -> Bool {
    guard !isInLayout else { return false }
    settle()
    layoutIfNeeded()
    guard heights.rowCount > 0 else { return false }
    switch key {
    case .up, .down: moveFocus(forward: key == .down)
    case .pageUp, .pageDown: pageFocus(forward: key == .pageDown)
    case .home, .end: moveFocus(toEnd: key == .end)
    case .left, .right: return moveSideways(key)
    case .space, .return: return activate(key)
    case .tab, .backTab, .escape: return false
    }
    return true
  }

  // MARK: Moving

  /// To the next row; where there is none, the view shows what lies beyond the last one, such as a header.
  private func moveFocus(forward: Bool) {
    guard let row = focus?.row else { return focusFirstRow() }
    if let next = search(from: self.row(nextTo: row, forward: forward), forward: forward) {
      focusRow(at: next)
    } else {
      scrollToEnd(forward, showing: row)
    }
  }

  /// By as much as is in view, to the nearest row on this side of there.
  private func pageFocus(forward: Bool) {
    guard let row = focus?.row else { return focusFirstRow() }
    let stretch = heights.row(row)
    let height = stretch.upperBound - stretch.lowerBound
    let covered = coveredHeight(of: heights.placedSection(row.section))
    let page = max(0, bounds.height - adjustedContentInset.bottom - covered - height)
    let middle = stretch.lowerBound + height / 2
    let target = self.row(near: forward ? middle + page : max(0, middle - page))
    let isBeyond = target.map { forward ? $0 > row : $0 < row } ?? false
    let near = isBeyond ? search(from: target, forward: !forward, before: row) : nil
    let far = isBeyond ? target : self.row(nextTo: row, forward: forward)
    if let next = near ?? search(from: far, forward: forward) {
      focusRow(at: next)
    } else {
      scrollToEnd(forward, showing: row)
    }
  }

  private func moveFocus(toEnd: Bool) {
    let section = toEnd ? heights.sectionCount - 1 : 0
    let edge = RowPath(section: section, row: toEnd ? heights[section].rows.count : -1)
    if let row = search(from: row(nextTo: edge, forward: !toEnd), forward: !toEnd) {
      focusRow(at: row)
      scrollToEnd(toEnd, showing: row)
    }
  }

  /// Scrolls as far as the content goes, or as a row stays in view.
  private func scrollToEnd(_ toEnd: Bool, showing row: RowPath) {
    contentOffset.y = toEnd ? maximumContentOffset.y : minimumContentOffset.y
    scrollToRow(at: row, position: .none)
  }

  // MARK: Acting

  /// What has the focus does what a tap on it does. In a row with a switch that is the switch: such a row is there for
  /// it, whether it can be selected or not.
  private func activate(_ key: KeyEvent.Key) -> Bool {
    guard let focus, let cell = focusedCell else { return self.focus != nil }
    if let control = cell.control(for: focus.part) {
      cell.accessoryWasUsed(control)
    } else if let control = cell.switchControl {
      return control.keyDown(KeyEvent(key))
    } else {
      tapRow(at: focus.row)
    }
    return true
  }

  /// A switch's thumb goes where the arrow points. Where there is none, or it lies there, the focus goes to the next of
  /// the row's controls.
  private func moveSideways(_ arrow: KeyEvent.Key) -> Bool {
    guard let focus, let cell = focusedCell else { return false }
    let control = cell.switchControl
    let parts = cell.focusParts
    let index = parts.firstIndex(of: focus.part) ?? parts.firstIndex(of: .row) ?? 0
    if let control, control.isEnabled, parts[index] == .row, control.isOn != control.leadsOn(arrow) {
      return control.keyDown(KeyEvent(arrow))
    }
    guard parts.count > 1 else { return control != nil }
    let isToTrailing = (arrow == .right) == (traits.direction == .leftToRight)
    let next = max(0, min(index + (isToTrailing ? 1 : -1), parts.count - 1))
    self.focus = RowFocus(row: focus.row, part: parts[next])
    return true
  }

  /// The cell of the row with the focus, brought into view; nil where it is disabled.
  private var focusedCell: TableViewCell? {
    guard let row = focus?.row else { return nil }
    scrollToRow(at: row, position: .none)
    layoutIfNeeded()
    return cellForRow(at: row).flatMap { $0.isEnabled ? $0 : nil }
  }
}
