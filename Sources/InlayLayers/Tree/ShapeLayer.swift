import InlayGraphics

/// A layer that fills and strokes a path. The path is in the layer's own space and not clipped to its bounds.
public final class ShapeLayer: Layer {
  public var path: Path? {
    didSet { if path != oldValue { didChange(.path, from: oldValue) } }
  }

  /// Nil fills nothing.
  public var fillColor: LayerColor? = .black {
    didSet { if fillColor != oldValue { didChange(.fillColor, from: oldValue) } }
  }

  public var fillRule = FillRule.nonZero {
    didSet { if fillRule != oldValue { didChange(.fillRule, from: oldValue) } }
  }

  /// Nil draws no line.
  public var strokeColor: LayerColor? {
    didSet { if strokeColor != oldValue { didChange(.strokeColor, from: oldValue) } }
  }

  /// In points; the line lies half to either side of the path, above the fill.
  public var lineWidth = 1.0 {
    didSet { if lineWidth != oldValue { didChange(.lineWidth, from: oldValue) } }
  }

  public var lineCap = LineCap.butt {
    didSet { if lineCap != oldValue { didChange(.lineCap, from: oldValue) } }
  }

  /// A mitred corner is cut off beyond ten times half the line's width.
  public var lineJoin = LineJoin.miter {
    didSet { if lineJoin != oldValue { didChange(.lineJoin, from: oldValue) } }
  }

  package override func makeContents(in context: CommitContext) -> NodeContents {
    guard let path, !path.isEmpty else { return super.makeContents(in: context) }
    let stroke = lineWidth > 0 ? strokeColor.map { context.resolve($0, of: self) } : nil
    return .shape(
      NodeShape(
        path: path, fillColor: fillColor.map { context.resolve($0, of: self) }, fillRule: fillRule,
        strokeColor: stroke, stroke: StrokeStyle(width: lineWidth.withinReach, cap: lineCap, join: lineJoin)))
  }
}
