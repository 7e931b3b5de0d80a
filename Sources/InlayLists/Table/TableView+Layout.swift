import InlayGraphics
import InlayLayers

extension TableView {
  /// The most rows that a table shows at once. More than that are not rows that anybody sees.
  static let visibleRowLimit = 100_000

  func layoutVisibleParts() {
    let headerHeight = tableHeaderView?.frame.height ?? 0
    if headerHeight != headerHeightInIndex { needsHeights = true }
    headerHeightInIndex = headerHeight
    reloadIfNeeded()
    let footerHeight = tableFooterView?.frame.height ?? 0
    contentSize = Size(width: bounds.width, height: heights.end + footerHeight)

    if let backgroundView { backgroundView.frame = bounds }
    if let tableHeaderView { place(tableHeaderView, 0...tableHeaderView.frame.height) }
    if let tableFooterView { place(tableFooterView, heights.end...contentSize.height) }

    var rows: [RowPath] = []
    var sections = 0..<0
    if bounds.height > 0, let first = heights.section(at: bounds.minY), let last = heights.section(at: bounds.maxY) {
      sections = first..<last + 1
    }
    for section in sections {
      let visible = heights.rows(ofSection: section, from: bounds.minY, to: bounds.maxY)
      let room = Self.visibleRowLimit - rows.count
      rows += visible.prefix(room).map { RowPath(section: section, row: $0) }
      if visible.count > room {
        scene?.report("more than \(Self.visibleRowLimit) rows are visible at once; the rest is not drawn", in: self)
        break
      }
    }
    updateCells(for: rows)
    for cell in visibleCells {
      guard let path = cell.rowPath else { continue }
      cell.appearance = appearance(forRow: path, of: heights.sections[path.section].rows.count)
      place(cell, heights.row(path))
    }
    updateSectionViews(in: sections)
  }

  /// Gives a part its sides and a stretch of the content, its edges on device pixels.
  func place(_ part: Layer, _ stretch: ClosedRange<Double>) {
    let sides = self.sides(of: part)
    part.frame = Rect(
      minX: sides.minX, minY: stretch.lowerBound.snapped(toScale: deviceScale),
      maxX: sides.maxX, maxY: stretch.upperBound.snapped(toScale: deviceScale))
  }
}
