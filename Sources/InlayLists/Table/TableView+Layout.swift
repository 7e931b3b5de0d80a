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

    updateGradient()
    if let backgroundView { backgroundView.frame = bounds }
    if let tableHeaderView {
      let top = isTableHeaderPinned ? max(0, bounds.minY) : 0
      place(tableHeaderView, top...top + tableHeaderView.frame.height)
    }
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
    layoutCells()
    updateSectionCards()
    updateSectionViews(in: sections)
    keepPinnedHeaderAbove()
  }

  /// The theme's gradient stands where the table has no background view.
  private func updateGradient() {
    guard let gradient = theme.backgroundGradient, backgroundView == nil else {
      gradientView?.removeFromSuperlayer()
      gradientView = nil
      return
    }
    let layer = gradientView ?? GradientLayer()
    if gradientView == nil {
      gradientView = layer
      layer.role = .background
      insertSublayer(layer, at: 0)
    }
    layer.colors = gradient.colors
    layer.frame = bounds
  }

  private func layoutCells() {
    var look: SectionLook?
    for cell in visibleCells {
      guard let path = cell.rowPath else { continue }
      let section = look.flatMap { $0.section == path.section ? $0 : nil } ?? self.look(ofSection: path.section)
      look = section
      cell.appearance = appearance(
        position: RowPosition(row: path.row, of: heights.sections[path.section].rows.count), in: section)
      place(cell, heights.row(path))
    }
  }

  /// A pinned header lies above everything that scrolls below it.
  private func keepPinnedHeaderAbove() {
    guard isTableHeaderPinned, let tableHeaderView,
      let top = sublayers.last(where: { $0.role != .scrollIndicator && $0.role != .indexBar }), top !== tableHeaderView
    else { return }
    insertSublayer(tableHeaderView, above: top)
  }

  /// Gives a part the table's full width and a stretch of the content, its edges on device pixels.
  func place(_ part: Layer, _ stretch: ClosedRange<Double>) {
    part.frame = Rect(
      minX: bounds.minX, minY: stretch.lowerBound.snapped(toScale: deviceScale),
      maxX: bounds.minX + bounds.width, maxY: stretch.upperBound.snapped(toScale: deviceScale))
  }
}
