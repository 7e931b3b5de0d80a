import InlayLayers

extension Scene {
  /// The texts of the library's words and of an app's in this scene; `WordTable.standard` by default. `Traits.language`
  /// and `overrideLanguage` choose among them.
  public var words: WordTable {
    get { environmentValues.value(of: WordTable.self) ?? .standard }
    set { if newValue != words { setEnvironmentValue(newValue, isShown: true) } }
  }
}

extension Layer {
  /// A word, or a phrase with arguments, in the language of the layer; in English while it is in no scene with another.
  /// `environmentDidChange()` reports another language and other words.
  public final func localized(_ key: String, _ arguments: String...) -> String {
    effectiveWords.localized(key, for: nil, arguments, in: effectiveTraits.language)
  }

  /// A phrase in the plural form of a number, which is its argument `{0}`; the others follow.
  public final func localized(_ key: String, count: Int, _ arguments: String...) -> String {
    effectiveWords.localized(key, for: count, [String(count)] + arguments, in: effectiveTraits.language)
  }

  /// A word of the library's.
  package final func localized(_ word: Word, _ arguments: String...) -> String {
    effectiveWords.localized(word.rawValue, for: nil, arguments, in: effectiveTraits.language)
  }

  package final func localized(_ word: Word, count: Int, _ arguments: String...) -> String {
    effectiveWords.localized(word.rawValue, for: count, [String(count)] + arguments, in: effectiveTraits.language)
  }

  private var effectiveWords: WordTable { environmentValue(of: WordTable.self) ?? .standard }
}
