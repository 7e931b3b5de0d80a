import InlayGraphics

/// The look of a layer with resolved colours, without its opacity, which belongs to the placement.
struct NodeStyle: Hashable, Sendable {
  var backgroundColor: RGBColor?
  var cornerRadius = 0.0
  var cornerCurve = CornerCurve.circular
  var maskedCorners = Corners.all
  var masksToBounds = false
  var borderWidth = 0.0
  var borderColor = RGBColor.clear
  var shadow: NodeShadow?

  /// Whether background or border are visible.
  var paintsBounds: Bool { (backgroundColor?.alpha ?? 0) > 0 || hasBorder }

  var hasBorder: Bool { borderWidth > 0 && borderColor.alpha > 0 }

  /// The radius of the round corners of a size, in points: at most the space that they have.
  func cornerRadius(in size: Size) -> Double {
    max(0, min(cornerRadius, CornerCurve.largestRadius(in: size, corners: maskedCorners)))
  }

  /// The longest length of a look, in points: no layer is larger.
  static let longestLength = 2 * Double.reach
}
