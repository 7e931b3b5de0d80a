import Inlay

/// Changes of a scene's look; nil leaves a part to the scene.
struct Look: Equatable {
  enum Part: String, CaseIterable {
    case theme = "Theme"
    case appearance = "Appearance"
    case direction = "Direction"
    case textScale = "Text size"
    case language = "Language"

    /// What every scene has.
    static let common: [Part] = [.theme, .appearance, .direction, .textScale]
  }

  var theme: Theme?
  var appearance: Appearance?
  var direction: LayoutDirection?
  var textScale: Double?
  /// A tag of BCP 47.
  var language: String?

  init() {}

  /// The present look of a scene.
  init(of scene: Scene) {
    theme = scene.theme
    appearance = scene.traits.appearance
    // Nil follows the language, also another one.
    direction = scene.traits.direction
    textScale = scene.traits.textScale
    language = scene.traits.language
  }

  /// A theme that is set again has the scene measured again, like another one: only a change is set.
  ///
  /// - Parameter own: The scene's own look.
  func apply(to scene: Scene, over own: Look) {
    if let theme = theme ?? own.theme, theme != scene.theme { scene.theme = theme }
    var traits = scene.traits
    if let appearance = appearance ?? own.appearance { traits.appearance = appearance }
    if let textScale = textScale ?? own.textScale { traits.textScale = textScale }
    traits.direction = direction ?? own.direction
    traits.language = language ?? own.language
    scene.traits = traits
  }

  static let textScales = [0.8, 1, 1.25, 1.5, 2, 3]

  /// Takes the next value of a part, or with -1 the one before; after the last one comes the scene's own.
  ///
  /// - Parameter languages: Of the scene, beside its own.
  mutating func turn(_ part: Part, by step: Int = 1, languages: [String] = []) {
    switch part {
    case .theme: theme = Self.next(theme, of: Theme.builtIn, step)
    case .appearance: appearance = Self.next(appearance, of: Appearance.allCases, step)
    case .direction: direction = Self.next(direction, of: [.leftToRight, .rightToLeft], step)
    case .textScale: textScale = Self.next(textScale, of: Self.textScales, step)
    case .language: language = Self.next(language, of: languages, step)
    }
  }

  private static func next<T: Equatable>(_ value: T?, of values: [T], _ step: Int) -> T? {
    let all = [nil] + values.map(Optional.some)
    let index = (all.firstIndex(of: value) ?? 0) + step
    return all[(index % all.count + all.count) % all.count]
  }

  /// A part's value in words.
  func words(for part: Part) -> String {
    let words: String? =
      switch part {
      case .theme: theme.map { $0.name.inWords }
      case .appearance: appearance.map { $0.rawValue.inWords }
      case .direction: direction.map { $0 == .leftToRight ? "Left to right" : "Right to left" }
      case .textScale: textScale.map { "\(Int(($0 * 100).rounded()))%" }
      case .language: language
      }
    return words ?? "Original"
  }
}

extension String {
  /// A name such as `grouped-classic` or `highContrast` as a title.
  var inWords: String {
    var words = ""
    for character in self {
      if character == "-" || character == "_" {
        words += " "
      } else if character.isUppercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
