import InlayGraphics
import InlayLayers

/// The heights of a table's parts: asks for them, guesses and measures them, and writes them into the geometry.
struct TableMeasurer {
  let table: TableView

  var source: PartSource { table.source }

  /// The estimated height of rows without their own estimate, in points.
  var estimatedHeight: Double {
    if let known = table.geometry.estimates.estimate { return known }
    guard case .automatic(let estimate?) = table.standardRowHeight else { return table.wholePixels(themeRowHeight) }
    return table.wholePixels(checked(estimate, "the estimate of rowHeight"))
  }

  /// The estimated height of an unmeasured row, in points.
  func guess(forRow path: RowPath, _ estimate: Double?) -> (height: Double, origin: HeightOrigin) {
    table.geometry.usesSelfSizing = true
    guard let estimate else { return (estimatedHeight, .mean) }
    return (table.wholePixels(checked(estimate, "the estimated height of \(path)")), .estimate)
  }

  /// Makes guesses of heights that were measured in another space.
  func forgetMeasuresOfOtherWidths() {
    guard table.geometry.usesSelfSizing else {
      table.geometry.textLines = nil
      return
    }
    let space = measuringSpace
    guard space != table.geometry.measuredSpace else { return }
    table.geometry.measuredSpace = space
    table.heightsAhead.pause()
    table.invalidation.insert(.heights)
    reloadIfNeeded()
  }

  /// Makes guesses of heights that were measured in cards of another inset: the delegate may change a section's
  /// decoration at any layout.
  ///
  /// - Returns: Whether the inset changed.
  private func forgetMeasuresOfOtherCards(in number: Int) -> Bool {
    guard number < table.heights.sectionCount else { return false }
    let inset = table.look.card(of: table.decoration(ofSection: number)).inset
    return table.geometry.forgetMeasures(ofSection: number, unlessCardInset: inset)
  }

  /// Measures visible parts with guessed heights, and keeps the position of the parts shown before.
  ///
  /// - Returns: Whether any part was measured; if so, other rows may be visible now.
  func measure(_ visible: VisibleParts, _ shown: ShownParts) -> Bool {
    guard table.geometry.usesSelfSizing else { return false }
    let others = visible.sections.map(\.number).filter(forgetMeasuresOfOtherCards)
    guard others.isEmpty else { return true }
    var measured = MeasuredParts()
    for section in visible.sections {
      for row in section.guessedRows {
        let path = RowPath(section: section.number, row: row)
        let height = table.cellForRow(at: path).map { measuredHeight(of: $0, at: path) }
        if let height { table.geometry.estimates.note(height) }
        measured.rows.append((path, height))
      }
    }
    for part in SectionPart.allCases { measured.parts += measuredParts(visible, part) }
    guard !measured.isEmpty else { return false }
    table.keepingVisibleParts(among: shown) { take(measured) }
    return true
  }

  /// Puts measured heights into the index.
  func take(_ measured: MeasuredParts) {
    var section: Int?
    for (path, _) in measured.rows where path.section != section {
      _ = forgetMeasuresOfOtherCards(in: path.section)
      section = path.section
    }
    table.geometry.take(measured, rounded: table.wholePixels)
  }

  func measuredHeight(of cell: TableViewCell, at path: RowPath) -> Double {
    var appearance = table.look(ofSection: path.section).row(
      at: table.heights.position(of: path), table.deviceGrid.y(table.heights.row(path)))
    appearance.isSelfSizing = true
    let size = Size(width: table.rowWidth, height: .infinity)
    let height = cell.height(as: appearance, in: size)
    cell.record.isPlaced = false
    return table.wholePixels(checked(height, "the height requested by the cell of \(path)"))
  }

  private func measuredParts(
    _ visible: VisibleParts, _ part: SectionPart
  ) -> [(part: SectionPart, section: Int, height: Double)] {
    visible.sections.compactMap { section in
      let number = section.number
      // A part without a view is visible only if it has a height.
      guard let range = section.guessedRange(part.kind),
        table.stage.view(part, ofSection: number) != nil || table.bounds.intersects(range)
      else { return nil }
      return (part, number, measuredHeight(of: table.stage.view(part, ofSection: number), part, number))
    }
  }
}
