import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// Draws a glyph on a rounded tile, as the rows of settings have them.
struct IconTileDrawing: ImageDrawing {
  /// The shape on the tile.
  enum Glyph: Hashable, Sendable {
    case symbol(Symbol, Font.Weight)
    /// The alpha of an image.
    case image(Image)
  }

  let glyph: Glyph
  let color: Color
  /// The glyph's colour; nil for one with contrast to the tile.
  let tint: Color?

  /// The colours of the tile, the glyph, the background of a tile that is not opaque, and the theme's light on tiles.
  var colors: [Color] {
    [color, tint ?? (isOpaque ? color : .token(.cellBackground)), .token(.tileHighlight), .token(.tileEdge)]
  }

  var isDirectional: Bool {
    switch glyph {
    case .symbol(let symbol, _): symbol.shapes.isDirectional
    case .image(let image): image.drawing?.isDirectional ?? false
    }
  }

  private var isOpaque: Bool { if case .fixed(let color) = color { color.alpha >= 1 } else { false } }

  /// The colours of the tile, the glyph and the light.
  ///
  /// A glyph is white except on tiles that are nearly white. In appearances of high contrast the tile gets darker
  /// instead, so all glyphs of a list keep one colour.
  func drawnColors(_ colors: [RGBColor], in appearance: Appearance) -> [RGBColor] {
    guard tint == nil, colors.count == 4 else { return colors }
    var colors = colors
    let ground = colors[0].over(colors[1])
    let lit = colors[2] == .black ? ground : colors[2].over(ground)
    let isWhite = lit.contrasting(atLeast: RGBColor.leastGlyphContrast) == .white
    colors[1] = isWhite ? .white : .black
    if isWhite, appearance.isHighContrast {
      colors[0] = ground.darkened(forWhiteAtLeast: appearance.leastGlyphContrast)
    }
    return colors
  }

  /// The standard side, in points.
  static let side = 29.0
  /// The radius of the tile's corners, in sides: 6.75 of 29 points.
  private static let radius = 6.75 / 29
  /// The symbol's grid, in sides.
  private static let symbolSize = 21.0 / 29
  /// The width of the light edge, in sides: half a point of 29.
  private static let edgeWidth = 0.5 / 29

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    guard colors.count == 4 else { return }
    drawTile(in: canvas, size: size, colors: colors)
    let inset = (1 - Self.symbolSize) / 2
    let inner = Rect(
      x: size.width * inset, y: size.height * inset, width: size.width * Self.symbolSize,
      height: size.height * Self.symbolSize)
    canvas.saveState()
    canvas.translateBy(x: inner.minX, y: inner.minY)
    switch glyph {
    case .symbol(let symbol, let weight):
      SymbolDrawing(symbol: symbol.fill, weight: weight, tint: .fixed(colors[1])).draw(
        in: canvas, size: inner.size, colors: [colors[1]])
    case .image(let image): draw(image, in: canvas, size: inner.size, color: colors[1])
    }
    canvas.restoreState()
  }

  private func drawTile(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    let rect = Rect(origin: .zero, size: size)
    let radius = Self.radius * size.width
    let tile = Path(roundedRect: rect, cornerRadius: radius, curve: .continuous)
    canvas.fill(tile, with: colors[0])
    let (highlight, edge) = (colors[2], colors[3])
    // Tokens are black if there is no theme, and then there is no light.
    if highlight.alpha > 0, highlight != .black {
      canvas.fill(
        tile,
        with: RGBGradient(
          colors: [highlight, highlight.withAlpha(0)], start: .zero, end: Point(x: 0, y: size.height)))
    }
    if edge.alpha > 0, edge != .black {
      let width = Self.edgeWidth * size.width
      let line = Path(
        roundedRect: rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: radius - width / 2, curve: .continuous)
      canvas.stroke(line, with: edge, width: width)
    }
  }

  /// Draws an image's shape in a colour, as large as a space allows, in its middle.
  private func draw(_ image: Image, in canvas: Canvas, size: Size, color: RGBColor) {
    let drawing = image.tinted(.fixed(color)).drawing
    guard let drawing, image.size.width > 0, image.size.height > 0 else { return }
    let scale = min(size.width / image.size.width, size.height / image.size.height)
    canvas.translateBy(
      x: (size.width - image.size.width * scale) / 2, y: (size.height - image.size.height * scale) / 2)
    canvas.scaleBy(x: scale, y: scale)
    drawing.draw(in: canvas, size: image.size, colors: [color])
  }
}
