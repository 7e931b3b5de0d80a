import InlayGeometry

/// The layouts before each running update, and the present one. A part is presented at its position in the present
/// layout, and away from it by what is left of the offset that each update gave it: from its position before the update,
/// by the heights of then. So another update begins with what is presented.
///
/// A layout has the number of the update that changed it; that of the present one is the number of updates. Everything
/// follows from the updates and their height indices, for any part, also for one that comes into view later.
/// O(updates · log rows) for a part.
extension ListLayout {
  func heights(_ layout: Int) -> HeightIndex { layout < phases.count ? phases[layout].heights : heights }

  /// The number of the last layout with a part: the one before the update that ended it, or the present one.
  func number(of id: PartID) -> Int {
    id.end == 0 ? phases.count : phases.firstIndex { $0.serial == id.end } ?? phases.count
  }

  /// The positions of a part in all layouts, oldest first: gaps where it does not exist.
  ///
  /// - Parameters:
  ///   - layout: That in which the part has the position.
  ///   - isOrdered: Whether a moved part leaves a gap too, so that the order of all positions is the same in all
  ///     layouts.
  func positions(of position: TablePosition, in layout: Int, isOrdered: Bool = false) -> [TablePosition] {
    var positions = [position]
    for phase in phases[..<layout].reversed() {
      positions.append(positions[positions.count - 1].before(phase.plan, in: phase.heights, isOrdered: isOrdered))
    }
    positions.reverse()
    for number in layout..<phases.count {
      positions.append(positions[number].after(phases[number].plan, in: heights(number + 1), isOrdered: isOrdered))
    }
    return positions
  }

  /// Returns the distances by which an update moved a part's ends, in points: from its positions afterwards to those
  /// before.
  private func offset(of positions: [TablePosition], by number: Int) -> (start: Double, end: Double) {
    let old = phases[number].heights.range(of: positions[number])
    let new = heights(number + 1).range(of: positions[number + 1])
    let shift = phases[number].shift
    return (old.lowerBound + shift - new.lowerBound, old.upperBound + shift - new.upperBound)
  }

  /// The presented frame of a part.
  ///
  /// - Parameters:
  ///   - layout: The number of the last layout with the part.
  ///   - height: Of the part's layer, in points; nil for its height in the layout.
  func motion(of position: TablePosition, in layout: Int, _ height: Double? = nil) -> PartMotion {
    let positions = positions(of: position, in: layout)
    var windows: [ClosedRange<Double>] = []
    var motion = PartMotion()
    let range = range(of: positions, in: layout) { number, block in
      let (phase, isComing) = (phases[number], number < layout)
      let share = isComing ? phase.progress : 1 - phase.progress
      if let block {
        windows.append(window(of: block, by: number))
        motion.add(block.animation, phase, share: share, fades: block.animation.fades || !phase.slides)
        return
      }
      // The old one of two cells for a reloaded row is above and fades.
      let reload =
        isComing
        ? phase.plan.animation(reloading: positions[number])
        : phase.plan.end(of: position, in: heights(number + 1))?.animation
      if number <= layout, let reload {
        motion.add(reload, phase, share: share, fades: !isComing && (reload.side == 0 || !phase.slides))
      }
    }
    motion.show(range, height, windows, width: bounds.width, grid)
    return motion
  }

  /// The presented range of a part with some positions, moved by the blocks that it comes or leaves in.
  ///
  /// - Parameters:
  ///   - layout: The number of the last layout with the part.
  ///   - own: The update of a block whose end the part is: only other blocks count that come, as it does.
  ///   - note: Called for each update with its block.
  func range(
    of positions: [TablePosition], in layout: Int, without own: Int? = nil,
    _ note: (_ number: Int, _ block: Block?) -> Void = { _, _ in }
  ) -> PresentedRange {
    var model = heights(layout).range(of: positions[layout])
    var range = PresentedRange(model: 0...0)
    for (number, phase) in phases.enumerated() {
      let isComing = number < layout
      let counts = own.map { isComing && number != $0 && $0 < layout } ?? true
      let block = counts ? block(around: positions, by: number, isComing: isComing) : nil
      note(number, block)
      if let block {
        range.add((block.offset, block.offset), 1)
        continue
      }
      let offset = offset(of: positions, by: number)
      range.add(offset, phase.rest)
      if isComing { continue }
      let next = positions[number + 1]
      model =
        next.isGap
        ? ClosedRange(
          from: model.lowerBound + phase.shift - offset.start, to: model.upperBound + phase.shift - offset.end)
        : heights(number + 1).range(of: next)
    }
    range.model = model
    return range
  }

  // MARK: Blocks

  /// Neighbouring parts that an update inserted or removed together, with equal slides (`RowAnimation.slide`). They
  /// stay in their positions among themselves, and as much of them is visible as the parts around leave free.
  struct Block {
    let animation: RowAnimation
    /// The distance from the parts' positions in the layout with them to those in which the update presents them, in
    /// points.
    let offset: Double
    /// The parts at its ends, in all layouts, and the last layout with them.
    let first: [TablePosition]
    let last: [TablePosition]
    let layout: Int
  }

  /// Returns the space that the parts around a block leave free, in points, on device pixels. That of one that comes
  /// moves with those of other updates that come around it.
  private func window(of block: Block, by number: Int) -> ClosedRange<Double> {
    ClosedRange(
      from: range(of: block.first, in: block.layout, without: number).start(on: grid),
      to: range(of: block.last, in: block.layout, without: number).end(on: grid))
  }

  /// The block around a part, or around its gap: nil for none.
  private func block(around positions: [TablePosition], by number: Int, isComing: Bool) -> Block? {
    let phase = phases[number]
    let (layout, other) = isComing ? (number + 1, number) : (number, number + 1)
    guard
      let run = phase.plan.run(
        around: positions[layout], from: positions[other], isInserted: isComing, in: heights(layout), heights(other)),
      !phase.plan.moves(positions[number]), !phase.plan.hasMoved(positions[number + 1])
    else { return nil }
    let (first, last) = (
      self.positions(of: run.first, in: layout, isOrdered: true),
      self.positions(of: run.last, in: layout, isOrdered: true)
    )
    let whole = ClosedRange(
      from: heights(layout).range(of: run.first).lowerBound, to: heights(layout).range(of: run.last).upperBound)
    // Parts outside the view do not move the others.
    let view = layout < phases.count ? phases[layout].view : ClosedRange(from: bounds.minY, to: bounds.maxY)
    let visible = view.clamped(to: whole)
    let low = moving(first, by: number).start(on: grid)
    let high = max(low, moving(last, by: number).end(on: grid))
    let share = isComing ? 1 - phase.rest : phase.rest
    let begin = low + (visible.lowerBound - whole.lowerBound) * share
    let end = high - (whole.upperBound - visible.upperBound) * share
    let missing = visible.upperBound - visible.lowerBound - (end - begin)
    // A part that is moved comes or leaves alone.
    let isAlone = zip(phases, positions).contains { phase, position in
      phase.plan.moves(position)
        || run.first.isSection && position.section.map { phase.plan.moves(.section($0)) } ?? false
    }
    return Block(
      animation: run.animation, offset: begin - visible.lowerBound + missing * run.animation.slide,
      first: isAlone ? positions : first, last: isAlone ? positions : last, layout: layout)
  }

  /// The range in which an update alone presents a part.
  private func moving(_ positions: [TablePosition], by number: Int) -> PresentedRange {
    var range = PresentedRange(model: heights(number + 1).range(of: positions[number + 1]))
    range.add(offset(of: positions, by: number), phases[number].rest)
    return range
  }
}
