import InlayGraphics
import InlayLayers
import InlayLists

/// The layers that taps show, and the actions that swipes uncover.
extension WrittenRows: RowSource {
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    guard hasRow(path), let name = row(path)["push"]?.text else { return }
    tableView.deselectRow(at: path, animated: true)
    builder.show(name, from: tableView)
  }

  package func actions(at path: RowPath) -> RowActions? { nil }

  /// Only the cell of a row knows what it holds.
  func mayHoldFocus(at path: RowPath) -> Bool { true }

  func keepsSelection(ofRowAt path: RowPath) -> Bool { !hasRow(path) || row(path)["push"] == nil }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    hasRow(path) ? actions(of: row(path), "leadingActions", in: tableView) : nil
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt path: RowPath
  ) -> SwipeActionsConfiguration? {
    guard hasRow(path) else { return nil }
    return actions(of: row(path), "trailingActions", in: tableView)
  }

  /// Returns nil if the file does not set them.
  private func actions(of row: Value, _ key: String, in table: TableView) -> SwipeActionsConfiguration? {
    guard row[key] != nil else { return nil }
    return SwipeActionsConfiguration(
      actions: row.list(key).map { action(of: $0, in: table) },
      performsFirstActionWithFullSwipe: ObjectSpec.performsFirstAction(row))
  }

  /// A destructive action deletes its row; others close it.
  private func action(of value: Value, in table: TableView) -> ContextualAction {
    let role = ObjectSpec.swipeActionStyle(value)
    return ContextualAction(
      role: role, title: value["title"]?.text.map { builder.budget.text($0) }, image: builder.image(value["image"]),
      backgroundColor: value["backgroundColor"]?.color
    ) { [weak self, weak table] _, completion in
      if role == .destructive, let self, let table, let path = table.swipedRowPath {
        delete(path, in: table, .automatic)
      }
      completion(true)
    }
  }
}
