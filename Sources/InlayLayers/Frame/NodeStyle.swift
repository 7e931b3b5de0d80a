import InlayGraphics

/// The look of a layer with resolved colours, without its opacity, which belongs to the place.
package struct NodeStyle: Hashable, Sendable {
  package var backgroundColor: Color?
  package var cornerRadius = 0.0
  package var cornerCurve = CornerCurve.circular
  package var maskedCorners = Corners.all
  package var masksToBounds = false
  package var borderWidth = 0.0
  package var borderColor = Color.clear
  package var shadow: NodeShadow?

  /// Whether background or border are visible.
  var paintsBounds: Bool { (backgroundColor?.alpha ?? 0) > 0 || hasBorder }

  var hasBorder: Bool { borderWidth > 0 && borderColor.alpha > 0 }

  /// The radius of the round corners of a size, in points: at most the room that they have.
  func cornerRadius(in size: Size) -> Double {
    max(0, min(cornerRadius, CornerCurve.room(in: size, corners: maskedCorners)))
  }

  /// The longest length of a look, in points: no layer is larger.
  static let longestLength = 2 * Double.reach
}
