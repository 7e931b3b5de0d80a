/// Tells a table what it shows. Asked for counts when the table reloads, and for cells as rows come into view.
public protocol TableViewDataSource: AnyObject {
  /// 1 unless you say otherwise.
  func numberOfSections(in tableView: TableView) -> Int

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// How many sections from one on, with it, are equal: as many rows, and equal heights of rows, header and footer. The table
  /// asks for the heights of the first of them alone, so a million such sections cost what one does. 1 unless you say
  /// otherwise.
  func tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int

  /// A cell for a row, from `dequeueReusableCell(withIdentifier:for:)`, filled for this row.
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  // MARK: Editing

  /// Whether a row has a control while the table is edited: true unless you say otherwise.
  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool

  /// Whether a row shows the lines by which it is moved while the table is edited: false unless you say otherwise.
  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool

  /// The plus or the minus of a row was pressed, which neither highlights nor selects the row. The answer is a change of
  /// what the data source has, told by `insertRows(at:)` or `deleteRows(at:)`; without one nothing happens.
  ///
  /// Unlike in UIKit a minus does not ask once more before.
  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath)

  /// A row that was dragged by its lines was let go at another place, where the table shows it already: move what it
  /// shows, without a call of the table. Called once for a drag.
  ///
  /// Unlike in UIKit the table does not scroll when the row is held at its edge.
  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath)

  // MARK: The section index

  /// The titles of the section index, one to a few letters each; nil or none for no index.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section that a title of the index stands for. The title's own number unless you say otherwise.
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  public func tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int { 1 }
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { true }
  public func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { false }
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {}
  public func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {}
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// Is told which rows are about to come into view, to get what they show ready, and which will not after all.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// In the order in which scrolling on will reach them.
  func tableView(_ tableView: TableView, prefetchRowsAt paths: [RowPath])

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath])
}

extension TableViewDataSourcePrefetching {
  public func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath]) {}
}
