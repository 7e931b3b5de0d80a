import InlayGraphics

/// Where running updates present a part of a table, or an end of a block of parts: at its position in the present layout,
/// and away from it by what is left of the offset that each update gave it.
struct PartPlace {
  /// In the present layout; a gap for a part that left.
  private(set) var position: TablePosition
  /// Before the last update, which moves the part from there; nil if it is in a block that comes or leaves.
  private var former: TablePosition?
  /// Those of the updates before the last one, by the heights of then.
  private var offsets: [Offset] = []
  /// The blocks that come or leave with the part.
  private(set) var blocks: [RowBlock] = []
  var effects: [PartEffect] = []
  /// Of a row that is moved past others.
  var move: PartMove?
  /// Of a part that left: its range in the layout before that, in points.
  private(set) var left: ClosedRange<Double>?

  /// By which an update moved the part's ends, in points.
  private struct Offset {
    let phase: UpdatePhase
    let start: Double
    let end: Double
  }

  init(_ position: TablePosition, from former: TablePosition? = nil) {
    self.position = position
    self.former = former
  }

  /// The presented range without the part's blocks.
  ///
  /// - Parameter phase: Whose offset alone counts; nil for all.
  func range(in layout: MotionLayout, only phase: UpdatePhase? = nil) -> PresentedRange {
    let model = layout.heights.range(of: position)
    var (low, high) = (0.0, 0.0)
    if let last = layout.last, let former, phase == nil || phase === last {
      let old = last.formerRange(of: former)
      low = last.offset(from: old.lowerBound, to: model.lowerBound)
      high = last.offset(from: old.upperBound, to: model.upperBound)
    }
    for offset in offsets where phase == nil || offset.phase === phase {
      low += offset.start * offset.phase.rest
      high += offset.end * offset.phase.rest
    }
    let base = left ?? model
    return PresentedRange(
      start: PresentedEdge(model: base.lowerBound, offset: low),
      end: PresentedEdge(model: base.upperBound, offset: high))
  }

  /// Keeps the offset of the last update, since another one begins.
  func kept(in layout: MotionLayout) -> PartPlace {
    var kept = self
    if let last = layout.last, let former {
      let (old, new) = (last.formerRange(of: former), layout.heights.range(of: position))
      kept.offsets.append(
        Offset(phase: last, start: old.lowerBound - new.lowerBound, end: old.upperBound - new.upperBound))
    }
    kept.former = nil
    kept.offsets.removeAll { !$0.phase.isShown }
    kept.blocks.removeAll { !$0.phase.isShown }
    kept.effects.removeAll { !$0.phase.isShown }
    return kept
  }

  /// The place after an update.
  ///
  /// - Parameters:
  ///   - heights: Those afterwards.
  ///   - moves: Whether the update is animated.
  ///   - isOrdered: As for `TablePosition.after`.
  func following(_ plan: UpdatePlan, in heights: HeightIndex, moves: Bool, isOrdered: Bool = false) -> PartPlace {
    var next = self
    next.position = position.after(plan, in: heights, isOrdered: isOrdered)
    next.former = moves ? position : nil
    // What is moved out of a block comes or leaves alone.
    let section = position.section.map { TablePosition.section($0) } ?? position
    next.blocks.removeAll { plan.moves(position) || $0.isWhole && plan.moves(section) }
    return next
  }

  /// The place of a part in a block that comes with the last update, or leaves.
  ///
  /// - Parameter range: That of a part that leaves, in the layout before.
  func within(_ block: RowBlock, left range: ClosedRange<Double>? = nil) -> PartPlace {
    var place = self
    (place.former, place.left) = (nil, range)
    place.blocks.append(block)
    return place
  }

  /// Takes over the offsets and the blocks of the part above or below, of a part that comes into view.
  mutating func follow(_ beside: PartPlace, isBelow: Bool) {
    func add(_ added: [Offset]) {
      for offset in added {
        let distance = isBelow ? offset.start : offset.end
        offsets.append(Offset(phase: offset.phase, start: distance, end: distance))
      }
    }
    add(beside.offsets)
    for block in beside.blocks {
      if block.contains(position) {
        blocks.append(block)
      } else {
        add((isBelow ? block.first : block.last).offsets.filter { $0.phase === block.phase })
      }
    }
  }
}

/// An edge in its layout, and by how much it is presented away from there, in points.
struct PresentedEdge {
  let model: Double
  let offset: Double

  var presented: Double { model + offset }

  /// The presented position on device pixels. Edges that move together keep their distance.
  func position(on grid: DeviceGrid) -> Double { grid.y(model) + (offset * grid.scale).rounded() / grid.scale }
}

struct PresentedRange {
  let start: PresentedEdge
  let end: PresentedEdge
}

/// Neighbouring parts that come or leave together and slide equally (`RowAnimation.slide`). They stay in their positions
/// among themselves, and as much of them is visible as the parts around leave free.
final class RowBlock {
  /// The update in which they come or leave.
  let phase: UpdatePhase
  let slide: Double
  /// The positions of the first and of the last part when the block began.
  let ends: [TablePosition]
  /// The first and the last part: gaps once they have left.
  var first: PartPlace
  var last: PartPlace
  /// Of parts that leave: their range in the layout before, in points.
  let left: ClosedRange<Double>?

  init(
    _ phase: UpdatePhase, slide: Double, ends: [TablePosition], left: ClosedRange<Double>?,
    _ place: (TablePosition) -> PartPlace
  ) {
    (self.phase, self.slide, self.ends, self.left) = (phase, slide, ends, left)
    (first, last) = (place(ends[0]), place(ends[1]))
  }

  /// Whether it has whole sections.
  var isWhole: Bool { ends[0].isSection }

  /// Whether a part of the present layout is in the block.
  func contains(_ position: TablePosition) -> Bool {
    left == nil && first.position.order <= position.order && position.order <= last.position.endOrder
  }

  /// By which the block's own update presents its parts away from their places, in points. Parts outside of the view do not
  /// move the others.
  func move(in layout: MotionLayout) -> Double {
    let (first, last) = (first.range(in: layout, only: phase), last.range(in: layout, only: phase))
    let (low, high) = (first.start.position(on: layout.grid), last.end.position(on: layout.grid))
    let whole = left ?? ClosedRange(from: first.start.model, to: last.end.model)
    let view = left == nil ? ClosedRange(from: layout.bounds.minY, to: layout.bounds.maxY) : phase.view
    let top = max(whole.lowerBound, min(view.lowerBound, whole.upperBound))
    let bottom = min(whole.upperBound, max(view.upperBound, whole.lowerBound))
    let share = left == nil ? 1 - phase.rest : phase.rest
    let begin = low + (top - whole.lowerBound) * share
    let end = max(low, high) - (whole.upperBound - bottom) * share
    return begin - top + ((bottom - top) - (end - begin)) * slide
  }
}

/// How a part appears, disappears or changes in an update, but for its position.
struct PartEffect {
  enum Kind {
    case comes, leaves
    /// Another part is above the position of one that is reloaded, or was there before.
    case isReplaced, replaces
  }

  let phase: UpdatePhase
  let animation: RowAnimation
  let kind: Kind

  /// 0 for a part that is completely there.
  private var share: Double { kind == .comes || kind == .replaces ? 1 - phase.progress : phase.progress }

  var opacity: Double {
    switch kind {
    case .comes, .leaves: animation.fades || !phase.slides ? 1 - share : 1
    case .isReplaced: animation.side == 0 || !phase.slides ? 1 - share : 1
    case .replaces: 1
    }
  }

  /// To the side, in widths of the table.
  var side: Double { phase.slides ? animation.side * share : 0 }
}

/// The move of a row past others, by itself or with its section.
struct PartMove {
  let phase: UpdatePhase
  /// Those of its former position; nil for a row that moves with its section.
  let corners: Corners?
}
