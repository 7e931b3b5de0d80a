import InlayText

/// The lines of symbols and marks beside a text.
extension Font.Weight {
  /// The width of the lines of a symbol beside a text of this weight, in units of the symbols' grid of 24. Symbols have
  /// lines from light to bold.
  package var lineWidth: Double {
    let position = Double(max(300, min(rawValue, 700)) - 300) / 100
    let lower = Int(position)
    guard lower + 1 < Self.lineWidths.count else { return Self.lineWidths[lower] }
    return Self.lineWidths[lower] + (position - Double(lower)) * (Self.lineWidths[lower + 1] - Self.lineWidths[lower])
  }

  /// The line widths for the weights 300 to 700.
  private static let lineWidths = [1.5, 2, 2.35, 2.7, 3.1]

  /// The factor of a mark's line width beside a text of this weight: 1 for the regular weight.
  package var lineGrowth: Double { lineWidth / Self.regular.lineWidth }
}
