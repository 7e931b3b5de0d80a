import InlayGraphics
import InlayLayers

/// A view that shows an image drawn in code, shared with every view of its scene that looks the same.
public class DrawnView: View {
  public override init() {
    super.init()
    contentsGravity = .center
  }

  /// How much larger than in the theme the view is, as its row says.
  final var growth = 1.0 {
    didSet { if growth != oldValue { setNeedsLayout() } }
  }

  /// What the picture depends on besides the scale: equal keys, equal pictures. Nil shows nothing.
  var drawing: (any Drawing)? { nil }

  public override func layoutSublayers() {
    super.layoutSublayers()
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

/// A picture that the library draws itself.
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

  /// The picture, shared where there is a store to share it in. It has whole pixels: its size is rounded up.
  func image(from store: SharedImages?) throws -> Image {
    try store?.image(for: self, pixels: Double(pixelWidth) * Double(pixelHeight), draw: draw) ?? draw()
  }

  private func draw() throws -> Image {
    try Image(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale) { drawing.draw(in: $0) }
  }

  private var pixelWidth: Int { pixels(drawing.size.width) }
  private var pixelHeight: Int { pixels(drawing.size.height) }

  /// A length that is whole pixels but for the last bits of its arithmetic stays so.
  private func pixels(_ length: Double) -> Int { max(1, Int(clamping: (length * scale - 1e-6).rounded(.up))) }
}
