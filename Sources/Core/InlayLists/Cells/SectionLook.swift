import InlayGraphics

/// The common look of the rows of sections with a decoration.
struct RowsLook: Equatable {
  /// The appearance without the values that depend on the row.
  var appearance = CellAppearance()
  /// The separators; nil without lines.
  var separator: SeparatorAppearance?
  /// The gap below the card of each row but the last, in points.
  var cardGap = 0.0
  /// Whether the backgrounds draw the border below each row but the last.
  var hasBorderBetweenRows = false
  /// Whether full-width lines are above and below the section.
  var isEdgeToEdge = false
  /// Whether the last row has the same line as the others.
  var isPlain = false
}

/// The common look of a section's rows.
struct SectionLook: Equatable {
  var rows: Shared<RowsLook>
  /// The card whose corners are higher than its first or its last row.
  var lowCard: LowCard?
  /// The ends of the card whose rows come or leave in an animated update, both of a low card.
  var openEnds = Corners()

  /// The look of a row at a position.
  ///
  /// - Parameter range: From the row's top to its bottom in the content, in points, on device pixels.
  func row(at position: RowPosition, _ range: @autoclosure () -> ClosedRange<Double>) -> CellAppearance {
    // Read in place: the value is large to copy.
    var row = rows.value.appearance
    row.position = RowPosition(
      isFirst: position.isFirst && !openEnds.contains(.top), isLast: position.isLast && !openEnds.contains(.bottom))
    row.overhang = overhang(of: range())
    row.cardGap = position.isLast ? 0 : rows.value.cardGap
    guard var separator = rows.value.separator else { return row }
    separator.hasTopEdge = rows.value.isEdgeToEdge && position.isFirst
    if position.isLast && !rows.value.isPlain { separator.bottom = rows.value.isEdgeToEdge ? .edge : .none }
    row.separator = separator
    return row
  }

  /// The length by which the card extends beyond a row that is clipped by all of it.
  func overhang(of range: @autoclosure () -> ClosedRange<Double>) -> CardOverhang? {
    openEnds.isEmpty ? lowCard.map { $0.overhang(of: range()) } : nil
  }
}

/// A value in a block of its own: large ones are copied as one reference.
final class Shared<Value: Equatable>: Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
}
