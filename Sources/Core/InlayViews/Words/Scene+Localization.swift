import InlayLayers

extension Scene {
  /// The texts of the library's words and of an app's in this scene; `Localization.standard` by default.
  /// `Traits.language` and `overrideLanguage` choose among them.
  public var localization: Localization {
    get { environmentValues.value(of: Localization.self) ?? .standard }
    set {
      let old = localization
      guard newValue != old else { return }
      setEnvironmentValue(newValue, isShown: true)
      for message in newValue.mistakes(since: old) { report(message, in: root) }
    }
  }
}

extension Layer {
  /// A word of the library's, in the language of the layer; in English while it is in no scene with another.
  package final func localized(_ word: Word, _ arguments: String...) -> String {
    localized(word, for: nil, arguments)
  }

  /// A phrase in the plural form of a number, which is its argument `{0}`; the others follow.
  package final func localized(_ word: Word, count: Int, _ arguments: String...) -> String {
    localized(word, for: count, [String(count)] + arguments)
  }

  /// A word in another language than the layer's, as a tag of BCP 47; nil for that of the layer.
  package final func localized(_ word: Word, in language: String?) -> String {
    effectiveLocalization.localized(word.key, for: nil, [], in: language ?? effectiveTraits.language)
  }

  /// The word of a role.
  package final func localized(_ role: AccessibilityRole) -> String {
    Word(rawValue: role.rawValue).map { localized($0) } ?? role.rawValue
  }

  private func localized(_ word: Word, for count: Int?, _ arguments: [String]) -> String {
    effectiveLocalization.localized(word.key, for: count, arguments, in: effectiveTraits.language)
  }

  package final var effectiveLocalization: Localization { environmentValue(of: Localization.self) ?? .standard }
}
