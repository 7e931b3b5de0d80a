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
  public internal(set) final var contentSize = Size.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// Room around the content, in points.
  public final var contentInset = Insets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }

  // MARK: Indicators

  /// Whether a bar at the trailing side shows how far the view is scrolled. UIKit's fades when scrolling ends; this one
  /// stands as long as it is wanted, and is not to begin with.
  public final var showsVerticalScrollIndicator = false {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  /// The same at the bottom.
  public final var showsHorizontalScrollIndicator = false {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }

  public final var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { setNeedsLayout() } }
  }

  /// How far indicators keep from the view's sides beyond the theme's own distance, in points.
  public final var scrollIndicatorInsets = Insets.zero {
    didSet { if scrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }

  var verticalIndicator: Layer?
  var horizontalIndicator: Layer?

  /// What the vertical indicator leaves free at the trailing side, in points.
  var indicatorRoom: Double { 0 }

  /// How far the view is scrolled from top to bottom.
  var verticalScrollProgress: ScrollProgress {
    ScrollProgress(
      offset: bounds.minY, least: minimumContentOffset.y, most: maximumContentOffset.y, view: bounds.height)
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
    layoutScrollIndicators()
  }
}
