import InlayGraphics
import InlayLayers

/// The length of a table. Few heights are all measured, visible or not, a screen of them in each tick (`HeightsAhead`):
/// the length is then exact, and an offset always shows the same rows. Longer tables guess the heights of parts that
/// are not visible.
extension TableMeasurer {
  /// The maximum number of heights that are measured out of view.
  static let wholeMeasuringLimit = 500

  /// The heights out of view that a layout measures.
  enum HeightsOutOfView {
    /// The heights that `HeightsAhead` allows, from the view on.
    case oneScreen
    case all
    /// All, for a view that shows an offset, whatever is there.
    case allForOffset
  }

  /// Whether heights are unknown, and so few that all will be measured.
  var measuresAll: Bool {
    table.geometry.usesSelfSizing && !table.geometry.isLengthGuessed
      && (1...Self.wholeMeasuringLimit).contains(table.heights.guesses)
  }

  /// The heights that must be known before the parts in view are: those above an offset that was set before the first
  /// layout, or that the view jumped to, and all if it moved to the end. Nil for none.
  ///
  /// - Parameters:
  ///   - shown: The parts shown before.
  ///   - isMoved: Whether the view moved since then.
  func heightsBeforeView(_ shown: ShownParts, isMoved: Bool) -> HeightsOutOfView? {
    guard measuresAll else { return nil }
    if table.heightsAhead.isUnlimited { return .all }
    let isFirst = table.invalidation.contains(.offset)
    guard !table.isAtEnd, isFirst || isMoved && table.updateAnchor == nil else { return nil }
    if !isFirst && distanceFromEnd <= 0 { return .allForOffset }
    guard isFirst || !shown.isEmpty && table.layout.topPart(among: shown) == nil,
      let (number, section) = table.heights.sectionsWithGuesses.first
    else { return nil }
    var first = TablePosition.footer(number)
    if let row = section.rows.guessedRows.first { first = .row(RowPath(section: number, row: row)) }
    if section.header.isEstimated { first = .header(number) }
    return table.layout.position(of: first) < table.bounds.minY ? .allForOffset : nil
  }

  /// The distance of the view from the end of the content, in points; negative for a view beyond it.
  private var distanceFromEnd: Double {
    table.mostOffset - table.contentOffset.y.snapped(toScale: table.displayScale)
  }

  /// Measures guessed heights, if they are few, and keeps the position of the parts shown before. Its cells and views
  /// are taken from the pools and put back at once.
  ///
  /// - Returns: Whether any part was measured.
  func measureOutOfView(_ shown: ShownParts, _ heights: HeightsOutOfView) -> Bool {
    guard measuresAll, !table.invalidation.contains(.reload) else { return false }
    let left = heights == .oneScreen ? table.heightsAhead.left : .infinity
    guard left > 0 else { return false }
    table.stage.column = table.cardRect
    let measured = measuredOutOfView(upTo: left)
    // The rows may be others after a reload during the measuring.
    guard !table.invalidation.contains(.reload) else { return false }
    guard heights == .allForOffset || table.invalidation.contains(.offset) else {
      table.keepingVisibleParts(among: shown) { take(measured) }
      return true
    }
    let followsEnd = !table.invalidation.contains(.offset) && distanceFromEnd == 0
    take(measured)
    table.updateContentSize()
    if followsEnd { table.followContent(to: table.mostOffset) }
    return true
  }

  /// Measures guessed heights, from the top of the view to the end, and then those before.
  ///
  /// - Parameter limit: The heights at which it ends, in points; infinite for all, from the first one on.
  private func measuredOutOfView(upTo limit: Double) -> MeasuredParts {
    var measured = MeasuredParts()
    var left = limit
    func note(_ height: Double) { left -= left.isFinite ? table.heightsAhead.share(of: height) : 0 }
    let sections = table.heights.sectionsWithGuesses
    let top = left.isFinite ? table.stage.visible.sections.first : nil
    let start = RowPath(section: top?.number ?? 0, row: top?.firstRow ?? 0)
    for isBefore in [false, true] {
      for (number, section) in sections where isBefore ? number <= start.section : number >= start.section {
        for row in section.rows.guessedRows where left > 0 {
          let path = RowPath(section: number, row: row)
          guard (path < start) == isBefore else { continue }
          let height = heightOutOfView(ofRow: path)
          measured.rows.append((path, height))
          note(height ?? section.rows.height(ofRow: row))
        }
        guard (number < start.section) == isBefore else { continue }
        for part in SectionPart.allCases where section[part].isEstimated && left > 0 {
          let height = heightOutOfView(of: part, number)
          measured.parts.append((part, number, height))
          note(height)
        }
      }
    }
    if limit.isFinite { table.heightsAhead.take(limit - left) }
    return measured
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
