extension Localization {
  /// The text of a word in one language: one for all numbers, or one for each plural form of the language.
  ///
  /// Arguments replace `{0}`, `{1}` and so on, in any order.
  public struct Text: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// The text of each plural form. A missing form is replaced by `other`, or else by any.
    public var forms: [Plural: String]

    /// The forms of a gettext catalogue, which has a rule of its own; nil for a text with forms by name.
    package var numbered: NumberedForms?

    /// The number of the argument that chooses the form; nil for the first whole number.
    package var countIndex: Int?

    /// Creates a text from its plural forms.
    public init(_ forms: [Plural: String]) { self.forms = forms }

    /// The same text for all numbers.
    public init(stringLiteral text: String) { forms = [.other: text] }

    public init(dictionaryLiteral forms: (Plural, String)...) {
      self.forms = Dictionary(forms) { $1 }
    }

    /// - Parameters:
    ///   - count: The number; nil for one with decimals, and for none.
    ///   - tag: The language, in lower case.
    package func pattern(for count: Int?, in tag: String) -> String {
      if let numbered { return numbered.pattern(for: count?.magnitude ?? 0) }
      guard let count else { return pattern(for: PluralRule.of(tag)?.formOfDecimals ?? .other) }
      return pattern(for: Plural(of: count.magnitude, in: tag))
    }

    func pattern(for form: Plural) -> String {
      forms[form] ?? forms[.other] ?? forms[.many] ?? forms.values.min() ?? ""
    }
  }
}

/// Texts by numbers, as gettext has them.
package struct NumberedForms: Hashable, Sendable {
  private let rule: PluralExpression
  /// The texts; at least one.
  let texts: [String]

  /// - Returns: Nil without texts.
  package init?(rule: PluralExpression, texts: [String]) {
    if texts.isEmpty { return nil }
    (self.rule, self.texts) = (rule, texts)
  }

  /// Returns the pattern for a number, that of the last form if the rule counts beyond it.
  func pattern(for count: UInt) -> String { texts[min(Int(clamping: rule.value(for: count)), texts.count - 1)] }
}
