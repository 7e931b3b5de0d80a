import InlayGraphics
import InlayLayers

/// Where a table's parts lie from top to bottom, and how much of that is measured or only guessed. Knows no layers and asks
/// nobody.
struct TableGeometry {
  private(set) var heights = HeightIndex()
  /// Another number whenever rows or heights may have changed.
  private(set) var version = 0
  /// Whether content decides some height.
  private(set) var usesSelfSizing = false
  /// Whether some height was only guessed at the end of a layout, since the heights were made.
  private(set) var isLengthGuessed = false
  /// The room in which parts were measured.
  private(set) var measuredRoom = MeasuredRoom()
  /// Nil until a text's height is guessed, since the heights were made.
  private(set) var textLines: SectionTextLines?
  private var estimates = RowEstimates()
  private var headerHeight = OwnHeight()
  private var footerHeight = OwnHeight()

  // MARK: Making heights

  /// Forgets what is known of heights, since all are asked for again. What stands in the index stays until `replace`.
  mutating func restart() {
    estimates.restart()
    isLengthGuessed = false
    usesSelfSizing = false
    textLines = nil
  }

  mutating func replace(_ new: HeightIndex) {
    heights = new
    version += 1
  }

  /// Some height is what content asks for.
  mutating func noteSelfSizing() { usesSelfSizing = true }

  mutating func noteTextLines(_ lines: SectionTextLines) { textLines = lines }

  /// Nothing is measured in tables whose heights are all given.
  mutating func forgetTextLines() { textLines = nil }

  mutating func setMeasuredRoom(_ room: MeasuredRoom) { measuredRoom = room }

  mutating func setTop(_ top: Double) {
    heights.top = top
    version += 1
  }

  // MARK: Editing

  mutating func update(_ section: Int, _ body: (inout HeightIndex.Section) -> Void) {
    heights.update(section, body)
    version += 1
  }

  mutating func insert(_ section: HeightIndex.Section, at number: Int) {
    heights.insert(section, at: number)
    version += 1
  }

  mutating func remove(section: Int) {
    heights.remove(section: section)
    version += 1
  }

  // MARK: Guesses

  /// What rows are taken to be high; nil before any was measured.
  var estimate: Double? { estimates.estimate }

  /// Has a row measured again; until then it is as high as it was.
  mutating func forgetMeasure(of path: RowPath) {
    update(path.section) {
      let height = $0.rows.height(ofRow: path.row)
      $0.rows.set(height, isEstimated: true, kind: RowEstimates.rememberedKind, ofRow: path.row)
    }
  }

  /// Has the rows of a section measured again where its cards have another width than they were measured for.
  ///
  /// - Returns: Whether that is so.
  mutating func forgetMeasures(ofSection number: Int, unlessCardInset inset: Double) -> Bool {
    guard number < heights.sectionCount, inset != heights[number].cardInset else { return false }
    update(number) { section in
      section.cardInset = inset
      section.rows.forgetMeasures(keepingOthers: true)
    }
    return true
  }

  // MARK: Measures

  /// Counts a row's height for the guesses of others.
  mutating func note(_ height: Double) { estimates.note(height) }

  /// Puts measured heights into the index, and better guesses for the others.
  ///
  /// - Parameter rounded: Rounds a height to device pixels.
  mutating func take(_ measured: MeasuredParts, rounded: (Double) -> Double) {
    let own = RowEstimates.ownKind
    for (path, height) in measured.rows {
      heights.update(path.section) { $0.rows.set(height, kind: own, ofRow: path.row) }
    }
    // Rows without a cell keep the room that they were guessed to take.
    for path in measured.missing {
      heights.update(path.section) { $0.rows.set($0.rows.height(ofRow: path.row), kind: own, ofRow: path.row) }
    }
    for (section, height) in measured.headers { heights.update(section) { $0.header = HeightIndex.PartHeight(height) } }
    for (section, height) in measured.footers { heights.update(section) { $0.footer = HeightIndex.PartHeight(height) } }
    if let height = estimates.renewed(rounded: rounded) {
      heights.reestimate(kind: RowEstimates.generalKind, height: height)
    }
    version += 1
  }

  /// Notes at the end of a layout whether all heights are known.
  mutating func noteLength() { if usesSelfSizing && heights.guesses > 0 { isLengthGuessed = true } }

  // MARK: Views of the whole table

  /// The height that the owner of the table header gave it, in points.
  mutating func height(ofHeader view: Layer) -> Double { headerHeight.height(of: view) }
  mutating func height(ofFooter view: Layer) -> Double { footerHeight.height(of: view) }

  /// To be called after the table placed the header.
  mutating func notePlace(ofHeader view: Layer) { headerHeight.notePlace(of: view) }
  mutating func notePlace(ofFooter view: Layer) { footerHeight.notePlace(of: view) }

  mutating func forgetHeader() { headerHeight = OwnHeight() }
  mutating func forgetFooter() { footerHeight = OwnHeight() }
}
