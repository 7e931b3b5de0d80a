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
  ///   - weight: The thickness of the lines, from light to bold; `regular` by default. In a button or a row, a symbol
  ///     of regular weight has the weight of the title.
  ///   - tint: The colour. If it is `nil`, the default, the symbol has the theme's tint. A token is resolved where the
  ///     image is shown, and follows theme and appearance.
  public static func symbol(
    _ symbol: Symbol, size: Double = 24, weight: Font.Weight = .regular, tint: Color? = nil
  ) -> Image {
    square(SymbolDrawing(symbol: symbol, weight: weight == .regular ? nil : weight, tint: tint ?? .tint), size)
  }

  /// An image of a symbol that keeps a size and a weight that are given, even the standard ones: neither a text beside
  /// it nor an empty state replaces them.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - size: The side of its square, in points; nil for the standard size.
  ///   - weight: The thickness of the lines; nil for the weight of the text beside it, or else regular.
  ///   - tint: The colour; nil for the theme's tint.
  package static func symbol(
    _ symbol: Symbol, givenSize size: Double?, givenWeight weight: Font.Weight?, tint: Color?
  ) -> Image {
    let drawing = SymbolDrawing(symbol: symbol, weight: weight, tint: tint ?? .tint, keepsSize: size != nil)
    return square(drawing, size ?? symbolSize)
  }

  /// Returns an image of a tile with rounded corners and a symbol, for the leading side of rows. Its side is 29 points,
  /// and larger with larger text. A symbol with a filled twin is filled.
  ///
  /// The theme's colours `tile.highlight` and `tile.edge` are the light on the tile.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - color: The colour of the tile. If `tint` is `nil`, it gets darker in appearances of high contrast, until white
  ///     has a contrast of 4.5:1.
  ///   - tint: The colour of the symbol. If it is `nil`, the default, the symbol is white, or black on a tile that is
  ///     nearly white.
  ///   - weight: The thickness of the lines; `medium` by default.
  public static func tile(
    _ symbol: Symbol, color: Color, tint: Color? = nil, weight: Font.Weight = .medium
  ) -> Image {
    square(
      IconTileDrawing(glyph: .symbol(symbol, weight), color: color, tint: tint), IconTileDrawing.side)
  }

  /// Returns an image of a tile with rounded corners and the shape of another image, such as of an SVG file. The tile is
  /// the same as that of a symbol.
  ///
  /// - Parameters:
  ///   - image: The shape: only its alpha counts. It is as large as fits into 21 of the tile's 29 points.
  ///   - color: The colour of the tile.
  ///   - tint: The colour of the shape. If it is `nil`, the default, it is white or black, as the colour of a symbol.
  public static func tile(_ image: Image, color: Color, tint: Color? = nil) -> Image {
    square(IconTileDrawing(glyph: .image(image), color: color, tint: tint), IconTileDrawing.side)
  }

  private static func square(_ drawing: some ImageDrawing, _ size: Double) -> Image {
    let side = size >= 1 ? Int(min(size, 512).rounded()) : 1
    return Image(drawing, pixelWidth: side, pixelHeight: side)
  }
}
