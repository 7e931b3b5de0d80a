import InlayGraphics
import InlayLayers

/// Sets the presented values of a table's parts for one frame of an animated update.
struct MotionPresenter {
  let table: TableView
  let motion: RowMotion
  private let layout: MotionLayout
  private let frames: TableLayout

  init(_ table: TableView, _ motion: RowMotion) {
    self.table = table
    self.motion = motion
    layout = motion.layout
    frames = table.layout
  }

  func present() {
    let (lifted, present) = (table.lift?.cell, layout.phases.count)
    for cell in table.stage.cells where cell !== lifted {
      if let path = cell.rowPath { self.present(cell, path, in: present, move: layout.move(of: path)) }
    }
    for part in SectionPart.allCases {
      for (section, view) in table.stage.views(part) { self.present(view, part.position(section), in: present) }
    }
    if let header = table.tableHeaderView, !table.isTableHeaderPinned { self.present(header, .top, in: present) }
    if let footer = table.tableFooterView {
      self.present(footer, .sectionGap(layout.heights.sectionCount), in: present)
    }
    for part in table.stage.leaving where !(part.layer is SectionShadow) {
      let number = layout.number(before: part.phase)
      if let cell = part.layer as? TableViewCell, case .row(let path) = part.position {
        self.present(cell, path, in: number, move: nil)
      } else {
        self.present(part.layer, part.position, in: number)
      }
    }
    // Above a ground a card does not fade.
    for (section, shadow) in table.stage.shadows {
      self.present(shadow, motion.card(ofSection: section, in: present))
    }
    for part in table.stage.leaving {
      guard let shadow = part.layer as? SectionShadow, let section = part.position.section else { continue }
      self.present(shadow, motion.card(ofSection: section, in: layout.number(before: part.phase)))
    }
    motion.lines.show(in: table, frames.column)
    motion.endFrame()
  }

  // MARK: Parts

  /// Presents a header, which stays at the top of the view while its section is presented there, or another view.
  private func present(_ view: Layer, _ position: TablePosition, in number: Int) {
    var placement = layout.placement(of: position, in: number, view.bounds.height)
    guard case .header(let section) = position, table.sectionHeadersPinToVisibleBounds else {
      return show(view, placement)
    }
    let whole = layout.placement(of: .section(section), in: number).range
    let y = min(
      max(frames.pinnedTop(ofHeight: placement.height), placement.y), whole.upperBound - placement.height)
    if y > placement.y || placement.y + placement.height > whole.upperBound {
      placement.y = max(y, placement.y)
      if let window = placement.window, window.upperBound < placement.y + placement.height {
        placement.window = ClosedRange(from: window.lowerBound, to: whole.upperBound)
      }
    }
    show(view, placement)
  }

  private func present(
    _ cell: TableViewCell, _ path: RowPath, in number: Int, move: (phase: UpdatePhase, corners: Corners?)?
  ) {
    let placement = layout.placement(of: .row(path), in: number, cell.bounds.height)
    let card = motion.card(ofSection: path.section, in: number)
    showLayers(of: card, around: cell)
    let shape = shape(of: card)
    let radius = cell.appearance.cornerRadius
    guard let move, let corners = move.corners else {
      motion.lines.add(cell, placement, shape)
      return show(cell, placement, shape, radius: radius)
    }
    // A row that slides over others has its own corners: first those that it had, then those that it gets.
    let rest = move.phase.rest
    let position = RowPosition(row: path.row, among: layout.heights[path.section].rows.seenEnds)
    let ends = rest > 0.5 ? corners : position.corners
    let own = RowCard.Shape(range: placement.range, ends: ends, dx: placement.dx)
    show(cell, placement, own, radius: radius * abs(1 - 2 * rest))
  }

  private func present(_ shadow: SectionShadow, _ card: RowCard) {
    let shape = shape(of: card)
    let frame = shadow.untransformedFrame
    let height = shape.range.upperBound - shape.range.lowerBound
    let isSame = shape.range.lowerBound == frame.minY && height == frame.height && shape.dx == 0
    motion.show(
      shadow,
      position: isSame ? nil : Point(x: frame.midX + shape.dx, y: shape.range.lowerBound + height / 2),
      bounds: isSame ? nil : Rect(x: 0, y: 0, width: frame.width, height: height),
      opacity: height <= 0 ? 0 : !shape.showsGround && shape.opacity < 1 ? shape.opacity : nil)
  }

  // MARK: Cards

  private func shape(of card: RowCard) -> RowCard.Shape {
    if let shape = card.shape { return shape }
    let number = layout.number(before: card.phase)
    let placement = layout.placement(of: .rows(card.section), in: number)
    var shape = RowCard.Shape(
      range: placement.range, dx: placement.dx, opacity: placement.opacity, isCut: placement.window != nil)
    if card.phase == nil {
      shape.changesRows = layout.changesRows(ofSection: card.section)
      if !table.stage.placement.isLow(card.section) { shape.ends = layout.openEnds(ofSection: card.section) }
    }
    card.shape = shape
    return shape
  }

  /// Shows the ground and the line of a card whose rows change.
  private func showLayers(of card: RowCard, around cell: TableViewCell) {
    let appearance = cell.appearance
    let shape = shape(of: card)
    let mayHaveGround = shape.changesRows && !shape.showsGround
    let mayHaveBorder = !shape.ends.isEmpty && appearance.border.width > 0 && !shape.showsBorder
    guard mayHaveGround || mayHaveBorder, appearance.roundsCard,
      shape.range.lowerBound < shape.range.upperBound
    else { return }
    func show(_ layer: Layer, isAbove: Bool, opacity: Double) {
      table.stage.insert(layer, isAbove: isAbove, in: table)
      layer.cornerRadius = appearance.cornerRadius
      layer.cornerCurve = appearance.cornerCurve
      let frame = Rect(
        minX: frames.column.minX + appearance.cardInset + shape.dx, minY: shape.range.lowerBound,
        maxX: frames.column.maxX - appearance.cardInset + shape.dx, maxY: shape.range.upperBound)
      layer.present(frame, origin: .zero, opacity: opacity)
    }
    if mayHaveGround, table.look.card(of: appearance.decoration).gap == 0,
      table.resolved(appearance.background).alpha == 1
    {
      card.shape?.showsGround = true
      card.ground.backgroundColor = appearance.background
      show(card.ground, isAbove: false, opacity: 1)
    }
    if mayHaveBorder {
      let hasGround = card.shape?.showsGround ?? false
      card.shape?.showsBorder = true
      card.border.borderWidth = appearance.border.width
      card.border.borderColor = appearance.border.color
      show(card.border, isAbove: true, opacity: hasGround ? 1 : shape.opacity)
    }
  }

  // MARK: Layers

  private func show(_ cell: TableViewCell, _ placement: PartPlacement, _ card: RowCard.Shape, radius: Double) {
    let (top, bottom) = (card.range.lowerBound - placement.y, card.range.upperBound - placement.y)
    let reach = cell.appearance.cornerCurve.reach(radius: radius)
    let isAtTop = card.ends.contains(.top) && radius > 0 && top + reach > 0
    let isAtBottom = card.ends.contains(.bottom) && radius > 0 && bottom - reach < placement.height
    guard isAtTop || isAtBottom || placement.dx != card.dx, cell.appearance.roundsCard else {
      return show(cell, placement)
    }
    let inset = cell.appearance.cardInset
    let left = card.dx - cell.untransformedFrame.minX - placement.dx
    let far = placement.height + reach + 1
    let rect = Rect(
      minX: frames.column.minX + inset + left, minY: card.ends.contains(.top) ? top : -far,
      maxX: frames.column.maxX - inset + left, maxY: card.ends.contains(.bottom) ? bottom : 2 * far)
    show(cell, placement, (rect, radius, card.ends))
  }

  /// - Parameter card: In the layer's own space, without its origin; nil for no clip by a card.
  private func show(
    _ layer: Layer, _ placement: PartPlacement, _ card: (rect: Rect, radius: Double, corners: Corners)? = nil
  ) {
    let range = placement.range
    let isWhole = range.lowerBound <= placement.y && range.upperBound >= placement.y + placement.height
    // A mask of an app stays.
    if isWhole && card == nil {
      if layer.mask is MotionMask { layer.mask = nil }
    } else if layer.mask == nil || layer.mask is MotionMask {
      let mask = layer.mask as? MotionMask ?? MotionMask()
      let origin = layer.bounds.origin
      let window =
        isWhole
        ? 0...max(0, placement.height)
        : ClosedRange(from: range.lowerBound - placement.y, to: range.upperBound - placement.y)
      let rect = Rect(
        x: origin.x, y: origin.y + window.lowerBound, width: layer.bounds.width,
        height: window.upperBound - window.lowerBound)
      mask.show(
        rect, card: card.map { $0.rect.offsetBy(dx: origin.x, dy: origin.y) } ?? rect, radius: card?.radius ?? 0,
        curve: (layer as? TableViewCell)?.appearance.cornerCurve ?? .circular, corners: card?.corners ?? [])
      if layer.mask == nil { layer.mask = mask }
    }
    let move = Point(x: placement.dx, y: placement.y - layer.untransformedFrame.minY)
    motion.show(
      layer, position: move == .zero ? nil : Point(x: layer.position.x + move.x, y: layer.position.y + move.y),
      opacity: range.lowerBound >= range.upperBound
        ? 0 : placement.opacity < 1 ? layer.opacity * placement.opacity : nil)
  }
}

extension SectionPart {
  func position(_ section: Int) -> TablePosition { self == .header ? .header(section) : .footer(section) }
}
