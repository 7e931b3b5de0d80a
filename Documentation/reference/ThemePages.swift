import Inlay
import InlayFiles

/// The pages of what a theme has: colours and lengths.
enum ThemePages {
  static var colors: Page {
    let theme = Theme.standard
    let palettes = [Appearance.light, .dark, .highContrastLight, .highContrastDark].map { theme.palette(for: $0) }
    let keys = ObjectReference.all.first { $0.page == .colors }?.groups.first?.keys ?? []
    let rows = keys.map { key in
      let colors = palettes.map { $0[ColorToken(key.name)].map { Markdown.code($0.description) } ?? "" }
      return [Markdown.code(key.name)] + colors + [Markdown.plain(key.summary)]
    }
    let head = ["Token", "Light", "Dark", "Light, high contrast", "Dark, high contrast", "Colours"]
    let system = keys.map(\.name).filter { ColorToken.system[ColorToken($0)] != nil }
    return Page(
      name: "TokenReference",
      text: """
        # Colour Tokens

        The names of a theme's colours, and where each is used.

        ## Overview

        Wherever a file expects a colour, write a token, `"#RGB"` or `"#RRGGBB"` (with alpha, if you like, as in \
        `"#RRGGBBAA"`), or `[r, g, b, a]` with numbers from 0 to 1. For a colour in each appearance, write an object, as in \
        `{light: "#1F3A5F", dark: tint}`. Your theme file may define more names. The values below are from the theme \
        `\(theme.name)`.

        UIKit's \(system.count) colours are tokens too: \(system.map(Markdown.code).joined(separator: ", ")). Each has its own value \
        in dark mode and in high contrast, and your theme file may give it other values.

        ![All tokens, in the light and in the dark appearance.](reference-tokens.png)

        ## Tokens


        """ + Markdown.table(head, rows),
      scenes: [("reference-tokens", swatches(keys.map(\.name)))])
  }

  static var metrics: Page {
    let theme = Theme.standard
    let values = KeyReference.metrics(of: theme)
    let keys = ObjectReference.all.first { $0.page == .metrics }?.groups.first?.keys ?? []
    let rows = keys.map { key in
      [Markdown.code(key.name), values[key.name].map(Markdown.code) ?? "", Markdown.plain(key.summary)]
    }
    return Page(
      name: "MetricReference",
      text: """
        # Metrics

        The lengths of a theme, in points.

        ## Overview

        Set them under `metrics` in a theme file, or with ``Theme/Metrics`` in Swift. The values below are from the theme \
        `\(theme.name)`.

        ![A row with the lengths that place its parts.](reference-metrics.png)

        ## Lengths


        """ + Markdown.table(["Metric", "Value", "Meaning"], rows),
      scenes: [("reference-metrics", measuredRow(theme.metrics))])
  }

  /// A table in each built-in theme, light and dark.
  static var builtInThemes: String {
    // Three themes side by side, each light and, below, dark.
    let (columns, width, height) = (3, 260, 250)
    let names = Theme.builtInNames
    let rows = (names.count + columns - 1) / columns
    var text =
      "inlay: 1\nsize: [\(columns * width), \(2 * rows * height)]\nscale: 2\nacceptedFaults: [contrast]\nlayers:\n"
    for (index, name) in names.enumerated() {
      for (half, appearance) in ["light", "dark"].enumerated() {
        let (column, row) = (index % columns, index / columns * 2 + half)
        text += """
            - type: table
              style: rounded
              theme: \(name)
              appearance: \(appearance)
              frame: [\(column * width), \(row * height), \(width), \(height)]
              sections:
                - header: {text: \(name), height: auto}
                  rows:
                    - {title: Wi-Fi, detail: Home, accessory: disclosure}
                    - {title: Roaming, accessory: switch, isOn: true}
                    - {title: Selected, accessory: checkmark, isSelected: true}

          """
      }
    }
    return text
  }

  private static func swatches(_ names: [String]) -> String {
    let (columns, width, rowHeight) = (4, 190, 40)
    let height = (names.count + columns - 1) / columns * rowHeight + 20
    var text =
      "inlay: 1\nsize: [\(columns * width + 20), \(2 * height)]\nscale: 2\nacceptedFaults: [contrast]\nlayers:\n"
    for (half, appearance) in ["light", "dark"].enumerated() {
      text += "  - frame: [0, \(half * height), \(columns * width + 20), \(height)]\n    appearance: \(appearance)\n"
      text += "    backgroundColor: table.background\n    sublayers:\n"
      for (index, name) in names.enumerated() {
        let (x, y) = (14 + index % columns * width, 12 + index / columns * rowHeight)
        text += """
                - {frame: [\(x), \(y), 30, 30], cornerRadius: 7, borderWidth: 0.5, borderColor: separator, backgroundColor: \(name)}
                - {type: text, frame: [\(x + 38), \(y + 6), \(width - 44), 20], font: {size: 13}, string: \(name)}

          """
      }
    }
    return text
  }

  /// A row with bars in the places of its lengths, and their names below.
  private static func measuredRow(_ metrics: Theme.Metrics) -> String {
    let (width, row) = (390.0, metrics.row)
    let image = row.leadingInset
    let top = row.height + 14
    let lengths: [(name: String, x: Double, length: Double, color: String)] = [
      ("contentInsetLeading", 0, row.leadingInset, "#FF3B3080"), ("imageSize", image, row.imageSize, "#007AFF66"),
      ("imageGap", image + row.imageSize, row.imageGap, "#34C75980"),
      ("accessoryInset", width - metrics.accessory.inset, metrics.accessory.inset, "#AF52DE80"),
    ]
    var text = """
      inlay: 1
      size: [\(width), \(top + 24 * Double(lengths.count + 1))]
      scale: 2
      background: "#FFF"
      layers:
        - type: table
          frame: [0, 0, \(width), \(row.height)]
          sections:
            - rows:
                - {title: Wi-Fi, detail: Home, accessory: disclosure, image: {symbol: wifi, tile: "#8E8E93"}}

      """
    for length in lengths {
      text += "  - {frame: [\(length.x), 0, \(length.length), \(row.height)], backgroundColor: \"\(length.color)\"}\n"
    }
    text += "  - {frame: [\(width / 2), 0, 4, \(row.height)], backgroundColor: \"#FF950080\"}\n"
    for (index, entry) in (lengths.map { ($0.name, $0.length, $0.color) } + [("rowHeight", row.height, "#FF950080")])
      .enumerated()
    {
      let y = top + 24 * Double(index)
      text += "  - {frame: [16, \(y + 2), 14, 14], cornerRadius: 3, backgroundColor: \"\(entry.2)\"}\n"
      text +=
        "  - {type: text, frame: [38, \(y), 300, 20], font: {size: 13}, color: \"#000\", string: \"\(entry.0): \(Int(entry.1))\"}\n"
    }
    return text
  }
}
