import InlayGraphics

/// A layer that fills its rounded bounds with a gradient, above its background colour and below its contents.
public final class GradientLayer: Layer {
  /// The colours from start to end. Fewer than two paint no gradient.
  public var colors: [Color] = [] {
    didSet { if colors != oldValue { didChange(.colors, from: oldValue) } }
  }

  /// The position of each colour, 0 at the start and 1 at the end; nil spaces them evenly. Beyond the outer ones their
  /// colours go on. Only as many as there are colours count.
  public var locations: [Double]? {
    didSet { if locations != oldValue { didChange(.locations, from: effectiveLocations(of: oldValue)) } }
  }

  /// In fractions of the bounds. For a radial gradient the centre.
  public var startPoint = Point(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { didChange(.startPoint, from: oldValue) } }
  }

  /// In fractions of the bounds. For a radial gradient the corner of a rectangle around the centre that the outermost
  /// ellipse fits in.
  public var endPoint = Point(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { didChange(.endPoint, from: oldValue) } }
  }

  public var kind = GradientKind.linear {
    didSet { if kind != oldValue { didChange(.kind, from: oldValue) } }
  }

  package override func makeContents(in context: CommitContext) -> NodeContents {
    let colors = animatedValue(.colors) ?? colors
    guard colors.count > 1 else { return super.makeContents(in: context) }
    let locations = animatedValue(.locations) ?? effectiveLocations(of: locations)
    let gradient = Gradient(
      kind: kind, colors: colors, locations: locations, start: inBounds(animatedValue(.startPoint) ?? startPoint),
      end: inBounds(animatedValue(.endPoint) ?? endPoint))
    return .gradient(NodeGradient(gradient.resolved { context.resolve($0, of: self) }, below: nodeImage))
  }

  /// A location for each colour.
  func effectiveLocations(of locations: [Double]?) -> [Double] {
    let last = Double(max(1, colors.count - 1))
    return colors.indices.map { index in
      locations.flatMap { index < $0.count ? $0[index] : nil } ?? Double(index) / last
    }
  }

  private func inBounds(_ point: Point) -> Point {
    let bounds = presentedGeometry.bounds
    return Point(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height).withinReach
  }

  public override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.kind = "gradient"
  }
}

extension AnimationKey where Value == [Color] {
  /// A gradient layer's; between arrays of one length.
  public static var colors: Self { Self(colorsKey) }
}

extension AnimationKey where Value == [Double] {
  /// A gradient layer's, with even ones where none are set; between arrays of one length.
  public static var locations: Self { Self(locationsKey) }
}

extension AnimationKey where Value == Point {
  /// A gradient layer's.
  public static var startPoint: Self { Self(startPointKey) }
  public static var endPoint: Self { Self(endPointKey) }
}

private typealias Definition<Value: Animatable> = AnimationKey<Value>.Definition

private let colorsKey = Definition<[Color]>(
  .colors, isMotion: false, model: { ($0 as? GradientLayer)?.colors },
  resolve: { colors, resolve in colors.map { resolve($0) } })
private let locationsKey = Definition<[Double]>(
  "locations", .locations, isMotion: true,
  model: { ($0 as? GradientLayer).map { $0.effectiveLocations(of: $0.locations) } })
private let startPointKey = Definition<Point>(
  .startPoint, model: { ($0 as? GradientLayer)?.startPoint })
private let endPointKey = Definition<Point>(
  .endPoint, model: { ($0 as? GradientLayer)?.endPoint })
