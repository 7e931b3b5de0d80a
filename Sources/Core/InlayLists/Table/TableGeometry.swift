import InlayGraphics
import InlayLayers

/// The vertical positions of a table's parts, measured or guessed. Contains no layers and calls no delegate.
struct TableGeometry {
  var heights = HeightIndex() {
    didSet { version += 1 }
  }
  /// Changes whenever rows or heights may have changed.
  private(set) var version = 0
  /// Whether content decides a height.
  var usesSelfSizing = false
  /// Whether more heights were guesses at the end of a layout than are measured, since the last `restart`.
  private(set) var isLengthGuessed = false
  /// The lengths of the last measurement.
  var measuredSpace = MeasuredSpace()
  /// The lines of text; nil until a text's height is guessed after a `restart`.
  var textLines: SectionTextLines?
  /// The estimated height of rows.
  var estimates = RowEstimates()
  /// The heights of the views above and below all rows.
  var headerHeight = OwnHeight()
  var footerHeight = OwnHeight()

  /// Forgets estimates before all heights are requested again. The index stays.
  mutating func restart() {
    estimates.restart()
    isLengthGuessed = false
    usesSelfSizing = false
    textLines = nil
  }

  mutating func update(_ section: Int, _ body: (inout HeightIndex.Section) -> Void) { heights.update(section, body) }

  /// Has a row measured again; it keeps its height until then.
  mutating func forgetMeasure(of path: RowPath) { heights.forgetMeasure(of: path) }

  /// Has the rows of a section measured again if the inset of its cards changed since they were measured.
  ///
  /// - Returns: Whether it changed.
  mutating func forgetMeasures(ofSection number: Int, unlessCardInset inset: Double) -> Bool {
    guard let new = heights.forgettingMeasures(ofSection: number, unlessCardInset: inset) else { return false }
    heights = new
    return true
  }

  /// Puts measured heights and the renewed estimate into the index.
  ///
  /// - Parameter rounded: Rounds a height to device pixels.
  mutating func take(_ measured: MeasuredParts, rounded: (Double) -> Double) {
    for (path, height) in measured.rows { heights.measure(path, height) }
    for (part, section, height) in measured.parts {
      heights.update(section) { $0[part] = HeightIndex.PartHeight(height) }
    }
    if let height = estimates.renewed(rounded: rounded) { heights.setMean(height) }
  }

  /// Notes at the end of a layout whether some heights will not be known.
  ///
  /// - Parameter limit: The number of unknown heights that later layouts will measure.
  mutating func noteLength(limit: Int) { if usesSelfSizing && heights.guesses > limit { isLengthGuessed = true } }

  /// Has views without a height of their own measured again.
  mutating func forgetFittingHeights() { (headerHeight.fitting, footerHeight.fitting) = (nil, nil) }
}

/// Measured heights, in points.
struct MeasuredParts {
  /// Rows without a cell, nil, keep their guessed heights.
  var rows: [(path: RowPath, height: Double?)] = []
  var parts: [(part: SectionPart, section: Int, height: Double)] = []

  var isEmpty: Bool { rows.isEmpty && parts.isEmpty }
}

/// The lengths that measured heights depend on besides the content, in points.
struct MeasuredSpace: Equatable {
  var width = 0.0
  var contentLeading = 0.0
  var textInsets = Insets.zero
  /// Whether an inset grouped table has cards, those of the delegate's decorations too.
  var isRounded = false
  /// The distance from the sides of rows to their cards, set by the table's decoration, and the inset for decorations
  /// that use it.
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
