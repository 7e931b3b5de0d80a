/// What the places and looks of cells came from, at a layout.
struct CellPlacement {
  var heightsVersion = -1
  var minX = 0.0
  var maxX = 0.0
  var grid = DeviceGrid()
  /// Of the sections in view, ascending.
  var looks: [SectionLook] = []

  func isOnSameGround(as other: CellPlacement) -> Bool {
    heightsVersion == other.heightsVersion && minX == other.minX && maxX == other.maxX && grid == other.grid
  }
}

/// What the rows of a section have in common.
struct SectionLook: Equatable {
  let section: Int
  /// Of a row of which nothing is known but its section.
  var appearance = CellAppearance()
  /// Nil where there are no lines.
  var separator: SeparatorAppearance?
  /// Below the card of each row but the last, in points.
  var cardGap = 0.0
  /// Whether lines from side to side stand above and below the section.
  var isEdgeToEdge = false
  /// Whether the last row has the line that all others have.
  var isPlain = false

  /// What a row looks like in its place.
  func row(at position: RowPosition) -> CellAppearance {
    var row = appearance
    row.position = position
    row.cardGap = position.isLast ? 0 : cardGap
    guard var separator else { return row }
    separator.hasTopEdge = isEdgeToEdge && position.isFirst
    if position.isLast && !isPlain { separator.bottom = isEdgeToEdge ? .edge : .none }
    row.separator = separator
    return row
  }
}
