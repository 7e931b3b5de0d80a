import InlayControls
import InlayLayers

extension ObjectSpec {
  /// Read by `WrittenImages`.
  static let imageValue = ObjectSpec(
    "an image",
    [
      Key("symbol", .choice(Symbol.allCases.map(\.rawValue)), .none).with(\.excludes, ["file"]),
      Key("file", .file(.image), .none).with(\.excludes, ["tile", "weight", "size"]),
      // Nil leaves a file as it is; else the tint, or what has contrast on a tile.
      Key("tint", .color, .derived),
      Key("tile", .color, .none).with(\.excludes, ["size"]),
      Key("weight", .choice(of: Symbol.Weight.self), .derived),
      Key("size", .number(symbolSize), .derived),
    ], needed: ["symbol", "file"])

  /// In points.
  private static let symbolSize = NumberRange(least: 1, most: 512)
}

extension String {
  /// The name of a symbol in a text such as `symbol:wifi`; nil for other texts.
  var symbolName: String? { hasPrefix("symbol:") ? String(dropFirst("symbol:".count)) : nil }
}
