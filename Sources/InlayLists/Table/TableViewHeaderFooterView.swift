import InlayGraphics
import InlayLayers

/// A header or footer of a section that is used again for others, as cells are.
///
/// Register a subclass, or this class, with `register(_:forHeaderFooterViewReuseIdentifier:)`, and have the delegate take
/// one from `dequeueReusableHeaderFooterView(withIdentifier:)` and fill it. What lies in it stays from section to section.
open class TableViewHeaderFooterView: View, ReusablePart {
  public let reuseIdentifier: String?

  /// How many sections show the view; more than one where a delegate gave it to several.
  var sectionCount = 0
  /// Whether the view waits to be used again.
  var isWaiting = false

  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Makes a view that showed one section ready for another. Call super.
  open func prepareForReuse() {}

  /// The height where the table's is `automaticDimension`: down to the lowest edge of what lies in the view, unless a
  /// subclass says otherwise.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: sublayers.reduce(0) { max($0, $1.frame.maxY) })
  }
}
