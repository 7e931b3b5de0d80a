import InlayText

/// A layer that shows a text in a font and a colour of its own.
open class TextLayer: BaseTextLayer {
  public override init() { super.init() }

  public final var string: String {
    get { effectiveString }
    set { effectiveString = newValue }
  }

  public final var font: Font {
    get { effectiveFont }
    set { effectiveFont = newValue }
  }

  public final var color: LayerColor {
    get { effectiveColor }
    set { effectiveColor = newValue }
  }

  /// The colour while highlighted; nil is `color`.
  public final var highlightedColor: LayerColor? {
    get { effectiveHighlightedColor }
    set { effectiveHighlightedColor = newValue }
  }
}
