import InlayGraphics
import InlayLayers

/// The length of a table. Few heights are all measured at once, visible or not: the length is then exact, and an offset
/// always shows the same rows. Longer tables guess the heights of parts that are not visible.
extension TableMeasurer {
  /// The maximum number of heights that are measured out of view.
  static let wholeMeasuringLimit = 500

  /// Measures all guessed heights, if they are few, and keeps the position of the parts shown before. Its cells and
  /// views are taken from the pools and put back at once.
  ///
  /// - Returns: Whether any part was measured.
  func measureOutOfView(_ shown: ShownParts) -> Bool {
    guard table.geometry.usesSelfSizing, !table.geometry.isLengthGuessed, !table.invalidation.contains(.reload),
      (1...Self.wholeMeasuringLimit).contains(table.heights.guesses)
    else { return false }
    table.stage.column = table.cardRect
    var measured = MeasuredParts()
    for (number, section) in table.heights.sectionsWithGuesses {
      let parts = SectionPart.allCases.filter { section[$0].isEstimated }
      measureOutOfView(section.rows.guessedRows, parts, of: number, &measured)
    }
    // The rows may be others after a reload during the measuring.
    guard !table.invalidation.contains(.reload) else { return false }
    if table.invalidation.contains(.offset) {
      take(measured)
      table.updateContentSize()
    } else {
      table.keepingVisibleParts(among: shown) { take(measured) }
    }
    return true
  }

  /// Measures rows of a section, and then its header and footer, in cells and views that nobody sees.
  func measureOutOfView(_ rows: [Int], _ parts: [SectionPart], of section: Int, _ measured: inout MeasuredParts) {
    for row in rows {
      let path = RowPath(section: section, row: row)
      measured.rows.append((path, heightOutOfView(ofRow: path)))
    }
    for part in parts { measured.parts.append((part, section, heightOutOfView(of: part, section))) }
  }

  /// Returns nil for a row without a cell.
  private func heightOutOfView(ofRow path: RowPath) -> Double? {
    // Another cell would take the views of the row with the focus, and end its input.
    let known = table.heldCell(forRowAt: path)
    guard !table.invalidation.contains(.reload), source.has(path),
      let cell = known ?? table.makeCell(for: path)
    else {
      return nil
    }
    let height = measuredHeight(of: cell, at: path)
    table.geometry.estimates.note(height)
    if known == nil { table.recycle(cell) }
    return height
  }

  private func heightOutOfView(of part: SectionPart, _ section: Int) -> Double {
    let known = table.stage.view(part, ofSection: section)
    guard let view = known ?? table.makeSectionView(part, section) else {
      return measuredHeight(of: nil, part, section)
    }
    table.prepare(view)
    let height = measuredHeight(of: view, part, section)
    if known == nil { table.stage.giveBack(view) }
    return height
  }
}
