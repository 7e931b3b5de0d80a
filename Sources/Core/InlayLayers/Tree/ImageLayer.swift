import InlayGraphics

/// A layer that shows an image at the image's own scale, and another while highlighted.
public final class ImageLayer: Layer {
  /// The shown image; `nil`, the default, shows none.
  public var image: Image? { didSet { showImage() } }

  /// The image while highlighted; if it is `nil`, the default, `image` is shown.
  public var highlightedImage: Image? { didSet { showImage() } }

  /// Whether `highlightedImage` is shown; false by default.
  public var isHighlighted = false { didSet { showImage() } }

  /// Returns the image's size, in points; zero without an image.
  public override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  private func showImage() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    // An unchanged image keeps a scale that was set for it.
    guard shown !== contents else { return }
    contents = shown
    contentsScale = shown?.scale ?? 1
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "image"
  }
}
