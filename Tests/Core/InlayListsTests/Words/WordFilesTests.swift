import Foundation
import InlayTestSupport
import Testing

@testable import InlayViews

/// The files of words that translators edit, and the command that makes source of them.
@Suite struct WordFilesTests {
  private static let words = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Sources/Core/InlayViews/Words").standardized

  private static func make(_ arguments: String...) throws -> (status: Int32, errors: String) {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = words.appendingPathComponent("make")
    process.arguments = arguments
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static func text(_ language: String) throws -> String {
    try String(contentsOf: words.appendingPathComponent("Texts/\(language).words"), encoding: .utf8)
  }

  @Test("the source is what the files give")
  func current() throws {
    let result = try Self.make("--check")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("a file names the plural forms that the language's rule gives, and which of them are for one number alone")
  func forms() throws {
    let files = TestFolder.names(in: Self.words.appendingPathComponent("Texts").path)
    #expect(files.count == 24)
    for file in files {
      let language = String(file.prefix { $0 != "." })
      let numbers = ([0...2000, 1_000_000...1_000_001, 2_000_000...2_000_000] as [ClosedRange<UInt>]).joined()
      let forms = Dictionary(grouping: numbers) { Localization.Plural(of: $0, in: language) }
      let names = Localization.Plural.allCases.filter { forms[$0] != nil }.map { form in
        forms[form]?.count == 1 ? "\(form)=\(forms[form]?.first ?? 0)" : "\(form)"
      }
      let lines = try Self.text(language).split(separator: "\n")
      #expect(lines.contains { $0 == "plural-forms: \(names.joined(separator: " "))" }, "\(language): \(names)")
    }
  }

  @Test("the comment of the table of words lists every language")
  func listed() throws {
    let source = try String(contentsOf: Self.words.appendingPathComponent("Localization.swift"), encoding: .utf8)
    for file in TestFolder.names(in: Self.words.appendingPathComponent("Texts").path) {
      #expect(source.contains("`\(file.prefix { $0 != "." })`"), "\(file)")
    }
  }

  /// What is changed in a file, what is said about it, and how many lines below.
  private static let mistakes: [(language: String, old: String, new: String, message: String, below: Int)] = [
    ("de", "ok: ", "okay: ", "no word is named okay: the names are those of en.words", 0),
    ("de", "ok: OK\n", "", "after this line `ok: ...` is missing, in English: OK", -1),
    ("de", "ok: OK\n", "ok: OK\nok: Ja\n", "ok has a text already, in line 6", 1),
    ("de", "rows one: {0} Zeile\n", "", "rows lacks the plural form one; the language has one other", 0),
    ("de", "rows one: ", "rows few: ", "few is not a plural form of this language: one other", 0),
    ("de", "rows one: ", "rows: ", "rows has either one text for all numbers or one for each plural form: line", 1),
    ("de", "done: ", "done one: ", "done has no number {0}, and so no plural forms", 0),
    ("de", "{0} von {1}", "{0}", "has the arguments{ 0 }, and English has{ 0 1 }: {0} of {1}", 0),
    ("de", "ok: OK", "ok: {0} OK", "has the arguments{ 0 }, and English has{ }: OK", 0),
    ("ru", "one: {0} строка", "one: строка", "has the arguments{ }, and English has{ 0 }", 0),
    ("de", "ok: OK", "ok: OK ", "ends in a space", 0),
    ("de", "ok: OK", "ok:OK", "is neither `key: text` nor `key form: text`, nor a comment that begins with #", 0),
    ("de", "ok: OK", "ok: \"OK\"", "| ~ \\ \" and two spaces cannot be in a text", 0),
    ("de", "ok: OK", "ok: " + String(repeating: "ö", count: 91), "is longer than 90 characters", 0),
    ("de", "plural-forms: one=1 other\n", "", "the line `plural-forms: ...` comes before the words", 2),
    ("de", "one=1 other", "one=1 other\nplural-forms: other", "the plural forms are given twice", 1),
    ("de", "one=1 other", "other one=1", "the plural forms stand in this order: zero, one, two, few, many, other", 0),
    ("de", "one=1 other", "one=1 most", "most is not a plural form: zero, one, two, few, many, other, or one=1", 0),
  ]

  @Test(
    "a mistake is reported with its file, its line and what would be right, and nothing is made", arguments: mistakes)
  func mistake(language: String, old: String, new: String, message: String, below: Int) throws {
    let folder = try TestFolder()
    let text = try Self.text(language)
    let range = try #require(text.range(of: old))
    let line = text[..<range.lowerBound].count { $0 == "\n" } + 1 + below
    try folder.write(Self.text("en"), to: "Texts/en.words")
    try folder.write(text.replacingCharacters(in: range, with: new), to: "Texts/\(language).words")
    let result = try Self.make(folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("Texts/\(language).words:\(line): \(message)"), "\(result.errors)")
    #expect(folder.names == ["Texts"])
  }

  @Test("bytes that are not UTF-8 are told with their line")
  func bytes() throws {
    let folder = try TestFolder()
    try folder.write(Self.text("en"), to: "Texts/en.words")
    let lines: [[UInt8]] = [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x61, 0xA0, 0x80],
    ]
    for wrong in lines {
      try folder.write(Array(Self.text("ja").utf8) + Array("ok: ".utf8) + wrong, to: "Texts/ja.words")
      #expect(try Self.make(folder.path).errors.contains(": is not UTF-8"), "\(wrong)")
    }
  }

  @Test("source is made of the files, that of a language which is gone is removed, and --check compares both")
  func made() throws {
    let folder = try TestFolder()
    func generated(_ name: String) throws -> String {
      String(decoding: try folder.data("Generated/\(name).swift"), as: UTF8.self)
    }
    try folder.write(Self.text("en"), to: "Texts/en.words")
    try folder.write(Self.text("de"), to: "Texts/de.words")
    #expect(try Self.make("--check", folder.path).status == 1)
    #expect(try Self.make(folder.path).errors == "" && Self.make("--check", folder.path).status == 0)
    #expect(TestFolder.names(in: folder["Generated"]) == ["Word.swift", "de.swift", "en.swift"])
    let source = Self.words.appendingPathComponent("Generated/de.swift")
    #expect(try generated("de") == String(contentsOf: source, encoding: .utf8))
    try folder.write(Self.text("de").replacing(": Abbrechen", with: ": Nein"), to: "Texts/de.words")
    let stale = try Self.make("--check", folder.path)
    #expect(stale.status == 1 && stale.errors.contains("run Words/make"))
    #expect(try Self.make(folder.path).status == 0 && generated("de").contains("\n    Nein|OK|Fertig|"))
    try FileManager.default.removeItem(atPath: folder["Texts/de.words"])
    #expect(try Self.make(folder.path).status == 0)
    #expect(TestFolder.names(in: folder["Generated"]) == ["Word.swift", "en.swift"])
    #expect(try !generated("Word").contains("deTexts"))
  }
}
