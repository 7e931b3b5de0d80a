import InlayForms
import InlayLists

/// The sections of a table in a file, with a script's changes.
///
/// Unchanged sections are read from the file's values; a change copies the list of sections, and the rows of changed
/// sections.
struct WrittenSections {
  /// Identifies a row across moves: the section that it came with, or the insertion, and its number there.
  struct RowID: Hashable {
    let origin: Int
    let row: Int
  }

  struct Row {
    let id: RowID
    let value: Value
  }

  struct Section {
    /// Identifies the section across moves.
    let id: Int
    let value: Value
    /// The changed rows; nil while the rows are those of the value.
    fileprivate var changedRows: [Row]?

    fileprivate init(id: Int, value: Value) {
      self.id = id
      self.value = value
    }

    var rowCount: Int { changedRows?.count ?? value.list("rows").count }

    var rows: [Row] { changedRows ?? (0..<rowCount).map { self[$0] } }

    subscript(row: Int) -> Row {
      changedRows?[row] ?? Row(id: RowID(origin: id, row: row), value: value.list("rows")[row])
    }
  }

  /// The state that stays when other sections replace all of them.
  struct Kept {
    /// The old numbers of sections that stay, by new number.
    var sections: [Int: Int] = [:]
    /// The old paths of rows that stay and look the same, by new path.
    var rows: [RowPath: RowPath] = [:]
    /// The same of rows that stay and look different.
    var changedRows: [RowPath: RowPath] = [:]
    /// New numbers of sections that stay with another header or footer.
    var changedTitles: Set<Int> = []
  }

  private let written: Value.Elements
  private var changed: [Section]?
  private var nextID: Int

  init(_ written: Value.Elements) {
    self.written = written
    nextID = written.count
  }

  var count: Int { changed?.count ?? written.count }

  subscript(section: Int) -> Section { changed?[section] ?? Section(id: section, value: written[section]) }

  // MARK: Changes

  mutating func insert(_ values: [Value], at path: RowPath) {
    let origin = nextID
    nextID += 1
    let rows = values.enumerated().map { Row(id: RowID(origin: origin, row: $0.offset), value: $0.element) }
    changeRows(of: path.section) { $0.insert(contentsOf: rows, at: path.row) }
  }

  /// - Returns: The deleted row.
  mutating func deleteRow(_ path: RowPath) -> [RowID] {
    var gone: [RowID] = []
    changeRows(of: path.section) { gone.append($0.remove(at: path.row).id) }
    return gone
  }

  mutating func moveRow(_ path: RowPath, to newPath: RowPath) {
    var moved: [Row] = []
    changeRows(of: path.section) { moved.append($0.remove(at: path.row)) }
    changeRows(of: newPath.section) { $0.insert(contentsOf: moved, at: newPath.row) }
  }

  mutating func insert(_ values: [Value], at section: Int) {
    let new = values.enumerated().map { Section(id: nextID + $0.offset, value: $0.element) }
    nextID += values.count
    change { $0.insert(contentsOf: new, at: section) }
  }

  /// - Returns: The deleted section.
  mutating func deleteSection(_ section: Int) -> Section? {
    var gone: Section?
    change { gone = $0.remove(at: section) }
    return gone
  }

  mutating func moveSection(_ section: Int, to newSection: Int) {
    change { $0.insert($0.remove(at: section), at: newSection) }
  }

  /// Replaces all sections. Sections that stay keep their identity, and so do rows that stay unchanged.
  mutating func replace(by values: Value.Elements, keeping kept: Kept) {
    let old = (0..<count).map { self[$0] }
    changed = values.enumerated().map { number, value in
      let id = kept.sections[number].map { old[$0].id }
      // The first identity is that of a new section, the second that of new rows.
      defer { nextID += 2 }
      var section = Section(id: id ?? nextID, value: value)
      section.changedRows = value.list("rows").enumerated().map { row, value in
        let before = kept.rows[RowPath(section: number, row: row)]
        return Row(id: before.map { old[$0.section][$0.row].id } ?? RowID(origin: nextID + 1, row: row), value: value)
      }
      return section
    }
  }

  private mutating func change(_ body: (inout [Section]) -> Void) {
    var sections = changed ?? written.enumerated().map { Section(id: $0.offset, value: $0.element) }
    // A unique reference lets the list be changed in place.
    changed = nil
    body(&sections)
    changed = sections
  }

  private mutating func changeRows(of section: Int, _ body: (inout [Row]) -> Void) {
    change { sections in
      var rows = sections[section].rows
      sections[section].changedRows = nil
      body(&rows)
      sections[section].changedRows = rows
    }
  }
}
