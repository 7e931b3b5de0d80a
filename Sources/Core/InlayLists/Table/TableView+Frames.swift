import InlayGraphics
import InlayLayers

extension TableView {
  /// Sets the sides of every part of the column. Background, index bar and scroll indicators keep the whole width.
  final func assertColumn() {
    guard isRounded, invalidation.contains(.column) else { return }
    defer { invalidation.remove(.column) }
    let column = cardRect
    for part in sublayers where part.listRole?.liesInColumn ?? false {
      let frame = part.untransformedFrame
      let inset = (part as? SectionShadow)?.inset ?? 0
      part.untransformedFrame = Rect(
        x: column.minX + inset, y: frame.minY, width: max(0, column.width - 2 * inset), height: frame.height)
    }
  }

  /// Notifies the header view about changed margins.
  final func assertMargins() {
    let margins = wantedMargins
    if margins == contentMargins { return }
    contentMargins = margins
    tableHeaderView?.setNeedsLayout()
  }

  /// The margins of the rows' texts, or those of cards where the rows are in cards.
  private var wantedMargins: Insets {
    let sides = safeSides
    let inset = look.card(of: standardDecoration).inset
    var margins = Insets.zero
    if !isRounded {
      let trailing = stage.indexBar == nil ? sides.trailing : 0
      margins.left = sides.leading + (inset > 0 ? inset : contentInsetLeading)
      margins.right = trailing + (inset > 0 ? inset : theme.metrics.row.trailingInset)
    }
    return margins
  }

  final func placeTableViews(_ layout: ListLayout) {
    if let backgroundView { backgroundView.untransformedFrame = bounds }
    if let emptyStateView {
      emptyStateView.untransformedFrame = emptyStateFrame(layout)
      emptyStateView.isHidden = heights.rowCount > 0
    }
    // The delegate may have set another view during the layout, whose own height is not known yet.
    _ = (measurer.tableHeaderHeight, measurer.tableFooterHeight)
    if let tableHeaderView {
      tableHeaderView.untransformedFrame = layout.frame(layout.tableHeader)
      geometry.noteFrame(ofHeader: tableHeaderView)
    }
    if let tableFooterView {
      tableFooterView.untransformedFrame = layout.frame(layout.tableFooter)
      geometry.noteFrame(ofFooter: tableFooterView)
    }
  }

  /// Returns the part of the view that the header view, bars and a keyboard leave free. A refresh does not move it.
  private func emptyStateFrame(_ layout: ListLayout) -> Rect {
    let (bounds, inset, grid) = (bounds, layout.inset, layout.grid)
    var top = bounds.minY + inset.top - (refreshControl?.inset ?? 0)
    if layout.headerHeight > 0 {
      // A table without rows rests at its top, where the header is.
      top = layout.pinning.tableHeader ? max(top, layout.tableHeader.upperBound) : top + layout.headerHeight
    }
    let (minY, maxY) = (grid.y(top), grid.y(bounds.maxY - inset.bottom))
    return Rect(minX: bounds.minX, minY: min(minY, bounds.maxY), maxX: bounds.maxX, maxY: max(minY, maxY))
  }

  /// Shows the theme's gradient unless the table has a background view.
  final func updateGradient() {
    stage.show(gradient: backgroundView == nil ? theme.backgroundGradient : nil, in: self)
  }

  /// Sets frames and looks of cells. Skips cells that have both already: little is left while a table scrolls, and a
  /// cell that is used again often has the look of its new row.
  final func placeCells() {
    let (rows, cells) = (stage.frame.rows, stage.cells)
    var (known, lowCards, next): ((section: Int, look: SectionLook)?, [Int], Int) = (nil, [], 0)
    // Rows are visited by index: most cells do not change.
    for index in rows.indices where next < cells.count && rows[index].isInView {
      let cell = cells[next]
      guard cell.rowPath == rows[index].id.path else { continue }
      next += 1
      let (id, frame, ends) = (rows[index].id, rows[index].frame, rows[index].ends)
      if known?.section != id.section {
        let look = look(ofSection: id.section)
        known = (id.section, look)
        if look.lowCard != nil { lowCards.append(id.section) }
      }
      guard let look = known?.look else { continue }
      let focus = navigator.effectiveFocus(of: id.path)
      let isSelfSizing = geometry.usesSelfSizing && rows[index].flags.contains(.isSelfSizing)
      let range = ClosedRange(from: frame.minY, to: frame.maxY)
      if cell.appearance.focus != focus || cell.appearance.isSelfSizing != isSelfSizing
        || !cell.shows(look, at: ends, range)
      {
        var appearance = look.row(at: ends, range)
        appearance.focus = focus
        appearance.isSelfSizing = isSelfSizing
        if lift != nil { appearance = reordering.lifted(appearance, of: cell, at: ends, range, in: look) }
        cell.showAppearance(appearance, of: look, at: ends)
      }
      if !cell.record.isPlaced || cell.untransformedFrame != frame { cell.place(frame) }
    }
    stage.lowCards = lowCards
  }

  final func orderParts() {
    let ends = [tableFooterView, tableHeaderView].compactMap { $0?.superlayer === self ? $0 : nil }
    let isAbove = rowMotion == nil ? nil : layout.isAboveRows
    stage.orderParts(of: self, ends: ends, areEndsAboveHeaders: isTableHeaderPinned, isAbove: isAbove)
  }

  /// Keeps a pinned table header above everything that scrolls.
  final func keepPinnedHeaderAbove() {
    guard isTableHeaderPinned, let tableHeaderView,
      let top = sublayers.last(where: { $0.listRole != .scrollIndicator && $0.listRole != .indexBar }),
      top !== tableHeaderView
    else { return }
    insertSublayer(tableHeaderView, above: top)
  }

  /// Keeps the control above the content, while it is refreshing or the content is pulled down: at the top of the view
  /// where there is more space.
  final func layoutRefreshControl() {
    guard let control = refreshControl, let pull = control.pull else { return }
    guard pull > 0 || control.isRefreshing else { return control.removeFromSuperlayer() }
    if control.superlayer !== self {
      insertSublayer(control, at: sublayers.prefix(while: \.isBehindRows).count)
    }
    let height = RefreshControl.height
    control.frame = Rect(
      x: bounds.minX, y: deviceGrid.y(0 - collapsingTop - max(height, pull)),
      width: bounds.width, height: height)
    control.opacity = control.isRefreshing ? 1 : min(1, pull / height)
    control.setNeedsLayout()
  }

  /// Requests the titles, at a reload and at an update of sections.
  final func updateSectionIndex() { stage.show(indexTitles: source.indexTitles, in: self) }

  /// Keeps the index at the trailing side, above everything but the scroll indicators.
  final func layoutSectionIndex() {
    guard let bar = sectionIndexBar else { return }
    bar.raise(to: .sectionIndex)
    let width = sectionIndexWidth
    let inset = adjustedContentInset
    let rect = Rect(
      x: bounds.width - width - safeTrailing, y: 0, width: width, height: bounds.height
    ).inset(
      by: Insets(top: inset.top, bottom: inset.bottom))
    let placed = mirrored(rect)
    bar.frame = placed.offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  final func updateSeparatorsBesideSelection() {
    // The cells, visited by index: most do not change.
    let cells = stage.cells
    for index in cells.indices {
      let next = index + 1
      let isAbove =
        next < cells.count && cells[next].showsSelection
        && cells[next].rowPath?.section == cells[index].rowPath?.section
      if cells[index].isAboveSelection != isAbove { cells[index].isAboveSelection = isAbove }
    }
  }

  /// Presents the parts on show while updates run. Parts that are presented out of view, and that the layout does not have
  /// in view either, are taken back.
  final func presentMotion() {
    guard rowMotion != nil, !invalidation.contains(.reload) else { return }
    let (layout, frame) = (layout, stage.frame)
    let specs = frame.rows.indices.map { stage.entry(.row, at: $0).cell.map { CardSpec($0.appearance) } }
    let lifted = lift?.cell.rowPath.map(PartID.init)
    let motion = ListMotion(
      layout, frame, specs: specs, lowCards: stage.lowCards,
      mayHaveGround: { row in
        guard let appearance = stage.entry(.row, at: row).cell?.appearance else { return false }
        return look.card(of: appearance.decoration).gap == 0 && resolvedColor(appearance.background).alpha == 1
      },
      hidesRows: { header in
        stage.entry(.header, at: header).layer?.backgroundColor.map { resolvedColor($0).alpha == 1 } ?? false
      }, lifted: lifted,
      top: tableHeaderView?.bounds.height, bottom: tableFooterView?.bounds.height)
    stage.present(motion, ends: (tableHeaderView, tableFooterView), in: self)
    for kind in [PartKind.row, .header, .footer] {
      endCarried(kind) { $0.id.end == 0 && !layout.isPresented($0.id, kind) }
    }
  }

  /// Shows the shadows of the sections in reach whose card has one, and removes the others. A shadow is one layer below
  /// all rows of its section.
  final func updateSectionShadows(_ layout: ListLayout) {
    let look = look
    let shadow = look.standardShadow
    let before = stage.frame.shadows
    if !shadow.isVisible && before.isEmpty { return }
    var parts = before.filter { $0.id.end != 0 }
    var cards: [Int: SectionCard] = [:]
    if shadow.isVisible && bounds.height > 0 {
      let kept = rowMotion == nil ? [] : before.filter { $0.flags.contains(.isKept) }
      let sections = sectionsInReachOfShadows(shadow)
      let others = kept.map(\.id.section).filter { $0 < heights.sectionCount }
      for section in sections + others where cards[section] == nil {
        let isKept = kept.contains(PartID(section: section))
        guard heights[section].rows.total > 0 || isKept else { continue }
        let card = look.card(of: decoration(ofSection: section))
        guard card.shadow.isVisible else { continue }
        cards[section] = card
        let frame = layout.card(ofSection: section, inset: card.inset)
        parts.append(PlacedPart(PartID(section: section), frame, flags: isKept ? [.isInView, .isKept] : .isInView))
      }
    }
    parts.sort { $0.id < $1.id }
    stage.show(.shadow, parts) { for shadow in $0 { shadow.entry.layer?.removeFromSuperlayer() } }
    for (index, part) in parts.enumerated() where part.isInView {
      guard let card = cards[part.id.section] else { continue }
      lay(stage.shadow(at: index, in: self), part.frame, card)
    }
  }

  /// The sections whose shadows may be in view: a decoration may give its cards a shadow that reaches farther than the
  /// table's. O(sections in view).
  private func sectionsInReachOfShadows(_ standard: Shadow) -> [Int] {
    var reach = max(standard.verticalReach, look.card(of: standardDecoration).shadow.verticalReach)
    var sections = Array(heights.sections(from: bounds.minY, to: bounds.maxY))
    while true {
      for section in sections { reach = max(reach, look.card(of: decoration(ofSection: section)).shadow.verticalReach) }
      let inReach = Array(heights.sections(from: bounds.minY - reach, to: bounds.maxY + reach))
      if inReach == sections { return sections }
      sections = inReach
    }
  }

  private func lay(_ layer: SectionShadow, _ frame: Rect, _ card: SectionCard) {
    layer.inset = card.inset
    layer.untransformedFrame = frame
    layer.cornerRadius = card.cornerRadius
    layer.cornerCurve = card.cornerCurve
    let shadow = card.shadow
    // A translucent card has a weaker shadow.
    let row = cellBackgroundColor ?? .token(style.rowToken)
    layer.shadowOpacity = shadow.opacity * resolvedColor(row).alpha
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowColor = shadow.color ?? .black
  }
}

extension Shadow {
  /// The distance from the casting edge to the shadow's end above or below, in points.
  fileprivate var verticalReach: Double { 3 * radius + abs(offset.height) + 1 }
}

extension CardSpec {
  /// Copies the values of a row's look that affect positions.
  fileprivate init(_ appearance: CellAppearance) {
    self.init(
      inset: appearance.cardInset, radius: appearance.cornerRadius, curve: appearance.cornerCurve,
      lineWidth: appearance.border.width, roundsCard: appearance.roundsCard)
  }
}
