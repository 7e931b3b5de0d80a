import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

/// Finds texts and marks with a low contrast to their background, by WCAG 2's ratio of luminances.
struct ContrastCheck {
  /// A pair with a contrast below the required ratio.
  struct Fault: Hashable {
    let pair: ContrastPair
    let appearance: Appearance
    let ratio: Double
  }

  private(set) var warnings: [Problem] = []

  /// All problems of a theme, in all appearances.
  static func faults(of theme: Theme) -> [Fault] {
    Appearance.allCases.flatMap { appearance -> [Fault] in
      let pairs = ContrastPairs(theme, appearance)
      return pairs.all.compactMap { pair -> Fault? in
        let ratio = pairs.ratio(pair)
        return ratio < pair.least ? Fault(pair: pair, appearance: appearance, ratio: ratio) : nil
      }
    }
  }

  /// A pair with too little contrast, of a file.
  private struct FileFault {
    let pair: ContrastPair
    /// The file's own colour of the text, or the colour that it follows; nil for a text of the theme below.
    let owner: ColorToken?
    let place: Place
    let worst: (appearance: Appearance, ratio: Double)

    /// The order in a group, the worst pair first. The owner's own text comes before the texts that follow it.
    var rank: (Double, Int) { (worst.ratio / pair.least, owner == pair.text ? 0 : 1) }
  }

  /// Checks the colours that a file changes in the theme that it extends, in some appearances. A colour of the file that
  /// has too little contrast on several backgrounds is one warning, with the worst pair.
  init(_ theme: Theme, of file: Value, over base: Theme, in name: String, _ appearances: [Appearance]) {
    func warn(_ what: String, at place: Place, atLeast least: Double, _ worst: (Appearance, Double), others: Int = 0) {
      let ratio = (worst.1 * 100).rounded(.down) / 100
      let rest =
        switch others {
        case 0: ""
        case 1: "; 1 other pair with this colour has too little contrast"
        default: "; \(others) other pairs with this colour have too little contrast"
        }
      let message =
        "\(what) has a contrast of \(ratio.text):1 in \(worst.0.rawValue); WCAG requires \(least.text):1\(rest)"
      warnings.append(
        Problem(file: name, line: place.line, column: place.column, severity: .warning, message: message))
    }
    let pairs = appearances.map { appearance in
      let new = ContrastPairs(theme, appearance)
      return (appearance, new: new, old: ContrastPairs(base, appearance), all: Set(new.all))
    }
    var seen: Set<ContrastPair> = []
    var groups: [[FileFault]] = []
    var groupOfOwner: [ColorToken: Int] = [:]
    for pair in pairs.flatMap(\.new.all) where seen.insert(pair).inserted {
      let owner = pair.owner(in: file)
      guard let place = owner.flatMap({ file["colors"]?[$0.name]?.place }) ?? pair.ground.place(in: file) else {
        continue
      }
      let ratios = pairs.compactMap { appearance, new, old, all -> (Appearance, Double)? in
        guard all.contains(pair) else { return nil }
        let ratio = new.ratio(pair)
        return ratio == old.ratio(pair) ? nil : (appearance, ratio)
      }
      guard let worst = ratios.min(by: { $0.1 < $1.1 }), worst.1 < pair.least else { continue }
      let fault = FileFault(pair: pair, owner: owner, place: place, worst: worst)
      if let owner, let index = groupOfOwner[owner] {
        groups[index].append(fault)
      } else {
        if let owner { groupOfOwner[owner] = groups.count }
        groups.append([fault])
      }
    }
    for group in groups {
      guard let fault = group.min(by: { $0.rank < $1.rank }) else { continue }
      let (pair, owner) = (fault.pair, fault.owner ?? fault.pair.text)
      // The colour may be that of the theme below.
      let whose = fault.owner == nil ? " of the theme \(base.name)" : owner == pair.text ? "" : " in \(pair.text.name)"
      let what = "colors.\(owner.name): on \(pair.ground.name) the text\(whose)"
      warn(what, at: fault.place, atLeast: pair.least, fault.worst, others: group.count - 1)
    }
    for (key, value) in file["categories"]?.entries.map({ $0 }) ?? [] {
      guard let name = key.scalar, let category = theme.categories[name] else { continue }
      let place = value["label"]?.place ?? value.place
      for (index, what) in ["background", "selected background"].enumerated() {
        let ratios = pairs.map { appearance, new, _, _ in
          let title = new.titles(of: category)[index]
          return (appearance, new.ratio(title.text, on: title.ground))
        }
        guard let worst = ratios.min(by: { $0.1 < $1.1 }), worst.1 < 4.5 else { continue }
        warn("categories.\(name): the label on its \(what)", at: place, atLeast: 4.5, worst)
      }
    }
  }
}

/// The contrast that a theme file asks for.
enum ThemeContrast: String, CaseIterable {
  case normal, aa
}

extension LoadedTheme {
  /// Gives the theme the contrast of level AA.
  ///
  /// - Parameter file: The theme's file.
  /// - Returns: Warnings for the pairs that have less even so, since images do not change.
  mutating func raiseContrast(of file: Value, in name: String, _ appearances: [Appearance]) -> [Problem] {
    let solution = theme.solvingContrast(atLeast: RGBColor.leastHighContrast)
    (plainTheme, theme) = (theme, solution.theme)
    let place = (file["contrast"] ?? file["extends"] ?? file).place
    var seen: Set<ContrastPair> = []
    return solution.unmet.filter { appearances.contains($0.appearance) && seen.insert($0.pair).inserted }.map {
      pair, appearance in
      let ratio = (ContrastPairs(theme, appearance).ratio(pair) * 100).rounded(.down) / 100
      return Problem(
        file: name, line: place.line, column: place.column, severity: .warning,
        message: "contrast: no lightness of \(pair.text.name) is readable on \(pair.ground.name) and all its other "
          + "backgrounds: the contrast is \(ratio.text):1 in \(appearance.rawValue)")
    }
  }
}

extension ContrastPair {
  /// The colour in a file from which the text's colour is: its own, or the colour that it follows; nil for none.
  fileprivate func owner(in file: Value) -> ColorToken? {
    ([text] + text.leaders).first { file["colors"]?[$0.name] != nil }
  }
}

extension ContrastPair.Ground {
  fileprivate func place(in file: Value) -> Place? {
    switch self {
    case .token(let token): file["colors"]?[token.name]?.place
    case .images: file["decoration"]?["images"]?.place
    case .gradient: file["backgroundGradient"]?.place
    case .part(let token, _, let ground): file["colors"]?[token.name]?.place ?? ground.place(in: file)
    }
  }

  var name: String {
    switch self {
    case .token(let token): token.name
    case .images(let isSelected): isSelected ? "the images of selected rows" : "the images of rows"
    case .gradient: "the background gradient"
    case .part(let token, let share, let ground): (share < 1 ? "pale " : "") + "\(token.name) over \(ground.name)"
    }
  }
}
