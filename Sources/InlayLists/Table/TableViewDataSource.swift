/// Tells a table what it shows. Asked for counts when the table reloads, and for cells as rows come into view.
public protocol TableViewDataSource: AnyObject {
  /// 1 unless you say otherwise.
  func numberOfSections(in tableView: TableView) -> Int

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row, from `dequeueReusableCell(withIdentifier:for:)`, filled for this row.
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
}
