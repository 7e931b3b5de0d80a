/// The selected rows of a table, the pressed one, and the focused one.
struct RowSelection {
  private(set) var selected: Set<RowPath> = []
  /// The pressed row.
  private(set) var highlighted: RowPath?
  /// The focused row, also while the table does not have the focus.
  private(set) var focus: RowFocus?

  /// The row that ranges begin at: the last one that was tapped.
  private(set) var anchor: RowPath?
  /// The last row of the last range from the anchor.
  private(set) var rangeEnd: RowPath?

  mutating func setAnchor(_ anchor: RowPath?, rangeEnd: RowPath? = nil) {
    (self.anchor, self.rangeEnd) = (anchor, rangeEnd)
  }

  mutating func highlight(_ path: RowPath?) { highlighted = path }

  /// - Returns: Whether the focus changed.
  mutating func moveFocus(to focus: RowFocus?) -> Bool {
    guard focus != self.focus else { return false }
    self.focus = focus
    return true
  }

  /// - Returns: Whether the row was not selected before.
  mutating func select(_ path: RowPath) -> Bool { selected.insert(path).inserted }

  /// - Returns: Whether the row was selected.
  mutating func deselect(_ path: RowPath) -> Bool { selected.remove(path) != nil }

  /// - Returns: Whether the selection changed.
  mutating func replaceSelected(with rows: Set<RowPath>) -> Bool {
    guard rows != selected else { return false }
    selected = rows
    return true
  }

  /// Follows the rows through an update. Removed rows are neither selected nor pressed; the focus of a removed row does
  /// not change. O(selected rows).
  ///
  /// - Returns: Whether the selected paths changed.
  mutating func renumber(by plan: UpdatePlan) -> Bool {
    highlighted = highlighted.flatMap(plan.keptPath)
    if let row = focus?.row, let new = plan.keptPath(of: row) { focus?.row = new }
    setAnchor(anchor.flatMap(plan.keptPath), rangeEnd: rangeEnd.flatMap(plan.keptPath))
    return replaceSelected(with: Set(selected.compactMap(plan.keptPath)))
  }
}
