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

extension TableView {
  /// Says which class of headers and footers an identifier stands for.
  public final func register(
    _ type: TableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    stage.sectionViewPool.register(
      identifier, isOwn: { Swift.type(of: $0) == type }, make: { type.init(reuseIdentifier: identifier) })
  }

  /// A header or footer that went out of view, or a new one; nil for an identifier that nothing is registered for.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    stage.sectionViewPool.take(identifier)
  }

  /// How many headers and footers the table ever made, for texts and by registered classes.
  package final var sectionViewsMade: Int { stage.sectionViewPool.madeCount + stage.sectionTextPool.madeCount }

  /// How many of these wait to be used again.
  package final var sectionViewsWaiting: Int { stage.sectionViewPool.waitingCount + stage.sectionTextPool.waitingCount }
}
