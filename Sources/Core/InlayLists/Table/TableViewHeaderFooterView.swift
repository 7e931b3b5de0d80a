import InlayGraphics
import InlayLayers

/// A reusable header or footer of a section.
///
/// Register a subclass, or this class, with `register(_:forHeaderFooterViewReuseIdentifier:)`. The delegate takes one
/// from `dequeueReusableHeaderFooterView(withIdentifier:)` and fills it. Its sublayers stay when it is reused.
open class TableViewHeaderFooterView: View, ReusablePart {
  /// The identifier with which the view was dequeued; `nil` for none.
  public let reuseIdentifier: String?

  /// The number of sections of the view; more than one if a delegate gave it for several.
  var sectionCount = 0
  /// Whether the view waits to be used again.
  var isWaiting = false

  /// Creates a header or footer; for no identifier by default.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Prepares the view for another section. Call super.
  open func prepareForReuse() { accessibilityGeneration += 1 }

  /// The size for automatic heights, in points: down to the lowest edge of the sublayers by default.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: sublayers.reduce(0) { max($0, $1.frame.maxY) })
  }

  /// A sublayer prefers another size: the view may prefer another one, too.
  open override func _sublayerPreferredSizeDidChange(_ sublayer: Layer) {
    if isLayingOut { setNeedsLayout() } else { preferredSizeDidChange() }
  }

  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "headerFooter"
  }
}
