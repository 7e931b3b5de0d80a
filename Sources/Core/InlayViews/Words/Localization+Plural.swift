extension Localization {
  /// A plural form, by the names of CLDR. A language has some of them.
  public enum Plural: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// The form for a number from 0 on, by CLDR's cardinal rules for whole numbers.
    ///
    /// - Parameter tag: A language, in lower case. Unknown ones have the rule of English.
    init(of number: UInt, in tag: String) {
      // Whole millions have a form of their own in Romance languages: "1000000 de pasos".
      let isMillions = number > 0 && number.isMultiple(of: 1_000_000)
      let isFew = (2...4).contains(number % 10) && !(12...14).contains(number % 100)
      self =
        switch tag.prefix(while: { $0 != "-" }) {
        case "ja", "ko", "zh": .other
        case "es", "it": number == 1 ? .one : isMillions ? .many : .other
        case "fr": number < 2 ? .one : isMillions ? .many : .other
        // Portugal counts 0 as Spain does.
        case "pt": number == 1 || number == 0 && !tag.hasPrefix("pt-pt") ? .one : isMillions ? .many : .other
        case "cs": number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "pl": number == 1 ? .one : isFew ? .few : .many
        case "ru", "uk": number % 10 == 1 && number % 100 != 11 ? .one : isFew ? .few : .many
        case "he": number == 1 ? .one : number == 2 ? .two : .other
        case "ar": Self.arabic(number)
        default: number == 1 ? .one : .other
        }
    }

    private static func arabic(_ number: UInt) -> Self {
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
}
