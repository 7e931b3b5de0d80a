import InlayGraphics

/// A layer that fills its rounded bounds with a gradient, above its background colour and below its contents.
public final class GradientLayer: Layer {
  /// The colours from start to end; none by default. Fewer than two paint no gradient.
  public var colors: [Color] = [] {
    didSet { if colors != oldValue { didChange(.colors, from: oldValue) } }
  }

  /// The position of each colour, 0 at the start and 1 at the end; `nil`, the default, spaces them evenly. The outer
  /// colours continue beyond their locations. Locations beyond the number of colours are ignored.
  public var locations: [Double]? {
    didSet { if locations != oldValue { didChange(.locations, from: effectiveLocations(of: oldValue)) } }
  }

  /// The start, in fractions of the bounds; the middle of the upper side by default. It is the centre of a radial
  /// gradient.
  public var startPoint = Point(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { didChange(.startPoint, from: oldValue) } }
  }

  /// The end, in fractions of the bounds; the middle of the lower side by default. For a radial gradient it is a corner
  /// of the rectangle around the centre that the outermost ellipse fits in.
  public var endPoint = Point(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { didChange(.endPoint, from: oldValue) } }
  }

  /// The shape of the gradient; `linear` by default.
  public var kind = Gradient.Kind.linear {
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

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "gradient"
  }
}

extension AnimationKey where Value == [Color] {
  /// The key of `GradientLayer.colors`.
  public static var colors: Self { Self(colorsKey) }
}

extension AnimationKey where Value == [Double] {
  /// The key of `GradientLayer.locations`.
  public static var locations: Self { Self(locationsKey) }
}

extension AnimationKey where Value == Point {
  /// The key of `GradientLayer.startPoint`.
  public static var startPoint: Self { Self(startPointKey) }
  /// The key of `GradientLayer.endPoint`.
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
