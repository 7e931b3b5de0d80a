import InlayGraphics

/// A path with its fill and stroke colours.
package struct NodeShape: Hashable, Sendable {
  /// In the layer's own space.
  package let path: Path
  package let fillColor: Color?
  package let fillRule: FillRule
  package let strokeColor: Color?
  package let stroke: StrokeStyle
  /// The part of the path that is stroked; nil for the whole path.
  package let strokedPart: Path?

  package var strokedPath: Path { strokedPart ?? path }

  /// The longest mitred corner, in half line widths: Cairo's limit.
  private static let miterLimit = 10.0

  /// The painted area, in the layer's own space.
  var extent: Rect {
    let bounds = path.controlBounds
    guard strokeColor != nil else { return bounds }
    let reach = stroke.width / 2 * (stroke.join == .miter ? Self.miterLimit : stroke.cap == .square ? 1.5 : 1)
    return bounds.insetBy(dx: -reach, dy: -reach)
  }
}
