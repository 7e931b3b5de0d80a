import InlayForms
import InlayLists
import InlaySystem

/// The changes of an `apply` step in written rows. Rows and sections are the same as before by their `id`, else by
/// title or header text; the second of the same name is that of the second before.
struct RowsDifference {
  private struct ID: Hashable, Sendable {
    let name: String?
    /// The number among those of the same name.
    let number: Int
  }

  private typealias Snapshot = DiffableDataSourceSnapshot<ID, ID>

  let updates: TableUpdates
  private(set) var kept = WrittenSections.Kept()

  /// O(rows).
  ///
  /// - Throws: Never: names with their numbers are unique.
  init(
    from old: WrittenSections, to new: Value.Elements, _ values: EqualValues, _ animation: RowAnimation
  ) throws(InlayError) {
    let oldSectionIDs = Self.ids((0..<old.count).map { old[$0].value }) { $0.headerText }
    let sectionIDs = Self.ids(Array(new)) { $0.headerText }
    let oldRows = (0..<old.count).map { old[$0].rows.map(\.value) }
    let rows = new.map { Array($0.list("rows")) }
    let oldRowIDs = Self.ids(oldRows)
    let rowIDs = Self.ids(rows)

    let before = try Self.snapshot(oldSectionIDs, oldRowIDs)
    var after = try Self.snapshot(sectionIDs, rowIDs)

    for (section, id) in sectionIDs.enumerated() {
      guard let number = before.indexOfSection(id) else { continue }
      kept.sections[section] = number
      let (oldValue, value) = (old[number].value, new[section])
      let isSame = ["header", "footer"].allSatisfy { values.areEqual(oldValue[$0], value[$0]) }
      if !isSame { kept.changedTitles.insert(section) }
    }
    var oldPaths: [ID: RowPath] = [:]
    for (section, ids) in oldRowIDs.enumerated() where after.indexOfSection(oldSectionIDs[section]) != nil {
      for (row, id) in ids.enumerated() { oldPaths[id] = RowPath(section: section, row: row) }
    }
    var changed: [ID] = []
    for (section, ids) in rowIDs.enumerated() where kept.sections[section] != nil {
      for (row, id) in ids.enumerated() {
        guard let path = oldPaths[id] else { continue }
        if values.areEqual(oldRows[path.section][path.row], rows[section][row]) {
          kept.rows[RowPath(section: section, row: row)] = path
        } else {
          changed.append(id)
          kept.changedRows[RowPath(section: section, row: row)] = path
        }
      }
    }
    try after.reloadItems(changed)
    updates = after.updates(from: before, with: animation)
  }

  private static func snapshot(_ sections: [ID], _ rows: [[ID]]) throws(InlayError) -> Snapshot {
    var snapshot = Snapshot()
    try snapshot.appendSections(sections)
    for (section, rows) in zip(sections, rows) { try snapshot.appendItems(rows, toSection: section) }
    return snapshot
  }

  /// Returns the identities of rows in sections.
  private static func ids(_ sections: [[Value]]) -> [[ID]] {
    var numbers: [String?: Int] = [:]
    return sections.map { ids($0, numbers: &numbers) { $0["title"]?.text } }
  }

  private static func ids(_ values: [Value], _ name: (Value) -> String?) -> [ID] {
    var numbers: [String?: Int] = [:]
    return ids(values, numbers: &numbers, name)
  }

  private static func ids(_ values: [Value], numbers: inout [String?: Int], _ name: (Value) -> String?) -> [ID] {
    values.map { value in
      // A name that is given is none that a text may have.
      let name = value["id"]?.text.map { "id \($0)" } ?? name(value).map { "text \($0)" }
      let number = numbers[name, default: 0]
      numbers[name] = number + 1
      return ID(name: name, number: number)
    }
  }
}

extension Value {
  /// The header's text of a section: its header is a text itself or an object with an optional text.
  fileprivate var headerText: String? { self["header"].flatMap { $0.text ?? $0["text"]?.text } }
}

extension WrittenRows {
  /// Changes all rows of a table to others; what differs is animated.
  ///
  /// - Throws: `InlayError` when the table refuses the change.
  func change(
    to new: Value.Elements, in table: TableView, _ values: EqualValues, _ animation: RowAnimation
  ) throws(InlayError) {
    let difference = try RowsDifference(from: sections, to: new, values, animation)
    replaceSections(by: new, keeping: difference.kept, values)
    if !difference.updates.isEmpty { try table.applyUpdates(difference.updates, animated: animation != .none) }
    table.reloadSectionViews(difference.kept.changedTitles)
    let all = (0..<sections.count).flatMap(selectedRows)
    table.showSelected(all.filter { difference.kept.rows[$0] == nil })
  }
}
