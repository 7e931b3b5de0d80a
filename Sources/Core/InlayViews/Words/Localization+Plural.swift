extension Localization {
  /// A plural form, by the names of CLDR. A language has some of them.
  public enum Plural: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// The form for a number from 0 on, by CLDR's cardinal rules for whole numbers.
    ///
    /// - Parameter tag: A language, in lower case. Unknown ones have the rule of English.
    init(of number: UInt, in tag: String) { self = (PluralRule.of(tag) ?? .english).form(of: number) }
  }
}

/// The rule by which a language chooses among the plural forms of a text.
struct PluralRule: Sendable {
  /// The forms of whole numbers, in CLDR's order.
  private let forms: [Localization.Plural]
  /// The form of numbers with decimals, where all have the same; `other` elsewhere.
  let formOfDecimals: Localization.Plural
  /// Gives the place of a form. Nil only for data with a mistake, which a test finds.
  private let expression: PluralExpression?

  /// - Parameters:
  ///   - forms: Names with spaces between.
  ///   - expression: The rule, as in gettext catalogues; its value is the place of the form.
  init(_ forms: String, _ expression: String, decimals: Localization.Plural = .other) {
    self.forms = forms.split(separator: " ").compactMap { Localization.Plural(rawValue: String($0)) }
    formOfDecimals = decimals
    self.expression = try? PluralExpression(expression)
  }

  func form(of number: UInt) -> Localization.Plural {
    let place = expression.map { Int(clamping: $0.value(for: number)) } ?? 0
    return forms.indices.contains(place) ? forms[place] : .other
  }

  /// The forms that a text of the language may have, in CLDR's order. `other` is for all numbers without another form.
  var allForms: [Localization.Plural] {
    Localization.Plural.allCases.filter { $0 == .other || $0 == formOfDecimals || forms.contains($0) }
  }
}
