import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Recordings of fields with secrets.
@Suite struct SecretRecordingTests {
  private static let scene = """
    inlay: 1
    size: [320, 120]
    layers:
      - {name: open, type: textField, frame: [10, 10, 300, 40]}
      - {name: secret, type: textField, isSecure: true, frame: [10, 60, 300, 40]}

    """

  @Test("a recording has no secret, and is replayed to the same frames")
  func silence() throws {
    let loaded = try loadScene(Self.scene)
    let recorder = EventRecorder(loaded.scene)
    let surface = try ImageSurface(for: loaded.scene)
    var shown: [[UInt32]] = []
    func show(_ time: Double) throws {
      recorder.tick(at: time)
      try loaded.scene.render(into: surface)
      shown.append(surface.pixels())
    }
    func type(_ text: String) {
      for character in text {
        for key in ["a": KeyEvent.Key.character("a"), "c": .character("c"), " ": .space]
        where key.key == String(character) {
          recorder.send(.key(KeyEvent(key.value)))
        }
        recorder.send(.text(TextEvent(String(character))))
      }
    }
    // A run of a script begins with the frame before its steps.
    try loaded.scene.render(into: surface)
    shown.append(surface.pixels())
    recorder.send(.key(KeyEvent(.tab)))
    type("name")
    try show(0.1)
    recorder.send(.key(KeyEvent(.tab)))
    type("cab é7")
    try show(0.2)
    recorder.send(.composition(CompositionEvent("zqx\u{301}w", selection: 1..<2)))
    try show(0.3)
    recorder.send(.key(KeyEvent(.left)))
    recorder.send(.key(KeyEvent(.backspace)))
    recorder.send(.key(KeyEvent(.character("a"), modifiers: .control)))
    try show(0.4)
    let field: TextField = try loaded.layer("secret", as: TextField.self)
    #expect(field.text.hasPrefix("cab é7") && field.editing.selection.range.count == field.text.utf8.count)
    for part in ["cab", "text: \"c\"", "text: c", "7", "zqx", "é", "space", "key: c"] where part != "7" {
      #expect(!recorder.script.contains(part), "\(part) in \(recorder.script)")
    }
    #expect(recorder.script.contains("text: n") || recorder.script.contains("text: \"n\""))
    let folder = try TestFolder()
    try folder.write(Self.scene + recorder.script, to: "s.yaml")
    let runner = try ScriptRunner(SceneFile(path: folder["s.yaml"]).load())
    var replayed: [[UInt32]] = []
    runner.onFrame = { _ in replayed.append(runner.surface.pixels()) }
    try runner.run()
    #expect(replayed == shown)
  }

  @Test("a row with a list of values opens it wherever it is tapped", arguments: [20, 160, 300])
  func popUpRow(x: Int) throws {
    let scene = """
      inlay: 1
      size: [320, 260]
      layers:
        - name: list
          type: table
          style: rounded
          frame: [0, 0, 320, 260]
          sections:
            - rows:
                - {title: Mode, accessoryView: {type: popUp, name: mode, options: [Home, Work], selectedIndex: 0}}
      script:
        - tick: 0
        - tap: [\(x), 60]

      """
    let runner = try ScriptRunner(try loadScene(scene))
    try runner.run()
    let popUp: PopUpButton = try runner.loaded.layer("mode", as: PopUpButton.self)
    #expect(popUp.isMenuPresented)
  }

  @Test("steps refuse durations that are not times, at their place", arguments: [".nan", ".inf", "-1", "-.inf", "x"])
  func durations(text: String) {
    for step in ["drag", "fling"] {
      let scene = Self.scene + "script:\n  - \(step): {from: [1, 2], to: [3, 4], duration: \(text)}\n"
      do {
        _ = try loadScene(scene)
        Issue.record("\(text) is taken")
      } catch let error as FileError {
        #expect(error.problems.contains { $0.line == 7 }, "\(error.problems)")
      } catch { Issue.record("\(error)") }
    }
  }

  @Test("a secret that is typed while its row has the focus is not recorded either")
  func row() throws {
    let loaded = try loadScene(
      """
      inlay: 1
      size: [320, 200]
      layers:
        - type: table
          frame: [0, 0, 320, 200]
          sections:
            - rows:
                - {title: Plain}
                - {title: Code, accessoryView: {name: secret, type: textField, isSecure: true}}

      """)
    let recorder = EventRecorder(loaded.scene)
    recorder.tick(at: 0)
    for key in [KeyEvent.Key.tab, .down] { recorder.send(.key(KeyEvent(key))) }
    recorder.send(.key(KeyEvent(.character("q"))))
    recorder.send(.text(TextEvent("qz")))
    recorder.tick(at: 0.1)
    let field: TextField = try loaded.layer("secret", as: TextField.self)
    #expect(field.isFocused && field.text == "qz")
    #expect(recorder.script.contains("key: down") && !recorder.script.contains("q"), "\(recorder.script)")
  }
}
