/// The changes of a table between two snapshots, with the fewest moves.
struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  private typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>

  private(set) var updates = TableUpdates()
  /// New paths of rows whose cells are to be filled again, ascending.
  private(set) var reconfiguredRows: [RowPath] = []
  /// New numbers of sections whose headers and footers are to be asked for again.
  private(set) var reloadedTitles: Set<Int> = []

  private let old: Snapshot
  private let new: Snapshot
  private let animation: RowAnimation
  /// By new number the number before; -1 for inserted sections.
  private let oldNumbers: [Int]
  /// By number before the new number; -1 for deleted sections.
  private var newNumbers: [Int]
  /// For each old row, whether the table keeps it; empty for sections with the same rows.
  private var keptRows: [[Bool]] = []

  /// O(items + changed items × log items).
  ///
  /// - Parameter animation: Of all rows and sections that are deleted, inserted or reloaded.
  init(
    from old: DiffableDataSourceSnapshot<SectionID, ItemID>, to new: DiffableDataSourceSnapshot<SectionID, ItemID>,
    animation: RowAnimation = .none
  ) {
    self.old = old
    self.new = new
    self.animation = animation
    oldNumbers = new.order.map { old.indexOfSection(new.slots[$0].id) ?? -1 }
    newNumbers = Array(repeating: -1, count: old.numberOfSections)
    compareSections()
    keptRows = newNumbers.indices.map { section in
      let isCompared = newNumbers[section] >= 0 && !hasSameRows(section)
      return isCompared ? Array(repeating: false, count: old.section(section).items.count) : []
    }
    for number in oldNumbers.indices { compareRows(ofSection: number) }
    deleteOtherRows()
    addReloads()
  }

  private mutating func compareSections() {
    let staying = FewestMoves.staying(oldNumbers)
    for (number, before) in oldNumbers.enumerated() where before >= 0 {
      newNumbers[before] = number
      if !staying[number] { updates.moveSection(before, toSection: number) }
    }
    updates.insertSections(oldNumbers.indices.filter { oldNumbers[$0] < 0 }, with: animation)
    updates.deleteSections(newNumbers.indices.filter { newNumbers[$0] < 0 }, with: animation)
  }

  /// Whether an old section has the same rows afterwards, known by shared storage. O(1).
  private func hasSameRows(_ section: Int) -> Bool {
    let number = newNumbers[section]
    guard number >= 0 else { return false }
    let (items, newItems) = (old.section(section).items, new.section(number).items)
    return items.count == newItems.count
      && items.withUnsafeBufferPointer { a in newItems.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress } }
  }

  private mutating func compareRows(ofSection number: Int) {
    let before = oldNumbers[number]
    guard before >= 0, !hasSameRows(before) else { return }
    let items = new.section(number).items
    var inserted: [RowPath] = []
    // The rows in this section before; -1 for others.
    var origins = Array(repeating: -1, count: items.count)
    // The old row after the last one that was found: probably that of the next item.
    var next = RowPath(section: before, row: 0)
    var oldItems = old.section(before).items
    for row in items.indices {
      let item = items[row]
      if next.row >= oldItems.count || oldItems[next.row] != item {
        guard let path = old.path(of: item), newNumbers[path.section] >= 0 else {
          inserted.append(RowPath(section: number, row: row))
          continue
        }
        if path.section != next.section { oldItems = old.section(path.section).items }
        next = path
      }
      keptRows[next.section][next.row] = true
      if next.section == before {
        origins[row] = next.row
      } else {
        updates.moveRow(at: next, to: RowPath(section: number, row: row))
      }
      next.row += 1
    }
    updates.insertRows(at: inserted, with: animation)
    let staying = FewestMoves.staying(origins)
    for (row, origin) in origins.enumerated() where origin >= 0 && !staying[row] {
      updates.moveRow(at: RowPath(section: before, row: origin), to: RowPath(section: number, row: row))
    }
  }

  private mutating func deleteOtherRows() {
    var deleted: [RowPath] = []
    for (section, rows) in keptRows.enumerated() {
      for (row, isKept) in rows.enumerated() where !isKept { deleted.append(RowPath(section: section, row: row)) }
    }
    updates.deleteRows(at: deleted, with: animation)
  }

  /// Only rows that the table keeps are reloaded: the others get other cells anyway.
  private mutating func addReloads() {
    var reloaded = new.reloadedItemIdentifiers
    for section in new.reloadedSectionIdentifiers {
      guard let number = new.indexOfSection(section), oldNumbers[number] >= 0 else { continue }
      reloadedTitles.insert(number)
      reloaded.formUnion(new.section(number).items)
    }
    updates.reloadRows(at: reloaded.compactMap { keptPaths(of: $0)?.before }.sorted(), with: animation)
    let reconfigured = new.reconfiguredItemIdentifiers.subtracting(reloaded)
    reconfiguredRows = reconfigured.compactMap { keptPaths(of: $0)?.after }.sorted()
  }

  /// The paths of a row that the table keeps.
  private func keptPaths(of item: ItemID) -> (before: RowPath, after: RowPath)? {
    guard let (before, after) = paths(of: item), newNumbers[before.section] >= 0, oldNumbers[after.section] >= 0 else {
      return nil
    }
    return (before, after)
  }

  /// The new path of an item that the table deletes and inserts, since it cannot move it; nil for other items.
  func newPath(ofReplaced item: ItemID) -> RowPath? {
    keptPaths(of: item) == nil ? paths(of: item)?.after : nil
  }

  private func paths(of item: ItemID) -> (before: RowPath, after: RowPath)? {
    guard let before = old.path(of: item), let after = new.path(of: item) else { return nil }
    return (before, after)
  }
}
