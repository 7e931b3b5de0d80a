import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// Draws a symbol on a rounded tile, as the rows of settings have them.
struct IconTileDrawing: ImageDrawing {
  let symbol: Symbol
  let weight: Font.Weight
  let color: Color
  /// The symbol's colour; nil for one with contrast to the tile.
  let tint: Color?

  /// The tile's, and the symbol's or what is behind a tile that is not opaque.
  var colors: [Color] { [color, tint ?? (isOpaque ? color : .token(.cellBackground))] }
  var isDirectional: Bool { symbol.shapes.isDirectional }

  private var isOpaque: Bool { if case .fixed(let color) = color { color.alpha >= 1 } else { false } }

  /// The tile's and the symbol's.
  func drawnColors(_ colors: [RGBColor], in appearance: Appearance) -> [RGBColor] {
    guard tint == nil, colors.count == 2 else { return colors }
    return [colors[0], colors[0].over(colors[1]).contrasting(atLeast: appearance.leastGlyphContrast)]
  }

  /// The standard side, in points.
  static let side = 29.0
  /// The radius of the tile's corners, in sides: 6.75 of 29 points.
  private static let radius = 6.75 / 29
  /// The symbol's grid, in sides.
  private static let symbolSize = 21.0 / 29

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    guard colors.count == 2 else { return }
    let rect = Rect(origin: .zero, size: size)
    let tile = Path(roundedRect: rect, cornerRadius: Self.radius * size.width, curve: .continuous)
    canvas.fill(tile, with: colors[0])
    let inset = (1 - Self.symbolSize) / 2
    let inner = Size(width: size.width * Self.symbolSize, height: size.height * Self.symbolSize)
    canvas.saveState()
    canvas.translateBy(x: size.width * inset, y: size.height * inset)
    SymbolDrawing(symbol: symbol, weight: weight, tint: .fixed(colors[1])).draw(
      in: canvas, size: inner, colors: [colors[1]])
    canvas.restoreState()
  }
}
