import InlayLists

/// Names of layers in rows that go, which no longer mean them.
extension WrittenRows {
  /// Forgets all names, since other rows replace all of these.
  func forgetNames() {
    for section in 0..<sections.count { forgetNames(of: sections[section]) }
  }

  func forgetNames(of section: WrittenSections.Section) {
    for row in section.rows { builder.forgetNames(of: row.value) }
    for title in Self.titles { section.value[title].map(builder.forgetNames) }
  }

  /// Forgets names, since other sections replace these, of which some rows keep their layers, and with them the names.
  /// O(values).
  ///
  /// - Parameters:
  ///   - titles: The sections whose headers and footers stay.
  ///   - new: The sections that come.
  func forgetNames(
    keeping kept: WrittenSections.Kept, _ titles: Set<Int>, _ values: EqualValues, _ new: Value.Elements
  ) {
    let unchanged = Set(kept.rows.values)
    var newPaths: [RowPath: RowPath] = [:]
    for (path, before) in kept.changedRows { newPaths[before] = path }
    for number in 0..<sections.count {
      let section = sections[number]
      for title in Self.titles {
        let isMade = (title == "header" ? headers : footers)[section.id] != nil
        if !isMade || !titles.contains(section.id) { section.value[title].map(builder.forgetNames) }
      }
      for (index, row) in section.rows.enumerated() {
        let path = RowPath(section: number, row: index)
        guard let layers = layersOfRows[row.id] else {
          builder.forgetNames(of: row.value)
          continue
        }
        if unchanged.contains(path) { continue }
        let next = newPaths[path].map { new[$0.section].list("rows")[$0.row] }
        for entry in row.value.entries {
          guard let key = entry.key.scalar else { continue }
          let isKept = next.map { layers.layer(key) != nil && values.areEqual(entry.value, $0[key]) } ?? false
          if !isKept { builder.forgetNames(of: entry.value) }
        }
      }
    }
  }

  private static var titles: [String] { ["header", "footer"] }
}
