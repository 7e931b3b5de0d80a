import InlayGraphics
import InlayLayers
import InlayLists

/// The parts in which a page is shown that is too high for one picture.
extension SettingsScreen {
  /// A position at which a page may be cut.
  struct Break {
    /// The position in the screen's space.
    let y: Double
    /// Whether a section begins here, not only a row.
    let isSection: Bool
    /// Whether a line of text begins here, inside a row, header or footer.
    var isLine = false
  }

  /// The beginnings of the sections, rows and lines of text of the open page, from top to bottom. Above the first
  /// section stands the bar alone, so that it is none. O(rows + lines).
  private var breaks: [Break] {
    layoutIfNeeded()
    guard let table = stack.contentScrollView as? TableView else { return [] }
    func beginning(of rect: Rect?, isSection: Bool) -> Break? {
      rect.map { Break(y: convert($0.origin, from: table).y, isSection: isSection) }
    }
    let parts = (0..<table.numberOfSections).flatMap { section in
      let rows = (0..<table.numberOfRows(inSection: section)).map { row in
        beginning(of: table.rectForRow(at: RowPath(section: section, row: row)), isSection: false)
      }
      let start = section > 0 ? beginning(of: table.rect(forSection: section), isSection: true) : nil
      return ([start] + rows).compactMap { $0 }
    }
    let lines = lineBreaks(in: table).map { Break(y: $0, isSection: false, isLine: true) }
    return (parts + lines).sorted { $0.y < $1.y }
  }

  /// The positions between two lines of text in a layer, in the screen's space.
  private func lineBreaks(in layer: Layer) -> [Double] {
    let texts = layer.sublayers.lazy.filter { !$0.isHidden }.compactMap { $0 as? TextLayer }
    let tops = texts.map { text in text.lineTops.map { self.convert(Point(x: 0, y: $0), from: text).y } }
    let areas = texts.map { self.convert($0.bounds, from: $0) }
    var breaks: [Double] = []
    for (index, tops) in tops.enumerated() {
      // Breaks do not cross a text beside them.
      let others = areas.enumerated().lazy.filter { $0.offset != index }.map(\.element)
      breaks += tops.dropFirst().filter { top in !others.contains { $0.minY < top && top < $0.maxY } }
    }
    for part in layer.sublayers where !part.isHidden { breaks += lineBreaks(in: part) }
    return breaks
  }

  /// The screen's height in parts from top to bottom, in points: each ends where a section begins, or where none does
  /// in its lower half, where a row does. A row or footer that is higher than a part is cut between two lines of text.
  /// O(rows + lines for each part).
  ///
  /// - Parameters:
  ///   - limit: The greatest height of a part.
  ///   - scale: Parts begin on whole pixels of it.
  package func parts(ofHeight limit: Double, scale: Double) -> [ClosedRange<Double>] {
    Self.parts(of: bounds.height, at: breaks, limit: limit, scale: scale)
  }

  static func parts(of height: Double, at breaks: [Break], limit: Double, scale: Double) -> [ClosedRange<Double>] {
    var parts: [ClosedRange<Double>] = []
    let pixel = 1 / scale
    let longest = max(pixel, (limit * scale).rounded(.down) / scale)
    let breaks = breaks.map { Break(y: ($0.y * scale).rounded() / scale, isSection: $0.isSection, isLine: $0.isLine) }
    var start = 0.0
    while height - start > longest + pixel / 2 {
      let inside = breaks.filter { $0.y > start + pixel / 2 && $0.y < start + longest + pixel / 2 }
      let half = start + longest / 2
      let row = inside.last { $0.isSection && $0.y >= half } ?? inside.last { !$0.isLine }
      let line = inside.last { $0.isLine && $0.y > row?.y ?? 0 }
      var end = row?.y ?? line?.y ?? start + longest
      if let row, let line, row.y < half {
        // Rows that begin here are not whole in the next part either.
        let next = breaks.first { !$0.isLine && $0.y > row.y }?.y ?? height
        if next - row.y > longest { end = line.y }
      }
      parts.append(start...end)
      start = end
    }
    return parts + [start...max(start, height)]
  }
}
