import InlayGraphics

/// A path with the colours that fill it and draw its line.
package struct NodeShape: Hashable, Sendable {
  /// In the layer's own space.
  package let path: Path
  package let fillColor: Color?
  package let fillRule: FillRule
  package let strokeColor: Color?
  package let stroke: StrokeStyle

  /// Cairo's limit, and SVG's 4 is no other kind of number: how far a mitred corner reaches, in half line widths.
  private static let miterLimit = 10.0

  /// Around what is painted, in the layer's own space.
  var extent: Rect {
    let bounds = path.controlBounds
    guard strokeColor != nil else { return bounds }
    let reach = stroke.width / 2 * (stroke.join == .miter ? Self.miterLimit : stroke.cap == .square ? 1.5 : 1)
    return bounds.insetBy(dx: -reach, dy: -reach)
  }
}
