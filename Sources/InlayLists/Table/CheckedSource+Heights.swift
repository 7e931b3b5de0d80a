/// The delegate's heights.
extension CheckedSource {
  /// In points, or `TableView.automaticDimension`; nil for the table's own.
  func height(ofRow path: RowPath, in table: TableView) -> Double? {
    answer(.rowHeight) { delegate in
      asking(for: path) { delegate.tableView(table, heightForRowAt: own(path)) }
    }
  }

  /// The estimated height of a row, in points; nil for the mean of the measured rows.
  func estimate(ofRow path: RowPath, in table: TableView) -> Double? {
    let estimate = answer(.rowEstimate) { delegate in
      asking(for: path) { delegate.tableView(table, estimatedHeightForRowAt: own(path)) }
    }
    return estimate == TableView.automaticDimension ? nil : estimate
  }

  /// The height of a header or footer, as for rows.
  func height(of part: SectionPart, _ section: Int, in table: TableView) -> Double? {
    answer(part.height) {
      part == .header
        ? $0.tableView(table, heightForHeaderInSection: section)
        : $0.tableView(table, heightForFooterInSection: section)
    }
  }

  private func answer(_ question: DelegateQuestions, _ ask: (any TableViewDelegate) -> Double) -> Double? {
    guard mayAnswer(question), let delegate else { return nil }
    let height = calling { ask(delegate) }
    note(question, isDefault: height.isUnanswered)
    return height.isTableDefault ? nil : height
  }
}
