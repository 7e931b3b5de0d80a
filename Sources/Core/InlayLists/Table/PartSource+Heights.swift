/// The delegate's heights.
extension PartSource {
  /// Returns nil for the table's own height.
  func height(ofRow path: RowPath) -> Height? {
    guard let delegate else { return nil }
    return asking(for: path) { delegate.tableView(table, heightForRowAt: own(path)) }?.given
  }

  /// Requests the height of a row whose cell was made just now, where the delegate's heights are not asked for
  /// otherwise: once after the delegate changed, so that a table can tell that it ignores them.
  func checkHeight(ofRow path: RowPath) {
    guard checksHeights else { return }
    guard delegate != nil else {
      checksHeights = false
      return
    }
    guard !table.asksForRowHeights else { return }
    checksHeights = false
    guard let height = height(ofRow: path) else { return }
    ignoredHeight = (path, height)
    table.invalidation.insert(.settings)
  }

  /// The height of a header or footer; nil for the table's own.
  func height(of part: SectionPart, _ section: Int) -> Height? {
    guard let delegate else { return nil }
    let height = calling {
      part == .header
        ? delegate.tableView(table, heightForHeaderInSection: section)
        : delegate.tableView(table, heightForFooterInSection: section)
    }
    return height?.given
  }
}

extension Height {
  /// The height; nil for `byDelegate` if that is as if nothing was set.
  var given: Height? { self == .byDelegate ? nil : self }
}
