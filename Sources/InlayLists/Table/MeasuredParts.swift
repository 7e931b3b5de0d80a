import InlayGraphics

/// Measured heights, in points.
struct MeasuredParts {
  /// Rows without a cell have their guessed heights.
  var rows: [(path: RowPath, height: Double)] = []
  var parts: [(part: SectionPart, section: Int, height: Double)] = []

  var isEmpty: Bool { rows.isEmpty && parts.isEmpty }
}

/// The lengths that measured heights depend on besides the content, in points.
struct MeasuredRoom: Equatable {
  var width = 0.0
  var contentLeading = 0.0
  var textInsets = Insets.zero
  /// From the sides of rows to their cards, by the table's decoration, and the inset for decorations that use it.
  var cardInset = 0.0
  var decorationInset = 0.0
}

/// The lengths that guessed heights of headers and footers depend on, in points.
struct SectionTextLines {
  /// The heights of one line.
  let header: Double
  let footer: Double
  /// The width of the texts.
  let width: Double
}
