import InlayGraphics
import InlayLists

extension WrittenRows {
  /// Changes all rows of a table to others; what differs is animated.
  ///
  /// - Throws: `InlayError` when the table refuses the change.
  func change(
    to new: Value.Elements, in table: TableView, _ values: EqualValues, _ animation: RowAnimation
  ) throws(InlayError) {
    let difference = try RowsDifference(from: sections, to: new, values, animation)
    replaceSections(by: new, keeping: difference.kept)
    if !difference.updates.isEmpty { try table.apply(difference.updates, animated: animation != .none) }
    table.reloadSectionViews(difference.kept.changedTitles)
    let all = (0..<sections.count).flatMap(selectedRows)
    table.showSelected(all.filter { difference.kept.rows[$0] == nil })
  }
}
