import InlayGraphics
import InlayLayers

/// The element of a row without a cell. An action scrolls the row into view first.
final class RowOutOfView: View {
  let path: RowPath
  private let element: AccessibilityElement
  private weak var table: TableView?

  init(_ element: AccessibilityElement, at path: RowPath, of table: TableView) {
    var element = element
    // The parts of its control are in the cell that it will have.
    element.isContainer = false
    self.element = element
    self.path = path
    self.table = table
    super.init()
    frame = table.rectForRow(at: path) ?? .zero
  }

  func isKnown(_ path: RowPath, of count: Int) -> Bool { path == self.path && element.count == count }

  override var accessibilityElement: AccessibilityElement? { element }

  override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard let table, table.contains(path) else { return false }
    table.jump(to: path, .nearest)
    table.layoutIfNeeded()
    return table.cellForRow(at: path)?.performAccessibilityAction(action) ?? false
  }
}
