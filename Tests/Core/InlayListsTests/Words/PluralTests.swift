import InlayTestSupport
import Testing

@testable import InlayViews

/// The plural forms of numbers, compared with CLDR's.
@Suite struct PluralTests {
  private static let numbers: [UInt] = [
    0, 1, 2, 3, 5, 10, 11, 12, 14, 21, 22, 25, 100, 101, 102, 103, 111, 112, 122, 1_000_000, 1_000_001, 2_000_000,
  ]

  /// The forms of these numbers, by their first letters, and `x` for `other`.
  @Test(
    "numbers at the borders have the forms of CLDR",
    arguments: [
      ("en da de el fi hu nb nl sv tr", "x1xxxxxxxxxxxxxxxxxxxx"), ("ja ko zh-hans zh-hant", "xxxxxxxxxxxxxxxxxxxxxx"),
      ("fr pt", "11xxxxxxxxxxxxxxxxxmxm"), ("es it pt-pt", "x1xxxxxxxxxxxxxxxxxmxm"), ("cs", "x1ffxxxxxxxxxxxxxxxxxx"),
      ("pl", "m1ffmmmmmmfmmmffmmfmmm"), ("ru uk", "m1ffmmmmm1fmm1ffmmfm1m"), ("ar", "z12fffmmmmmmxxxfmmmxxx"),
      ("he", "x12xxxxxxxxxxxxxxxxxxx"),
    ])
  func borders(languages: String, expected: String) {
    let letters: [Localization.Plural: String] = [.zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "x"]
    for language in languages.split(separator: " ").map(String.init) {
      let forms = Self.numbers.map { Localization.Plural(of: $0, in: language) }
      #expect(forms.compactMap { letters[$0] }.joined() == expected, "\(language)")
      let more = (0...(Seeds.isLong ? 2_000_000 : 20_000)).map { Localization.Plural(of: $0, in: language) }
      #expect(Set(more).isSubset(of: forms), "\(language): no form beside those of these numbers")
    }
  }

  @Test("every language of CLDR has its rule: the sample numbers of each form have that form")
  func samples() {
    #expect(PluralSamples.all.count > 200)
    for (language, forms) in PluralSamples.all {
      guard let rule = PluralRule.of(language) else {
        Issue.record("\(language) has no rule")
        continue
      }
      for (form, numbers) in forms {
        let wrong = numbers.filter { rule.form(of: $0).rawValue != form }
        #expect(wrong.isEmpty, "\(language): \(form)")
      }
      // Texts may have the forms of CLDR, and no others.
      let own = rule.allForms.map(\.rawValue)
      #expect(Set(own).isSuperset(of: forms.keys), "\(language)")
      let wide = (0...2_000).map { rule.form(of: $0).rawValue } + [rule.formOfDecimals.rawValue, "other"]
      #expect(Set(own).isSubset(of: Set(wide).union(forms.keys)), "\(language): no form is never chosen")
    }
    #expect(PluralRule.of("pt-PT".lowercased())?.form(of: 0) == .other && PluralRule.of("pt-br")?.form(of: 0) == .one)
    #expect(PluralRule.of("tlh") == nil && PluralRule.of("") == nil)
  }

  @Test("numbers with decimals have the form that all of them have in the language, or else the general one")
  func decimals() {
    let text: Localization.Text = [.one: "1", .few: "f", .many: "m", .other: "o"]
    let forms = ["cs", "sk", "lt", "gv", "ro", "sl", "pl", "ru", "en", "tlh"].map { text.pattern(for: nil, in: $0) }
    #expect(forms == ["m", "m", "m", "m", "f", "f", "o", "o", "o", "o"])
  }

  @Test("a word has the form of its language's rule")
  func words() {
    #expect(Localization().localized("inlay.rows", count: 2_000_000, in: "pt-BR") == "2000000 de linhas")
    #expect(Localization().localized("inlay.rows", count: 2_000_000, in: "uk") == "2000000 рядків")
    #expect(Localization().localized("inlay.rows", count: 104, in: "cs") == "104 řádků")
  }
}
