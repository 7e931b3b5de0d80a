import InlayGraphics

/// A layer that fills its rounded bounds with a gradient, above its background colour and below its contents.
public final class GradientLayer: Layer {
  /// The colours from start to end. Fewer than two paint no gradient.
  public var colors: [LayerColor] = [] { didSet { if colors != oldValue { didChange(.colors) } } }

  /// The position of each colour, 0 at the start and 1 at the end; nil spaces them evenly. The outer colours continue
  /// outside. Positions beyond the number of colours are ignored.
  public var locations: [Double]? { didSet { if locations != oldValue { didChange(.locations) } } }

  /// In fractions of the bounds. For a radial gradient the centre.
  public var startPoint = Point(x: 0.5, y: 0) { didSet { if startPoint != oldValue { didChange(.startPoint) } } }

  /// In fractions of the bounds. For a radial gradient the corner of a rectangle around the centre that contains the
  /// outermost ellipse.
  public var endPoint = Point(x: 0.5, y: 1) { didSet { if endPoint != oldValue { didChange(.endPoint) } } }

  public var kind = Gradient.Kind.linear { didSet { if kind != oldValue { didChange(.kind) } } }

  package override func makeContents(in context: CommitContext) -> NodeContents {
    guard colors.count > 1 else { return super.makeContents(in: context) }
    let last = Double(colors.count - 1)
    let stops = colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? $0[index] : nil } ?? Double(index) / last
      return Gradient.Stop(context.resolve(color, of: self), at: location)
    }
    let gradient = Gradient(kind: kind, stops: stops, start: inBounds(startPoint), end: inBounds(endPoint))
    return nodeImage.map { .gradientBelowImage(gradient, $0) } ?? .gradient(gradient)
  }

  private func inBounds(_ point: Point) -> Point {
    let bounds = presentedGeometry.bounds
    return Point(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height).withinReach
  }
}
