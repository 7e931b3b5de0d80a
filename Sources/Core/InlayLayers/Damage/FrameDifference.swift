import InlayGraphics

/// The change from one frame to another: pixels to move, in any order, then pixels to paint.
struct FrameDifference {
  var copies: [FrameReport.Copy] = []
  /// Disjoint.
  var damage: [FrameReport.Damage] = []
}

/// Finds the difference of two frames. Kept between frames to reuse its memory.
///
/// Frames share unchanged nodes: O(changed layers and their siblings).
final class FrameComparer {
  // Exclusivity is not checked at run time: what a call changes in place, the code that it runs does not know.

  @exclusivity(unchecked) var copiesPixels = true
  @exclusivity(unchecked) private var changes = DamageBuilder()
  @exclusivity(unchecked) private var list = DamageList()

  /// - Parameter scale: Device pixels per point of the surface.
  func difference(from old: Frame?, to new: Frame, scale: Double, canvas: DeviceRect) -> FrameDifference {
    guard let old else { return FrameDifference(damage: [FrameReport.Damage(pixels: canvas, reason: .canvas)]) }
    if old === new { return FrameDifference() }
    if old.background != new.background || old.size != new.size || old.scale != new.scale {
      return FrameDifference(damage: [FrameReport.Damage(pixels: canvas, reason: .canvas)])
    }
    changes.begin()
    list.removeAll()
    let space = Transform(scaleX: scale, y: scale)
    let walk = DifferenceWalk(canvas: canvas, space: space)
    walk.compare(old.root, new.root, into: &changes)
    var difference = FrameDifference()
    if copiesPixels { difference.copies = changes.copies(canvas: canvas) }
    changes.addDamage(beside: difference.copies, into: &list)
    changes.end()
    difference.damage = list.items
    return difference
  }
}
