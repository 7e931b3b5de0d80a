import Foundation
import Testing

@testable import InlayViews

/// The texts of words by language, and of those that an app replaces or adds.
@Suite struct WordTableTests {
  private static let languages = ["en", "de", "fr", "es", "it", "pl", "ja", "zh", "ar", "he"]
  private var words = WordTable()

  @Test("every word has a text in every language, with each plural form of the language", arguments: languages)
  func complete(language: String) throws {
    let english = try #require(LibraryWords.texts(in: "en"))
    let texts = try #require(LibraryWords.texts(in: language))
    #expect(Set(texts.keys) == Set(english.keys))
    let forms = PluralRule(language: language).forms
    for (word, text) in texts {
      #expect(Set(text.forms.keys) == [.other] || Set(text.forms.keys) == forms, "\(word): \(text)")
      #expect(text.forms.values.allSatisfy { !$0.isEmpty && $0.trimmingCharacters(in: .whitespaces) == $0 }, "\(word)")
      // Forms of one or two things may lack the number.
      let wanted = Self.arguments(of: try #require(english[word]?.pattern(for: .other)))
      for (form, pattern) in text.forms {
        let isExact = [.zero, .one, .two].contains(form) && forms.contains(.two)
        let own = Self.arguments(of: pattern)
        #expect(own == wanted || isExact && own.isEmpty, "\(word): \(pattern)")
      }
    }
  }

  private static func arguments(of pattern: String) -> [String] {
    pattern.matches(of: #/\{.\}/#).map { String($0.output) }.sorted()
  }

  @Test("every word of the library has a text, and every text is of a word")
  func named() throws {
    let texts = try #require(LibraryWords.texts(in: "en"))
    #expect(Set(Word.allCases.map(\.rawValue)) == Set(texts.keys))
  }

  @Test("a table of texts is read by lines, with headings and plural forms")
  func reading() {
    let texts = LibraryWords.read("# Heading: a\na: b: c\nd one: {0} e\nd other: {0} f\n")
    #expect(texts == ["a": "b: c", "d": [.one: "{0} e", .other: "{0} f"]])
  }

  @Test(
    "a language without texts has those of the nearest one, or else of English",
    arguments: [
      ("de", "Abbrechen"), ("de-AT", "Abbrechen"), ("DE-latn-at", "Abbrechen"), ("en-GB", "Cancel"), (nil, "Cancel"),
      ("nl", "Cancel"), ("jp", "Cancel"), ("", "Cancel"), ("de_DE", "Cancel"), ("zh-Hant-HK", "取消"), ("iw", "ביטול"),
    ])
  func fallback(language: String?, text: String) { #expect(words.localized("cancel", in: language) == text) }

  @Test("regions with traditional characters have an app's texts in them")
  mutating func traditional() {
    words["back", "zh-Hant"] = "返回上頁"
    for language in ["zh-Hant", "zh-Hant-TW", "zh-TW", "zh-HK", "zh-mo"] {
      #expect(words.localized("back", in: language) == "返回上頁", "\(language)")
    }
    for language in ["zh", "zh-CN", "zh-Hans-HK"] { #expect(words.localized("back", in: language) == "返回") }
  }

  @Test("an app's text replaces the library's in its language alone, until it is removed")
  mutating func override() {
    words["cancel", "de"] = "Nein"
    words["cancel", "de-AT"] = "Na"
    #expect(words.localized("cancel", in: "de-CH") == "Nein" && words.localized("cancel", in: "de-at") == "Na")
    #expect(words.localized("cancel", in: "en") == "Cancel" && words.localized("done", in: "de-AT") == "Fertig")
    #expect(words["cancel", "DE"] == "Nein" && words["cancel", "fr"] == "Annuler" && words["cancel", "fr-FR"] == nil)
    #expect(words != .standard)
    words["cancel", "de"] = nil
    words["cancel", "de-AT"] = nil
    #expect(words == .standard && words.localized("cancel", in: "de") == "Abbrechen")
  }

  @Test("an app's word has the English text in other languages, and its name without any")
  mutating func added() {
    let stops = "stops"
    #expect(words.localized(stops, count: 2, in: "de") == "stops")
    words[stops, "en"] = [.one: "{0} stop", .other: "{0} stops"]
    #expect(words.localized(stops, count: 1, in: "pl") == "1 stop", "by the rule of English")
    #expect(words.localized(stops, count: 2, in: nil) == "2 stops")
    words[stops, "pl"] = [.one: "{0} przystanek", .many: "{0} przystanków"]
    #expect(words.localized(stops, count: 2, in: "pl") == "2 przystanków", "a missing form is another one")
  }

  @Test("a number chooses the plural form and is written in it")
  func plurals() {
    #expect(words.localized("rowsInserted", count: 1, in: "en") == "1 row inserted")
    #expect(words.localized("rowsInserted", count: 0, in: "en") == "0 rows inserted")
    #expect(words.localized("items", count: -1, in: "de") == "-1 Element")
    #expect(words.localized("items", count: .min, in: "de") == "\(Int.min) Elemente")
    #expect(words.localized("rowsDeleted", count: 22, in: "pl") == "usunięto 22 wiersze")
    #expect(
      words.localized("rows", count: 2, in: "ar") == "صفان" && words.localized("rows", count: 7, in: "ar") == "7 صفوف")
    #expect(words.localized("items", count: 1_000_000, in: "fr") == "1000000 d’éléments")
    #expect(words.localized("items", in: "pl") == "{0} elementów", "without a number")
  }

  @Test("arguments replace their numbers in any order, and are not read themselves")
  mutating func arguments() {
    #expect(words.localized("position", "3", "12", in: "de") == "3 von 12")
    #expect(words.localized("position", "3", "12", in: "ja") == "12の3")
    #expect(words.localized("position", "{1}", "{0}", in: "en") == "{1} of {0}")
    #expect(words.localized("position", "3", in: "en") == "3 of {1}")
    words["mixed", "en"] = "{1} {x} {2} {0}{0} {"
    #expect(words.localized("mixed", count: 4, "b", in: "en") == "b {x} {2} 44 {")
  }
}
