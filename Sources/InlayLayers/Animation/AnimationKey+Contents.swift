import InlayGraphics

// The keys of gradients, shapes and texts. Layers ask for their presented values when their contents are made.

extension AnimationKey where Value == [LayerColor] {
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

extension AnimationKey where Value == LayerColor? {
  /// A shape layer's.
  public static var fillColor: Self { Self(fillColorKey) }
  public static var strokeColor: Self { Self(strokeColorKey) }
}

extension AnimationKey where Value == Double {
  /// A shape layer's.
  public static var strokeStart: Self { Self(strokeStartKey) }
  public static var strokeEnd: Self { Self(strokeEndKey) }
  public static var lineWidth: Self { Self(lineWidthKey) }
}

extension AnimationKey where Value == LayerColor {
  /// The colour of a text layer that is not highlighted.
  public static var textColor: Self { Self(textColorKey) }
}

private typealias Definition<Value: Animatable> = AnimationKey<Value>.Definition

private let colorsKey = Definition<[LayerColor]>(
  "colors", .colors, isMotion: false, model: { ($0 as? GradientLayer)?.colors },
  resolve: { colors, resolve in colors.map { resolve($0) } })
private let locationsKey = Definition<[Double]>(
  "locations", .locations, isMotion: true,
  model: { ($0 as? GradientLayer).map { $0.effectiveLocations(of: $0.locations) } })
private let startPointKey = Definition<Point>(
  "startPoint", .startPoint, isMotion: true, model: { ($0 as? GradientLayer)?.startPoint })
private let endPointKey = Definition<Point>(
  "endPoint", .endPoint, isMotion: true, model: { ($0 as? GradientLayer)?.endPoint })
private let fillColorKey = Definition<LayerColor?>(
  "fillColor", .fillColor, isMotion: false, model: { ($0 as? ShapeLayer).map(\.fillColor) },
  resolve: { color, resolve in color.map { resolve($0) } })
private let strokeColorKey = Definition<LayerColor?>(
  "strokeColor", .strokeColor, isMotion: false, model: { ($0 as? ShapeLayer).map(\.strokeColor) },
  resolve: { color, resolve in color.map { resolve($0) } })
private let strokeStartKey = Definition<Double>(
  "strokeStart", .strokeStart, isMotion: true, model: { ($0 as? ShapeLayer)?.strokeStart })
private let strokeEndKey = Definition<Double>(
  "strokeEnd", .strokeEnd, isMotion: true, model: { ($0 as? ShapeLayer)?.strokeEnd })
private let lineWidthKey = Definition<Double>(
  "lineWidth", .lineWidth, isMotion: true, model: { ($0 as? ShapeLayer)?.lineWidth })
private let textColorKey = Definition<LayerColor>(
  "color", .color, isMotion: false, model: { ($0 as? BaseTextLayer)?.effectiveColor },
  resolve: { $1($0) })
