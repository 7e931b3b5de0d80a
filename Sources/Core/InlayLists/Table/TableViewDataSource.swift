// Tables name rows by their paths: `RowPath` comes with them.
@_exported import InlayRows
@_exported import InlayViews

/// The rows of a table. Asked for counts when the table reloads, and for cells when rows come into view.
public protocol TableViewDataSource: _TableViewDataSourceNearMisses {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// The number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The number of equal sections from one on, itself included: with equal numbers of rows, and equal heights of rows,
  /// header and footer. The table asks only for the heights of the first: a million such sections cost as much as one.
  /// 1 by default. For generated lists of the library: the name may change.
  func _tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int

  /// A cell for a row, from `dequeueReusableCell(withIdentifier:for:)`, filled for this row.
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell

  /// The text above a section; `nil`, the default, for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section; `nil`, the default, for none.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row has a control while the table is edited, and a swipe offers to delete it. False by default, unlike
  /// in UIKit, which asks whether `commit` is implemented too.
  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool

  /// Whether a row shows a reorder control while the table is edited. False by default.
  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool

  /// The plus or the minus of a row was pressed; the row is neither highlighted nor selected. Change the data, and call
  /// `insertRows(at:)` or `deleteRows(at:)`. By default nothing happens.
  ///
  /// Unlike in UIKit a minus asks for confirmation only with `TableView.asksBeforeDeleting`.
  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath)

  /// A row was dragged to another position, where the table already shows it. Move its data, without a call of the
  /// table. Called once, at the end of a drag.
  ///
  /// A row that is held near an edge scrolls the table, tick by tick; not by events that have no times.
  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath)

  /// The titles of the section index, one to a few letters each; nil or empty for no index.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section of a title of the index. The title's own number by default.
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  public func _tableView(_ tableView: TableView, numberOfEqualSectionsFrom section: Int) -> Int { 1 }
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.source.noteDefault(.headerTitle)
    return nil
  }
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.source.noteDefault(.footerTitle)
    return nil
  }
  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { false }
  public func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { false }
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) {}
  public func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {}
  public func sectionIndexTitles(for tableView: TableView) -> [String]? {
    tableView.source.noteDefault(.indexTitles)
    return nil
  }
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// Rows that are about to come into view are reported, to prepare their data, and those that do not come after all.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Called before rows come into view, in the order of scrolling.
  func tableView(_ tableView: TableView, prefetchRowsAt paths: [RowPath])

  /// Called for reported rows that do not come into view after all. By default nothing happens.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath])
}

extension TableViewDataSourcePrefetching {
  public func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath]) {}
}
