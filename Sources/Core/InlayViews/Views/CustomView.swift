import InlayGraphics
import InlayLayers

/// A view made from closures, without a subclass. They run in the isolation of the code that makes the view: in an app
/// on the main actor they read its models, without a word about actors.
///
///     let gauge = CustomView(
///       draw: { context in context.fill(Path(rect: context.bounds), with: .token(meter.isHigh ? .destructive : .tint)) },
///       size: { _ in Size(width: 60, height: 8) })
///
/// Call `setNeedsDisplay()` or `setNeedsLayout()` after a change of the data that the closures read.
public final class CustomView: View {
  private let drawContent: ((DrawingContext) -> Void)?
  private let layoutContent: ((CustomView) -> Void)?
  private let fittingSize: ((Size) -> Size)?

  /// Creates a view from closures instead of a subclass.
  ///
  /// - Parameters:
  ///   - draw: Records the content, as `Layer.draw(in:)`.
  ///   - layout: Places the sublayers, as `Layer.layoutSublayers()`.
  ///   - size: Returns the preferred size within a size, in points, as `Layer.sizeThatFits(_:)`; `nil` for that of the
  ///     bounds.
  public init(
    draw: ((DrawingContext) -> Void)? = nil, layout: ((CustomView) -> Void)? = nil, size: ((Size) -> Size)? = nil
  ) {
    drawContent = draw
    layoutContent = layout
    fittingSize = size
    super.init()
  }

  public override func draw(in context: DrawingContext) { drawContent?(context) }

  public override func layoutSublayers() {
    super.layoutSublayers()
    layoutContent?(self)
  }

  public override func sizeThatFits(_ size: Size) -> Size { fittingSize?(size) ?? super.sizeThatFits(size) }
}
