import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Text fields, search fields and the keyboard in scene files: alone, and in rows.
@Suite struct FieldBuildingTests {
  private static let scene = """
    inlay: 1
    size: [320, 460]
    layers:
      - type: table
        style: rounded
        frame: [0, 0, 320, 230]
        sections:
          - rows:
              - {title: Ada Okafor, detail: Library, avatar: Ada Okafor, style: subtitle}
              - {title: Name, accessoryView: {type: textField, name: field, text: Ada, borderStyle: none}}
              - {title: Password, accessoryView: {type: textField, name: secret, text: abc, isSecure: true, borderStyle: none}}
      - {type: searchField, name: search, placeholder: Search, frame: [16, 236, 288, 36]}
      - {type: keyboard, name: keyboard, layouts: [german, english], frame: [0, 280, 320, 180]}

    """

  private func run(_ steps: String, size: String = "[320, 460]") throws -> ScriptRunner {
    let text = Self.scene.replacing("[320, 460]", with: size) + "script:\n" + steps
    let runner = try ScriptRunner(try loadScene(text))
    try runner.run()
    return runner
  }

  private func middle(_ name: String, _ runner: ScriptRunner) throws -> String {
    let layer = try runner.loaded.layer(name)
    let point = layer.convert(Point(x: layer.bounds.midX, y: layer.bounds.midY), to: nil)
    return "[\(point.x), \(point.y)]"
  }

  @Test("rows with text fields and avatars in a file look like those of a form with the same values")
  func rows() throws {
    let file = try run("- tick: 0")
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 230), style: .insetGrouped)
    let form = Form {
      Section {
        Row("Ada Okafor", subtitle: "Library").avatar()
        Row("Name", .textField("Ada") { _ in })
        Row("Password", .textField("abc", isSecureTextEntry: true) { _ in })
      }
    }
    let search = SearchField(placeholder: "Search")
    search.frame = Rect(x: 16, y: 236, width: 288, height: 36)
    let keyboard = KeyboardView(layouts: [KeyboardLayout(language: "de"), KeyboardLayout(language: "en")])
    keyboard.frame = Rect(x: 0, y: 280, width: 320, height: 180)
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 320, height: 460)
    for layer in [table, search, keyboard] { root.addSublayer(layer) }
    form.show(in: table)
    #expect(try Scene(root: root, size: root.frame.size).picture() == Picture(file.surface))
  }

  @Test("fields have the width that their titles leave, in rows of the usual height")
  func widths() throws {
    let runner = try run("- tick: 0")
    let (field, secret) = (try runner.loaded.layer("field"), try runner.loaded.layer("secret"))
    #expect(field.frame.maxX == secret.frame.maxX && field.frame.minX < secret.frame.minX)
    let table = try #require(field.superlayer?.superlayer as? TableView)
    let cells = table.visibleRowPaths.compactMap { table.cellForRow(at: $0) }
    #expect(cells[1].bounds.height == 52)
  }

  @Test("steps enter and edit text, which keys of the keyboard do too")
  func steps() throws {
    let start = try run("- tick: 0")
    let place = try middle("field", start)
    let typed = try run(
      "- tap: \(place)\n- text: \" Okafor\"\n- key: {key: delete, modifiers: [control]}\n- text: é\n- tick: 0.1")
    let field = try typed.loaded.layer("field", as: TextField.self)
    #expect(field.isFocused && field.text == "Ada é")
    let undone = try run("- tap: \(place)\n- text: x\n- key: {key: z, modifiers: [command]}\n- tick: 0.1")
    #expect(try undone.loaded.layer("field", as: TextField.self).text == "Ada")
    let limited = try run(
      "- tick: 0\n- set: {layer: field, maximumLength: 4}\n- tap: \(place)\n- text: \" Okafor\"\n- tick: 0.1")
    #expect(try limited.loaded.layer("field", as: TextField.self).text == "Ada ")
    let set = try run("- set: {layer: search, text: pier}\n- tick: 0")
    let search = try run("- tap: \(try middle("search", start))\n- text: pier\n- key: escape\n- tick: 0")
    #expect(try set.loaded.layer("search", as: SearchField.self).text == "pier")
    #expect(try search.loaded.layer("search", as: SearchField.self).text == "")
    let keyboard = try run("- tap: \(place)\n- tap: [14, 304]\n- tick: 0")
    #expect(try keyboard.loaded.layer("field", as: TextField.self).text == "Adaq")
  }

  @Test("dumps have the value of a field, and never that of a secure one")
  func dumps() throws {
    let runner = try run("- tick: 0\n- set: {layer: secret, text: harbour}\n- tick: 0")
    let dump = runner.loaded.scene.layerDump()
    #expect(dump.contains("\"value\":\"Ada\"") && dump.contains("\"isSecure\":true"))
    #expect(!dump.contains("harbour") && !runner.loaded.scene.root.dump().contains("harbour"))
  }

  @Test(
    "values of fields are checked",
    arguments: [
      WrongInput(
        "- {type: keyboard, layouts: [klingon]}",
        "4:30: layers[0].layouts[0]: expected one of english, german, french, arabic, ar, cs, da, "
          + "de, el, en, es, fi, fr, he, hu, it, ja, ko, nb, nl, pl, pt, ru, sv, tr, uk, zh-Hans, zh-Hant, found the text 'klingon'"
      ),
      WrongInput(
        "- {type: slider, isSecure: true}",
        "4:18: layers[0].isSecure: layers of type 'slider' do not have this key; layers of type 'textField' do"),
    ])
  func wrong(input: WrongInput) { #expect(problemsOfLayers(input.text) == input.problems) }
}
