import InlayLayers

/// The table of a cell, as the cell calls it.
protocol CellOwner: AnyObject {
  /// Has a row of automatic height measured again, after a change of its content.
  func contentDidChange(in cell: TableViewCell)
  /// Shows or hides the separator above a row that looks selected, or no longer does.
  func selectionLookChanged(of cell: TableViewCell)

  // MARK: Input

  /// Whether a tap does more than to select the row.
  func hasOwnAction(_ cell: TableViewCell) -> Bool
  func switchWasUsed(in cell: TableViewCell)
  func editingControlTapped(in cell: TableViewCell, isTimed: Bool)
  /// - Parameter onTap: The button's own closure, before the delegate.
  func accessoryButtonTapped(in cell: TableViewCell, _ onTap: (() -> Void)?)
  func reorderControl(in cell: TableViewCell, was event: ReorderEvent)

  // MARK: Accessibility

  func setPlace(of cell: TableViewCell, in element: inout AccessibilityElement)
  /// Whether a tap selects the row.
  func selectsByTap(_ cell: TableViewCell) -> Bool
  func accessibilityActions(of cell: TableViewCell) -> [AccessibilityAction]
  func perform(_ action: AccessibilityAction, in cell: TableViewCell) -> Bool
}
