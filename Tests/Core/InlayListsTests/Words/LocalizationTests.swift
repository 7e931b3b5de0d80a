import Foundation
import Testing

@testable import InlayViews

/// The texts of words by language, and of those that an app replaces or adds.
@Suite struct LocalizationTests {
  private static let languages = [
    "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hu", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ru",
    "sv", "tr", "uk", "zh-Hans", "zh-Hant",
  ]
  private var words = Localization()

  @Test("every word has a text in every language, with each plural form of the language", arguments: languages)
  func complete(language: String) throws {
    let english = try #require(LibraryWords.texts(in: "en"))
    let texts = try #require(LibraryWords.texts(in: language.lowercased()))
    #expect(Set(texts.keys) == Set(Word.allCases.map(\.rawValue)))
    let numbers = ([0...2000, 1_000_000...1_000_000] as [ClosedRange<UInt>]).joined()
    let forms = Dictionary(grouping: numbers) { Localization.Plural(of: $0, in: language) }
    for (word, text) in texts {
      #expect(Set(text.forms.keys) == [.other] || Set(text.forms.keys) == Set(forms.keys), "\(word): \(text)")
      #expect(text.forms.values.allSatisfy { !$0.isEmpty && $0.trimmingCharacters(in: .whitespaces) == $0 }, "\(word)")
      // A form of one number may lack it.
      let wanted = Self.arguments(of: try #require(english[word]?.pattern(for: .other)))
      for (form, pattern) in text.forms {
        let own = Self.arguments(of: pattern)
        #expect(own == wanted || forms[form]?.count == 1 && own.isEmpty, "\(word): \(pattern)")
      }
    }
  }

  @Test("no language has English texts", arguments: languages.filter { $0 != "en" })
  func translated(language: String) throws {
    let english = try #require(LibraryWords.texts(in: "en"))
    let texts = try #require(LibraryWords.texts(in: language.lowercased()))
    #expect(texts.count { english[$0.key] == $0.value } < 10)
    guard !texts.values.contains(where: { $0.pattern(for: .other).contains(/[a-z]{5}/) }) else { return }
    // Other scripts have these alone in letters of Latin.
    let latin = texts.values.flatMap(\.forms.values).flatMap { $0.matches(of: /[A-Za-z]+/).map(\.output) }
    #expect(Set(latin).isSubset(of: ["OK", "Web"]))
  }

  private static func arguments(of pattern: String) -> [String] {
    pattern.matches(of: #/\{.\}/#).map { String($0.output) }.sorted()
  }

  @Test("texts are read in the order of the words, with their plural forms")
  func reading() {
    #expect(
      LibraryWords.read([.one, .other], "a: b|c|{0} d~{0} e") == [
        "cancel": "a: b", "ok": "c", "done": [.one: "{0} d", .other: "{0} e"],
      ])
  }

  @Test(
    "a language without texts has those of the nearest one, or else of English",
    arguments: [
      ("de", "Abbrechen"), ("de-AT", "Abbrechen"), ("DE-latn-at", "Abbrechen"), ("en-GB", "Cancel"), (nil, "Cancel"),
      ("eo", "Cancel"), ("jp", "Cancel"), ("", "Cancel"), ("de_DE", "Cancel"), ("iw", "ביטול"), ("no", "Avbryt"),
      ("nn-NO", "Avbryt"), ("pt-PT", "Cancelar"), ("uk-UA", "Скасувати"),
    ])
  func fallback(language: String?, text: String) { #expect(words.localized("cancel", in: language) == text) }

  @Test("Chinese is written in simplified or in traditional characters, by its script or its region")
  mutating func chinese() {
    for language in ["zh-Hant", "zh-Hant-HK", "zh-Hant-CN", "zh-TW", "zh-HK", "zh-mo"] {
      #expect(words.localized("delete", in: language) == "刪除", "\(language)")
    }
    for language in ["zh", "zh-CN", "zh-SG", "zh-Hans", "zh-Hans-HK"] {
      #expect(words.localized("delete", in: language) == "删除", "\(language)")
    }
    words["delete", "zh"] = "移除"
    words["delete", "zh-TW"] = "移去"
    words["stop", "zh"] = "站"
    #expect(words.localized("delete", in: "zh-Hans-CN") == "移除" && words["delete", "zh-Hans"] == "移除")
    #expect(words.localized("delete", in: "zh-Hant-TW") == "移去" && words.localized("delete", in: "zh-HK") == "刪除")
    #expect(words.localized("stop", in: "zh-TW") == "站", "rather than English")
    words["stop", "no"] = "stopp"
    #expect(words.localized("stop", in: "nb-NO") == "stopp" && words.localized("stop", in: "nn") == "stopp")
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

extension Localization {
  func localized(_ key: String, _ arguments: String..., in language: String?) -> String {
    localized(key, for: nil, arguments, in: language)
  }

  func localized(_ key: String, count: Int, _ arguments: String..., in language: String?) -> String {
    localized(key, for: count, [String(count)] + arguments, in: language)
  }
}
