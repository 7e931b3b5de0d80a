import InlayLists

/// The rows of a diffable data source, as a table's data source. The table may ask in the middle of a call that lets go
/// of the source; it has no rows then.
final class DiffableRows<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: TableViewDataSource, RowSource {
  private weak var source: DiffableDataSource<SectionID, ItemID>?

  init(_ source: DiffableDataSource<SectionID, ItemID>) { self.source = source }

  private func item(_ path: RowPath) -> ItemID? { source?.itemIdentifier(for: path) }

  func actions(at path: RowPath) -> RowActions? { item(path).flatMap { source?.rowProvider?($0) }?.actions }

  func numberOfSections(in tableView: TableView) -> Int { source?.current.numberOfSections ?? 0 }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    source?.current.section(section).items.count ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    guard let source, let item = item(path) else { return TableViewCell() }
    return source.cellProvider(tableView, path, item)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    source.flatMap { $0.headerTitle($0.current.section(section).id) }
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    source.flatMap { $0.footerTitle($0.current.section(section).id) }
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    item(path).flatMap { source?.canEdit($0) } ?? false
  }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath) {
    if let item = item(path) { source?.onCommit(editingStyle, item) }
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    guard let source, let item = item(path), source.canReorder(item) else { return false }
    return source.current.section(path.section).tree?.children(of: item).isEmpty ?? true
  }

  func tableView(_ tableView: TableView, moveRowAt path: RowPath, to newPath: RowPath) {
    guard let source else { return }
    let old = source.current
    source.current.moveItem(at: path, to: newPath)
    source.onReorder(old, source.current)
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { source?.sectionIndex().map(\.title) }

  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    guard let source else { return 0 }
    let titles = source.sectionIndex()
    return titles.indices.contains(index) ? source.current.indexOfSection(titles[index].section) ?? 0 : 0
  }
}
