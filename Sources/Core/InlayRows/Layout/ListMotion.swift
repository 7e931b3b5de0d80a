import InlayGeometry

/// The look of a section's card, as far as it has a place.
package struct CardSpec: Equatable, Sendable {
  /// The distance from the sides of the rows to the card, in points.
  var inset: Double
  var radius: Double
  var curve: CornerCurve
  /// The width of the line around the card, in points; 0 for none.
  var lineWidth: Double
  /// Whether rows have the round corners of the card.
  var roundsCard: Bool

  package init(
    inset: Double = 0, radius: Double = 0, curve: CornerCurve = .circular, lineWidth: Double = 0,
    roundsCard: Bool = false
  ) {
    (self.inset, self.radius, self.curve, self.lineWidth) = (inset, radius, curve, lineWidth)
    self.roundsCard = roundsCard
  }
}

/// The card around the rows of a section while updates run.
package struct PresentedCard: Sendable {
  /// The section, in the present layout or in the one before the update that deleted it.
  package let id: PartID
  /// The presented top and bottom, in points of the content, on device pixels.
  package fileprivate(set) var range: ClosedRange<Double>
  /// The ends at which other rows were, or will be, the first or the last one. The card is clipped there as a whole,
  /// since no row has the corners: rows come, leave and slide inside it.
  package fileprivate(set) var ends = Corners.all
  /// The distance from the position in the layout, in points, of a section that slides in from a side or out.
  package fileprivate(set) var dx = 0.0
  package fileprivate(set) var opacity = 1.0
  /// Whether the section comes or leaves, so that its neighbours cut the card.
  package fileprivate(set) var isCut = false
  /// Whether rows come, leave or change, so that the background may be visible.
  fileprivate var changesRows = true
  /// The frame of the background below the rows and of the line above them, in points of the content, with the rows'
  /// look.
  package fileprivate(set) var frame = Rect.zero
  /// The largest of its rows: one may have its look from a time when the card was lower.
  fileprivate var radius = 0.0
  package fileprivate(set) var ground: Int?
  package fileprivate(set) var border: Int?

  package var borderOpacity: Double { ground == nil ? opacity : 1 }
}

/// The positions and looks that running updates present of a frame.
package struct ListMotion {
  /// The motion of each part of the frame; nil for one that is not presented.
  package private(set) var rows: [PartMotion?] = []
  package private(set) var headers: [PartMotion] = []
  package private(set) var footers: [PartMotion] = []
  package private(set) var shadows: [PartMotion] = []
  /// The views above and below all rows; nil for none, and for a pinned one.
  package private(set) var top: PartMotion?
  package private(set) var bottom: PartMotion?
  package private(set) var cards: [PresentedCard] = []

  /// - Parameters:
  ///   - specs: Of the rows' cards; nil for a row that is not shown.
  ///   - lowCards: The sections in view whose rows are clipped by the whole card each.
  ///   - mayHaveGround: Whether the card of a row is one opaque rectangle, so that its background can be shown below
  ///     rows
  ///     that fade.
  ///   - hidesRows: Whether the header of an index is opaque, so that rows below it are never seen through it.
  ///   - lifted: The row that a pointer holds.
  ///   - top: The height of the view above all rows; nil for none. Of the other views those of their frames count.
  package init(
    _ layout: ListLayout, _ frame: ListFrame, specs: [CardSpec?], lowCards: [Int] = [],
    mayHaveGround: (Int) -> Bool = { _ in false }, hidesRows: (Int) -> Bool = { _ in false }, lifted: PartID?,
    top: Double?, bottom: Double?
  ) {
    rows = Array(repeating: nil, count: frame.rows.count)
    // Rows in view come first: they have the present look of their card.
    for isInView in [true, false] {
      for (index, row) in frame.rows.enumerated() where row.isInView == isInView && row.id != lifted {
        guard let spec = specs[index] else { continue }
        present(index, row, spec, isLow: lowCards.contains(row.id.section), mayHaveGround, layout)
      }
    }
    headers = frame.headers.map { Self.header($0, layout) }
    if layout.pinning.headers {
      for (index, header) in headers.enumerated() where header.opacity < 1 && hidesRows(index) {
        coverRows(with: header, sectionID(of: frame.headers[index].id, layout))
      }
    }
    footers = frame.footers.map {
      layout.motion(of: .footer($0.id.section), in: layout.number(of: $0.id), $0.frame.height)
    }
    let present = layout.phases.count
    self.top = layout.pinning.tableHeader ? nil : top.map { layout.motion(of: .top, in: present, $0) }
    self.bottom = bottom.map { layout.motion(of: .sectionGap(layout.heights.sectionCount), in: present, $0) }
    // They are at positions without a height.
    self.top?.window = nil
    self.bottom?.window = nil
    shadows = frame.shadows.map { shadow in
      let card = cards[card(of: shadow.id, layout)]
      var motion = PartMotion()
      (motion.y, motion.dx) = (card.range.lowerBound, card.dx)
      motion.height = card.range.upperBound - card.range.lowerBound
      // A card does not fade above a background.
      if motion.height <= 0 { motion.opacity = 0 } else if card.ground == nil { motion.opacity = min(1, card.opacity) }
      return motion
    }
  }

  /// A header stays at the top of the view while its section is presented there.
  private static func header(_ part: PlacedPart, _ layout: ListLayout) -> PartMotion {
    let number = layout.number(of: part.id)
    var motion = layout.motion(of: .header(part.id.section), in: number, part.frame.height)
    guard layout.pinning.headers else { return motion }
    let whole = layout.motion(of: .section(part.id.section), in: number).range
    let pinned = layout.grid.y(layout.pinnedTop(ofHeight: motion.height))
    let y = ListLayout.pinned(pinned, motion.height, from: motion.y, to: whole.upperBound)
    guard y > motion.y || motion.y + motion.height > whole.upperBound else { return motion }
    motion.y = max(y, motion.y)
    if let window = motion.window, window.upperBound < motion.y + motion.height {
      motion.window = ClosedRange(from: window.lowerBound, to: whole.upperBound)
    }
    return motion
  }

  /// A section fades as if it were one picture: its rows are not seen through its header, which fades too.
  private mutating func coverRows(with header: PartMotion, _ section: PartID) {
    for index in rows.indices {
      guard let card = rows[index]?.card, cards[card].id == section else { continue }
      rows[index]?.cover = header.range
    }
  }

  private mutating func present(
    _ index: Int, _ row: PlacedPart, _ spec: CardSpec, isLow: Bool, _ mayHaveGround: (Int) -> Bool,
    _ layout: ListLayout
  ) {
    let path = row.id.path
    var motion = layout.motion(of: .row(path), in: layout.number(of: row.id), row.frame.height)
    let card = card(of: row.id, isLow: isLow, layout)
    showLayers(of: card, around: index, spec, mayHaveGround, layout)
    let move = row.id.end == 0 && row.isInView ? layout.move(of: path) : nil
    if let move, let corners = move.corners {
      // A row that slides over others has its own corners: first those that it had, then those that it gets.
      let rest = move.phase.rest
      let position = RowPosition(row: path.row, among: layout.heights[path.section].rows.seenEnds)
      let ends = rest > 0.5 ? corners : position.corners
      var own = PresentedCard(id: row.id, range: motion.range)
      (own.ends, own.dx) = (ends, motion.dx)
      motion.clip = Self.clip(motion, row, own, spec, radius: spec.radius * abs(1 - 2 * rest), layout)
    } else {
      var spec = spec
      if spec.roundsCard { cards[card].radius = max(cards[card].radius, spec.radius) }
      if spec.radius == 0, cards[card].radius > 0 { spec.roundsCard = true }
      motion.clip = Self.clip(motion, row, cards[card], spec, radius: cards[card].radius, layout)
      motion.card = card
    }
    rows[index] = motion
  }

  private static func clip(
    _ motion: PartMotion, _ row: PlacedPart, _ card: PresentedCard, _ spec: CardSpec, radius: Double,
    _ layout: ListLayout
  ) -> CardClip? {
    let (top, bottom) = (card.range.lowerBound - motion.y, card.range.upperBound - motion.y)
    let reach = spec.curve.reach(radius: radius)
    let isAtTop = card.ends.contains(.top) && radius > 0 && top + reach > 0
    let isAtBottom = card.ends.contains(.bottom) && radius > 0 && bottom - reach < motion.height
    guard isAtTop || isAtBottom || motion.dx != card.dx, spec.roundsCard else { return nil }
    let left = card.dx - row.frame.minX - motion.dx
    let far = motion.height + reach + 1
    let rect = layout.card(
      ClosedRange(
        from: card.ends.contains(.top) ? top : -far, to: card.ends.contains(.bottom) ? bottom : 2 * far),
      inset: spec.inset, movedBy: left)
    return CardClip(rect: rect, radius: radius, corners: card.ends)
  }

  // MARK: Cards

  /// The index of the card of a part, in the last layout with its section.
  private mutating func card(of part: PartID, isLow: Bool = false, _ layout: ListLayout) -> Int {
    let id = sectionID(of: part, layout)
    let (section, number, isPresent) = (id.section, layout.number(of: id), id.end == 0)
    if let known = cards.firstIndex(where: { $0.id == id }) { return known }
    let motion = layout.motion(of: .rows(section), in: number)
    var card = PresentedCard(id: id, range: motion.range)
    (card.dx, card.opacity, card.isCut) = (motion.dx, motion.opacity, motion.window != nil)
    if isPresent {
      card.changesRows = layout.changesRows(ofSection: section)
      if !isLow { card.ends = layout.openEnds(ofSection: section) }
    }
    cards.append(card)
    return cards.count - 1
  }

  /// The section of a part, in the last layout with it.
  private func sectionID(of part: PartID, _ layout: ListLayout) -> PartID {
    var (section, number) = (part.section, layout.number(of: part))
    while number < layout.phases.count, let new = layout.phases[number].plan.newSection(of: section) {
      (section, number) = (new, number + 1)
    }
    return PartID(section: section, end: number == layout.phases.count ? 0 : layout.phases[number].serial)
  }

  /// The background and the line of a card whose rows change.
  private mutating func showLayers(
    of index: Int, around row: Int, _ spec: CardSpec, _ mayHaveGround: (Int) -> Bool, _ layout: ListLayout
  ) {
    let card = cards[index]
    let mayShowGround = card.changesRows && card.ground == nil
    let mayHaveBorder = !card.ends.isEmpty && spec.lineWidth > 0 && card.border == nil
    guard mayShowGround || mayHaveBorder, spec.roundsCard, card.range.lowerBound < card.range.upperBound else { return }
    cards[index].frame = layout.card(card.range, inset: spec.inset, movedBy: card.dx)
    if mayShowGround, mayHaveGround(row) { cards[index].ground = row }
    if mayHaveBorder { cards[index].border = row }
  }
}
