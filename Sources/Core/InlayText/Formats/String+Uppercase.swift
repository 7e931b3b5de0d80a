import CInlayCairo

extension String {
  /// The text in capitals by the rules of a language, given as a BCP 47 tag; nil for the scripts' own rules.
  ///
  /// Turkish and Azerbaijani keep the dot of i, Lithuanian removes the dot that it writes under accents, and Greek
  /// letters lose their accents in every language.
  package func uppercased(in language: String?) -> String {
    let language = language.flatMap { LanguageTag(spelled: $0)?.language }
    switch language {
    case "tr", "az":
      var dotted = String.UnicodeScalarView()
      for scalar in unicodeScalars { dotted.append(scalar == "i" ? "\u{130}" : scalar) }
      return String(dotted).uppercased().withoutGreekAccents
    case "lt":
      return withoutSoftDots.uppercased().withoutGreekAccents
    default:
      return uppercased().withoutGreekAccents
    }
  }

  /// Markup in capitals; tags and references stay unchanged.
  package func uppercasedMarkup(in language: String?) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      result += String(rest[..<start]).uppercased(in: language)
      let end = rest[start...].firstIndex(of: rest[start] == "<" ? ">" : ";") ?? rest.index(before: rest.endIndex)
      result += rest[start...end]
      rest = rest[rest.index(after: end)...]
    }
    return result + String(rest).uppercased(in: language)
  }

  /// The text without the dots that Lithuanian writes above i and j before an accent.
  private var withoutSoftDots: String {
    var scalars = String.UnicodeScalarView()
    var hasSoftDot = false
    for scalar in decomposed.unicodeScalars {
      if scalar == "\u{307}", hasSoftDot { continue }
      // The ogonek of \u{12F} is between the letter and the dot.
      if scalar != "\u{328}" { hasSoftDot = scalar == "i" || scalar == "j" }
      scalars.append(scalar)
    }
    return String(scalars).composed
  }

  /// Capitals with Greek letters by the rules of Greek: without accents and breathings; a dieresis replaces an accent
  /// that separated two vowels.
  private var withoutGreekAccents: String {
    // The first Greek letter with an accent is U+0386.
    guard unicodeScalars.contains(where: Self.isGreek) else { return self }
    var scalars = String.UnicodeScalarView()
    var isAfterGreek = false
    var hadAccent = false
    /// Whether the previous letter is a vowel that lost its accent, so that it forms no diphthong with the next.
    var splits = false
    for scalar in decomposed.unicodeScalars {
      if isAfterGreek, Self.greekMarks.contains(scalar.value) {
        if scalar == "\u{308}" {
          if scalars.last != scalar { scalars.append(scalar) }
        } else if scalar == "\u{300}" || scalar == "\u{301}" || scalar == "\u{342}" {
          hadAccent = true
        } else if scalar == "\u{345}" {
          scalars.append("\u{399}")
        }
        continue
      }
      splits = hadAccent && isAfterGreek
      hadAccent = false
      isAfterGreek = Self.isGreek(scalar)
      scalars.append(scalar)
      if splits, scalar == "\u{399}" || scalar == "\u{3A5}" { scalars.append("\u{308}") }
    }
    return String(scalars).composed
  }

  private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
  }

  /// Accents, breathings, length, dieresis and iota subscript.
  private static let greekMarks: Set<UInt32> = [0x300, 0x301, 0x304, 0x306, 0x308, 0x313, 0x314, 0x342, 0x343, 0x345]

  private var decomposed: String { normalized(G_NORMALIZE_NFD) }
  private var composed: String { normalized(G_NORMALIZE_NFC) }

  private func normalized(_ mode: GNormalizeMode) -> String {
    guard !utf8.contains(0), let text = g_utf8_normalize(self, Int(utf8.count), mode) else { return self }
    defer { g_free(text) }
    return String(cString: text)
  }
}
