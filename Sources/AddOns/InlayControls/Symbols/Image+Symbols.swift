import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

extension Image {
  /// The standard side of a symbol, in points.
  package static let symbolSize = 24.0

  /// Returns an image of a symbol, for a cell, a layer, a button or a bar. It is sharp at every scale and size. Use
  /// `tinted(_:)` for another colour. Calls with equal values return equal images.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - size: The side of its square, in points, limited to 1...512 and rounded; 24 by default.
  ///   - weight: The thickness of the lines, from light to bold; `regular` by default.
  ///   - tint: The colour. If it is `nil`, the default, the symbol has the theme's tint. A token is resolved where the
  ///     image is shown, and follows theme and appearance.
  public static func symbol(
    _ symbol: Symbol, size: Double = 24, weight: Font.Weight = .regular, tint: Color? = nil
  ) -> Image {
    square(SymbolDrawing(symbol: symbol, weight: weight, tint: tint ?? .tint), size)
  }

  /// Returns an image of a tile with rounded corners and a symbol, for the leading side of rows. Its side is 29 points,
  /// and larger with larger text.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - color: The colour of the tile.
  ///   - tint: The colour of the symbol. If it is `nil`, the default, the symbol is white, or black if white has a
  ///     contrast to the tile of less than 3:1, or of 4.5:1 in appearances of high contrast.
  ///   - weight: The thickness of the lines; `medium` by default.
  public static func tile(
    _ symbol: Symbol, color: Color, tint: Color? = nil, weight: Font.Weight = .medium
  ) -> Image {
    square(IconTileDrawing(symbol: symbol, weight: weight, color: color, tint: tint), IconTileDrawing.side)
  }

  private static func square(_ drawing: some ImageDrawing, _ size: Double) -> Image {
    let side = size >= 1 ? Int(min(size, 512).rounded()) : 1
    return Image(drawing, pixelWidth: side, pixelHeight: side)
  }
}
