import InlayGraphics
import InlayLayers

/// Heights that were measured.
struct MeasuredParts {
  var rows: [(path: RowPath, height: Double)] = []
  /// Rows without a cell.
  var missing: [RowPath] = []
  var headers: [(section: Int, height: Double)] = []
  var footers: [(section: Int, height: Double)] = []

  var isEmpty: Bool { rows.isEmpty && missing.isEmpty && headers.isEmpty && footers.isEmpty }
}

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
  func contentWasLaidOut(of cell: TableViewCell) {
    if let path = cell.rowPath { invalidateHeight(ofRowAt: path) }
  }

  // MARK: Guesses

  func estimate(ofKind kind: Int) -> Double {
    let given = estimatedRowHeight.map { checked($0, "estimatedRowHeight") }
    return geometry.estimate(ofKind: kind) ?? wholePixels(given ?? themeRowHeight)
  }

  /// What a row that nobody measured is taken to be high, and with which others it has that in common.
  func guess(forRow path: RowPath) -> (height: Double, kind: Int) {
    geometry.noteSelfSizing()
    var kind = RowEstimates.generalKind
    if let delegate = delegate as? any TableViewRowEstimateDelegate {
      switch delegate.tableView(self, estimateForRowAt: path) {
      case .height(let height):
        return (wholePixels(checked(height, "the estimated height of \(path)")), RowEstimates.ownKind)
      case .reuseIdentifier(let identifier): kind = geometry.kind(of: identifier)
      }
    }
    return (estimate(ofKind: kind), kind)
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
    let inset = rowCardInset(of: decoration(ofSection: number))
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
        geometry.note(height, identifier: cell.reuseIdentifier)
      }
    }
    var measured = MeasuredParts(rows: rows, missing: missing)
    measured.headers = measuredParts(visible, stage.headers, \.header)
    measured.footers = measuredParts(visible, stage.footers, \.footer)
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
    var appearance = appearance(
      position: RowPosition(row: path.row, among: rows.seenEnds), in: look(ofSection: path.section))
    appearance.isSelfSizing = true
    cell.appearance = appearance
    let height = cell.sizeThatFits(Size(width: rowWidth, height: .infinity)).height
    cell.isMeasured = true
    cell.isPlaced = false
    return wholePixels(checked(height, "the height that the cell of \(path) asks for"))
  }

  private func measuredParts(
    _ visible: VisibleParts, _ views: [Int: Layer], _ part: KeyPath<HeightIndex.Section, HeightIndex.PartHeight>
  ) -> [(section: Int, height: Double)] {
    zip(visible.sectionNumbers, visible.sections).compactMap { number, placed in
      let known = placed.section[keyPath: part]
      let isHeader = part == \.header
      guard known.isEstimated, views[number] != nil || isInView(isHeader ? placed.header : placed.footer) else {
        return nil
      }
      // One without a view is seen only where it has room.
      return (number, measuredHeight(of: views[number], section: number, isHeader: isHeader))
    }
  }

  /// A height that ends on a device pixel.
  func wholePixels(_ height: Double) -> Double {
    (height * deviceScale - 1e-6).rounded(.up) / deviceScale
  }
}
