import InlayControls
import InlayLayers

extension ObjectSpec {
  /// Read by `WrittenImages`.
  static let imageValue = ObjectSpec(
    "an image",
    [
      Key("symbol", "The name of a built-in symbol, or its name in SF Symbols.", .choice(Symbol.names), .none).with(
        \.excludes, ["file"]),
      Key("file", "A PNG, JPEG, WebP or SVG file, by its path from the scene's folder.", .file(.image), .none).with(
        \.excludes, ["weight", "size"]),
      // No colour leaves a file as it is; otherwise it is the tint, or the colour with contrast on a tile.
      Key("tint", "The colour of the symbol, or of all opaque pixels of a file.", .color, .derived),
      Key("tile", "The colour of a rounded tile behind the symbol or the shape of the file.", .color, .none).with(
        \.excludes, ["size"]),
      Key(
        "weight",
        "The thickness of the symbol's lines; if left out, as the title beside it, light in an empty state, or regular.",
        .choice(of: SymbolWeight.self), .derived),
      Key(
        "size", "The side of the symbol's square, in points; 24 if left out, 56 in an empty state.",
        .number(symbolSize), .derived),
    ], needed: ["symbol", "file"],
    summary: "A symbol or a file, with its colours. Without colours also a text: the file's path, or symbol:wifi.")

  /// The size in points.
  private static let symbolSize = NumberRange(least: 1, most: 512)
}

extension String {
  /// The name of a symbol in a text such as `symbol:wifi`; nil for other texts.
  var symbolName: String? { hasPrefix("symbol:") ? String(dropFirst("symbol:".count)) : nil }
}
