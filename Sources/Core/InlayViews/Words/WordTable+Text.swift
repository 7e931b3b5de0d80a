extension WordTable {
  /// The text of a word in one language: one for all numbers, or one for each plural form of the language.
  ///
  /// Arguments replace `{0}`, `{1}` and so on, in any order.
  public struct Text: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// By plural form. A missing one is that of `other`, or else any.
    public var forms: [Plural: String]

    public init(_ forms: [Plural: String]) { self.forms = forms }

    /// The same text for all numbers.
    public init(stringLiteral text: String) { forms = [.other: text] }

    public init(dictionaryLiteral forms: (Plural, String)...) {
      self.forms = Dictionary(forms) { $1 }
    }

    func pattern(for form: Plural) -> String {
      forms[form] ?? forms[.other] ?? forms[.many] ?? forms.values.min() ?? ""
    }
  }
}
