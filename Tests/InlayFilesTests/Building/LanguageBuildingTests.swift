import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

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
    runner.frameHandler = { _ in seen.append(english.effectiveString) }
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
}
