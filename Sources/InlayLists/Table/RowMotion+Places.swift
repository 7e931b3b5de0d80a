import InlayGraphics

/// Where the parts of a table are while updates run.
extension RowMotion {
  /// Another update begins, before the heights change.
  ///
  /// - Parameters:
  ///   - view: The range of the content whose parts count, or of those that are presented there.
  ///   - positions: Of the parts there.
  func keepPlaces(in view: ClosedRange<Double>, of positions: [TablePosition]) {
    let layout = layout
    for position in positions { _ = place(of: position) }
    former = places.filter { _, place in
      let range = place.range(in: layout)
      return [(range.start.model, range.end.model), (range.start.presented, range.end.presented)]
        .contains { $0.1 >= view.lowerBound && $0.0 <= view.upperBound }
    }
    .mapValues { $0.kept(in: layout) }
    places = [:]
    blocks.removeAll { !$0.phase.isShown }
    for block in blocks { (block.first, block.last) = (block.first.kept(in: layout), block.last.kept(in: layout)) }
  }

  /// Follows an update, after the heights changed.
  func followPlaces(_ plan: UpdatePlan) {
    let heights = heights
    for block in blocks where block.phase !== last {
      block.first = block.first.following(plan, in: heights, moves: last != nil, isOrdered: true)
      block.last = block.last.following(plan, in: heights, moves: last != nil, isOrdered: true)
    }
    for place in former.values where !place.position.isGap {
      let next = place.following(plan, in: heights, moves: last != nil)
      if !next.position.isGap { places[next.position] = noted(next, from: place.position) }
    }
  }

  /// The place of a part that an update reloads or removes.
  func leavingPlace(_ position: TablePosition, _ plan: UpdatePlan, _ animation: RowAnimation) -> PartPlace {
    guard let last else { return PartPlace(position) }
    let heights = heights
    func following(_ position: TablePosition, isOrdered: Bool) -> PartPlace {
      (former[position] ?? PartPlace(position)).following(plan, in: heights, moves: true, isOrdered: isOrdered)
    }
    var place = following(position, isOrdered: false)
    let isReplaced = !place.position.isGap
    place.effects.append(PartEffect(phase: last, animation: animation, kind: isReplaced ? .isReplaced : .leaves))
    if isReplaced { return place }
    let ends = plan.removed(around: position, in: last.heights, afterwards: heights)
    let (first, end) = (last.heights.range(of: ends[0]), last.heights.range(of: ends[1]))
    let block = block(ends, last, animation, left: ClosedRange(from: first.lowerBound, to: end.upperBound)) {
      following($0, isOrdered: true)
    }
    return place.within(block, left: last.heights.range(of: position))
  }

  private func block(
    _ ends: [TablePosition], _ phase: UpdatePhase, _ animation: RowAnimation, left: ClosedRange<Double>?,
    _ place: (TablePosition) -> PartPlace
  ) -> RowBlock {
    let known = blocks.first { $0.phase === phase && ($0.left == nil) == (left == nil) && $0.ends == ends }
    if let known { return known }
    let new = RowBlock(phase, slide: animation.slide, ends: ends, left: left, place)
    blocks.append(new)
    return new
  }

  /// The presented frame of a part of the present layout.
  func placement(of position: TablePosition) -> PartPlacement { layout.placement(of: place(of: position)) }

  /// The place of a part of the present layout.
  func place(of position: TablePosition) -> PartPlace {
    if let known = places[position] { return known }
    let place = makePlace(of: position)
    places[position] = place
    return place
  }

  private func makePlace(of position: TablePosition) -> PartPlace {
    guard let last else { return beside(position, from: nil) }
    let old = position.before(last.plan, in: last.heights)
    guard old.isGap, !position.isGap else { return noted(beside(position, from: old), from: old) }
    let (ends, animation) = last.plan.inserted(around: position, from: old, in: heights, before: last.heights)
    var place = beside(position, from: nil)
    place.effects.append(PartEffect(phase: last, animation: animation, kind: .comes))
    let block = block(ends, last, animation, left: nil) {
      beside($0, from: $0.before(last.plan, in: last.heights, isOrdered: true))
    }
    return noted(place.within(block), from: old)
  }

  /// Adds what the last update does to a row besides.
  private func noted(_ place: PartPlace, from old: TablePosition) -> PartPlace {
    guard let last, case .row(let path) = place.position else { return place }
    var place = place
    if last.plan.hasMoved(.section(path.section)) { place.move = PartMove(phase: last, corners: nil) }
    guard case .row(let old) = old else { return place }
    if last.plan.rowsMovedFrom[path] != nil {
      let corners = RowPosition(row: old.row, among: last.heights[old.section].rows.seenEnds).corners
      place.move = PartMove(phase: last, corners: corners)
    }
    if let animation = last.plan.animation(reloading: old) {
      place.effects.append(PartEffect(phase: last, animation: animation, kind: .replaces))
    }
    return place
  }

  /// The place of a part without one before the last update: with the offsets of older ones that the part beside has,
  /// preferably the one below.
  private func beside(_ position: TablePosition, from old: TablePosition?) -> PartPlace {
    var place = PartPlace(position, from: old)
    guard phases.first.map({ $0 !== last }) ?? false else { return place }
    let known = places.values.filter { isFixed($0.position, beside: position) }
    let below = known.filter { $0.position.order > position.order }.min { $0.position.order < $1.position.order }
    let above = known.filter { $0.position.order < position.order }.max { $0.position.order < $1.position.order }
    guard let near = below ?? above else { return place }
    place.follow(near, isBelow: below != nil)
    place.effects = near.effects.filter { effect in
      effect.kind == .comes && place.blocks.contains { $0.phase === effect.phase }
    }
    return place
  }

  /// Whether a part is a neighbour of another one, from which the last update did not move it away.
  private func isFixed(_ near: TablePosition, beside position: TablePosition) -> Bool {
    guard near.isLeaf, near.order != position.order, let section = near.section else { return false }
    guard let plan = last?.plan else { return true }
    return !plan.hasMoved(near) && (section == position.section || !plan.hasMoved(.section(section)))
  }

  /// Whether a row slides above the others, because it is moved; nil if none is.
  var isAboveRows: ((RowPath) -> Bool)? {
    let moves = phases.contains { !$0.plan.updates.movedRows.isEmpty || !$0.plan.updates.movedSections.isEmpty }
    return moves ? { self.place(of: .row($0)).move?.phase.isShown ?? false } : nil
  }
}
