import InlayGraphics
import InlayLayers

/// Heights of rows that the view will show. They are measured in cells that nobody sees: the view stays as it is, and
/// nothing is reported.
extension TableMeasurer {
  /// The vertical offset at which a view comes to rest if it moves by itself until it is at an offset that is wanted, and
  /// all heights there are known.
  ///
  /// - Parameters:
  ///   - start: The view's vertical offset before.
  ///   - wanted: The offset that is wanted from another one, clamped to the content.
  func offset(afterMovesFrom start: Double, _ wanted: (Double) -> Double) -> Double {
    guard table.geometry.usesSelfSizing && table.heights.guesses > 0 else { return wanted(start) }
    var y = start
    for _ in 0..<10 {
      let next = wanted(y)
      guard next != y else { break }
      let shown = table.layout.at(y).shownParts
      y = next
      for _ in 0..<10 {
        guard let new = offset(afterMeasuringAt: y, among: shown) else { break }
        y = new
      }
    }
    return y
  }

  /// Measures the parts that are in view at an offset.
  ///
  /// - Returns: Whether any was measured.
  func measureRows(inViewAt y: Double) -> Bool {
    var wasMeasured = false
    for _ in 0..<10 {
      let measured = heights(inViewAt: y)
      if measured.isEmpty { break }
      wasMeasured = true
      table.keepingVisibleParts { take(measured) }
    }
    return wasMeasured
  }

  /// Measures the parts that are in view at an offset, and follows them with the offset.
  ///
  /// - Parameter shown: The parts that were in view before: they stay where they are, if any are still.
  /// - Returns: Nil if all heights are known.
  private func offset(afterMeasuringAt y: Double, among shown: ShownParts) -> Double? {
    let measured = heights(inViewAt: y)
    guard !measured.isEmpty else { return nil }
    let before = table.layout.at(y)
    let known = before.topPart(among: shown)
    let wasAtEnd = known == nil && !shown.isEmpty && y == table.mostOffset
    let isAtTop = y <= -table.contentInset.top
    table.keepingVisibleParts { take(measured) }
    table.updateContentSize()
    if wasAtEnd && !isAtTop { return table.mostOffset }
    guard !isAtTop, let part = known ?? before.topPart() else { return y }
    return table.snapped(Point(x: 0, y: y + table.layout.position(of: part) - before.position(of: part))).y
  }

  private func heights(inViewAt y: Double) -> MeasuredParts {
    var measured = MeasuredParts()
    // The sides of rows are unknown until the first layout.
    guard table.geometry.usesSelfSizing, table.heights.guesses > 0, !source.isAsking,
      table.invalidation.isDisjoint(with: [.offset, .reload])
    else { return measured }
    let layout = table.layout.at(y)
    for section in layout.visibleParts().sections {
      let parts = SectionPart.allCases.filter { part in
        section.guessedRange(part.kind).map { layout.bounds.intersects($0) } ?? false
      }
      measureOutOfView(section.guessedRows, parts, of: section.number, &measured)
    }
    // Cells that were made for this leave the tree.
    if !measured.isEmpty { table.setNeedsLayout() }
    // The rows may be others after a reload.
    return table.invalidation.contains(.reload) ? MeasuredParts() : measured
  }
}
