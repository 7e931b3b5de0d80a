import InlaySystem

/// A check of a text that an app gives for a key.
package struct TextCheck {
  /// A message about a mistake, with the key; nil without one.
  package private(set) var problem: String?
  /// Whether the text is not used.
  package private(set) var isRefused = false

  /// - Parameter tag: The normalized tag of the language.
  package init(_ text: Localization.Text, key: String, tag: String) {
    if key.hasPrefix(Word.keyPrefix) {
      problem = Self.refusal(text, key)
      isRefused = problem != nil
    }
    if problem == nil, text.numbered == nil { problem = Self.problem(withFormsOf: text, in: tag) }
    problem = problem.map { "\(key.quoted): \($0)" }
  }

  /// The reason why the text cannot replace a word of the library; nil if it can.
  private static func refusal(_ text: Localization.Text, _ key: String) -> String? {
    guard let word = LibraryWords.texts(in: "en")?[key] else {
      return "the library has no word with this key\(Localization.libraryKeys.hint(for: key)); the text is not used"
    }
    func numbers(_ text: Localization.Text) -> Set<Int> {
      Set(text.allPatterns.flatMap { Localization.placeholders(in: $0).map(\.number) })
    }
    let known = numbers(word)
    guard let wrong = numbers(text).subtracting(known).min() else { return nil }
    let names = known.sorted().map { "{\($0)}" }.joined(separator: " and ")
    return "the word has \(names.isEmpty ? "no placeholders" : names), not {\(wrong)}; the text is not used"
  }

  private static func problem(withFormsOf text: Localization.Text, in tag: String) -> String? {
    guard text.forms.keys.contains(where: { $0 != .other }) else { return nil }
    guard let rule = PluralRule.of(tag) else {
      return "there is no plural rule for the language \(tag.quoted); the English rule is used"
    }
    let unused = Localization.Plural.allCases.filter { text.forms[$0] != nil && !rule.allForms.contains($0) }
    if unused.isEmpty { return nil }
    func names(_ forms: [Localization.Plural]) -> String { forms.map(\.rawValue).joined(separator: ", ") }
    return "the language \(tag.quoted) never uses the plural form \(names(unused)); it has \(names(rule.allForms))"
  }
}

extension Localization.Text {
  /// The texts of all forms.
  fileprivate var allPatterns: [String] { Array(forms.values) + (numbered?.texts ?? []) }
}

extension Word {
  /// The beginning of the keys of the library's words, so that an app's keys have other names.
  static let keyPrefix = "inlay."

  /// The key in a `Localization`.
  package var key: String { Self.keyPrefix + rawValue }
}
