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
    set {
      scalingFont = nil
      effectiveFont = newValue
    }
  }

  /// The font at a text scale of 1 of a text that grows with the scene's; nil for a text in the size of `font`.
  package final var scalingFont: Font? { didSet { applyTextScale() } }

  private func applyTextScale() {
    guard var font = scalingFont else { return }
    font.size *= effectiveTextScale
    effectiveFont = font
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    applyTextScale()
  }

  public final var color: Color {
    get { effectiveColor }
    set { effectiveColor = newValue }
  }

  /// The colour while highlighted; nil is `color`.
  public final var highlightedColor: Color? {
    get { effectiveHighlightedColor }
    set { effectiveHighlightedColor = newValue }
  }
}
