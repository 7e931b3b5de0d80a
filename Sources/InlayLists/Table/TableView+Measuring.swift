import InlayGraphics
import InlayLayers

extension TableView {
  /// What unmeasured rows of automatic height are taken to be high, in points, until some were measured; nil for the
  /// theme's row height.
  public final var estimatedRowHeight: Double? {
    get { overrides.heights.estimatedRow }
    set { overrides.heights.estimatedRow = newValue }
  }

  /// Has a row of automatic height measured again, since its content changed.
  public final func invalidateHeight(ofRowAt path: RowPath) {
    guard !invalidation.contains(.reload), geometry.usesSelfSizing, heights.contains(path) else { return }
    geometry.forgetMeasure(of: path)
    setNeedsLayout()
  }

  /// A row that is in view gets the height that its content asks for.
  func contentWasLaidOut(of cell: TableViewCell) { if let path = cell.rowPath { invalidateHeight(ofRowAt: path) } }

  // MARK: Guesses

  /// What rows of which nothing is known are taken to be high.
  var estimatedHeight: Double {
    let given = estimatedRowHeight.map { checked($0, "estimatedRowHeight") }
    return geometry.estimate ?? wholePixels(given ?? themeRowHeight)
  }

  /// What a row that nobody measured is taken to be high, and with which others it has that in common.
  func guess(forRow path: RowPath) -> (height: Double, kind: Int) {
    geometry.noteSelfSizing()
    guard let estimate = source.estimate(ofRow: path, in: self) else {
      return (estimatedHeight, RowEstimates.generalKind)
    }
    return (wholePixels(checked(estimate, "the estimated height of \(path)")), RowEstimates.ownKind)
  }

  // MARK: Measuring

  /// Heights that were measured in another room are guesses in this one.
  func forgetMeasuresOfOtherWidths() {
    guard geometry.usesSelfSizing else { return geometry.forgetTextLines() }
    let room = measuringRoom
    guard room != geometry.measuredRoom else { return }
    geometry.setMeasuredRoom(room)
    invalidation.insert(.heights)
    reloadIfNeeded()
  }

  /// The delegate may give a section another decoration at any layout: what was measured in cards of another width is a
  /// guess again.
  ///
  /// - Returns: Whether the section's cards have another width.
  private func forgetMeasuresOfOtherCards(in number: Int) -> Bool {
    guard number < heights.sectionCount else { return false }
    let inset = look.card(of: decoration(ofSection: number)).inset
    return geometry.forgetMeasures(ofSection: number, unlessCardInset: inset)
  }

  /// Measures what is in view and was only guessed so far, and keeps what was on show before where it is.
  ///
  /// - Returns: Whether there was anything to measure, so that other rows may be in view now.
  func measure(_ visible: VisibleParts, _ shown: PartsOnShow) -> Bool {
    guard geometry.usesSelfSizing else { return false }
    let others = visible.sectionNumbers.filter(forgetMeasuresOfOtherCards)
    guard others.isEmpty else { return true }
    guard visible.sections.contains(where: \.section.hasEstimates) else { return false }
    var rows: [(path: RowPath, height: Double)] = []
    var missing: [RowPath] = []
    var cells = stage.cells[...]
    for (place, range) in zip(visible.sections.indices, visible.rows) {
      let placed = visible.sections[place]
      for row in range {
        let path = RowPath(section: visible.sectionNumbers[place], row: row)
        var cell: TableViewCell?
        if cells.first?.rowPath == path { cell = cells.popFirst() }
        guard placed.section.rows.isEstimated(row) else { continue }
        guard let cell else {
          missing.append(path)
          continue
        }
        let height = measuredHeight(of: cell, at: path, in: placed.section.rows)
        rows.append((path, height))
        geometry.note(height)
      }
    }
    var measured = MeasuredParts(rows: rows, missing: missing)
    measured.headers = measuredParts(visible, .header)
    measured.footers = measuredParts(visible, .footer)
    guard !measured.isEmpty else { return false }
    keepingVisibleParts(among: shown) { take(measured) }
    return true
  }

  /// Puts measured heights into the index.
  func take(_ measured: MeasuredParts) {
    var section: Int?
    for (path, _) in measured.rows where path.section != section {
      _ = forgetMeasuresOfOtherCards(in: path.section)
      section = path.section
    }
    geometry.take(measured, rounded: wholePixels)
  }

  /// - Parameter rows: Those of the row's section.
  func measuredHeight(of cell: TableViewCell, at path: RowPath, in rows: RowHeights) -> Double {
    var appearance = look(ofSection: path.section).row(at: RowPosition(row: path.row, among: rows.seenEnds))
    appearance.isSelfSizing = true
    cell.appearance = appearance
    let height = cell.sizeThatFits(Size(width: rowWidth, height: .infinity)).height
    cell.record.isMeasured = true
    cell.record.isPlaced = false
    return wholePixels(checked(height, "the height that the cell of \(path) asks for"))
  }

  private func measuredParts(_ visible: VisibleParts, _ part: SectionPart) -> [(section: Int, height: Double)] {
    let views = stage.views(part)
    return zip(visible.sectionNumbers, visible.sections).compactMap { number, placed in
      // One without a view is seen only where it has room.
      guard placed.section[part].isEstimated,
        views[number] != nil || isInView(part == .header ? placed.header : placed.footer)
      else { return nil }
      return (number, measuredHeight(of: views[number], part, number))
    }
  }

  /// A height that ends on a device pixel.
  func wholePixels(_ height: Double) -> Double { (height * deviceScale - 1e-6).rounded(.up) / deviceScale }
}
