import InlayGraphics
import InlayLayers
import InlayText

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
      let shift = collapsingTop - (refreshControl?.inset ?? 0)
      emptyStateView.untransformedFrame = layout.emptyState(in: bounds, shift: shift)
      emptyStateView.isHidden = heights.rowCount > 0
    }
    // The delegate may have set another view during the layout, whose own height is not known yet.
    _ = (measurer.tableHeaderHeight, measurer.tableFooterHeight)
    if let tableHeaderView {
      tableHeaderView.untransformedFrame = layout.frame(layout.tableHeader)
      geometry.headerHeight.noteFrame(of: tableHeaderView)
    }
    if let tableFooterView {
      tableFooterView.untransformedFrame = layout.frame(layout.tableFooter)
      geometry.footerHeight.noteFrame(of: tableFooterView)
    }
  }

  /// Shows the theme's gradient unless the table has a background view.
  final func updateGradient() {
    stage.show(gradient: backgroundView == nil ? theme.backgroundGradient : nil, in: self)
  }

  /// Sets frames and looks of cells. Skips cells that have both already: little is left while a table scrolls, and a
  /// cell that is used again often has the look of its new row.
  final func placeCells() {
    let rows = stage.frame.rows
    var (known, lowCards): ((section: Int, look: SectionLook)?, [Int]) = (nil, [])
    // Rows are visited by index: most cells do not change.
    for index in rows.indices where rows[index].isInView {
      guard let cell = stage.cell(of: rows[index]) else { continue }
      let (id, frame, ends) = (rows[index].id, rows[index].frame, rows[index].ends)
      if known?.section != id.section {
        let look = look(ofSection: id.section)
        known = (id.section, look)
        if look.lowCard != nil { lowCards.append(id.section) }
      }
      guard let look = known?.look else { continue }
      let focus = navigator.effectiveFocus(of: id.path)
      let isSelfSizing = geometry.usesSelfSizing && rows[index].isSelfSizing
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

  /// Shows the shadows of the sections in reach whose card has one, and removes the others. A shadow is one layer below
  /// all rows of its section.
  final func updateSectionShadows(_ layout: ListLayout) {
    let look = look
    let shadow = look.standardShadow
    if !shadow.isVisible && stage.parts(.shadow).isEmpty { return }
    var cards: [Int: SectionCard] = [:]
    if shadow.isVisible && bounds.height > 0 {
      for section in stage.list.sectionsWithShadows(layout, inReach: sectionsInReachOfShadows(shadow)) {
        let card = look.card(of: decoration(ofSection: section))
        if card.shadow.isVisible { cards[section] = card }
      }
    }
    stage.apply(stage.list.layOutShadows(layout, insets: cards.mapValues(\.inset)), by: source)
    let row = cellBackgroundColor ?? .token(style.rowToken)
    for part in stage.parts(.shadow) where part.isInView {
      guard let card = cards[part.id.section] else { continue }
      stage.shadow(of: part, in: self).show(card, part.frame, rowAlpha: resolvedColor(row).alpha)
    }
  }

  /// The sections whose shadows may be in view: a decoration may give its cards a shadow that reaches farther than the
  /// table's. O(sections in view).
  private func sectionsInReachOfShadows(_ standard: Shadow) -> [Int] {
    var reach = max(standard.verticalReach, look.card(of: standardDecoration).shadow.verticalReach)
    var sections = heights.sectionNumbers(from: bounds.minY, to: bounds.maxY)
    while true {
      for section in sections { reach = max(reach, look.card(of: decoration(ofSection: section)).shadow.verticalReach) }
      let inReach = heights.sectionNumbers(from: bounds.minY - reach, to: bounds.maxY + reach)
      if inReach == sections { return sections }
      sections = inReach
    }
  }
}

/// The horizontal ranges of a table's parts: the cards or rows, the section index and the safe area.
extension TableView {
  /// The horizontal range of rows, headers and footers, with the table's visible height, in the table's own space, on
  /// device pixels: the sides of the cards of an inset grouped table. In other tables these are the table's sides, or
  /// the side of the section index.
  public final var cardRect: Rect {
    guard isRounded else { return stage.indexBar == nil ? bounds : rectBesideIndex }
    let theme = self.theme
    var inset = overrides.cardInset ?? theme.metrics.card.inset
    if overrides.cardInset == nil, bounds.width < theme.metrics.card.narrowTableWidth {
      inset = min(inset, max(0, (bounds.width - theme.metrics.card.narrowWidth) / 2))
    }
    let limit = overrides.maximumCardWidth ?? theme.metrics.card.maximumWidth
    let range = CardRange(width: bounds.width, inset: inset, maximumWidth: limit, safeArea: cardInsets)
    return visibleRect(from: range.minX, to: range.maxX)
  }

  /// The bounds without the section index and the safe area beside it.
  private var rectBesideIndex: Rect {
    let width = max(0, bounds.width - sectionIndexWidth - safeTrailing)
    let sides = mirrored(Rect(x: 0, y: 0, width: width, height: 0))
    return visibleRect(from: sides.minX, to: sides.maxX)
  }

  private func visibleRect(from left: Double, to right: Double) -> Rect {
    let grid = deviceGrid
    return Rect(
      minX: bounds.minX + grid.x(left), minY: bounds.minY, maxX: bounds.minX + grid.x(right),
      maxY: bounds.maxY)
  }

  /// The width of rows, in points.
  final var rowWidth: Double { cardRect.width }

  /// The height by which the space below the last section is lower than the space above the first one, in points. Plain
  /// tables have no such spaces, and a footer view of the app ends the table as it is.
  package final var missingEndSpace: Double {
    let last = heights.sectionCount - 1
    guard style.isGrouped, last >= 0, tableFooterView == nil else { return 0 }
    let (header, footer) = (stage.view(.header, ofSection: 0), stage.view(.footer, ofSection: last))
    let text = footer as? SectionTextView
    guard footer == nil || text != nil else { return 0 }
    let section = theme.metrics.section
    let above = header == nil ? heights[0].header.height : max(themeHeaderHeight, section.firstTop)
    let hasText = text?.label.text.isEmpty == false
    let below = hasText ? section.textGap : heights[last].footer.height
    return max(0, above - below - adjustedContentInset.bottom)
  }

  /// The insets of the cards, in points: the covered sides, and an indicator beside a covered trailing side.
  private var cardInsets: Insets {
    var covered = coveredInsets
    let direction = effectiveDirection
    if covered[trailingIn: direction] > 0 { covered[trailingIn: direction] += indicatorWidth }
    return covered
  }

  /// The width of the vertical indicator with the space around it, in points; 0 if it is not shown.
  final var indicatorWidth: Double {
    let theme = self.theme
    return showsVerticalScrollIndicator
      ? theme.metrics.scrollIndicator.width + 2 * theme.metrics.scrollIndicator.inset : 0
  }

  /// The covered sides of the table, in points: outside the scene's safe area, and below an index bar.
  private var coveredInsets: Insets {
    var covered = safeAreaInsets
    guard let bar = shownSublayer(of: .indexBar) else { return covered }
    if bar === stage.indexBar {
      // The direction is computed with the new width, since the frame is the previous layout's.
      let direction = effectiveDirection
      covered[trailingIn: direction] = max(covered[trailingIn: direction], indexSpace)
      return covered
    }
    let frame = bar.frame
    if frame.midX > bounds.midX {
      covered.right = max(covered.right, bounds.maxX - frame.minX)
    } else {
      covered.left = max(covered.left, frame.maxX - bounds.minX)
    }
    return covered
  }

  /// The safe area's insets of full-width rows, in points; 0 for cards, which are inside the safe area.
  final var safeSides: (leading: Double, trailing: Double) {
    guard !isRounded else { return (0, 0) }
    let leading = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
    return (leading.snapped(toScale: displayScale), safeTrailing.snapped(toScale: displayScale))
  }

  /// The safe area's inset at the trailing side, in points, also of an inset grouped table.
  final var safeTrailing: Double { safeAreaInsets[trailingIn: effectiveDirection] }
}

extension Insets {
  fileprivate subscript(trailingIn direction: LayoutDirection) -> Double {
    get { direction == .rightToLeft ? left : right }
    set { if direction == .rightToLeft { left = newValue } else { right = newValue } }
  }
}

extension Shadow {
  /// The distance from the casting edge to the shadow's end above or below, in points.
  fileprivate var verticalReach: Double { 3 * radius + abs(offset.height) + 1 }
}
