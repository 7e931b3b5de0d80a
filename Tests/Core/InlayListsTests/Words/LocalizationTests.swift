import Foundation
import InlayText
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
    #expect(Set(texts.keys) == Set(Word.allCases.map(\.key)))
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
        "inlay.cancel": "a: b", "inlay.ok": "c", "inlay.done": [.one: "{0} d", .other: "{0} e"],
      ])
  }

  @Test(
    "a language without texts has those of the nearest one, or else of English",
    arguments: [
      ("de", "Abbrechen"), ("de-AT", "Abbrechen"), ("DE-latn-at", "Abbrechen"), ("en-GB", "Cancel"), (nil, "Cancel"),
      ("eo", "Cancel"), ("jp", "Cancel"), ("", "Cancel"), ("de_DE", "Abbrechen"), ("iw", "ביטול"), ("no", "Avbryt"),
      ("nn-NO", "Avbryt"), ("pt-PT", "Cancelar"), ("uk-UA", "Скасувати"),
    ])
  func fallback(language: String?, text: String) { #expect(words.localized("inlay.cancel", in: language) == text) }

  @Test("Chinese is written in simplified or in traditional characters, by its script or its region")
  mutating func chinese() {
    for language in ["zh-Hant", "zh-Hant-HK", "zh-Hant-CN", "zh-TW", "zh-HK", "zh-mo"] {
      #expect(words.localized("inlay.delete", in: language) == "刪除", "\(language)")
    }
    for language in ["zh", "zh-CN", "zh-SG", "zh-Hans", "zh-Hans-HK"] {
      #expect(words.localized("inlay.delete", in: language) == "删除", "\(language)")
    }
    words["inlay.delete", language: "zh"] = "移除"
    words["inlay.delete", language: "zh-TW"] = "移去"
    words["stop", language: "zh"] = "站"
    #expect(words.localized("inlay.delete", in: "zh-Hans-CN") == "移除")
    #expect(words["inlay.delete", language: "zh-Hans"] == "移除")
    #expect(
      words.localized("inlay.delete", in: "zh-Hant-TW") == "移去" && words.localized("inlay.delete", in: "zh-HK") == "刪除")
    #expect(words.localized("stop", in: "zh-TW") == "站", "rather than English")
    words["stop", language: "no"] = "stopp"
    #expect(words.localized("stop", in: "nb-NO") == "stopp" && words.localized("stop", in: "nn") == "stopp")
  }

  @Test("an app's text replaces the library's in its language alone, until it is removed")
  mutating func override() {
    words["inlay.cancel", language: "de"] = "Nein"
    words["inlay.cancel", language: "de-AT"] = "Na"
    #expect(
      words.localized("inlay.cancel", in: "de-CH") == "Nein" && words.localized("inlay.cancel", in: "de-at") == "Na")
    #expect(
      words.localized("inlay.cancel", in: "en") == "Cancel" && words.localized("inlay.done", in: "de-AT") == "Fertig")
    #expect(
      words["inlay.cancel", language: "DE"] == "Nein" && words["inlay.cancel", language: "fr"] == "Annuler"
        && words["inlay.cancel", language: "fr-FR"] == nil)
    #expect(words != .standard)
    words["inlay.cancel", language: "de"] = nil
    words["inlay.cancel", language: "de-AT"] = nil
    #expect(words == .standard && words.localized("inlay.cancel", in: "de") == "Abbrechen")
  }

  @Test("an app's texts and the library's words have no key in common")
  mutating func keys() {
    for word in Word.allCases {
      let own = word.rawValue
      words[own, language: "en"] = "Welcome, {0}"
      #expect(words.localized(word.key, in: "en") == Localization().localized(word.key, in: "en"), "\(own)")
      #expect(words.localized(own, "Ada", in: "de") == "Welcome, Ada", "\(own)")
    }
    #expect(Localization.libraryKeys.allSatisfy { $0.hasPrefix("inlay.") })
    #expect(Localization()["done", language: "en"] == nil)
    #expect(Localization()["inlay.done", language: "en"] == "Done")
  }

  @Test("a word is replaced by its key, with placeholders that it has; another text is refused and told")
  mutating func replaced() {
    func told(_ key: String, _ text: Localization.Text) -> [String] {
      var new = words
      new[key, language: "en"] = text
      #expect(new[key, language: "en"] == words[key, language: "en"] || new.mistakes(since: words).isEmpty)
      return new.mistakes(since: words)
    }
    #expect(told("inlay.position", "{1}: {0}") == [] && told("inlay.position", "{0}") == [])
    #expect(told("inlay.items", [.one: "one", .other: "{0} things"]) == [])
    #expect(told("inlay.done", "Ready") == [] && told("done", "Welcome, {0}") == [])
    #expect(
      told("inlay.done", "Welcome, {0}") == [
        "'inlay.done': the word has no placeholders, not {0}; the text is not used"
      ])
    #expect(
      told("inlay.position", "{0} of {2}") == [
        "'inlay.position': the word has {0} and {1}, not {2}; the text is not used"
      ])
    #expect(
      told("inlay.items", [.one: "{1}", .other: "{0}"]) == [
        "'inlay.items': the word has {0}, not {1}; the text is not used"
      ])
    #expect(
      told("inlay.dnoe", "Ready") == [
        "'inlay.dnoe': the library has no word with this key; did you mean 'inlay.done'?; the text is not used"
      ])
    words["inlay.done", language: "en"] = "Welcome, {0}"
    words["inlay.done", language: "en"] = "Ready"
    #expect(words.mistakes(since: .standard).isEmpty && words.localized("inlay.done", in: "en") == "Ready")
  }

  @Test("a plural form that the language never uses is told, and a language without a rule")
  mutating func uselessForms() {
    func told(_ text: Localization.Text, _ language: String) -> [String] {
      var new = words
      new["stops", language: language] = text
      #expect(new["stops", language: language] == text, "the text is used")
      return new.mistakes(since: words)
    }
    #expect(told([.one: "o", .few: "f", .other: "x"], "ro_RO") == [])
    #expect(
      told([.one: "o", .many: "m", .two: "t"], "ro") == [
        "'stops': the language 'ro' never uses the plural form two, many; it has one, few, other"
      ])
    #expect(told([.one: "o", .many: "m", .other: "x"], "cs") == [], "many is for decimals")
    #expect(
      told([.one: "o", .other: "x"], "tlh") == [
        "'stops': there is no plural rule for the language 'tlh'; the English rule is used"
      ])
    #expect(told("x", "tlh") == [] && told([.other: "x"], "ja") == [])
    for (language, forms) in PluralSamples.all {
      let all = Localization.Plural.allCases
      for form in all where forms[form.rawValue] != nil { #expect(told([form: "x"], language) == [], "\(language)") }
      let useless = all.filter { PluralRule.of(language)?.allForms.contains($0) == false }
      for form in useless { #expect(told([form: "x"], language).count == 1, "\(language): \(form)") }
    }
  }

  @Test(
    "a language is found in any usual spelling",
    arguments: [
      "de-DE", "de_DE", "DE_de", "de_DE.UTF-8", "de_DE.utf8", "de_DE@euro", "de_DE.UTF-8@euro", "de",
    ])
  mutating func spellings(language: String) {
    words["k", language: "de_DE"] = "Halt"
    words["k", language: "zh_Hant_TW.UTF-8"] = "站"
    #expect(words["k", language: "de-DE"] == "Halt" && words["k", language: "zh-hant-tw"] == "站")
    #expect(words.localized("inlay.cancel", in: language) == "Abbrechen")
    if language != "de" {
      #expect(words["k", language: language] == "Halt" && words.localized("k", in: language) == "Halt")
    }
    #expect(words.localized("k", in: "zh-Hant-TW") == "站" && words.localized("inlay.cancel", in: "zh_TW") == "取消")
    words["k", language: "sr_RS@latin"] = "stanica"
    #expect(words["k", language: "sr-Latn-RS"] == "stanica" && words.languages.contains("sr-latn-rs"))
    #expect(LanguageTag(spelled: "C") == nil && LanguageTag(spelled: "en@") == nil && LanguageTag(spelled: "") == nil)
    #expect(
      LayoutDirection(language: "ar_EG.UTF-8") == .rightToLeft && LayoutDirection(language: "az_IR") == .leftToRight)
  }

  @Test(
    "braces that are no placeholders stay as they are, however many, and one after them is replaced",
    arguments: ["{", "{0", "{9", "{}"])
  func braces(part: String) {
    let pattern = String(repeating: part, count: 200_000) + "{1}"
    #expect(Localization.format(pattern, ["a", "b"]) == String(pattern.dropLast(3)) + "b")
    #expect(Localization.format("{00}{+1}{ 1}{1}\u{301}{2}", ["a", "b"]) == "a{+1}{ 1}b\u{301}{2}")
  }

  @Test("an app's word has the English text in other languages, and its name without any")
  mutating func added() {
    let stops = "stops"
    #expect(words.localized(stops, count: 2, in: "de") == "stops")
    words[stops, language: "en"] = [.one: "{0} stop", .other: "{0} stops"]
    #expect(words.localized(stops, count: 1, in: "pl") == "1 stop", "by the rule of English")
    #expect(words.localized(stops, count: 2, in: nil) == "2 stops")
    words[stops, language: "pl"] = [.one: "{0} przystanek", .many: "{0} przystanków"]
    #expect(words.localized(stops, count: 2, in: "pl") == "2 przystanków", "a missing form is another one")
  }

  @Test("a number chooses the plural form and is written in it")
  func plurals() {
    #expect(words.localized("inlay.rowsInserted", count: 1, in: "en") == "1 row inserted")
    #expect(words.localized("inlay.rowsInserted", count: 0, in: "en") == "0 rows inserted")
    #expect(words.localized("inlay.items", count: -1, in: "de") == "-1 Element")
    #expect(words.localized("inlay.items", count: .min, in: "de") == "\(Int.min) Elemente")
    #expect(words.localized("inlay.rowsDeleted", count: 22, in: "pl") == "usunięto 22 wiersze")
    #expect(
      words.localized("inlay.rows", count: 2, in: "ar") == "صفان"
        && words.localized("inlay.rows", count: 7, in: "ar") == "7 صفوف")
    #expect(words.localized("inlay.items", count: 1_000_000, in: "fr") == "1000000 d’éléments")
    #expect(words.localized("inlay.items", in: "pl") == "{0} elementów", "without a number")
  }

  @Test("arguments replace their numbers in any order, and are not read themselves")
  mutating func arguments() {
    #expect(words.localized("inlay.position", "3", "12", in: "de") == "3 von 12")
    #expect(words.localized("inlay.position", "3", "12", in: "ja") == "12の3")
    #expect(words.localized("inlay.position", "{1}", "{0}", in: "en") == "{1} of {0}")
    #expect(words.localized("inlay.position", "3", in: "en") == "3 of {1}")
    words["mixed", language: "en"] = "{1} {x} {2} {0}{0} {"
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
