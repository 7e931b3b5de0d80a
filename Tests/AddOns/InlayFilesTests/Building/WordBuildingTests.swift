import InlayControls
import InlayDecorations
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

/// The library's words in scene files, by their language.
@Suite struct WordBuildingTests {
  private static let file = """
    inlay: 1
    theme: settings
    size: [320, 300]
    language: de
    layers:
    - {name: search, type: searchField, frame: [10, 10, 300, 36]}

    """

  private static let alert = """
    - name: alert
      type: alert
      title: "?"
      isPresented: true
      actions: [{style: destructive}, {style: cancel}]

    """

  private func titles(_ layer: Layer) -> [String] {
    layer.sublayers.flatMap { layer in (layer as? Button).map { [$0.title] } ?? titles(layer) }
  }

  @Test("a file and code with the same language show the same words")
  func twoWays() throws {
    let loaded = try loadScene(Self.file + Self.alert)
    #expect(titles(try loaded.layer("alert")) == ["Abbrechen", "Löschen"])
    let root = View()
    let size = Size(width: 320, height: 300)
    root.frame = Rect(origin: .zero, size: size)
    let search = SearchField()
    search.frame = Rect(x: 10, y: 10, width: 300, height: 36)
    root.addSublayer(search)
    let scene = Scene(root: root, size: size, textContext: loaded.scene.textContext)
    scene.theme = .settings
    scene.traits.language = "de"
    let alert = Alert("?", actions: [Alert.Action(role: .destructive), Alert.Action(role: .cancel)])
    alert.present(in: scene, animated: false)
    scene.tick(at: 1)
    loaded.scene.tick(at: 1)
    #expect(try loaded.scene.picture().difference(from: scene.picture()) == nil)
    let english = try loadScene(Self.file.replacing("language: de\n", with: "") + Self.alert)
    #expect(titles(try english.layer("alert")) == ["Cancel", "Delete"])
    #expect(try english.scene.picture() != loaded.scene.picture())
  }

  @Test("the title of a search's button is the language's, a file's, or none; null restores the language's")
  func search() throws {
    func shown(_ keys: String, _ steps: String = "") throws -> String {
      let file = Self.file.replacing("type: searchField", with: "type: searchField\(keys)")
      let loaded = try loadScene(file + "script:\n- tap: [100, 28]\n" + steps + "- tick: 0.5\n")
      try ScriptRunner(loaded).run()
      let dump = loaded.scene.root.dump()
      return ["Abbrechen", "Ende"].filter(dump.contains).joined()
    }
    #expect(try shown("") == "Abbrechen" && shown(", cancelTitle: Ende") == "Ende")
    #expect(try shown(", cancelTitle: ''") == "" && shown(", cancelTitle: null") == "Abbrechen")
    let set = "- set: {layer: search, cancelTitle: Ende}\n- tick: 0.1\n"
    #expect(try shown("", set) == "Ende")
    #expect(try shown("", set + "- set: {layer: search, cancelTitle: null}\n") == "Abbrechen")
  }
}
