import InlayGraphics
import InlayLayers
import InlayLists

/// Finds texts with a low contrast to their background, by WCAG 2's ratio of luminances.
struct ContrastCheck {
  /// A text with a contrast below the required ratio.
  struct Fault: Hashable {
    let text: ColorToken
    let ground: ContrastPairs.Ground
    let appearance: Appearance
    let ratio: Double
  }

  private(set) var warnings: [Problem] = []

  static let leastRatio = 4.5

  /// All texts of a theme with a low contrast, in all appearances.
  static func faults(of theme: Theme) -> [Fault] {
    Appearance.allCases.flatMap { appearance -> [Fault] in
      let pairs = ContrastPairs(theme, appearance)
      return pairs.all.compactMap { text, ground -> Fault? in
        let ratio = pairs.ratio(.token(text), on: ground)
        guard ratio < leastRatio else { return nil }
        return Fault(text: text, ground: ground, appearance: appearance, ratio: ratio)
      }
    }
  }

  /// Checks the colours that a file changes in the theme that it extends.
  init(_ theme: Theme, of file: Value, over base: Theme, in name: String) {
    func warn(_ what: String, at place: Place, _ ratios: [(Appearance, Double)]) {
      guard let worst = ratios.min(by: { $0.1 < $1.1 }), worst.1 < Self.leastRatio else { return }
      let ratio = (worst.1 * 100).rounded(.down) / 100
      let message = "\(what) has a contrast of \(ratio.text):1 in \(worst.0.rawValue); WCAG asks for 4.5:1"
      warnings.append(
        Problem(file: name, line: place.line, column: place.column, severity: .warning, message: message))
    }
    let pairs = Appearance.allCases.map { ($0, new: ContrastPairs(theme, $0), old: ContrastPairs(base, $0)) }
    var seen: Set<Pair> = []
    for pair in pairs.flatMap({ $0.new.all }).map({ Pair(text: $0.text, ground: $0.ground) })
    where seen.insert(pair).inserted {
      guard let place = pair.place(in: file) else { continue }
      let ratios = pairs.compactMap { appearance, new, old -> (Appearance, Double)? in
        guard new.all.contains(where: { $0 == (pair.text, pair.ground) }) else { return nil }
        let ratio = new.ratio(.token(pair.text), on: pair.ground)
        return ratio == old.ratio(.token(pair.text), on: pair.ground) ? nil : (appearance, ratio)
      }
      warn("colors.\(pair.text.name): on \(pair.groundName) the text", at: place, ratios)
    }
    for (key, value) in file["categories"]?.entries.map({ $0 }) ?? [] {
      guard let name = key.scalar, let category = theme.categories[name] else { continue }
      let place = value["label"]?.place ?? value.place
      let label = category.label ?? .token(.label)
      let normal = pairs.map { ($0.0, $0.new.ratio(label, on: category.background ?? .token(.cellBackground))) }
      warn("categories.\(name): the label on its background", at: place, normal)
      let selected = pairs.map { appearance, new, _ in
        let text = new.highlightsTexts ? .token(.highlightedLabel) : label
        return (appearance, new.ratio(text, on: category.selected ?? .token(.cellSelected)))
      }
      warn("categories.\(name): the label on its selected background", at: place, selected)
    }
  }

  private struct Pair: Hashable {
    let text: ColorToken
    let ground: ContrastPairs.Ground

    /// The place in a file that sets the pair's text, or else its ground; nil for none.
    func place(in file: Value) -> Place? {
      let colors = file["colors"]
      if let place = colors?[text.name]?.place { return place }
      switch ground {
      case .token(let token): return colors?[token.name]?.place
      case .images: return file["decoration"]?["images"]?.place
      case .gradient: return file["backgroundGradient"]?.place
      }
    }

    var groundName: String {
      switch ground {
      case .token(let token): token.name
      case .images(let isSelected): isSelected ? "the images of selected rows" : "the images of rows"
      case .gradient: "the background gradient"
      }
    }
  }
}
