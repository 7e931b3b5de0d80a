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

        ![All symbols in the light appearance.](reference-symbols.png)

        ![All symbols in the dark appearance.](reference-symbols-dark.png)

        ## Names

        \(names.map(Markdown.code).joined(separator: ", "))

        """,
      scenes: [
        ("reference-symbols", sheet(names, "light")), ("reference-symbols-dark", sheet(names, "dark")),
      ])
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
