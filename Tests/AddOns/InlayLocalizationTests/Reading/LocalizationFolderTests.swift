import InlayLocalization
import InlaySystem
import InlayTestSupport
import InlayViews
import Testing

/// Folders with an app's texts.
@Suite struct LocalizationFolderTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func read(table: String? = nil) throws(FileError) -> Localization {
    try Localization(path: folder.path, table: table)
  }

  private func message(table: String? = nil) -> String {
    do throws(FileError) {
      _ = try read(table: table)
      return "read"
    } catch {
      return error.description.replacing(folder.path, with: "F")
    }
  }

  private func warnings() throws -> [String] {
    try read().warnings.map { $0.description.replacing(folder.path, with: "F") }
  }

  private static func plural(_ format: String, _ variables: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>stops</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict></dict></plist>
    """
  }

  private static func variable(_ name: String, _ forms: KeyValuePairs<String, String>) -> String {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
      + forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
  }

  @Test("strings in UTF-8 and UTF-16, with placeholders")
  func strings() throws {
    try folder.write(
      "/* c */ \"gate\" = \"Gate %@\";\n\"both\" = \"%2$@ before %1$lld\";", to: "en.lproj/Localizable.strings")
    let german = "\"gate\" = \"Flugsteig %@\";\n\"share\" = \"%d %%\";".utf16.flatMap {
      [UInt8($0 & 255), UInt8($0 >> 8)]
    }
    try folder.write([0xFF, 0xFE] + german, to: "de.lproj/Localizable.strings")
    let texts = try read()
    #expect(texts.languages == ["de", "en"] && texts.warnings.isEmpty)
    #expect(texts.localized("gate", "B4", in: "de-AT") == "Flugsteig B4")
    #expect(texts.localized("gate", "B4", in: nil) == "Gate B4")
    #expect(texts.localized("both", 3, "x", in: "en") == "x before 3" && texts.localized("share", 5, in: "de") == "5 %")
    #expect(texts.localized("both", 3, "x", in: "de") == "x before 3", "in English")
    #expect(texts.localized("none", in: "de") == "none")
    #expect(texts.localized("inlay.cancel", in: "de") == "Abbrechen", "a word of the library")
  }

  @Test("the keys of the base folder are English where English has none, and old names of languages are known")
  func names() throws {
    try folder.write("\"a\" = \"base a\"; \"b\" = \"base b\";", to: "Base.lproj/Localizable.strings")
    try folder.write("\"a\" = \"en a\";", to: "English.lproj/Localizable.strings")
    try folder.write("\"a\" = \"br\";", to: "pt_BR.lproj/Localizable.strings")
    try folder.write("\"a\" = \"繁\";", to: "zh_TW.lproj/Localizable.strings")
    let texts = try read()
    #expect(texts.languages == ["en", "pt-br", "zh-hant"])
    #expect(texts.localized("a", in: "en") == "en a" && texts.localized("b", in: "de") == "base b")
    #expect(["pt-BR", "zh-Hant-HK", "zh-TW"].map { texts.localized("a", in: $0) } == ["br", "繁", "繁"])
  }

  @Test("plural forms of a .stringsdict file follow the number that the text names")
  func stringsDictionary() throws {
    let forms = Self.variable("n", ["one": "%d stop", "other": "%d stops"])
    try folder.write(Self.plural("%1$@: %2$#@n@ to %3$@", forms), to: "en.lproj/Localizable.stringsdict")
    let polish = Self.variable("n", ["one": "%d most", "few": "%d mosty", "many": "%d mostów", "other": "%d mostu"])
    try folder.write(Self.plural("%1$@: %2$#@n@", polish), to: "pl.lproj/Localizable.stringsdict")
    let texts = try read()
    #expect(texts.warnings.isEmpty)
    #expect(
      texts.localized("stops", "A", 1, "B", in: "en") == "A: 1 stop to B"
        && texts.localized("stops", 7, 2, 3, in: "en") == "7: 2 stops to 3")
    #expect(
      [1, 3, 5, 22].map { texts.localized("stops", "A", $0, in: "pl") } == [
        "A: 1 most", "A: 3 mosty", "A: 5 mostów", "A: 22 mosty",
      ])
    #expect(texts.localized("stops", "A", 1.5, in: "pl").hasSuffix("mostu"), "no whole number")
  }

  @Test("entries that cannot be used are left out with a warning")
  func refusedEntries() throws {
    let one = Self.variable("n", ["other": "%d"])
    try folder.write("\"k\" = \"v\"; \"p\" = \"%.2f\";", to: "en.lproj/Localizable.strings")
    for (text, reason) in [
      (
        Self.plural("%#@n@ %#@m@", one),
        "'stops' is left out: '%#@n@ %#@m@' has plural forms for several numbers; only one is supported"
      ),
      (Self.plural("%#@n@", ""), "'stops' is left out: the dictionary 'n', which '%#@n@' names, is missing"),
      (Self.plural("%#@n@", Self.variable("n", ["one": "1"])), "'stops' is left out: 'n' has no plural form 'other'"),
      (
        Self.plural("%#@n@", Self.variable("n", ["other": "%#@m@"])),
        "'stops' is left out: '%#@m@' has plural forms for another number; only one is supported"
      ),
    ] {
      try folder.write(text, to: "en.lproj/Localizable.stringsdict")
      #expect(
        try warnings() == [
          "F/en.lproj/Localizable.strings:1:12: warning: 'p': '%.2f' shows the argument unchanged; "
            + "to format a number, pass a text",
          "F/en.lproj/Localizable.stringsdict:2:28: warning: \(reason)",
        ])
    }
  }

  @Test("catalogues lie in folders of languages or beside each other; keys are texts of the app's first language")
  func catalogues() throws {
    let header = Catalogue.header + "nplurals=2; plural=(n != 1);\n"
    let german = Catalogue(
      ["Open": "Öffnen", "door\u{4}Open": "Offen", "%d stop\0%d stops": "%d Halt\0%d Halte"], header: header)
    try folder.write(german.bytes, to: "de_AT.UTF-8/LC_MESSAGES/tickets.mo")
    try folder.write(Catalogue(["Open": "Otwórz"], isBigEndian: true).bytes, to: "pl.mo")
    try folder.write("no catalogue", to: "pl.po")
    let texts = try read()
    #expect(texts.languages == ["de-at", "pl"])
    #expect(texts.localized("Open", in: "de-AT") == "Öffnen" && texts.localized("Open", in: "pl") == "Otwórz")
    #expect(texts.localized("Open", context: "door", in: "de-AT") == "Offen")
    #expect(texts.localized("Open", context: "door", in: "pl") == "Open", "the text without its context")
    #expect([1, 4].map { texts.localized("%d stop", $0, in: "de-AT") } == ["1 Halt", "4 Halte"])
    #expect(texts.localized("%2$s of %1$d", 4, "x", in: "en") == "x of 4", "a key is a text with placeholders")
    #expect(try read(table: "tickets").languages == ["de-at"])
  }

  @Test("msgfmt's own catalogue is read", .enabled(if: Tool.msgfmt != nil))
  func compiled() throws {
    let source = #"""
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

      msgid "One more"
      msgstr "Jeszcze jeden"

      msgctxt "menu"
      msgid "File"
      msgstr "Plik"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d plik"
      msgstr[1] "%d pliki"
      msgstr[2] "%d plików"
      """#
    try folder.write(source, to: "pl.po")
    for order in ["little", "big"] {
      try Tool.run(["--endianness=\(order)", "-o", folder["pl.mo"], folder["pl.po"]])
      let texts = try read()
      let files = [1, 2, 5].map { texts.localized("%d file", $0, in: "pl") }
      #expect(files == ["1 plik", "2 pliki", "5 plików"], "\(order)")
      #expect(texts.localized("File", context: "menu", in: "pl") == "Plik")
      #expect(texts.localized("One more", in: "pl") == "Jeszcze jeden")
    }
  }

  @Test("a folder without texts, a damaged file and names of no language are told")
  func mistakes() throws {
    #expect(
      message() == "F:1:1: error: no texts: expected folders such as de.lproj with Localizable.strings, "
        + "de/LC_MESSAGES with messages.mo, or files such as de.mo")
    #expect(message(table: "shop").contains("de.lproj with shop.strings, de/LC_MESSAGES with shop.mo"))
    try folder.write("\"a\" = \"b\";", to: "deutsch.lproj/Localizable.strings")
    try folder.write("\"a\" = \"b\";", to: "de.lproj/Localizable.strings")
    #expect(
      try warnings() == [
        "F/deutsch.lproj:1:1: warning: the name 'deutsch' is not a language, such as de, pt-BR or zh-Hans; it is left out"
      ])
    #expect(throws: FileError.self) { try Localization(path: folder["nowhere"]) }
    #expect(throws: FileError.self) { try Localization(path: "a\0b") }
  }

  @Test("a file that gives no text is no end: what can be read is, with the file, the place and the cause of the rest")
  func unusableFiles() throws {
    let dictionary = Self.plural("%#@n@", Self.variable("n", ["one": "1"]))
    let cases: [(file: String, bytes: [UInt8], warning: String)] = [
      ("pl.mo", Catalogue(["Open": ""]).bytes, "pl.mo:1:1: warning: the file has no translated texts"),
      ("pl.mo", Array("text".utf8), "pl.mo:1:1: warning: the file is left out: the file is not a compiled catalogue"),
      (
        "de.lproj/Localizable.stringsdict", Array(dictionary.utf8),
        "de.lproj/Localizable.stringsdict:2:28: warning: 'stops' is left out: 'n' has no plural form 'other'"
      ),
      (
        "de.lproj/Localizable.stringsdict", Array("<plist><dict><key>a</key></dict></plist>".utf8),
        "de.lproj/Localizable.stringsdict:1:26: warning: the file is left out: the key 'a' has no value"
      ),
      (
        "de.lproj/Localizable.strings", Array("/* c */\n\"a\" = \"b;\n".utf8),
        "de.lproj/Localizable.strings:2:7: warning: a text that does not end with \""
      ),
      (
        "de.lproj/Localizable.strings", Array("// nothing".utf8),
        "de.lproj/Localizable.strings:1:1: warning: the file has no translated texts"
      ),
      ("de.lproj/Localizable.strings", [UInt8](repeating: 32, count: 17 << 20), "de.lproj/Localizable.strings:1:1: "),
    ]
    for (file, bytes, warning) in cases {
      let folder = try TestFolder()
      try folder.write(bytes, to: file)
      func read() throws -> Localization { try Localization(path: folder.path) }
      let alone = try read()
      let told = alone.warnings.map { $0.description.replacing(folder.path + "/", with: "") }
      #expect(told.count == 1 && told[0].hasPrefix(warning), "\(told)")
      #expect(alone.languages.isEmpty)
      try folder.write("\"a\" = \"A\";", to: "fr.lproj/Localizable.strings")
      #expect(try read().localized("a", in: "fr") == "A" && read().warnings.count == 1)
    }
  }

  @Test("a text of plural forms cannot make a small file large")
  func growth() throws {
    func write(_ uses: Int, _ length: Int) throws {
      let forms = Self.variable("n", ["other": String(repeating: "x", count: length)])
      try folder.write(
        Self.plural(String(repeating: "%#@n@", count: uses), forms), to: "en.lproj/Localizable.stringsdict")
    }
    try write(1000, 1000)
    #expect(try read().warnings.isEmpty && read().localized("stops", 1, in: "en").utf8.count == 1_000_000)
    for (uses, length) in [(1000, 1100), (8000, 40_000)] {
      try write(uses, length)
      #expect(
        try warnings() == [
          "F/en.lproj/Localizable.stringsdict:2:28: warning: 'stops' is left out: with it, the file's texts are more "
            + "than 16 times the size of the file"
        ])
    }
  }

  @Test("useless plural forms and texts that cannot replace a word are told with their file and place")
  func checked() throws {
    let forms = Self.variable("n", ["one": "%d oprire", "many": "%d de opriri", "other": "%d opriri"])
    try folder.write(Self.plural("%#@n@", forms), to: "ro_RO.lproj/Localizable.stringsdict")
    try folder.write(
      "\"done\" = \"Welcome, %@\";\n\"inlay.done\" = \"Welcome, %@\";\n\"inlay.cancel\" = \"No\";",
      to: "en.lproj/Localizable.strings")
    #expect(
      try warnings() == [
        "F/en.lproj/Localizable.strings:2:1: warning: 'inlay.done': the word has no placeholders, not {0}; "
          + "the text is not used",
        "F/ro_RO.lproj/Localizable.stringsdict:2:28: warning: 'stops': the language 'ro-ro' never uses the plural "
          + "form many; it has one, few, other",
      ])
    let texts = try read()
    #expect(texts.localized("inlay.done", in: "en") == "Done" && texts.localized("inlay.cancel", in: "en") == "No")
    #expect(texts.localized("done", "Ada", in: "en") == "Welcome, Ada")
    #expect(texts.localized("stops", 5, in: "ro") == "stops")
    #expect(texts.localized("stops", 5, in: "ro-RO") == "5 opriri")
  }

  @Test("a missing semicolon costs one entry, and is reported with its line")
  func damagedStrings() throws {
    try folder.write("\"a\" = \"A\";\n\"b\" \"B\";\n\"c\" = \"C\";\n", to: "en.lproj/Localizable.strings")
    #expect(try warnings() == ["F/en.lproj/Localizable.strings:2:5: warning: ';' or '=' is expected here"])
    let texts = try read()
    #expect(["a", "b", "c"].map { texts.localized($0, in: nil) } == ["A", "b", "C"])
  }
}
