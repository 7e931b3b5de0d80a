import InlayGraphics

/// Draws a picture whose `currentColor` is the colour of its place.
private struct CurrentColorDrawing: ImageDrawing {
  let picture: CurrentColorPicture
  let color: Color

  var colors: [Color] { [color] }

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    canvas.draw(picture.image(in: colors.first ?? .black), in: Rect(origin: .zero, size: size))
  }

  static func == (a: CurrentColorDrawing, b: CurrentColorDrawing) -> Bool {
    a.picture === b.picture && a.color == b.color
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(picture))
    hasher.combine(color)
  }
}

extension Image {
  /// The image with its `currentColor` replaced by a colour of the place that shows it; the same image where it has
  /// none.
  package func inCurrentColor(_ color: Color) -> Image {
    guard source != nil, let picture = source as? CurrentColorPicture else { return self }
    return Image(
      CurrentColorDrawing(picture: picture, color: color), pixelWidth: pixelWidth, pixelHeight: pixelHeight,
      scale: scale)
  }

  /// Whether a part of the image is in the colour of texts, unless its place has another.
  package var hasCurrentColor: Bool { source is CurrentColorPicture }

  /// The drawing for the layer that shows the image; nil for an image that has only pixels.
  var drawnSource: DrawnImage? {
    if let drawn = source as? DrawnImage { return drawn }
    return hasCurrentColor ? inCurrentColor(.token("label")).source as? DrawnImage : nil
  }
}
