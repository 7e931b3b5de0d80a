import InlayGraphics

/// A layer's image and its placement, with the names of the layer's properties.
struct LayerImage {
  var contents: Image?
  var contentsGravity = Layer.ContentsGravity.resize
  var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale = 1.0
  var magnificationFilter = Interpolation.linear
}

extension Layer {
  /// The placement of an image in a layer's bounds, with Core Animation's names, as visible with y down: `top` is the
  /// least y, `bottom` the greatest, as in UIKit's `contentMode`.
  ///
  /// Core Animation's own constants assume y up: `kCAGravityTop` is the greatest y, which on iOS is visible at the
  /// bottom. Code that uses those on iOS needs the opposite case here; the same applies to the corners.
  public enum ContentsGravity: String, CaseIterable, Hashable, Sendable {
    case resize, resizeAspect, resizeAspectFill
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

extension Layer.ContentsGravity {
  /// The size and the position of an image with this gravity.
  var place: ImagePlace {
    let fit: ImagePlace.Fit =
      switch self {
      case .resize: .fills
      case .resizeAspect: .isInside
      case .resizeAspectFill: .covers
      default: .none
      }
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return ImagePlace(fit: fit, fraction: Point(x: x, y: y))
  }
}
