import InlayGraphics
import InlayLayers

struct ContentAnchor {
  let table: TableView

  /// The parts shown before a layout: the first and the last row, and the sections with headers and footers.
  struct PartsOnShow {
    let rows: ClosedRange<RowPath>?
    let headers: Set<Int>
    let footers: Set<Int>

    var isEmpty: Bool { rows == nil && headers.isEmpty && footers.isEmpty }
  }

  var partsOnShow: PartsOnShow {
    var rows: ClosedRange<RowPath>?
    if let first = table.stage.cells.first?.rowPath, let last = table.stage.cells.last?.rowPath, first <= last {
      rows = first...last
    }
    return PartsOnShow(rows: rows, headers: Set(table.stage.headers.keys), footers: Set(table.stage.footers.keys))
  }

  /// The topmost visible part, or the topmost of those shown before; nil in an empty table.
  func topVisibleItem(among parts: PartsOnShow? = nil) -> AnchorItem? {
    for number in table.heights.sections(from: table.bounds.minY, to: max(table.bounds.maxY, table.bounds.minY.nextUp)) {
      let section = table.heights.placedSection(number)
      if section.section.header.height > 0, table.isInView(section.header), parts?.headers.contains(number) ?? true {
        return .header(number)
      }
      let rows = section.rows(from: table.bounds.minY, to: table.bounds.maxY)
      if let parts {
        if let shown = parts.rows, let first = rows.first, let last = rows.last {
          let low = RowPath(section: number, row: first)
          let high = RowPath(section: number, row: last)
          if shown.lowerBound <= high && low <= shown.upperBound { return .row(max(low, shown.lowerBound)) }
        }
      } else if let row = rows.first {
        return .row(RowPath(section: number, row: row))
      }
      if section.section.footer.height > 0, table.isInView(section.footer), parts?.footers.contains(number) ?? true {
        return .footer(number)
      }
    }
    return nil
  }

  /// The start of an item, on a device pixel; the end of the content before it if the item does not exist.
  func position(of item: AnchorItem) -> Double {
    guard item.section < table.heights.sectionCount else { return table.deviceGrid.y(table.heights.end) }
    let placed = table.heights.placedSection(item.section)
    switch item {
    case .header: return table.deviceGrid.y(placed.start)
    case .row(let path): return table.deviceGrid.y(placed.row(path.row).lowerBound)
    case .footer: return table.deviceGrid.y(placed.footer.lowerBound)
    }
  }

  /// Changes heights, and keeps the position of the topmost visible part, or of the topmost of those shown before, in
  /// the view. A view at the top stays there, and after a jump to the end it stays at the end.
  func keepingVisibleParts(among parts: PartsOnShow? = nil, _ change: () -> Void) {
    let wasAtTop = table.isAtTop
    let known = wasAtTop ? nil : parts.flatMap { topVisibleItem(among: $0) }
    let isJump = known == nil && !(parts?.isEmpty ?? true)
    if !wasAtTop && isJump && table.contentOffset.y == table.maximumContentOffset.y.snapped(toScale: table.deviceScale) {
      change()
      table.updateContentSize()
      followContent(to: table.maximumContentOffset.y.snapped(toScale: table.deviceScale))
      return
    }
    keepingOffsetInContent {
      let anchor = wasAtTop ? nil : known ?? topVisibleItem()
      let before = anchor.map { position(of: $0) }
      change()
      if let anchor, let before { moveContent(by: position(of: anchor) - before) }
    }
  }

  func moveContent(by distance: Double) {
    guard distance != 0 else { return }
    followContent(to: (table.contentOffset.y + distance).snapped(toScale: table.deviceScale))
  }

  /// Shows a focused text view again that the layout pushed out of view.
  func keepInView(_ text: inout FocusedText?, moves: Bool) {
    let offset = table.distance(keepingInView: &text).height
    guard moves, offset != 0 else { return }
    followContent(to: table.snapped(table.clampedContentOffset(Point(x: table.contentOffset.x, y: table.contentOffset.y + offset))).y)
  }

  /// Moves the view with content that moved. Running updates go on from what is visible.
  private func followContent(to y: Double) {
    let before = table.contentOffset
    table.moveOffset(to: Point(x: before.x, y: y))
    table.rowMotion?.shift(by: table.contentOffset.y - before.y)
  }

  /// Keeps the view inside content that changes, unless it was beyond an end before.
  func keepingOffsetInContent(_ change: () -> Void) {
    let wasInside = contains(offset: table.contentOffset.y)
    change()
    table.updateContentSize()
    guard wasInside, !contains(offset: table.contentOffset.y) else { return }
    followContent(to: table.snapped(table.clampedContentOffset(table.contentOffset)).y)
  }

  /// Whether a vertical offset on a device pixel is inside the content.
  private func contains(offset y: Double) -> Bool {
    let limits = table.contentLimits
    return y >= limits.least.y.snapped(toScale: table.deviceScale) && y <= limits.most.y.snapped(toScale: table.deviceScale)
  }

  /// Brings a view at rest back inside its content, whose length is known.
  func restRows() {
    table.updateContentSize()
    let before = table.contentOffset.y
    table.restOffset()
    table.rowMotion?.shift(by: table.contentOffset.y - before)
  }
}

extension Layer {
  /// The height that a view, a text or an image prefers in a width, in points; 0 for other layers.
  func fittingHeight(inWidth width: Double) -> Double {
    let space = Size(width: width, height: .infinity)
    let size = (self as? View)?.sizeThatFits(space) ?? (self as? BaseTextLayer)?.sizeThatFits(space)
    return (size ?? (self as? ImageLayer)?.sizeThatFits(space) ?? .zero).height
  }
}

/// A part of the content that keeps its position in the view while heights above change.
enum AnchorItem {
  case header(Int)
  case row(RowPath)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

extension UpdatePlan {
  /// An item after the update, or its successor.
  func successor(of item: AnchorItem) -> AnchorItem {
    switch item {
    case .header(let section): return .header(newSection(of: section) ?? sections.successor(of: section))
    case .row(let path): return .row(successor(of: path))
    case .footer(let section):
      return newSection(of: section).map { .footer($0) } ?? .header(sections.successor(of: section))
    }
  }
}
