import InlayGraphics

/// Opaque parts that move: they hide different pixels in the two frames. The pixels of a part behind such a part change
/// nothing where they are hidden, and no copy of the moved part has to leave them out. So a keyboard that slides over a
/// list is copied, although the list stays.
extension DamageBuilder {
  /// The pixels that a moved part hides completely.
  struct MovedOccluder {
    var old: DeviceRect
    var new: DeviceRect
    var shift: PixelShift
  }

  /// The most moved occluders: each part behind them is compared with all.
  private static let movedOccluderLimit = 4
  /// The canvas divided by the least area: smaller parts, such as rows and bars, are not worth the comparisons.
  static let leastMovedShare = 16

  /// Notes the opaque pixels of a node that moved, after its move was added. Parts that are added later are behind it.
  mutating func addMovedOccluder(of pair: DifferenceWalk.Pair, _ shift: PixelShift) {
    guard movedOccluders.count < Self.movedOccluderLimit, pair.isPlain else { return }
    let old = pair.old.opaquePixels(in: pair.oldSpace).intersection(pair.clip.whole)
    let new = pair.new.opaquePixels(in: pair.newSpace).intersection(pair.clip.whole)
    if old.isEmpty && new.isEmpty { return }
    movedOccluders.append(MovedOccluder(old: old, new: new, shift: shift))
  }

  /// Calls the body with the parts of a rectangle that no moved occluder hides in one frame.
  static func forEachVisible(
    _ rect: DeviceRect, isOld: Bool, behind occluders: ArraySlice<MovedOccluder>, _ body: (DeviceRect) -> Void
  ) {
    guard let first = occluders.first else { return body(rect) }
    rect.forEachPart(outside: isOld ? first.old : first.new) {
      forEachVisible($0, isOld: isOld, behind: occluders.dropFirst(), body)
    }
  }

  /// Cuts a move to the rectangle that moved parts in front, at other distances, hide in neither frame, if there is
  /// nearly nothing else of it visible. The rest becomes a separate change.
  mutating func cutMove(
    from old: inout DeviceRect, to new: inout DeviceRect, _ shift: PixelShift, _ reason: DamageReason
  ) {
    for occluder in movedOccluders where occluder.shift != shift {
      // The copy may read or write no pixel that the other copy reads or writes.
      let touched = occluder.old.union(occluder.new)
      let hidden = touched.union(touched.offsetBy(dx: shift.dx, dy: shift.dy))
      guard hidden.intersects(new) else { continue }
      var (seen, area) = (DeviceRect.zero, 0)
      new.forEachPart(outside: hidden) {
        area += $0.area
        if $0.area > seen.area { seen = $0 }
      }
      let source = seen.offsetBy(dx: -shift.dx, dy: -shift.dy).intersection(old)
      guard seen.area * 8 >= area * 7 else { continue }
      new.forEachPart(outside: seen) { addNew($0, reason) }
      old.forEachPart(outside: source) { addOld($0, reason) }
      (old, new) = (source, seen)
    }
  }

  /// Whether moved parts in front hide a rectangle in both frames.
  func isHidden(_ rect: DeviceRect, behind front: Int) -> Bool {
    movedOccluders.prefix(front).contains { $0.old.contains(rect) && $0.new.contains(rect) }
  }
}
