import Inlay
import InlayControls

/// The page of the built-in symbols.
enum SymbolPage {
  static var page: Page {
    let names = Symbol.allCases.map(\.rawValue)
    return Page(
      name: "SymbolReference",
      text: """
        # Symbols

        The \(names.count) built-in symbols, which are drawn in the text's colour.

        ## Overview

        In a scene file, write `image: "symbol:wifi"`, or `image: {symbol: wifi, tile: "#007AFF"}` if you want the symbol on a tile. \
        In Swift, write `Image.symbol(.wifi)`. See ``InlayControls/Symbol``. \
        `render --list-symbols` prints the names.

        A name that ends with `.fill` is the filled twin of another symbol. Tiles, the selected tab and swipe actions show the twin \
        by themselves. The symbols `play`, `pause`, `stop`, `next`, `previous` and `hand` are filled without it. If a symbol has no \
        filled twin, you get an error for its name with `.fill`.

        ![All symbols in the light appearance.](reference-symbols.png)

        ![All symbols in the dark appearance.](reference-symbols-dark.png)

        ## Names

        \(names.map(Markdown.code).joined(separator: ", "))

        ## Names in SF Symbols

        If you know Apple's symbols, write their names, in scenes and in `Symbol(systemName:)`. After each name is the symbol's own:

        \(systemNames.joined(separator: ", "))

        """,
      scenes: [
        ("reference-symbols", sheet(names, "light")), ("reference-symbols-dark", sheet(names, "dark")),
      ])
  }

  /// The names in SF Symbols that differ from the symbols' own, each with the symbol's own.
  private static var systemNames: [String] {
    Symbol.names.dropFirst(Symbol.allCases.count).compactMap { name in
      Symbol(systemName: name).map { "\(Markdown.code(name)) (\(Markdown.code($0.rawValue)))" }
    }
  }

  private static func sheet(_ names: [String], _ appearance: String) -> String {
    let (columns, width, height) = (8, 110, 74)
    let rows = (names.count + columns - 1) / columns
    var text = """
      inlay: 1
      size: [\(columns * width), \(rows * height + 16)]
      scale: 2
      appearance: \(appearance)
      background: cell.background
      layers:

      """
    for (index, name) in names.enumerated() {
      let (x, y) = (index % columns * width, 14 + index / columns * height)
      text += """
          - {type: image, frame: [\(x + width / 2 - 14), \(y), 28, 28], contents: {symbol: \(name), size: 28, tint: label}}
          - type: text
            frame: [\(x), \(y + 34), \(width), 20]
            alignment: center
            font: {size: 11}
            color: label.secondary
            string: "\(name)"

        """
    }
    return text
  }
}
