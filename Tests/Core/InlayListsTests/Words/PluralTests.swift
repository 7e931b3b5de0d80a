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
      ("en", "x1xxxxxxxxxxxxxxxxxxxx"), ("de", "x1xxxxxxxxxxxxxxxxxxxx"), ("nl", "x1xxxxxxxxxxxxxxxxxxxx"),
      ("fr", "11xxxxxxxxxxxxxxxxxmxm"), ("es", "x1xxxxxxxxxxxxxxxxxmxm"), ("it", "x1xxxxxxxxxxxxxxxxxmxm"),
      ("pl", "m1ffmmmmmmfmmmffmmfmmm"), ("ja", "xxxxxxxxxxxxxxxxxxxxxx"), ("zh", "xxxxxxxxxxxxxxxxxxxxxx"),
      ("ar", "z12fffmmmmmmxxxfmmmxxx"), ("he", "x12xxxxxxxxxxxxxxxxxxx"),
    ])
  func borders(language: String, expected: String) {
    let letters: [WordTable.Plural: String] = [.zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "x"]
    let rule = PluralRule(language: language)
    #expect(Self.numbers.compactMap { letters[rule.form($0)] }.joined() == expected)
    #expect((0...(Seeds.isLong ? 2_000_000 : 20_000)).allSatisfy { rule.forms.contains(rule.form($0)) })
    #expect(rule.forms == Set([0...2000, 1_000_000...1_000_000].joined().map(rule.form)), "each form is used")
  }
}
