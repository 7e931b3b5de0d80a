import InlayGraphics
import InlayLayers

/// The least and the largest offset inside the content, in points.
package struct ContentLimits: Equatable {
  package let least: Point
  package let most: Point

  func clamped(_ offset: Point) -> Point {
    Point(x: max(least.x, min(offset.x, most.x)), y: max(least.y, min(offset.y, most.y)))
  }
}

/// An offset that the view's owner set. Beyond an end of the content it stays until that end moves.
struct OwnersOffset {
  let offset: Point
  /// The content's limits when the offset was set; nil before the first layout.
  var limits: ContentLimits?

  func keepsX(_ x: Double, in now: ContentLimits) -> Bool {
    if x < now.least.x { return offset.x < now.least.x && limits.map { $0.least.x == now.least.x } ?? true }
    return offset.x > now.most.x && limits.map { $0.most.x == now.most.x } ?? true
  }

  func keepsY(_ y: Double, in now: ContentLimits) -> Bool {
    if y < now.least.y { return offset.y < now.least.y && limits.map { $0.least.y == now.least.y } ?? true }
    return offset.y > now.most.y && limits.map { $0.most.y == now.most.y } ?? true
  }
}

/// The offset at which the content rests: inside its ends, on device pixels, unless a pointer or a motion holds it, or
/// its owner set it beyond an end. A layout brings other content back, after changes of the content, the view, its
/// insets or the scale.
extension ScrollView {
  package final var contentLimits: ContentLimits {
    let (inset, size, content) = (adjustedContentInset, bounds.size, knownContentSize)
    // 0 minus 0 is 0, where the negative of 0 is -0.
    let least = Point(x: 0 - inset.left, y: 0 - inset.top - collapsingTop)
    return ContentLimits(
      least: least,
      most: Point(
        x: max(least.x, content.width + inset.right - size.width),
        y: max(least.y, content.height + (knownFocus?.air ?? 0) + inset.bottom - size.height)))
  }

  /// Whether a pointer or a motion holds the offset.
  package final var isHeld: Bool { drag != nil || motion.map { $0.scene != nil && $0.scene === scene } ?? false }

  /// Whether the offset may stay where it is.
  package final var isAtRest: Bool { isHeld || restingOffset == contentOffset }

  /// The nearest offset at which the content may rest.
  final var restingOffset: Point {
    let (limits, current) = (contentLimits, snapped(contentOffset))
    let inside = ContentLimits(least: snapped(limits.least), most: snapped(limits.most)).clamped(current)
    guard current != inside, let set = ownersOffset else { return inside }
    return Point(
      x: current.x != inside.x && set.keepsX(current.x, in: limits) ? current.x : inside.x,
      y: current.y != inside.y && set.keepsY(current.y, in: limits) ? current.y : inside.y)
  }

  /// Brings content that nothing holds back inside its ends.
  package final func restOffset() {
    defer { noteLimits() }
    guard !isHeld else { return }
    let rest = restingOffset
    if rest != contentOffset { moveOffset(to: rest) }
  }

  /// Moves the view with its content, or back into it: such an offset is not kept beyond an end.
  package final func moveOffset(to offset: Point) {
    movesItself = true
    contentOffset = offset
    movesItself = false
  }

  /// Notes a movement by the owner, a pointer or a motion.
  final func noteOwnersOffset() {
    ownersMoves &+= 1
    guard !isHeld, knownFocus != nil else {
      ownersOffset = isHeld ? nil : OwnersOffset(offset: contentOffset, limits: nil)
      return
    }
    let limits = contentLimits
    var offset = contentOffset
    // An end between device pixels: an offset on the pixel beside it is not beyond it, at another scale either.
    let inside = limits.clamped(offset)
    if offset.x != inside.x, snapped(offset).x == snapped(inside).x { offset.x = inside.x }
    if offset.y != inside.y, snapped(offset).y == snapped(inside).y { offset.y = inside.y }
    ownersOffset = OwnersOffset(offset: offset, limits: limits)
  }

  /// The limits of an offset that was set before the first layout are those of that layout.
  private func noteLimits() {
    if ownersOffset != nil && ownersOffset?.limits == nil { ownersOffset?.limits = contentLimits }
  }
}
