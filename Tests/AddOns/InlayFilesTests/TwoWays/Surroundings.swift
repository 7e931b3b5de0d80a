import InlayDecorations
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText

/// What a scene is shown with, apart from its content.
struct Surroundings: CustomStringConvertible {
  var language: String?
  var textScale = 1.0
  var direction: LayoutDirection?
  var appearance = Appearance.light
  var theme = Theme.modern

  static let plain = Surroundings()

  /// One of each kind, and all together.
  static let samples = [
    Surroundings(language: "de"), Surroundings(language: "ar"), Surroundings(textScale: 2),
    Surroundings(direction: .rightToLeft), Surroundings(appearance: .dark), Surroundings(theme: .settings),
    Surroundings(language: "fr", textScale: 1.4, appearance: .dark, theme: .groupedClassic),
    Surroundings(language: "he", textScale: 0.8, theme: .highContrast),
  ]

  static func random(_ random: inout SeededRandom) -> Surroundings {
    Surroundings(
      language: random.pick([nil, "de", "ar", "ja", "tr", "pl"]), textScale: random.pick([0.8, 1, 1.3, 2]),
      direction: random.pick([nil, .leftToRight, .rightToLeft]),
      appearance: random.pick(Appearance.allCases), theme: random.pick(Theme.builtIn))
  }

  func apply(to scene: Scene) {
    scene.theme = theme
    scene.traits.language = language
    scene.traits.textScale = textScale
    scene.traits.direction = direction
    scene.traits.appearance = appearance
  }

  var description: String {
    "\(language ?? "no language"), \(textScale), \(direction.map { "\($0)" } ?? "no direction"), \(appearance), \(theme.name)"
  }
}
