import InlayGraphics
import InlayLayers

/// A view onto something larger: its bounds' origin is the part that is shown.
open class ScrollView: View {
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// The point of the content at the view's top left corner, in points: the bounds' origin. It lies on a device pixel
  /// after each layout and may lie outside the content.
  public final var contentOffset: Point {
    get { bounds.origin }
    set { bounds = Rect(origin: newValue, size: bounds.size) }
  }

  /// The size of what can be scrolled to, in points.
  public internal(set) final var contentSize = Size.zero

  /// Room around the content, in points.
  public final var contentInset = Insets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }

  open override func didChange(_ property: LayerProperty) {
    super.didChange(property)
    if property == .bounds { setNeedsLayout() }
  }

  open override func layoutSublayers() {
    super.layoutSublayers()
    let scale = deviceScale
    let offset = contentOffset
    let snapped = Point(x: offset.x.snapped(toScale: scale), y: offset.y.snapped(toScale: scale))
    if snapped != offset { contentOffset = snapped }
  }
}
