import InlayGraphics
import InlayLayers

/// The vertical positions of a table's parts, measured or guessed. Contains no layers and calls no delegate.
struct TableGeometry {
  private(set) var heights = HeightIndex() {
    didSet { version += 1 }
  }
  /// Changes whenever rows or heights may have changed.
  private(set) var version = 0
  /// Whether content decides a height.
  private(set) var usesSelfSizing = false
  /// Whether a height was a guess at the end of a layout since the last `restart`.
  private(set) var isLengthGuessed = false
  /// The lengths of the last measurement.
  private(set) var measuredSpace = MeasuredSpace()
  /// The lines of text; nil until a text's height is guessed after a `restart`.
  private(set) var textLines: SectionTextLines?
  private var estimates = RowEstimates()
  /// The heights of the views above and below all rows.
  var headerHeight = OwnHeight()
  var footerHeight = OwnHeight()

  /// Forgets estimates before all heights are requested again. The index stays until `replace`.
  mutating func restart() {
    estimates.restart()
    isLengthGuessed = false
    usesSelfSizing = false
    textLines = nil
  }

  mutating func replace(_ new: HeightIndex) { heights = new }

  mutating func update(_ section: Int, _ body: (inout HeightIndex.Section) -> Void) { heights.update(section, body) }

  mutating func update(_ sections: [Int], _ body: (Int, inout HeightIndex.Section) -> Void) {
    heights.update(sections, body)
  }

  mutating func insert(_ section: HeightIndex.Section, at number: Int) { heights.insert(section, at: number) }

  mutating func remove(section: Int) { heights.remove(section: section) }

  mutating func setTop(_ top: Double) { heights.top = top }

  mutating func setMeasuredSpace(_ space: MeasuredSpace) { measuredSpace = space }

  /// Content decides a height.
  mutating func noteSelfSizing() { usesSelfSizing = true }

  mutating func noteTextLines(_ lines: SectionTextLines) { textLines = lines }

  mutating func forgetTextLines() { textLines = nil }

  /// The estimated height of rows, in points; nil before the first measurement.
  var estimate: Double? { estimates.estimate }

  /// Has a row measured again; it keeps its height until then.
  mutating func forgetMeasure(of path: RowPath) {
    update(path.section) {
      let height = $0.rows.height(ofRow: path.row)
      $0.rows.set(height, .remembered, ofRow: path.row)
    }
  }

  /// Has the rows of a section measured again if the inset of its cards changed since they were measured.
  ///
  /// - Returns: Whether it changed.
  mutating func forgetMeasures(ofSection number: Int, unlessCardInset inset: Double) -> Bool {
    guard number < heights.sectionCount, inset != heights[number].cardInset else { return false }
    update(number) { section in
      section.cardInset = inset
      section.rows.forgetMeasures(keepingGiven: true)
    }
    return true
  }

  /// Adds a row's height to the estimates.
  mutating func note(_ height: Double) { estimates.note(height) }

  /// Puts measured heights and the renewed estimate into the index.
  ///
  /// - Parameter rounded: Rounds a height to device pixels.
  mutating func take(_ measured: MeasuredParts, rounded: (Double) -> Double) {
    for (path, height) in measured.rows {
      heights.update(path.section) { $0.rows.set(height, .measured, ofRow: path.row) }
    }
    for (part, section, height) in measured.parts {
      heights.update(section) { $0[part] = HeightIndex.PartHeight(height) }
    }
    if let height = estimates.renewed(rounded: rounded) { heights.setMean(height) }
  }

  /// Notes at the end of a layout whether all heights are known.
  mutating func noteLength() { if usesSelfSizing && heights.guesses > 0 { isLengthGuessed = true } }

  /// Has views without a height of their own measured again.
  mutating func forgetFittingHeights() { (headerHeight.fitting, footerHeight.fitting) = (nil, nil) }

  mutating func noteFrame(ofHeader view: Layer) { headerHeight.noteFrame(of: view) }
  mutating func noteFrame(ofFooter view: Layer) { footerHeight.noteFrame(of: view) }

  mutating func forgetHeader() { headerHeight = OwnHeight() }
  mutating func forgetFooter() { footerHeight = OwnHeight() }
}

/// Measured heights, in points.
struct MeasuredParts {
  /// Rows without a cell have their guessed heights.
  var rows: [(path: RowPath, height: Double)] = []
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
