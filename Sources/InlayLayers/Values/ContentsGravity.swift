/// How an image is placed in a layer's bounds, with Core Animation's names, read as they are seen with y down: `top` is
/// where y is least, `bottom` where y is greatest, as in UIKit's `contentMode`.
///
/// Core Animation's own constants count with y up, wherever y points: `kCAGravityTop` is where y is greatest, which on
/// iOS is seen at the bottom. Code that sets those on iOS writes the other one of the two here; the same holds for the
/// corners.
public enum ContentsGravity: String, CaseIterable, Hashable, Sendable {
  case resize, resizeAspect, resizeAspectFill
  case center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
