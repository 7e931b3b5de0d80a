import InlayGraphics
import InlayLayers

struct StageUpdater {
  let table: TableView

  /// The maximum number of rows that a table shows at once.
  static let visibleRowLimit = 100_000

  /// The number of rows of unknown height that are made before they are measured.
  private static let measureLimit = 24

  func visibleParts() -> VisibleParts {
    var parts = VisibleParts()
    var unknown = 0
    for number in table.heights.sections(from: table.bounds.minY, to: table.bounds.maxY) {
      let section = table.heights.placedSection(number)
      var rows = section.rows(from: table.bounds.minY, to: table.bounds.maxY)
      let space = Self.visibleRowLimit - parts.rowCount
      if rows.count > space || parts.sections.count == Self.visibleRowLimit {
        table.scene?.report("more than \(Self.visibleRowLimit) rows are visible at once; the rest is not drawn", in: table)
        rows = rows.prefix(space)
      }
      if section.section.rows.guesses > 0 {
        for row in rows where section.section.rows.isGuessed(row) {
          unknown += 1
          if unknown == Self.measureLimit { rows = rows.prefix(through: row) }
        }
      }
      parts.append(number, section, rows)
      if parts.rowCount >= Self.visibleRowLimit || parts.sections.count > Self.visibleRowLimit { break }
      if unknown >= Self.measureLimit { break }
    }
    return parts
  }
}
