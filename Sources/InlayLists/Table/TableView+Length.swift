import InlayGraphics
import InlayLayers

/// The length of a table. Few heights are all measured at once, visible or not: the length is then exact, and an offset
/// always shows the same rows. Longer tables guess the heights of parts that are not visible.
extension TableView {
  /// The maximum number of heights that are measured out of view.
  static let wholeMeasuringLimit = 500

  /// Measures all guessed heights, if they are few, and keeps the position of the parts shown before. Its cells and
  /// views are taken from the pools and put back at once.
  ///
  /// - Returns: Whether any part was measured.
  func measureOutOfView(_ shown: PartsOnShow) -> Bool {
    guard geometry.usesSelfSizing, !geometry.isLengthGuessed, !invalidation.contains(.reload),
      (1...Self.wholeMeasuringLimit).contains(heights.guesses)
    else { return false }
    stage.setColumn(columnRect)
    var measured = MeasuredParts()
    for (number, section) in heights.sectionsWithGuesses {
      for row in section.rows.guessedRows {
        let path = RowPath(section: number, row: row)
        let height = heightOutOfView(ofRow: path, in: section.rows)
        measured.rows.append((path, height ?? section.rows.height(ofRow: row)))
      }
      for part in SectionPart.allCases where section[part].isEstimated {
        measured.parts.append((part, number, heightOutOfView(of: part, number)))
      }
    }
    // After a reload during the measuring the rows may be others.
    guard !invalidation.contains(.reload) else { return false }
    if invalidation.contains(.offset) {
      take(measured)
      updateContentSize()
    } else {
      keepingVisibleParts(among: shown) { take(measured) }
    }
    return true
  }

  /// Nil for a row without a cell.
  private func heightOutOfView(ofRow path: RowPath, in rows: RowRuns) -> Double? {
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
