import Glibc
import InlayGraphics
import InlayLayers
import InlayLists

/// Finds texts that are hard to read on what lies behind them, by WCAG 2's ratio of luminances.
struct ContrastCheck {
  private(set) var warnings: [Problem] = []

  static let leastRatio = 4.5

  private static let pairs: [(text: ColorToken, background: ColorToken)] = [
    (.label, .cellBackground), (.secondaryLabel, .cellBackground), (.highlightedLabel, .cellSelected),
    (.link, .cellBackground), (.destructive, .cellBackground), (.headerLabel, .tableBackground),
    (.footerLabel, .tableBackground),
  ]

  /// Checks what a file changes of the theme that it extends.
  init(_ theme: Theme, of file: Value, over base: Theme, in name: String) {
    func place(_ token: ColorToken) -> Place? { file["colors"]?[token.name]?.place }
    func warn(_ what: String, at place: Place, _ ratios: [(Appearance, Double)]) {
      guard let worst = ratios.min(by: { $0.1 < $1.1 }), worst.1 < Self.leastRatio else { return }
      let ratio = (worst.1 * 100).rounded(.down) / 100
      let message = "\(what) has a contrast of \(ratio.text):1 in \(worst.0.rawValue); WCAG asks for 4.5:1"
      warnings.append(
        Problem(file: name, line: place.line, column: place.column, severity: .warning, message: message))
    }
    // Once: a palette is as long as the theme's categories.
    let palettes = Appearance.allCases.map { ($0, theme.palette(for: $0)) }
    for (text, background) in Self.pairs {
      guard let place = place(text) ?? place(background) else { continue }
      let ratios = Appearance.allCases.compactMap { appearance -> (Appearance, Double)? in
        let new = theme.palette(for: appearance)
        let old = base.palette(for: appearance)
        guard new[text] != old[text] || new[background] != old[background] else { return nil }
        return (appearance, Self.ratio(.token(text), on: .token(background), new))
      }
      warn("colors.\(text.name): on \(background.name) the text", at: place, ratios)
    }
    for (key, value) in file["categories"]?.entries.map({ $0 }) ?? [] {
      guard let name = key.scalar, let category = theme.categories[name] else { continue }
      let label = category.label ?? .token(.label)
      let ratios = palettes.map {
        ($0, Self.ratio(label, on: category.background ?? .token(.cellBackground), $1))
      }
      warn("categories.\(name): the label on its background", at: value["label"]?.place ?? value.place, ratios)
    }
  }

  private static func ratio(_ text: LayerColor, on background: LayerColor, _ palette: Palette) -> Double {
    func color(_ color: LayerColor) -> Color {
      switch color {
      case .fixed(let color): color
      case .token(let token): palette[token] ?? .black
      }
    }
    let behind = color(background).over(color(.token(.tableBackground)).over(.white))
    let (a, b) = (color(text).over(behind).luminance, behind.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

extension Color {
  /// This colour on an opaque one.
  fileprivate func over(_ below: Color) -> Color {
    Color(
      red: red * alpha + below.red * (1 - alpha), green: green * alpha + below.green * (1 - alpha),
      blue: blue * alpha + below.blue * (1 - alpha))
  }

  /// WCAG's relative luminance, 0...1.
  fileprivate var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
