import InlayGraphics
import InlayLayers

/// Draws a symbol on a rounded tile, as the rows of settings have them.
struct IconTileDrawing: ImageDrawing {
  let symbol: SymbolDrawing
  let color: LayerColor

  var colors: [LayerColor] { [color] + symbol.colors }
  var isDirectional: Bool { symbol.isDirectional }

  func tinted(_ color: LayerColor) -> IconTileDrawing? { nil }

  /// The standard side, in points.
  static let side = 29.0
  /// Of the tile's corners, in sides: 6.75 of 29 points.
  private static let radius = 6.75 / 29
  /// The symbol's grid, in sides.
  private static let symbolSize = 21.0 / 29

  func draw(in canvas: Canvas, size: Size, colors: [Color]) {
    guard colors.count == 2 else { return }
    let rect = Rect(origin: .zero, size: size)
    let tile = Path(roundedRect: rect, cornerRadius: Self.radius * size.width, curve: .continuous)
    canvas.fill(tile, with: colors[0])
    let inset = (1 - Self.symbolSize) / 2
    let inner = Size(width: size.width * Self.symbolSize, height: size.height * Self.symbolSize)
    canvas.saveState()
    canvas.translateBy(x: size.width * inset, y: size.height * inset)
    symbol.draw(in: canvas, size: inner, colors: [colors[1]])
    canvas.restoreState()
  }
}
