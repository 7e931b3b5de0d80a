import InlayLayers
import InlayLists
import InlayText
import Testing

@testable import InlayFiles

@Suite struct LanguageBuildingTests {
  private static let scene = """
    inlay: 1
    theme: settings
    size: [300, 300]
    language: tr
    layers:
    - {name: plain, type: text, textStyle: header, string: iki, frame: [0, 0, 90, 20]}
    - {name: english, type: text, textStyle: header, string: iki, language: en, frame: [0, 20, 90, 20]}
    - name: table
      type: table
      language: el
      style: grouped
      frame: [0, 50, 300, 250]
      sections: [{header: iki, rows: [{title: a}]}]
    script:
    - tick: 0
    - set: {layer: english, language: az}
    - tick: 0.1
    - set: {layer: english, language: en}
    - set: {layer: english, language: null}

    """

  @Test("the language of a scene, a table and a text determines capitals, also after a change")
  func capitals() throws {
    let loaded = try loadScene(Self.scene)
    let (plain, english) = (try loaded.layer("plain", as: Label.self), try loaded.layer("english", as: Label.self))
    var seen: [String] = []
    let runner = try ScriptRunner(loaded)
    runner.onFrame = { _ in seen.append(english.effectiveString) }
    try runner.run()
    #expect(loaded.scene.traits.language == "tr" && plain.effectiveString == "İKİ")
    #expect(seen == ["IKI", "İKİ", "İKİ"] && english.overrideLanguage == nil)
    let table = try loaded.layer("table", as: TableView.self)
    #expect(table.overrideLanguage == "el" && table.traits.language == "el")
    #expect(table.sublayers.flatMap(\.sublayers).contains { ($0 as? Label)?.effectiveString == "IKI" })
    loaded.scene.traits.language = "en"
    #expect(plain.effectiveString == "IKI")
  }

  @Test(
    "an invalid language is reported",
    arguments: [
      ("- {type: text, language: japanesish}", "4:26", "the text 'japanesish'"),
      ("- {type: table, language: ja_JP}", "4:27", "the text 'ja_JP'"), ("- {language: [ja]}", "4:14", "['ja']"),
    ])
  func wrong(layer: String, place: String, found: String) {
    let words = "expected a language tag of BCP 47, such as ja, zh-Hant or tr, found "
    #expect(problemsOfLayers(layer) == ["\(place): layers[0].language: \(words)\(found)"])
  }

  @Test("a scene has at most 64 languages") func limit() {
    func layers(_ count: Int) -> String {
      (0..<count).map { number in
        let letters = [number / 26, number % 26].map { Character(Unicode.Scalar(UInt8(97 + $0))) }
        return "- {language: x\(String(letters))}\n"
      }.joined()
    }
    #expect(problemsOfLayers(layers(64)).isEmpty)
    #expect(problemsOfLayers(layers(65)) == ["68:14: layers[64].language: more than 64 languages"])
  }

  private static let arabic = "inlay: 1\nsize: [90, 30]\nlayers: [{type: text, string: abc, frame: [0, 0, 90, 30]}]\n"

  @Test("the direction follows the language unless the file or the options have one")
  func directions() throws {
    var options = SceneOptions()
    let mirrored = try loadScene(Self.arabic + "direction: rtl\n").pixels()
    #expect(try loadScene(Self.arabic + "language: ar\n").pixels() == mirrored)
    #expect(try loadScene(Self.arabic + "language: ar\ndirection: ltr\n").pixels() == loadScene(Self.arabic).pixels())
    options.language = "he"
    #expect(try loadScene(Self.arabic + "language: en\n", options).pixels() == mirrored)
    #expect(try loadScene(Self.arabic + "direction: ltr\n", options).scene.traits.effectiveDirection == .leftToRight)
    options.direction = .leftToRight
    #expect(try loadScene(Self.arabic, options).scene.traits.effectiveDirection == .leftToRight)
  }

  @Test("a malformed language in the options is reported at that of the file")
  func wrongOption() {
    var options = SceneOptions()
    options.language = "jp"
    let words =
      "expected a language tag of BCP 47, such as ja, zh-Hant or tr, found the text 'jp' (set by the options)"
    #expect(problems(Self.arabic + "language: en\n", options) == ["4:11: language: \(words)"])
    #expect(problems(Self.arabic, options) == ["1:1: language: \(words)"])
  }

  @Test("steps set the language, and the direction with it; null takes both back")
  func steps() throws {
    let loaded = try loadScene(
      Self.scene.replacing("script:\n", with: "script:\n- setTraits: {language: ar}\n- setTraits: {direction: ltr}\n")
        + "- setTraits: {direction: null, language: he}\n- tick: 0.2\n")
    try ScriptRunner(loaded).run()
    #expect(loaded.scene.traits.language == "he" && loaded.scene.traits.effectiveDirection == .rightToLeft)
    #expect(try loaded.layer("plain", as: Label.self).effectiveString == "IKI")
    let cleared = try loadScene(Self.scene + "- setTraits: {language: null}\n- tick: 0.2\n")
    try ScriptRunner(cleared).run()
    #expect(cleared.scene.traits.language == nil && cleared.scene.traits.effectiveDirection == .leftToRight)
    let wrong = "- setTraits: {language: jp}\n"
    #expect(problems(Self.scene + wrong).first?.contains("language: expected a language tag of BCP 47") == true)
  }

  @Test("a recorded change of the language, with or without a direction, is replayed")
  func recorded() throws {
    let loaded = try loadScene(Self.arabic)
    let recorder = EventRecorder(loaded.scene)
    recorder.tick(at: 0)
    loaded.scene.traits.language = "ar"
    recorder.tick(at: 1)
    loaded.scene.traits.direction = .leftToRight
    recorder.tick(at: 2)
    loaded.scene.traits.language = nil
    loaded.scene.traits.direction = nil
    recorder.tick(at: 3)
    #expect(recorder.script.contains("setTraits: {language: \"ar\"}"))
    #expect(recorder.script.contains("setTraits: {direction: null, language: null}"))
    let replayed = try loadScene(Self.arabic + recorder.script)
    var directions: [LayoutDirection] = []
    let runner = try ScriptRunner(replayed)
    runner.onFrame = { _ in directions.append(replayed.scene.traits.effectiveDirection) }
    try runner.run()
    #expect(directions.suffix(4) == [.leftToRight, .rightToLeft, .leftToRight, .leftToRight])
    #expect(replayed.scene.traits == loaded.scene.traits)
  }
}
