/// The delegate of a table with `Row`s: calls their actions. A `Form`, and a `DiffableDataSource` of rows, are one.
public class RowDelegate: TableViewDelegate {
  init() {}

  /// Nil for a row that does not exist.
  func row(at path: RowPath) -> Row? { nil }

  public func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool {
    row(at: path)?.onTap != nil
  }

  /// Calls the row's action and deselects the row.
  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    tableView.deselectRow(at: path)
    row(at: path)?.onTap?()
  }

  public func tableView(_ tableView: TableView, switchDidChangeTo isOn: Bool, forRowAt path: RowPath) {
    row(at: path)?.onChange?(isOn)
  }

  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowAt path: RowPath) {
    row(at: path)?.detailAction?()
  }

  public func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    row(at: path)?.editingStyle ?? .none
  }
}
