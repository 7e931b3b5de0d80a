import InlayTestSupport
import Testing

@testable import InlaySettings

/// What `render --validate` checks besides the pages: the strings of all languages, and the images.
@Suite struct BundleCheckTests {
  private func translations(_ bundle: TestBundle, _ language: String = "en") throws -> [String] {
    try bundle.read(language).translationProblems().map { $0.description.replacing(bundle.path + "/", with: "") }
  }

  @Test("a text that one language has and another lacks is a warning at the file that lacks it")
  func texts() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch")])
    try bundle.write(strings: ["a": "A", "b": "B", "c": "C"], to: "en")
    #expect(try translations(bundle) == [])
    try bundle.write(strings: ["a": "A", "c": "C"], to: "de")
    try bundle.write(strings: ["b": "B", "c": "C", "d": "D"], to: "ja")
    let expected = [
      "de.lproj/Root.strings:1:1: warning: 'b' is missing; 'en.lproj' and 'ja.lproj' have it",
      "de.lproj/Root.strings:1:1: warning: 'd' is missing; 'ja.lproj' has it",
      "en.lproj/Root.strings:1:1: warning: 'd' is missing; 'ja.lproj' has it",
      "ja.lproj/Root.strings:1:1: warning: 'a' is missing; 'de.lproj' and 'en.lproj' have it",
    ]
    for language in ["en", "de", "fr"] { #expect(try translations(bundle, language) == expected, "\(language)") }
    try bundle.write(strings: ["a": "A", "b": "B", "c": "C", "d": "D"], to: "Base")
    #expect(
      try translations(bundle)[0]
        == "de.lproj/Root.strings:1:1: warning: 'b' is missing; 'Base.lproj' and 2 others have it")
    try bundle.write(strings: ["e": "E"], to: "")
    #expect(
      try translations(bundle).contains(
        "de.lproj/Root.strings:1:1: warning: 'e' is missing; the bundle's own folder has it"))
  }

  @Test("a language without the table of a page is a warning, unless another form of the language has it")
  func tables() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch")])
    for language in ["en", "de-AT"] { try bundle.write(strings: ["a": "A"], to: language) }
    for language in ["de", "fr"] { try bundle.write(strings: ["x": "X"], to: language, table: "Unused") }
    #expect(
      try translations(bundle) == [
        "fr.lproj/Root.strings:1:1: warning: no such file; 'de-AT.lproj' and 'en.lproj' have it"
      ])
    try bundle.write("Root", [specifier("ToggleSwitch")], table: nil)
    #expect(try translations(bundle) == [])
  }

  @Test("mistakes in the strings of other languages are told, those of the shown language once")
  func damaged() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch")])
    try bundle.write(Array("\"a\" = ;\n\"t\" = \"Text\";".utf8), to: "de.lproj/Root.strings")
    try bundle.write(Array("<plist><dict>".utf8), to: "ja.lproj/Root.strings")
    try bundle.write(strings: ["t": "Text"], to: "en")
    let problems = try translations(bundle)
    #expect(problems.count == 2 && problems[0] == "de.lproj/Root.strings:1:7: warning: a text is expected here")
    #expect(problems.last?.hasPrefix("ja.lproj/Root.strings:1:14: warning: not readable as XML") == true)
    #expect(try translations(bundle, "de") == Array(problems.dropFirst()))
  }

  @Test("at most 100 warnings are made")
  func limit() throws {
    let bundle = try TestBundle([specifier("ToggleSwitch")])
    let strings = Dictionary(uniqueKeysWithValues: (0..<300).map { ("key \($0)", "text") })
    try bundle.write(strings: strings, to: "en")
    try bundle.write(strings: [:], to: "de")
    #expect(try translations(bundle).count == 100)
  }

  @Test("images that are missing, damaged or outside of the bundle are warnings with their keys")
  func images() throws {
    let bundle = try TestBundle(
      ["low.png", "bad.png", "Link.png"].map {
        specifier(
          "Slider",
          ["MinimumValue": 0, "MaximumValue": 1, "MinimumValueImage": .string($0), "MaximumValueImage": "high"])
      })
    try bundle.folder.writePNG("Settings.bundle/high@2x.png", width: 4, height: 4)
    try bundle.folder.writePNG("Link.png", width: 4, height: 4)
    try bundle.folder.makeLink("Settings.bundle/Link.png", to: "../Link.png")
    try bundle.write(Array("no picture".utf8), to: "bad.png")
    let read = try bundle.read()
    #expect(read.problems == [])
    let problems = read.imageProblems(ofPages: ["Root"], scale: 2)
    #expect(
      problems.map(\.message) == [
        "item 0 (PSSliderSpecifier): the MinimumValueImage 'low.png': no such file",
        "item 1 (PSSliderSpecifier): the MinimumValueImage 'bad.png' is not shown: it is damaged, or too large",
        "item 2 (PSSliderSpecifier): the MinimumValueImage 'Link.png' is outside the bundle's folder",
      ])
    #expect(problems.allSatisfy { $0.file == bundle.path + "/Root.plist" && $0.severity == .warning })
    #expect(read.imageProblems(ofPages: [], scale: 2) == [])
  }
}
