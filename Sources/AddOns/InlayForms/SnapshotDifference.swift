import InlayGeometry
import InlayLists

/// The changes of a table between two snapshots, or two lists of a form's sections, with the fewest moves.
struct SnapshotDifference {
  /// The rows of a section that stays.
  private struct List {
    let before: Int
    let number: Int
    let ends: CommonEnds
    /// The old paths of the rows between the ends; nil for new rows.
    let origins: [RowPath?]
  }

  private(set) var updates = TableUpdates()
  /// New paths of rows whose cells are to be filled again, ascending.
  private(set) var reconfiguredRows: [RowPath] = []
  /// New paths of rows that stay and whose views may have taken another size, ascending.
  private(set) var rowsOfViews: [RowPath] = []
  /// New numbers of sections whose headers and footers are to be requested again.
  private(set) var reloadedTitles: Set<Int> = []

  /// - Parameters:
  ///   - origins: By new number the number before; -1 for inserted sections.
  ///   - animation: Of all rows and sections that are deleted, inserted or reloaded.
  ///   - rows: Called for each section that stays, with its numbers before and afterwards.
  private init(
    sections: Int, origins: [Int], animation: RowAnimation,
    rows: (_ before: Int, _ number: Int) -> (ends: CommonEnds, origins: [RowPath?])
  ) {
    let staying = OrderedDifference.staying(origins)
    var isGone = Array(repeating: true, count: sections)
    for (number, before) in origins.enumerated() where before >= 0 {
      isGone[before] = false
      if !staying[number] { updates.moveSection(before, toSection: number) }
    }
    updates.insertSections(origins.indices.filter { origins[$0] < 0 }, with: animation)
    updates.deleteSections(isGone.indices.filter { isGone[$0] }, with: animation)
    compare(
      origins.enumerated().compactMap { number, before in
        guard before >= 0 else { return nil }
        let (ends, origins) = rows(before, number)
        return ends.isEmpty ? nil : List(before: before, number: number, ends: ends, origins: origins)
      }, sections: sections, animation)
  }

  private mutating func compare(_ lists: [List], sections: Int, _ animation: RowAnimation) {
    // A flag for each old row: whether the table keeps it; empty for sections that are gone or did not change.
    var isKept = Array(repeating: [Bool](), count: sections)
    for list in lists { isKept[list.before] = Array(repeating: false, count: list.ends.old.upperBound) }
    for list in lists {
      let staying = OrderedDifference.staying(
        list.origins.map { $0.flatMap { $0.section == list.before ? $0.row : nil } ?? -1 })
      var inserted: [RowPath] = []
      for (index, row) in list.ends.new.enumerated() {
        let path = RowPath(section: list.number, row: row)
        // Tables cannot move rows out of a deleted section.
        guard let origin = list.origins[index], isKept[origin.section].indices.contains(origin.row) else {
          inserted.append(path)
          continue
        }
        isKept[origin.section][origin.row] = true
        if !staying[index] { updates.moveRow(at: origin, to: path) }
      }
      updates.insertRows(at: inserted, with: animation)
    }
    for list in lists {
      let deleted = list.ends.old.filter { !isKept[list.before][$0] }
      updates.deleteRows(at: deleted.map { RowPath(section: list.before, row: $0) }, with: animation)
    }
  }
}

extension SnapshotDifference {
  /// Items are compared in step, and looked up only at changes. O(items + changed items × log items).
  init<SectionID, ItemID>(
    from old: DiffableDataSourceSnapshot<SectionID, ItemID>, to new: DiffableDataSourceSnapshot<SectionID, ItemID>,
    animation: RowAnimation = .none
  ) {
    let ids = new.sectionIdentifiers
    let origins = CommonEnds(old.sectionIdentifiers, ids, isSame: ==).origins { old.indexOfSection(ids[$0]) }
    self.init(sections: old.numberOfSections, origins: origins, animation: animation) { before, number in
      new.origins(ofRowsIn: number, in: old, before)
    }
    // Returns the path of a row that the table keeps: the others get other cells anyway.
    func keptPath(of item: ItemID) -> RowPath? {
      guard let before = old.path(of: item), let after = new.path(of: item), origins[after.section] >= 0,
        new.contains(section: old.section(before.section).id)
      else { return nil }
      return before
    }
    var reloaded = new.reloadedItemIdentifiers
    for section in new.reloadedSectionIdentifiers {
      guard let number = new.indexOfSection(section), origins[number] >= 0 else { continue }
      reloadedTitles.insert(number)
      reloaded.formUnion(new.section(number).items)
    }
    updates.reloadRows(at: reloaded.compactMap { keptPath(of: $0) }.sorted(), with: animation)
    // Rows that cross sections which appear or disappear keep their cells too: see `KeptRows`.
    let reconfigured = new.reconfiguredItemIdentifiers.subtracting(reloaded)
    reconfiguredRows = reconfigured.compactMap { old.path(of: $0) == nil ? nil : new.path(of: $0) }.sorted()
  }

  /// The elements between the first and the last that differ are hashed. O(sections + rows + moved rows × log rows).
  /// Rows that stay keep their accessory views.
  init(from old: [Section], to new: [Section], animation: RowAnimation) {
    var (reloaded, reconfigured, titles): ([RowPath], [RowPath], Set<Int>) = ([], [], [])
    var rowsOfViews: [RowPath] = []
    let (_, origins) = new.origins(in: old)
    self.init(sections: old.count, origins: origins, animation: animation) { before, number in
      let (rows, newRows) = (old[before].rows, new[number].rows)
      if old[before].header != new[number].header || old[before].footer != new[number].footer { titles.insert(number) }
      let (ends, origins) = newRows.origins(in: rows)
      for (row, origin) in origins.enumerated() where origin >= 0 {
        let (old, new) = (rows[origin], newRows[row])
        new.keepState(of: old)
        if new.mayChangeHeight { rowsOfViews.append(RowPath(section: number, row: row)) }
        if old.looks(like: new) { continue }
        if old.sharesCells(with: new) {
          reconfigured.append(RowPath(section: number, row: row))
        } else {
          reloaded.append(RowPath(section: before, row: origin))
        }
      }
      return (ends, origins[ends.new].map { $0 < 0 ? nil : RowPath(section: before, row: $0) })
    }
    updates.reloadRows(at: reloaded, with: animation)
    (reconfiguredRows, reloadedTitles, self.rowsOfViews) = (reconfigured, titles, rowsOfViews)
  }
}

extension DiffableDataSourceSnapshot {
  /// The earlier indices of a section's rows.
  fileprivate func origins(
    ofRowsIn number: Int, in old: Self, _ before: Int
  ) -> (ends: CommonEnds, origins: [RowPath?]) {
    let items = section(number).items
    let slot = old.order[before]
    var others = old.slots[slot].items
    let ends = CommonEnds(others, items)
    // Plain arrays: in code that is not specialised, each step in a list of chunks looks up metadata.
    let (rows, new) = (others.elements(ends.old), items.elements(ends.new))
    let start = ends.old.lowerBound
    func isThere(_ row: Int, _ item: ItemID) -> Bool { ends.old.contains(row) && rows[row - start] == item }
    // The old row after the last one that was found: probably that of the next item.
    var next = RowPath(section: before, row: start)
    var origins: [RowPath?] = []
    origins.reserveCapacity(new.count)
    for index in 0..<new.count {
      let item = new[index]
      let isNext =
        next.section == before ? isThere(next.row, item) : next.row < others.count && others[next.row] == item
      if !isNext {
        guard let path = old.path(of: item, isThere: { $0.slot == slot && isThere($0.row, item) }) else {
          origins.append(nil)
          continue
        }
        if path.section != next.section { others = old.section(path.section).items }
        next = path
      }
      origins.append(next)
      next.row += 1
    }
    return (ends, origins)
  }
}

/// A section or a row of a form: in an update it is the one with the same identity before.
protocol FormElement {
  associatedtype Name: Hashable
  var id: AnyHashable? { get }
  /// The identity of an element without `id`.
  var name: Name { get }

  func isSame(as other: Self) -> Bool
}

extension FormElement {
  var identity: AnyHashable { id ?? AnyHashable(name) }

  func isSame(as other: Self) -> Bool {
    id == nil && other.id == nil ? name == other.name : identity == other.identity
  }
}

extension Array where Element: FormElement {
  /// The earlier indices of the elements; -1 for new ones. The second of an identity is that of the second before.
  fileprivate func origins(in old: Self) -> (ends: CommonEnds, origins: [Int]) {
    let ends = CommonEnds(old, self) { $0.isSame(as: $1) }
    guard !ends.old.isEmpty, !ends.new.isEmpty else { return (ends, ends.origins { _ in nil }) }
    // A look-up for an unknown identity asks for space too.
    var indices = [AnyHashable: [Int]](minimumCapacity: ends.old.count + 1)
    for index in ends.old.reversed() { indices[old[index].identity, default: []].append(index) }
    return (ends, ends.origins { indices[self[$0].identity]?.popLast() })
  }
}

extension TableView {
  /// Makes changes that the data source has made already. The table reloads if they do not add up, and during
  /// a layout.
  ///
  /// - Parameter kept: The rows that stay though the changes delete and insert them; nil for none.
  func showDifference(
    _ difference: SnapshotDifference, animated: Bool, keeping kept: KeptRows? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    let updates = difference.updates
    func areShown() -> Bool {
      (try? applyUpdates(updates, animated: animated, keeping: kept, completion: completion)) != nil
    }
    if isAskingDataSource || !updates.isEmpty && !areShown() {
      reloadData()
      return completions.add(completion, in: scene)
    }
    if updates.isEmpty { completions.add(completion, in: scene) }
    measureRowsOutOfView(difference.rowsOfViews)
    reloadSectionViews(difference.reloadedTitles)
    if !difference.reconfiguredRows.isEmpty { reconfigureRows(at: difference.reconfiguredRows) }
  }
}
