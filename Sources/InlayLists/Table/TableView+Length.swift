import InlayGraphics
import InlayLayers

/// How long a table is. Where few heights are to be measured, all are at once, in view or not: the table knows its length
/// then, and every offset means the same place however it was come by. Longer tables guess what is out of view.
extension TableView {
  /// The most heights that are measured out of view.
  static let wholeMeasuringLimit = 500

  /// Measures what is out of view and was only guessed so far, where that is little, and keeps what was on show before
  /// where it is. Cells and views for it are taken from the pools and put back at once.
  ///
  /// - Returns: Whether there was anything to measure.
  func measureOutOfView(_ shown: PartsOnShow) -> Bool {
    guard geometry.usesSelfSizing, !geometry.isLengthGuessed, !invalidation.contains(.reload),
      (1...Self.wholeMeasuringLimit).contains(heights.guesses)
    else { return false }
    stage.setColumn(columnRect)
    var measured = MeasuredParts()
    for (number, section) in heights.sectionsWithGuesses {
      for row in section.rows.guessedRows {
        let path = RowPath(section: number, row: row)
        if let height = heightOutOfView(ofRow: path, in: section.rows) {
          measured.rows.append((path, height))
        } else {
          measured.missing.append(path)
        }
      }
      if section.header.isEstimated { measured.headers.append((number, heightOutOfView(of: .header, number))) }
      if section.footer.isEstimated { measured.footers.append((number, heightOutOfView(of: .footer, number))) }
    }
    // What asked for a reload in the middle knows other rows.
    guard !invalidation.contains(.reload) else { return false }
    if invalidation.contains(.offset) {
      take(measured)
      updateContentSize()
    } else {
      keepingVisibleParts(among: shown) { take(measured) }
    }
    return true
  }

  /// Nil for a row that the data source has no cell for.
  private func heightOutOfView(ofRow path: RowPath, in rows: RowHeights) -> Double? {
    let known = cellForRow(at: path)
    guard !invalidation.contains(.reload), source.has(path, in: self), let cell = known ?? makeCell(for: path) else {
      return nil
    }
    let height = measuredHeight(of: cell, at: path, in: rows)
    geometry.note(height)
    if known == nil { recycle(cell) }
    return height
  }

  private func heightOutOfView(of part: SectionPart, _ section: Int) -> Double {
    let known = stage.views(part)[section]
    guard let view = known ?? makeView(part, section) else { return measuredHeight(of: nil, part, section) }
    update(view)
    let height = measuredHeight(of: view, part, section)
    if known == nil { stage.giveBack(view) }
    return height
  }
}
