/// The name of a word or a phrase that is shown or spoken in the user's language.
///
/// The library's are static properties. An app adds its own by an extension, and their texts to the `words` of its
/// scene:
///
///     extension Word { static let stops: Word = "stops" }
///     scene.words[.stops, "en"] = [.one: "{0} stop", .other: "{0} stops"]
///     label.text = view.localized(.stops, count: 3)
public struct Word: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}

/// The text of a word in one language: one for all numbers, or one for each plural form of the language.
///
/// Arguments replace `{0}`, `{1}` and so on, in any order.
public struct WordText: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// By plural form. A missing one is that of `other`, or else any.
  public var forms: [PluralCategory: String]

  public init(_ forms: [PluralCategory: String]) { self.forms = forms }

  /// The same text for all numbers.
  public init(stringLiteral text: String) { forms = [.other: text] }

  public init(dictionaryLiteral forms: (PluralCategory, String)...) {
    self.forms = Dictionary(forms) { $1 }
  }

  func pattern(for category: PluralCategory) -> String {
    forms[category] ?? forms[.other] ?? forms[.many] ?? forms.values.min() ?? ""
  }
}
