import InlayGraphics
import InlayLayers

/// A rectangle with round corners: a row's part of its section's card, or all of a low card.
struct CardShape: Equatable {
  var frame: Rect
  var radius: Double
  var curve: CornerCurve
  var corners: Corners
}

extension Layer {
  /// Takes the frame and the corners of a shape.
  func take(_ shape: CardShape) {
    frame = shape.frame
    round(as: shape)
  }

  /// Takes the corners of a shape.
  func round(as shape: CardShape) {
    cornerRadius = shape.radius
    cornerCurve = shape.curve
    maskedCorners = shape.corners
  }
}
