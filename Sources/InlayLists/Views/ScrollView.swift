import InlayGraphics
import InlayLayers

/// A view onto something larger: its bounds' origin is the part that is shown.
open class ScrollView: View {
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// The point of the content at the view's top left corner, in points: the bounds' origin. It lies on a device pixel
  /// after each layout and may lie outside the content. Numbers that are not finite are told as a problem and passed over,
  /// here as in the insets.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      guard isFinite("contentOffset", newValue.x, newValue.y) else { return }
      // The sum makes 0 of -0.
      bounds = Rect(origin: Point(x: newValue.x + 0, y: newValue.y + 0), size: bounds.size)
    }
  }

  /// The size of what can be scrolled to, in points. A table sets its own at each layout.
  public final var contentSize = Size.zero {
    didSet {
      guard contentSize != oldValue else { return }
      if !isFinite("contentSize", contentSize.width, contentSize.height) { contentSize = oldValue }
      setNeedsLayout()
    }
  }

  /// Hears how the view is scrolled. Of a table its `TableViewDelegate`: another one hears of scrolling alone.
  public final weak var delegate: (any ScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  func delegateDidChange() {}

  /// The offset that the delegate knows; nil while it is told.
  private var reportedOffset: Point? = .zero

  /// Reports that the view was scrolled.
  func reportScrolling() {
    guard let known = reportedOffset, known != contentOffset else { return }
    reportedOffset = nil
    delegate?.scrollViewDidScroll(self)
    reportedOffset = contentOffset
  }

  open override func didChange(_ property: LayerProperty) {
    super.didChange(property)
    if property == .bounds { reportScrolling() }
  }

  /// Room around the content, in points, beside what the safe area takes.
  @exclusivity(unchecked) public final var contentInset = Insets.zero {
    didSet { check("contentInset", \.contentInset, oldValue) }
  }

  /// Whether the safe area's top and bottom add to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
    case automatic, never
  }

  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }

  /// Room around the content, in points: `contentInset`, and what the scene's safe area takes of the view at its top and
  /// bottom, so that all of the content can be scrolled clear of these. Tables keep clear of the safe area's sides
  /// themselves.
  ///
  /// Unlike in UIKit the offset stays what it is when this changes: set it to `minimumContentOffset` for a view that begins
  /// below the safe area's top.
  public final var adjustedContentInset: Insets {
    let safe = adjustment
    return Insets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }

  /// What the safe area adds, at most the view's height.
  var adjustment: (top: Double, bottom: Double) {
    guard contentInsetAdjustmentBehavior == .automatic else { return (0, 0) }
    let safe = safeAreaInsets
    return (min(safe.top, bounds.height), min(safe.bottom, bounds.height))
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
    didSet { check("scrollIndicatorInsets", \.scrollIndicatorInsets, oldValue) }
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

  open override func layoutSublayers() {
    super.layoutSublayers()
    if !isFinite("contentOffset", bounds.minX, bounds.minY) { contentOffset = minimumContentOffset }
    let scale = deviceScale
    let offset = contentOffset
    let snapped = Point(x: offset.x.snapped(toScale: scale), y: offset.y.snapped(toScale: scale))
    if snapped != offset { contentOffset = snapped }
    layoutScrollIndicators()
  }

  /// Whether numbers can be laid out by; others are told.
  private func isFinite(_ name: String, _ a: Double, _ b: Double, _ c: Double = 0, _ d: Double = 0) -> Bool {
    if a.isFinite && b.isFinite && c.isFinite && d.isFinite { return true }
    let wrong = [a, b, c, d].first { !$0.isFinite } ?? 0
    scene?.report("\(name) has \(wrong) in it; finite numbers are right", in: self)
    return false
  }

  private func check(_ name: String, _ path: ReferenceWritableKeyPath<ScrollView, Insets>, _ old: Insets) {
    let insets = self[keyPath: path]
    guard insets != old else { return }
    if isFinite(name, insets.top, insets.left, insets.bottom, insets.right) {
      setNeedsLayout()
    } else {
      self[keyPath: path] = old
    }
  }
}
