import InlayGraphics
import InlayLayers

/// A view with an image drawn in code, shared with all equal views of its scene.
open class DrawnView: View {
  public override init() {
    super.init()
    contentsGravity = .center
  }

  /// The factor of the view's size to the theme's, set by its row.
  package final var growth = 1.0 {
    didSet { if growth != oldValue { setNeedsLayout() } }
  }

  /// The picture, without the scale. Equal drawings have equal pictures; nil shows nothing.
  var drawing: (any Drawing)? { nil }

  open override func layoutSublayers() {
    super.layoutSublayers()
    showDrawing()
  }

  /// Takes the picture of the present drawing.
  final func showDrawing() {
    let scale = deviceScale
    contentsScale = scale
    guard let drawing else {
      contents = nil
      return
    }
    do {
      contents = try SharedDrawing(drawing: drawing, scale: scale).image(from: scene?.sharedImages)
    } catch {
      contents = nil
      scene?.budget?.blame(self)
      scene?.report("no memory for its picture: \(error)", in: self)
    }
  }
}

/// A picture drawn in code.
protocol Drawing: Hashable {
  /// In points.
  var size: Size { get }

  /// Draws into a canvas of that size.
  func draw(in canvas: Canvas)
}

/// A drawing at a scale.
struct SharedDrawing: Hashable {
  let drawing: any Drawing
  let scale: Double

  static func == (a: SharedDrawing, b: SharedDrawing) -> Bool {
    a.scale == b.scale && AnyHashable(a.drawing) == AnyHashable(b.drawing)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(AnyHashable(drawing))
  }

  /// The picture, shared if there is a store. Its size is rounded up to whole pixels.
  func image(from store: SharedImages?) throws -> Image {
    try store?.image(for: self, pixels: Double(pixelWidth) * Double(pixelHeight), draw: draw) ?? draw()
  }

  private func draw() throws -> Image {
    try Image(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale) { drawing.draw(in: $0) }
  }

  private var pixelWidth: Int { pixels(drawing.size.width) }
  private var pixelHeight: Int { pixels(drawing.size.height) }

  /// Rounded up, without rounding errors of a length of whole pixels.
  private func pixels(_ length: Double) -> Int { max(1, Int(clamping: (length * scale - 1e-6).rounded(.up))) }
}
