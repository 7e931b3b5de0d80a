import InlayGraphics
import InlayLists

/// The parts in which a page is shown that is too high for one picture.
extension SettingsScreen {
  /// A position at which a page may be cut.
  struct Break {
    /// In the screen's space.
    let y: Double
    /// Whether a section begins here, not only a row.
    let isSection: Bool
  }

  /// The beginnings of the sections and rows of the open page, from top to bottom. O(rows).
  private var breaks: [Break] {
    layoutIfNeeded()
    guard let table = stack.contentScrollView as? TableView else { return [] }
    func beginning(of rect: Rect?, isSection: Bool) -> Break? {
      rect.map { Break(y: convert($0.origin, from: table).y, isSection: isSection) }
    }
    return (0..<table.numberOfSections).flatMap { section in
      let rows = (0..<table.numberOfRows(inSection: section)).map { row in
        beginning(of: table.rectForRow(at: RowPath(section: section, row: row)), isSection: false)
      }
      return ([beginning(of: table.rect(forSection: section), isSection: true)] + rows).compactMap { $0 }
    }
  }

  /// The screen's height in parts from top to bottom, in points: each ends where a section begins, or where none does in
  /// its lower half, where a row does. A row that is higher than a part is cut. O(rows for each part).
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
    let breaks = breaks.map { Break(y: ($0.y * scale).rounded() / scale, isSection: $0.isSection) }
    var start = 0.0
    while height - start > longest + pixel / 2 {
      let inside = breaks.filter { $0.y > start + pixel / 2 && $0.y < start + longest + pixel / 2 }
      let section = inside.last { $0.isSection && $0.y >= start + longest / 2 }
      let end = (section ?? inside.last)?.y ?? start + longest
      parts.append(start...end)
      start = end
    }
    return parts + [start...max(start, height)]
  }
}
