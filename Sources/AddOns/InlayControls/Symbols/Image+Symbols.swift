import InlayGraphics
import InlayLayers
import InlayLists

extension Image {
  /// The standard side of a symbol, in points.
  public static let symbolSize = 24.0

  /// An image of a symbol, for a cell, a layer, a button or a bar. It is sharp at every scale and size; `tinted(_:)`
  /// gives it in another colour. Calls with equal values give equal images.
  ///
  /// - Parameters:
  ///   - size: The side of its square, in points, limited to 1...512 and rounded.
  ///   - tint: A token is resolved where the image is shown, and follows theme and appearance.
  public static func symbol(
    _ symbol: Symbol, size: Double = symbolSize, weight: Symbol.Weight = .regular, tint: Color = .token(.tint)
  ) -> Image {
    square(SymbolDrawing(symbol: symbol, weight: weight, tint: tint), size)
  }

  /// An image of a tile with rounded corners and a symbol, for the leading side of rows: 29 points, and larger with the
  /// text.
  ///
  /// - Parameters:
  ///   - color: The tile's.
  ///   - tint: The symbol's; nil for white, or black where white has a contrast to the tile of less than
  ///     3:1, or of 4.5:1 in appearances of high contrast.
  public static func tile(
    _ symbol: Symbol, color: Color, tint: Color? = nil, weight: Symbol.Weight = .medium
  ) -> Image {
    square(IconTileDrawing(symbol: symbol, weight: weight, color: color, tint: tint), IconTileDrawing.side)
  }

  private static func square(_ drawing: some ImageDrawing, _ size: Double) -> Image {
    let side = size >= 1 ? Int(min(size, 512).rounded()) : 1
    return Image(drawing, pixelWidth: side, pixelHeight: side)
  }
}
