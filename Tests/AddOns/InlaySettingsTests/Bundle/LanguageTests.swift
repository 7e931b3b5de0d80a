import Testing

@testable import InlaySettings

@Suite struct LanguageTests {
  private func folders(_ language: String, _ names: String...) -> [String] {
    BundleLanguages(folderNames: names.map { $0 + ".lproj" }.sorted()).folders(for: language).map {
      $0.replacing(".lproj", with: "")
    }
  }

  @Test("a language is followed by its parents, its other forms, the development language and the bundle itself")
  func fallback() {
    #expect(
      folders("zh-Hans-CN", "zh", "zh-Hans", "zh-Hans-CN", "zh-Hant", "en", "Base", "de")
        == ["zh-Hans-CN", "zh-Hans", "zh", "Base", "en", ""])
    #expect(folders("de-AT", "de", "de-CH", "de-AT", "fr") == ["de-AT", "de", "de-CH", "Base", ""])
    #expect(folders("pt", "pt-PT", "pt-BR", "en") == ["pt-BR", "pt-PT", "Base", "en", ""])
    #expect(folders("fr", "de") == ["Base", ""])
    #expect(folders("en", "en", "Base") == ["en", "Base", ""])
    #expect(folders("../..", "en") == ["Base", "en", ""])
  }

  @Test("Chinese names of regions stand for scripts, in both directions")
  func chinese() {
    #expect(folders("zh-Hans-CN", "zh_CN", "zh_TW") == ["zh_CN", "Base", ""])
    #expect(folders("zh-Hant", "zh_CN", "zh_TW", "zh") == ["zh_TW", "zh", "Base", ""])
    #expect(folders("zh-TW", "zh-Hans", "zh-Hant") == ["zh-Hant", "Base", ""])
    #expect(folders("zh-CN", "zh-Hans", "zh-Hant") == ["zh-Hans", "Base", ""])
    #expect(folders("zh", "zh-Hans", "zh-Hant") == ["zh-Hans", "Base", ""])
    #expect(folders("zh-Hant-HK", "zh-HK", "zh-Hant") == ["zh-HK", "zh-Hant", "Base", ""])
  }

  @Test("folders with names in an old form are those of their languages")
  func oldNames() {
    #expect(folders("de", "German", "English") == ["German", "Base", "English", ""])
    #expect(folders("de", "German", "de") == ["de", "German", "Base", ""])
    #expect(folders("he", "iw") == ["iw", "Base", ""] && folders("iw", "he") == ["he", "Base", ""])
    #expect(folders("no", "nb") == ["nb", "Base", ""])
    #expect(folders("PT_br", "pt-BR") == ["pt-BR", "Base", ""])
    #expect(
      BundleLanguages(folderNames: ["Base.lproj", "German.lproj", "de.lproj", "en_GB.lproj", "x.txt", "zh_CN.lproj"])
        .tags
        == ["de", "en-GB", "zh-CN"])
  }

  @Test("all texts that users see are translated by the page's table, nothing else is")
  func translation() throws {
    let bundle = try TestBundle([
      ["Type": "PSGroupSpecifier", "Title": "t", "FooterText": "t"],
      specifier("ToggleSwitch", ["Title": "t", "Key": "t", "DefaultValue": "t", "TrueValue": "t"]),
      specifier("TextField", ["Title": "u", "Placeholder": "t", "DefaultValue": "t"]),
      specifier("MultiValue", ["Title": "t", "Values": ["t"], "Titles": ["t"], "ShortTitles": ["t"]]),
      specifier("RadioGroup", ["Title": "t", "FooterText": "t", "Values": ["t"], "Titles": ["t"]]),
      specifier("ChildPane", ["Title": "t", "File": "t"]),
    ])
    try bundle.write("t", [], table: nil)
    try bundle.write(strings: ["t": "Text"], to: "de")
    let groups = try bundle.groups("de")
    #expect(groups.map(\.title) == ["Text", "Text"] && groups.map(\.footer) == ["Text", "Text"])
    let rows = groups.flatMap(\.rows)
    #expect(rows.map(\.title) == ["Text", "u", "Text", "Text", "Text"])
    #expect(rows.map(\.key) == ["t", "k", "k", "k", nil])
    #expect(rows[0].content == .toggle(trueValue: "t", falseValue: false) && rows[0].defaultValue == "t")
    var placeholder: String?
    if case .textField(let field) = rows[1].content { placeholder = field.placeholder }
    #expect(placeholder == "Text" && rows[1].defaultValue == "t")
    #expect(rows[2].content == .multiValue(choices: [SettingsChoice(value: "t", title: "Text", shortTitle: "Text")]))
    #expect(rows[3].content == .radio(value: "t") && rows[4].content == .childPane(name: "t"))
    #expect(try bundle.groups("en").first?.title == "t")
  }

  @Test("each page has its own table, and one without a table is not translated")
  func tables() throws {
    let bundle = try TestBundle([
      specifier("ChildPane", ["Title": "t", "File": "A"]), specifier("ChildPane", ["Title": "t", "File": "B"]),
    ])
    try bundle.write("A", [specifier("ToggleSwitch", ["Title": "t"])], table: "A")
    try bundle.write("B", [specifier("ToggleSwitch", ["Title": "t"])], table: nil)
    try bundle.write(strings: ["t": "root"], to: "de")
    try bundle.write(strings: ["t": "Base"], to: "Base", table: "A")
    func titles(_ language: String) throws -> [String?] {
      let read = try bundle.read(language)
      return ["Root", "A", "B"].map { read.page(named: $0)?.groups.first?.rows.first?.title }
    }
    #expect(try titles("de") == ["root", "Base", "t"], "a table that the language lacks comes from the next one")
    try bundle.write(strings: ["t": "plain"], to: "", table: "A")
    #expect(try titles("fr") == ["t", "Base", "t"])
    try bundle.write(strings: ["other": "x"], to: "fr", table: "A")
    #expect(try titles("fr") == ["t", "t", "t"], "a text that a table lacks is shown as written")
  }

  @Test("the languages are those of the folders")
  func languages() throws {
    let bundle = try TestBundle()
    for name in ["en", "zh_CN", "German", "Base"] { try bundle.write(strings: [:], to: name) }
    #expect(try bundle.read().languages == ["de", "en", "zh-CN"])
    #expect(try bundle.read("zh-Hans").language == "zh-Hans")
  }

  @Test("a damaged table warns with its place, and the rest of it translates")
  func damaged() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch", ["Title": "t"])])
    try bundle.write(Array("\"a\" = ;\n\"t\" = \"Text\";".utf8), to: "en.lproj/Root.strings")
    #expect(try bundle.groups().first?.rows.first?.title == "Text")
    #expect(try bundle.warnings() == ["en.lproj/Root.strings:1:7: warning: a text is expected here"])
    try bundle.write(Array("<plist><dict>".utf8), to: "en.lproj/Root.strings")
    #expect(try bundle.groups().first?.rows.first?.title == "t")
    #expect(try bundle.warnings().first?.hasPrefix("en.lproj/Root.strings:1:14: warning: not readable as XML") == true)
  }
}
