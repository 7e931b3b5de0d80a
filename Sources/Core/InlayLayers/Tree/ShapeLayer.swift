import InlayGraphics

/// A layer that fills and strokes a path. The path is in the layer's own space and not clipped to its bounds.
public final class ShapeLayer: Layer {
  /// The shape, in the layer's own space; `nil`, the default, draws nothing.
  public var path: Path? {
    didSet { if path != oldValue { didChange(.path, from: oldValue) } }
  }

  /// The colour of the area; black by default. `nil` fills nothing.
  public var fillColor: Color? = .black {
    didSet { if fillColor != oldValue { didChange(.fillColor, from: oldValue) } }
  }

  /// The rule that decides which points are inside the path; `nonZero` by default.
  public var fillRule = FillRule.nonZero {
    didSet { if fillRule != oldValue { didChange(.fillRule, from: oldValue) } }
  }

  /// The colour of the line; `nil`, the default, draws none.
  public var strokeColor: Color? {
    didSet { if strokeColor != oldValue { didChange(.strokeColor, from: oldValue) } }
  }

  /// The width of the line, in points; 1 by default. Half of it is on either side of the path, above the fill.
  public var lineWidth = 1.0 {
    didSet { if lineWidth != oldValue { didChange(.lineWidth, from: oldValue) } }
  }

  /// The shape of the ends of open lines; `butt` by default.
  public var lineCap = LineCap.butt {
    didSet { if lineCap != oldValue { didChange(.lineCap, from: oldValue) } }
  }

  /// The shape of corners; `miter` by default. A mitred corner is cut off beyond ten times half the line's width, by
  /// its angle after all transforms.
  public var lineJoin = LineJoin.miter {
    didSet { if lineJoin != oldValue { didChange(.lineJoin, from: oldValue) } }
  }

  /// The beginning of the stroked part, in fractions of the path's length, with its subpaths one after the other; 0 by
  /// default. Nothing is stroked unless `strokeEnd` is greater.
  public var strokeStart = 0.0 {
    didSet { if strokeStart != oldValue { didChange(.strokeStart, from: oldValue) } }
  }

  /// The end of the stroked part, in fractions of the path's length; 1 by default.
  public var strokeEnd = 1.0 {
    didSet { if strokeEnd != oldValue { didChange(.strokeEnd, from: oldValue) } }
  }

  package override func makeContents(in context: CommitContext) -> NodeContents {
    guard let path, !path.isEmpty else { return super.makeContents(in: context) }
    let fillColor = animatedValue(.fillColor) ?? fillColor
    let strokeColor = animatedValue(.strokeColor) ?? strokeColor
    let lineWidth = animatedValue(.lineWidth) ?? lineWidth
    let start = animatedValue(.strokeStart) ?? strokeStart
    let end = animatedValue(.strokeEnd) ?? strokeEnd
    let stroke = lineWidth > 0 && start < end ? strokeColor.map { context.resolve($0, of: self) } : nil
    return .shape(
      NodeShape(
        path: path, fillColor: fillColor.map { context.resolve($0, of: self) }, fillRule: fillRule,
        strokeColor: stroke, stroke: StrokeStyle(width: lineWidth.withinReach, cap: lineCap, join: lineJoin),
        strokedPart: start > 0 || end < 1 ? path.trimmed(from: start, to: end) : nil))
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "shape"
  }
}

extension AnimationKey where Value == Color? {
  /// The key of `ShapeLayer.fillColor`.
  public static var fillColor: Self { Self(fillColorKey) }
  /// The key of `ShapeLayer.strokeColor`.
  public static var strokeColor: Self { Self(strokeColorKey) }
}

extension AnimationKey where Value == Double {
  /// The key of `ShapeLayer.strokeStart`.
  public static var strokeStart: Self { Self(strokeStartKey) }
  /// The key of `ShapeLayer.strokeEnd`.
  public static var strokeEnd: Self { Self(strokeEndKey) }
  /// The key of `ShapeLayer.lineWidth`.
  public static var lineWidth: Self { Self(lineWidthKey) }
}

private typealias Definition<Value: Animatable> = AnimationKey<Value>.Definition

private let fillColorKey = Definition<Color?>(
  .fillColor, isMotion: false, model: { ($0 as? ShapeLayer).map(\.fillColor) },
  resolve: { color, resolve in color.map { resolve($0) } })
private let strokeColorKey = Definition<Color?>(
  .strokeColor, isMotion: false, model: { ($0 as? ShapeLayer).map(\.strokeColor) },
  resolve: { color, resolve in color.map { resolve($0) } })
private let strokeStartKey = Definition<Double>(
  .strokeStart, model: { ($0 as? ShapeLayer)?.strokeStart })
private let strokeEndKey = Definition<Double>(
  .strokeEnd, model: { ($0 as? ShapeLayer)?.strokeEnd })
private let lineWidthKey = Definition<Double>(
  .lineWidth, model: { ($0 as? ShapeLayer)?.lineWidth })
