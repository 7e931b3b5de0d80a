import InlayGraphics
import InlayLayers

/// Sets the presented values of a table's parts for one frame of an animated update.
struct TransitionPresenter {
  let table: TableView
  let transition: TableTransition
  let history: LayoutHistory
  let heights: HeightIndex
  private let grid: DeviceGrid
  let column: Rect
  private var cards: [TableTransition.CardKey: TransitionCard] = [:]
  var grounds: [TableTransition.CardKey: Layer] = [:]
  var borders: [TableTransition.CardKey: Layer] = [:]

  init(_ table: TableView, _ transition: TableTransition) {
    self.table = table
    self.transition = transition
    history = transition.history
    heights = table.heights
    grid = table.deviceGrid
    column = table.stage.column
  }

  mutating func present() {
    for cell in table.stage.cells { if let path = cell.rowPath { present(cell, path) } }
    for part in SectionPart.allCases {
      for (section, view) in table.stage.views(part) { present(view, part.position(section), in: history.last, part) }
    }
    presentEnds()
    for part in table.stage.leaving { present(part) }
    // Above a ground a card does not fade.
    for (section, shadow) in table.stage.shadows {
      present(shadow, TableTransition.CardKey(layout: history.last, section: section))
    }
    for part in table.stage.leaving {
      if let shadow = part.layer as? SectionShadow, let key = cardKey(of: part) { present(shadow, key) }
    }
    transition.setCards(grounds: grounds, borders: borders)
  }

  // MARK: Parts

  private mutating func present(_ cell: TableViewCell, _ path: RowPath) {
    var placement = placement(of: .row(path), in: history.last, cell.bounds.height)
    if let reload = history.reload(of: path, present: heights) {
      let rest = 1 - history.progress(ofPhase: reload.phase)
      placement.dx += sideways(reload.animation, rest)
    }
    let key = TableTransition.CardKey(layout: history.last, section: path.section)
    let card = card(key)
    showCard(cell, placement, card, key)
    if let corners = history.corners(moving: path, present: heights) {
      // A row that slides over others has its own corners.
      let own = TransitionCard(range: placement.range, ends: OpenEnds(corners.corners), dx: placement.dx)
      show(cell, placement, own, radius: cell.appearance.cornerRadius * corners.share)
    } else {
      show(cell, placement, card, radius: cell.appearance.cornerRadius)
    }
  }

  private mutating func present(_ view: Layer, _ position: TablePosition, in layout: Int, _ part: SectionPart) {
    var placement = placement(of: position, in: layout, view.bounds.height)
    if part == .header { pin(&placement, position, in: layout) }
    show(view, placement)
  }

  /// Keeps a header at the top of the view while its section is presented there.
  private func pin(_ placement: inout TransitionPlacement, _ position: TablePosition, in layout: Int) {
    guard table.sectionHeadersPinToVisibleBounds, let section = position.section else { return }
    let whole = self.placement(of: .section(section), in: layout, nil).range
    let y = min(
      max(table.pinnedTop(ofHeight: placement.height), placement.y), whole.upperBound - placement.height)
    guard y > placement.y || placement.y + placement.height > whole.upperBound else { return }
    placement.y = max(y, placement.y)
    if let window = placement.window, window.upperBound < placement.y + placement.height {
      placement.window = ClosedRange(from: window.lowerBound, to: whole.upperBound)
    }
  }

  private mutating func present(_ shadow: SectionShadow, _ key: TableTransition.CardKey) {
    let card = card(key)
    let opacity = grounds[key] == nil ? card.opacity : 1
    let frame = shadow.untransformedFrame
    let height = card.range.upperBound - card.range.lowerBound
    let isSame = card.range.lowerBound == frame.minY && height == frame.height && card.dx == 0
    transition.show(
      shadow,
      position: isSame ? nil : Point(x: frame.midX + card.dx, y: card.range.lowerBound + height / 2),
      bounds: isSame ? nil : Rect(x: 0, y: 0, width: frame.width, height: height),
      opacity: height <= 0 ? 0 : opacity < 1 ? opacity : nil)
  }

  /// The table's own header and footer.
  private func presentEnds() {
    if let header = table.tableHeaderView, !table.isTableHeaderPinned {
      show(header, placement(of: .top, in: history.last, header.bounds.height))
    }
    if let footer = table.tableFooterView {
      show(footer, placement(of: .sectionGap(heights.sectionCount), in: history.last, footer.bounds.height))
    }
  }

  private mutating func present(_ part: LeavingPart) {
    if part.layer is SectionShadow { return }
    let left = part.phase.map { history.progress(ofPhase: $0) } ?? 0
    var placement = self.placement(of: part.position, in: part.layout, part.layer.bounds.height)
    if part.isReplaced {
      if part.animation.side != 0 && slides(part.phase) {
        placement.dx += sideways(part.animation, left)
      } else {
        placement.opacity *= 1 - left
      }
    }
    if case .header = part.position { pin(&placement, part.position, in: part.layout) }
    guard let cell = part.layer as? TableViewCell, let key = cardKey(of: part) else {
      return show(part.layer, placement)
    }
    let card = card(key)
    showCard(cell, placement, card, key)
    show(cell, placement, card, radius: cell.appearance.cornerRadius)
  }

  private func slides(_ phase: Int?) -> Bool { phase.flatMap { history.phase($0)?.slides } ?? true }

  private func sideways(_ animation: RowAnimation, _ share: Double) -> Double {
    let distance = (table.bounds.width * share * grid.scale).rounded() / grid.scale
    return animation.side * distance
  }

  // MARK: Placements

  /// The placement of a part of the present layout, or of one that left.
  ///
  /// - Parameter height: Of the part's layer; nil for its height in the layout.
  private func placement(of position: TablePosition, in layout: Int, _ height: Double?) -> TransitionPlacement {
    let positions = history.positions(of: position, in: layout, present: heights)
    let runs = history.runs(of: position, positions, in: layout, present: heights)
    guard !runs.isEmpty else { return slot(of: position, positions, height) }
    let view =
      history.phase(layout)?.view ?? ClosedRange(from: table.bounds.minY, to: table.bounds.maxY)
    var placement = history.placement(
      of: position, positions, in: runs, layout, view: view, width: table.bounds.width, present: heights, grid: grid)
    if let height { placement.height = height }
    return placement
  }

  /// The position between the parts around.
  ///
  /// - Parameter positions: In all layouts.
  private func slot(of position: TablePosition, _ positions: [TablePosition], _ height: Double?) -> TransitionPlacement
  {
    let range = history.presented(positions, present: heights)
    var placement = TransitionPlacement()
    placement.y = range.start.position(on: grid)
    let end = range.end.position(on: grid)
    placement.height = height ?? end - placement.y
    let isEnd = position == .top || position == .sectionGap(heights.sectionCount)
    if !isEnd, end < placement.y + placement.height { placement.window = ClosedRange(from: placement.y, to: end) }
    return placement
  }

  // MARK: Cards

  /// The section around a row that left: of the present layout, or the one that was deleted.
  private func cardKey(of part: LeavingPart) -> TableTransition.CardKey? {
    guard let section = part.position.section else { return nil }
    let positions = history.positions(of: .section(section), in: part.layout, present: heights)
    guard let index = positions.lastIndex(where: { !$0.isGap }), let last = positions[index].section else { return nil }
    return TableTransition.CardKey(layout: history.first + index, section: last)
  }

  private mutating func card(_ key: TableTransition.CardKey) -> TransitionCard {
    if let card = cards[key] { return card }
    let isPresent = key.layout == history.last
    let placement = placement(of: .rows(key.section), in: key.layout, nil)
    var card = TransitionCard(range: placement.range)
    let isLow = isPresent && table.stage.placement.isLow(key.section)
    card.ends =
      isPresent && !isLow
      ? history.openEnds(ofSection: key.section, present: heights) : OpenEnds(top: true, bottom: true)
    card.dx = placement.dx
    card.opacity = placement.opacity
    card.changesRows = history.changesRows(ofSection: key.section, in: key.layout, present: heights)
    cards[key] = card
    return card
  }
}

extension SectionPart {
  func position(_ section: Int) -> TablePosition { self == .header ? .header(section) : .footer(section) }
}
