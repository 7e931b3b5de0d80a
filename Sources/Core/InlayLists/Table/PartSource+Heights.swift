/// The delegate's heights, in points, or `TableView.automaticDimension`.
extension PartSource {
  func height(ofRow path: RowPath) -> Double {
    guard let delegate else { return TableView.automaticDimension }
    return asking(for: path) { delegate.tableView(table, heightForRowAt: own(path)) }
  }

  /// Asks for the height of a row whose cell was made just now, where the delegate's heights are not asked for
  /// otherwise: once after the delegate changed, so that a table can tell that it ignores them.
  func checkHeight(ofRow path: RowPath) {
    guard checksHeights else { return }
    guard delegate != nil else {
      checksHeights = false
      return
    }
    guard table.rowHeights != .perRow else { return }
    checksHeights = false
    let height = height(ofRow: path)
    guard height != TableView.automaticDimension else { return }
    ignoredHeight = (path, height)
    table.invalidation.insert(.settings)
  }

  /// The estimated height of a row; nil for the mean of the measured rows.
  func estimate(ofRow path: RowPath) -> Double? {
    guard let delegate else { return nil }
    let estimate = asking(for: path) { delegate.tableView(table, estimatedHeightForRowAt: own(path)) }
    return estimate == TableView.automaticDimension ? nil : estimate
  }

  /// The height of a header or footer; nil for the table's own.
  func height(of part: SectionPart, _ section: Int) -> Double? {
    guard let delegate else { return nil }
    return calling {
      part == .header
        ? delegate.tableView(table, heightForHeaderInSection: section)
        : delegate.tableView(table, heightForFooterInSection: section)
    }
  }
}
