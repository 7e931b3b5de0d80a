extension WordTable {
  /// A plural form, by the names of CLDR. A language has some of them.
  public enum Plural: String, CaseIterable, Hashable, Sendable { case zero, one, two, few, many, other }
}

/// The plural forms of a language, by CLDR's cardinal rules for whole numbers.
struct PluralRule {
  /// Those that whole numbers have.
  let forms: Set<WordTable.Plural>
  /// The form for a number from 0 on.
  let form: @Sendable (UInt) -> WordTable.Plural

  /// - Parameter language: A language without script and region, such as `de`. Unknown ones have the forms of English.
  init(language: String) {
    switch language {
    case "ja", "zh": self.init([.other]) { _ in .other }
    case "fr": self.init([.one, .many, .other]) { $0 < 2 ? .one : Self.isMillions($0) ? .many : .other }
    case "es", "it": self.init([.one, .many, .other]) { $0 == 1 ? .one : Self.isMillions($0) ? .many : .other }
    case "pl": self.init([.one, .few, .many], Self.polish)
    case "ar": self.init(Set(WordTable.Plural.allCases), Self.arabic)
    case "he": self.init([.one, .two, .other]) { $0 == 1 ? .one : $0 == 2 ? .two : .other }
    default: self.init([.one, .other]) { $0 == 1 ? .one : .other }
    }
  }

  private init(_ forms: Set<WordTable.Plural>, _ form: @escaping @Sendable (UInt) -> WordTable.Plural) {
    (self.forms, self.form) = (forms, form)
  }

  /// Whole millions: "1000000 de pasos".
  private static func isMillions(_ number: UInt) -> Bool { number > 0 && number.isMultiple(of: 1_000_000) }

  @Sendable private static func polish(_ number: UInt) -> WordTable.Plural {
    if number == 1 { return .one }
    return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
  }

  @Sendable private static func arabic(_ number: UInt) -> WordTable.Plural {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
