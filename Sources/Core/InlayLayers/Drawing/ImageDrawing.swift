import InlayGraphics
import InlayText

/// A picture drawn in code. Layers draw an `Image` of it anew: at the size, scale and direction and in the colours in
/// which they show it. `Layer.picture(of:size:)` draws it in a size of its own. Equal pictures of a scene are shared.
package protocol ImageDrawing: Hashable, Sendable {
  /// The colours that depend on the layer, whose tokens they are: by default none.
  var colors: [Color] { get }
  /// The colours to draw with, from those of `colors`, resolved: by default the same.
  func drawnColors(_ colors: [RGBColor], in appearance: Appearance) -> [RGBColor]
  /// Whether the picture is mirrored in right-to-left scenes: by default not.
  var isDirectional: Bool { get }
  /// The same in one colour; nil, the default, where the colour has to be laid over the picture.
  func tinted(_ color: Color) -> Self?
  /// The filled twin; nil, the default, for a picture without one.
  func filled() -> Self?
  /// The same with the lines of a text's weight; nil, the default, for a picture that does not follow texts.
  func weighted(_ weight: Font.Weight) -> Self?
  /// Draws in points.
  ///
  /// - Parameter colors: Those of `drawnColors(_:in:)`.
  func draw(in canvas: Canvas, size: Size, colors: [RGBColor])
}

extension ImageDrawing {
  package var colors: [Color] { [] }
  package func drawnColors(_ colors: [RGBColor], in appearance: Appearance) -> [RGBColor] { colors }
  package var isDirectional: Bool { false }
  package func tinted(_ color: Color) -> Self? { nil }
  package func filled() -> Self? { nil }
  package func weighted(_ weight: Font.Weight) -> Self? { nil }

  /// Whether the picture is the same in every layer.
  var isFixed: Bool { colors.isEmpty && !isDirectional }

  fileprivate func isEqual(to other: any ImageDrawing) -> Bool { (other as? Self) == self }
}

extension Image {
  /// The drawing of the image; nil for pixels.
  package var drawing: (any ImageDrawing)? { (source as? DrawnImage)?.drawing }

  /// An image of a drawing.
  ///
  /// - Parameters:
  ///   - pixelWidth: Its width in pixels of `scale`, 1...32,767; the same for the height.
  ///   - scale: Layers draw as many pixels as they show, whatever the scale is.
  package convenience init(
    _ drawing: some ImageDrawing, pixelWidth: Int, pixelHeight: Int, scale: Double = 1
  ) {
    let size = Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    self.init(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale,
      source: DrawnImage(drawing: drawing, size: size))
  }

  /// The image as a template: its shape in one colour. A token is resolved wherever the image is shown, so it follows
  /// theme and appearance. Symbols are drawn in the colour; of other images only the alpha counts.
  public func tinted(_ color: Color) -> Image {
    redrawn { $0.tinted(color) } ?? showing(TintedImage(image: self, color: color))
  }

  /// The image with a symbol's filled twin; the same image if it has none.
  package var filled: Image { redrawn { $0.filled() } ?? self }

  /// The image beside a text of a weight: a symbol of regular weight has that weight. Other images stay the same.
  package func weighted(_ weight: Font.Weight) -> Image { redrawn { $0.weighted(weight) } ?? self }

  /// An image of another drawing, of the same size; nil if there is none.
  private func redrawn(_ change: (any ImageDrawing) -> (any ImageDrawing)?) -> Image? {
    guard let drawing, let changed = change(drawing) else { return nil }
    return showing(changed)
  }

  private func showing(_ drawing: some ImageDrawing) -> Image {
    Image(drawing, pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
  }
}

/// A drawing of some size, and with its colours where these are known.
package final class DrawnImage: ImageSource, Hashable {
  let drawing: any ImageDrawing
  /// The size in points.
  let size: Size
  /// The colours, black for tokens; nil for the drawing's own.
  let colors: [RGBColor]?
  let isMirrored: Bool

  init(drawing: any ImageDrawing, size: Size, colors: [RGBColor]? = nil, isMirrored: Bool = false) {
    self.drawing = drawing
    self.size = size
    self.colors = colors
    self.isMirrored = isMirrored && drawing.isDirectional
  }

  package var drawnValue: AnyHashable? { AnyHashable(self) }

  package func image(pixelWidth: Int, pixelHeight: Int) -> Image? {
    try? Image(pixelWidth: pixelWidth, pixelHeight: pixelHeight) {
      draw(in: $0, to: Rect(x: 0, y: 0, width: Double(pixelWidth), height: Double(pixelHeight)))
    }
  }

  func draw(in canvas: Canvas) {
    canvas.saveState()
    if isMirrored { canvas.concatenate(Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)) }
    drawing.draw(in: canvas, size: size, colors: colors ?? standardColors)
    canvas.restoreState()
  }

  /// The colours without the layer that shows the image.
  private var standardColors: [RGBColor] {
    drawing.drawnColors(
      drawing.colors.map { color in color.resolved(for: .light) { _ in nil } ?? .black }, in: .light)
  }

  /// Draws stretched to a rectangle.
  func draw(in canvas: Canvas, to rect: Rect) {
    canvas.saveState()
    canvas.translateBy(x: rect.minX, y: rect.minY)
    canvas.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    draw(in: canvas)
    canvas.restoreState()
  }

  /// The same with the colours and the direction of the layer that shows it.
  func resolved(isMirrored: Bool, in appearance: Appearance, _ resolve: (Color) -> RGBColor) -> DrawnImage {
    let colors = drawing.drawnColors(drawing.colors.map(resolve), in: appearance)
    return DrawnImage(drawing: drawing, size: size, colors: colors, isMirrored: isMirrored)
  }

  package static func == (a: DrawnImage, b: DrawnImage) -> Bool {
    a.size == b.size && a.colors == b.colors && a.isMirrored == b.isMirrored
      && a.drawing.isEqual(to: b.drawing)
  }

  package func hash(into hasher: inout Hasher) {
    drawing.hash(into: &hasher)
    hasher.combine(size)
    hasher.combine(colors)
    hasher.combine(isMirrored)
  }
}

/// The alpha of an image in a colour.
private struct TintedImage: ImageDrawing {
  let image: Image
  let color: Color

  var colors: [Color] { [color] }
  var isDirectional: Bool { (image.source as? DrawnImage)?.drawing.isDirectional ?? false }

  func tinted(_ color: Color) -> TintedImage? { TintedImage(image: image, color: color) }

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    guard let color = colors.first else { return }
    let rect = Rect(origin: .zero, size: size)
    let shape = {
      if let drawn = image.source as? DrawnImage { drawn.draw(in: canvas) } else { canvas.draw(image, in: rect) }
    }
    canvas.drawMasked(by: shape) { canvas.fill(rect, with: color) }
  }

  static func == (a: TintedImage, b: TintedImage) -> Bool { a.image == b.image && a.color == b.color }

  func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(color)
  }
}
