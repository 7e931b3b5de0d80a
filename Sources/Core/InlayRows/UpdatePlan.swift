import InlaySystem

/// Checked updates, with the new positions of rows and sections. A class, since it is passed around during an update,
/// and kept while the update is animated.
package final class UpdatePlan {
  // Only the lazy properties change after the initialiser: the others need no check of exclusivity.

  /// The table's counts before, and the data source's afterwards.
  struct Counts {
    let oldSections: Int
    let newSections: Int
    let oldRows: (Int) -> Int
    let newRows: (Int) -> Int

    init(
      oldSections: Int, newSections: Int, oldRows: @escaping (Int) -> Int, newRows: @escaping (Int) -> Int
    ) {
      (self.oldSections, self.newSections) = (oldSections, newSections)
      (self.oldRows, self.newRows) = (oldRows, newRows)
    }
  }

  let updates: TableUpdates
  @exclusivity(unchecked) private(set) var sections: IndexChanges
  /// The removed rows, by the section's number before.
  @exclusivity(unchecked) private(set) var removedRows: [Int: [Int]] = [:]
  /// The inserted rows, by the section's number afterwards.
  @exclusivity(unchecked) private(set) var insertedRows: [Int: [Int]] = [:]
  private let movedSections: [Int: Int]
  /// The inverse of `sections`.
  @exclusivity(unchecked) private(set) var sectionsBefore: IndexChanges
  private let sectionsMovedFrom: [Int: Int]
  private let movedRows: [RowPath: RowPath]
  private(set) lazy var rowsMovedFrom = Dictionary(
    updates.movedRows.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
  let reloadedSections: Set<Int>
  let reloadedRows: Set<RowPath>
  /// The changes of rows, by the section's number before, ascending.
  @exclusivity(unchecked) private(set) var rowChanges: [SectionChanges] = []
  /// The rows that the data source keeps though the table deletes and inserts them, during the update alone; nil for
  /// none.
  @exclusivity(unchecked) package var keptRows: KeptRows?
  /// The changes that lead back, by the section's number afterwards, ascending.
  private(set) lazy var rowChangesBack = rowChanges.compactMap { old in
    newSection(of: old.section).map { SectionChanges(section: $0, changes: old.changes.inverse) }
  }.sorted { $0.section < $1.section }

  /// - Throws: `InlayError` of kind `invalidArgument` if a path does not exist or is given twice, or if the counts do
  ///   not match; the message has the arithmetic.
  init(_ updates: TableUpdates, counts: Counts) throws(InlayError) {
    self.updates = updates
    sections = IndexChanges(
      removed: updates.deletedSections + updates.movedSections.map(\.from),
      inserted: updates.insertedSections + updates.movedSections.map(\.to))
    movedSections = Dictionary(updates.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    sectionsBefore = sections.inverse
    sectionsMovedFrom = Dictionary(updates.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
    movedRows = Dictionary(updates.movedRows.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    reloadedSections = Set(updates.reloadedSections)
    reloadedRows = Set(updates.reloadedRows)
    try checkSections(counts)
    try checkRows(counts)
    removedRows = Self.rowsBySection(updates.deletedRows + updates.movedRows.map(\.from))
    insertedRows = Self.rowsBySection(updates.insertedRows + updates.movedRows.map(\.to))
    for section in Set(removedRows.keys).union(insertedRows.keys.compactMap(oldSection)).sorted() {
      guard let new = newSection(of: section) else { continue }
      let changes = IndexChanges(removed: removedRows[section] ?? [], inserted: insertedRows[new] ?? [])
      rowChanges.append(SectionChanges(section: section, changes: changes))
    }
    try checkSums(counts)
    if !updates.animations.isEmpty { splitRuns() }
  }

  /// - Parameters:
  ///   - heights: Those before, with the table's counts.
  ///   - newSections: The data source's number of sections.
  ///   - newRows: Gives the data source's number of rows in a section.
  package convenience init(
    _ updates: TableUpdates, from heights: HeightIndex, newSections: Int, newRows: @escaping (Int) -> Int
  ) throws(InlayError) {
    try self.init(
      updates,
      counts: Counts(
        oldSections: heights.sectionCount, newSections: newSections, oldRows: { heights[$0].rows.count },
        newRows: newRows))
  }

  /// One look-up for all neighbours of a section.
  private static func rowsBySection(_ paths: [RowPath]) -> [Int: [Int]] {
    var rows: [Int: [Int]] = [:]
    var start = 0
    while start < paths.count {
      let section = paths[start].section
      let end = paths[start...].firstIndex { $0.section != section } ?? paths.count
      rows[section, default: []] += paths[start..<end].map(\.row)
      start = end
    }
    return rows
  }

  /// Neighbours that slide differently are not of one run.
  private func splitRuns() {
    let animations = updates.animations
    sections.splitRuns(
      removed: { animations.deletedSections[$0]?.slide ?? 0 }, inserted: { animations.insertedSections[$0]?.slide ?? 0 }
    )
    sectionsBefore = sections.inverse
    for index in rowChanges.indices {
      let section = rowChanges[index].section
      guard let new = newSection(of: section) else { continue }
      rowChanges[index].changes.splitRuns(
        removed: { animations.deletedRows[RowPath(section: section, row: $0)]?.slide ?? 0 },
        inserted: { animations.insertedRows[RowPath(section: new, row: $0)]?.slide ?? 0 })
    }
  }

  /// Whether sections come, go, move or are reloaded.
  package var changesSections: Bool {
    !sections.removed.isEmpty || !sections.inserted.isEmpty || !reloadedSections.isEmpty
  }

  package var deletedRowCount: Int { updates.deletedRows.count }

  /// The new number of a section; nil for a deleted one.
  package func newSection(of section: Int) -> Int? { movedSections[section] ?? sections.newIndex(of: section) }

  /// Whether a row or a section of before is moved by itself.
  package func moves(_ position: TablePosition) -> Bool {
    switch position {
    case .row(let path): movedRows[path] != nil
    case .section(let section): movedSections[section] != nil
    default: false
    }
  }

  /// Whether a row or a section of afterwards was moved by itself.
  func hasMoved(_ position: TablePosition) -> Bool {
    switch position {
    case .row(let path): rowsMovedFrom[path] != nil
    case .section(let section): sectionsMovedFrom[section] != nil
    default: false
    }
  }

  /// The new path of a row; nil for a deleted one and for those of reloaded sections.
  package func newPath(of path: RowPath) -> RowPath? {
    if let moved = movedRows[path] { return moved }
    guard !reloadedSections.contains(path.section), let section = newSection(of: path.section) else { return nil }
    guard let index = rowChanges.index(ofSection: path.section) else { return RowPath(section: section, row: path.row) }
    return rowChanges[index].changes.newIndex(of: path.row).map { RowPath(section: section, row: $0) }
  }

  /// The new path of a row that the data source keeps; nil for one that is gone.
  package func keptPath(of path: RowPath) -> RowPath? { newPath(of: path) ?? keptRows?.newPath(path) }

  /// The new path of a row that keeps its cell; nil for one that is gone or reloaded.
  package func cellPath(of path: RowPath) -> RowPath? {
    if reloadedRows.contains(path) || keptRows?.isReloaded(path) ?? false { return nil }
    return keptPath(of: path)
  }

  /// The row's path before; nil for an inserted one and for those of reloaded sections.
  func oldPath(of path: RowPath) -> RowPath? {
    if let moved = rowsMovedFrom[path] { return moved }
    guard let section = oldSection(of: path.section), !reloadedSections.contains(section) else { return nil }
    guard let index = rowChangesBack.index(ofSection: path.section) else {
      return RowPath(section: section, row: path.row)
    }
    return rowChangesBack[index].changes.newIndex(of: path.row).map { RowPath(section: section, row: $0) }
  }

  /// The new path of a row, or of its successor: perhaps after a section's last row, or after the last
  /// section.
  package func successor(of path: RowPath) -> RowPath {
    if let path = newPath(of: path) { return path }
    guard let section = newSection(of: path.section) else {
      return RowPath(section: sections.successor(of: path.section), row: 0)
    }
    return RowPath(section: section, row: rowChanges[ofSection: path.section]?.successor(of: path.row) ?? path.row)
  }

  /// The old number of a section; nil for an inserted one.
  func oldSection(of section: Int) -> Int? {
    sectionsMovedFrom[section] ?? sectionsBefore.newIndex(of: section)
  }

  private func checkSections(_ counts: Counts) throws(InlayError) {
    let moved = updates.movedSections
    let old = updates.deletedSections + updates.reloadedSections + moved.map(\.from)
    let new = updates.insertedSections + moved.map(\.to)
    let inserted = updates.insertedSections.count
    let deleted = updates.deletedSections.count
    let expected = counts.oldSections + inserted - deleted
    try checkOnce(old) { "section \($0) is deleted, reloaded or moved twice" }
    try checkOnce(new) { "section \($0) is inserted or moved to twice" }
    for section in old where section < 0 || section >= counts.oldSections {
      throw Self.error("section \(section) is deleted, reloaded or moved; there were \(counts.oldSections) sections")
    }
    guard expected == counts.newSections else {
      throw Self.error(
        "the sections do not add up: \(counts.oldSections) before, + \(inserted) inserted - \(deleted) deleted = "
          + "\(expected), but the data source has \(counts.newSections)")
    }
    for section in new where section < 0 || section >= counts.newSections {
      throw Self.error(
        "section \(section) is inserted or moved to; there are \(counts.newSections) sections afterwards")
    }
  }

  private func checkRows(_ counts: Counts) throws(InlayError) {
    let old = updates.deletedRows + updates.reloadedRows + updates.movedRows.map(\.from)
    let new = updates.insertedRows + updates.movedRows.map(\.to)
    // A row may be moved and reloaded.
    for once in [updates.deletedRows + updates.reloadedRows, updates.deletedRows + updates.movedRows.map(\.from)] {
      try checkOnce(once) { "\($0) is deleted, reloaded or moved twice" }
    }
    try checkOnce(new) { "\($0) is inserted or moved to twice" }
    let goneSections = Set(updates.deletedSections).union(reloadedSections)
    // Neighbours are most often of one section, which is looked up and asked for once.
    var known = (section: -1, count: 0, isWhole: false)
    for path in old {
      let isThere = path.section >= 0 && path.section < counts.oldSections
      if isThere && path.section != known.section {
        known = (path.section, counts.oldRows(path.section), goneSections.contains(path.section))
      }
      guard isThere, path.row >= 0, path.row < known.count else {
        throw Self.error(
          "\(path) is deleted, reloaded or moved; "
            + (isThere ? "the section had \(known.count) rows" : "there were \(counts.oldSections) sections"))
      }
      if known.isWhole {
        throw Self.error("\(path) is deleted, reloaded or moved, and its section is deleted or reloaded whole")
      }
    }
    let whole = Set(updates.insertedSections).union(updates.reloadedSections.compactMap(newSection))
    known = (-1, 0, false)
    for path in new {
      let isThere = path.section >= 0 && path.section < counts.newSections
      if isThere && path.section != known.section {
        known = (path.section, counts.newRows(path.section), whole.contains(path.section))
      }
      guard isThere, path.row >= 0, path.row < known.count else {
        throw Self.error(
          "\(path) is inserted or moved to; "
            + (isThere
              ? "the section has \(known.count) rows afterwards"
              : "there are \(counts.newSections) sections afterwards"))
      }
      if known.isWhole {
        throw Self.error("\(path) is inserted or moved to, and its section is inserted or reloaded whole")
      }
    }
  }

  /// Checks only the sections of the updates: there may be a million.
  private func checkSums(_ counts: Counts) throws(InlayError) {
    for section in rowChanges.map(\.section) {
      guard let new = newSection(of: section) else { continue }
      let before = counts.oldRows(section)
      let after = counts.newRows(new)
      let expected = before + (insertedRows[new]?.count ?? 0) - (removedRows[section]?.count ?? 0)
      guard expected != after else { continue }
      let name = section == new ? "section \(section)" : "section \(section), afterwards \(new),"
      let movedIn = updates.movedRows.count { $0.to.section == new }
      let movedOut = updates.movedRows.count { $0.from.section == section }
      let inserted = updates.insertedRows.count { $0.section == new }
      let deleted = updates.deletedRows.count { $0.section == section }
      throw Self.error(
        "the rows of \(name) do not add up: \(before) before, + \(inserted) inserted - \(deleted) deleted "
          + "+ \(movedIn) moved in - \(movedOut) moved out = \(expected), but the data source has \(after)")
    }
  }

  private func checkOnce<T: Hashable & Comparable>(_ items: [T], _ message: (T) -> String) throws(InlayError) {
    // Ascending ones, as most are, need no hashes.
    if zip(items, items.dropFirst()).allSatisfy({ $0 < $1 }) { return }
    var seen = Set<T>()
    for item in items where !seen.insert(item).inserted { throw Self.error(message(item)) }
  }

  private static func error(_ message: String) -> InlayError {
    InlayError(.invalidArgument, "invalid table update: \(message)")
  }
}

/// Rows that a data source has before and after an update that deletes and inserts them: a table cannot move rows out of
/// a deleted section, or into an inserted one. Selection, focus, press and cells stay with them.
package struct KeptRows {
  let newPath: (RowPath) -> RowPath?
  /// Whether a row, by its path before, gets another cell.
  let isReloaded: (RowPath) -> Bool

  /// - Parameter newPath: Gets the path of a row before; nil for one that is gone.
  package init(newPath: @escaping (RowPath) -> RowPath?, isReloaded: @escaping (RowPath) -> Bool) {
    (self.newPath, self.isReloaded) = (newPath, isReloaded)
  }
}

/// The changes of a section's rows.
struct SectionChanges {
  let section: Int
  fileprivate(set) var changes: IndexChanges
}

extension [SectionChanges] {
  /// Returns nil for a section whose rows do not change. O(log sections).
  func index(ofSection section: Int) -> Int? {
    let index = indices.partitioningIndex { self[$0].section >= section }
    return index < count && self[index].section == section ? index : nil
  }

  subscript(ofSection section: Int) -> IndexChanges? { index(ofSection: section).map { self[$0].changes } }
}
