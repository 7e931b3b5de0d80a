import InlayGraphics

/// A layer that is filled with one colour in both frames, and changes its height: most of its pixels keep their colour,
/// and its upper and lower ends move.
struct ResizedFill {
  /// A change of the rows with an edge and its corners, in device pixels.
  struct End {
    var old: DeviceRect
    var new: DeviceRect
    /// The shift; nil if the two differ otherwise.
    var shift: PixelShift?
  }

  /// The rows between the ends, which are all equal.
  var old: DeviceRect
  var new: DeviceRect
  var ends: [End] = []
  /// The rows that are among them in one frame only, and not hidden.
  var changed: [DeviceRect] = []
  var reason: DamageReason

  /// - Returns: Nil if other parts of the layer may change.
  init?(_ pair: DifferenceWalk.Pair) {
    let (old, new) = (pair.old.body, pair.new.body)
    let style = new.style
    guard old.style == style, old.contents == .none, new.contents == .none, style.shadow == nil, !style.hasBorder,
      style.cornerCurve == .circular, (style.backgroundColor?.alpha ?? 0) > 0, pair.newSpace.isUpright,
      pair.newSpace.a == pair.newSpace.d,
      old.cornerReach == new.cornerReach, old.isWithinReach(in: pair.oldSpace), new.isWithinReach(in: pair.newSpace)
    else { return nil }
    let from = old.bounds.applying(pair.oldSpace)
    let to = new.bounds.applying(pair.newSpace)
    guard from.minX == to.minX, from.maxX == to.maxX else { return nil }
    let reach = new.cornerReach * pair.newSpace.d
    guard let before = Self.middle(of: from, reach), let after = Self.middle(of: to, reach) else { return nil }
    let clip = pair.clip.outer
    let (outer, newOuter) = (DeviceRect(covering: from), DeviceRect(covering: to))
    // An edge is painted otherwise where a clip cuts pixels, while all edges of the layer are those of the clip.
    guard pair.clip.whole.contains(outer.union(newOuter).intersection(clip)) else { return nil }
    self.old = before.intersection(clip)
    self.new = after.intersection(clip)
    reason = DamageReason(pair.new, pair.new.changedLook(since: pair.old))
    ends = [
      End(
        old: outer.rows(outer.minY, before.minY).intersection(clip),
        new: newOuter.rows(newOuter.minY, after.minY).intersection(clip),
        shift: PixelShift(dx: 0, dy: to.minY - from.minY)),
      End(
        old: outer.rows(before.maxY, outer.maxY).intersection(clip),
        new: newOuter.rows(after.maxY, newOuter.maxY).intersection(clip),
        shift: PixelShift(dx: 0, dy: to.maxY - from.maxY)),
    ]
  }

  private static func middle(of rect: Rect, _ reach: Double) -> DeviceRect? {
    let outer = DeviceRect(covering: rect)
    let inside = DeviceRect(inside: rect.insetBy(dx: 0, dy: reach))
    return inside.minY < inside.maxY ? outer.rows(inside.minY, inside.maxY) : nil
  }
}

extension DamageBuilder {
  mutating func addResized(_ fill: ResizedFill, clip: VisibleArea) {
    for end in fill.ends {
      switch end.shift {
      case .some(let shift) where shift.isZero: break
      case .some(let shift): addMove(from: end.old, to: end.new, shift, clip: clip, fill.reason)
      case nil:
        addOld(end.old, fill.reason)
        addNew(end.new, fill.reason)
      }
    }
    var fill = fill
    // A copy may move equal rows there, so they do not invalidate it.
    fill.old.forEachPart(outside: fill.new) { if !isOccluded($0) { fill.changed.append($0) } }
    fill.new.forEachPart(outside: fill.old) { if !isOccluded($0) { fill.changed.append($0) } }
    resizedFills.append(fill)
  }

  /// Finds the pixels of filled layers that the planned copy would make wrong: those whose source was not in the equal
  /// rows.
  mutating func invalidateCopiesOfFills() {
    guard let plan else { return }
    for fill in resizedFills {
      for end in fill.ends where end.shift?.isZero ?? false {
        invalidateCopy(end.old, isOld: true, fill.reason)
        invalidateCopy(end.new, isOld: false, fill.reason)
      }
      let moved = fill.old.offsetBy(dx: plan.dx, dy: plan.dy)
      let equal = plan.dx == 0 ? fill.new.intersection(moved) : .zero
      moved.union(fill.new).forEachPart(outside: equal) { invalidateCopy($0, isOld: false, fill.reason) }
    }
  }
}

extension DeviceRect {
  fileprivate func rows(_ top: Int, _ bottom: Int) -> DeviceRect {
    DeviceRect(minX: minX, minY: top, maxX: maxX, maxY: bottom)
  }
}
