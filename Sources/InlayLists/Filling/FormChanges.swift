/// The table updates between two lists of sections of a form. Sections and rows are matched by identity.
struct FormChanges {
  /// An identity, numbered if several elements have it.
  private struct Key: Hashable {
    let id: AnyHashable
    let number: Int

    static func keys(_ ids: [AnyHashable]) -> [Key] {
      var counts: [AnyHashable: Int] = [:]
      return ids.map { id in
        counts[id, default: -1] += 1
        return Key(id: id, number: counts[id] ?? 0)
      }
    }
  }

  private(set) var updates = TableUpdates()
  /// New paths of rows whose cells are to be filled again.
  private(set) var changedRows: [RowPath] = []
  /// New numbers of sections with other texts.
  private(set) var changedTitles: Set<Int> = []

  /// With the fewest moves. O(sections + rows + moved rows × log rows).
  init(from old: [Section], to new: [Section]) {
    let kept = Self.pairs(
      old.map { $0.id ?? AnyHashable($0.header) }, new.map { $0.id ?? AnyHashable($0.header) },
      removed: { updates.deleteSections([$0]) }, inserted: { updates.insertSections([$0]) },
      moved: { updates.moveSection($0, toSection: $1) })
    for (before, after) in kept {
      let (rows, newRows) = (old[before].rows, new[after].rows)
      if old[before].header != new[after].header || old[before].footer != new[after].footer {
        changedTitles.insert(after)
      }
      let pairs = Self.pairs(
        rows.map { $0.id ?? AnyHashable($0.title) }, newRows.map { $0.id ?? AnyHashable($0.title) },
        removed: { updates.deleteRows(at: [RowPath(section: before, row: $0)]) },
        inserted: { updates.insertRows(at: [RowPath(section: after, row: $0)]) },
        moved: { updates.moveRow(at: RowPath(section: before, row: $0), to: RowPath(section: after, row: $1)) })
      for (row, newRow) in pairs {
        newRows[newRow].accessoryView?.keepView(of: rows[row].accessoryView)
        if rows[row].looks(like: newRows[newRow]) { continue }
        if rows[row].sharesCells(with: newRows[newRow]) {
          changedRows.append(RowPath(section: after, row: newRow))
        } else {
          updates.reloadRows(at: [RowPath(section: before, row: row)])
        }
      }
    }
  }

  /// The indices of the common elements, before and afterwards.
  private static func pairs(
    _ old: [AnyHashable], _ new: [AnyHashable], removed: (Int) -> Void, inserted: (Int) -> Void,
    moved: (Int, Int) -> Void
  ) -> [(Int, Int)] {
    let places = Dictionary(Key.keys(old).enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    let origins = Key.keys(new).map { places[$0] ?? -1 }
    let staying = FewestMoves.staying(origins)
    var isRemoved = Array(repeating: true, count: old.count)
    for (place, origin) in origins.enumerated() {
      guard origin >= 0 else {
        inserted(place)
        continue
      }
      isRemoved[origin] = false
      if !staying[place] { moved(origin, place) }
    }
    for place in old.indices where isRemoved[place] { removed(place) }
    return origins.enumerated().compactMap { place, origin in origin < 0 ? nil : (origin, place) }
  }
}
