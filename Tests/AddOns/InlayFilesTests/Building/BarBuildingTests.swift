import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

@Suite struct BarBuildingTests {
  private static let scene = """
    inlay: 1
    size: [320, 400]
    theme: modern
    layers:
    - type: navigation
      name: settings
      frame: [0, 0, 320, 400]
      pages:
      - type: page
        name: root
        title: Settings
        prefersLargeTitles: true
        rightItems: [{image: symbol:search, title: Search, push: question}]
        content:
          type: table
          name: list
          style: rounded
          sections:
          - rows:
            - {title: Wi-Fi, accessory: disclosure, push: wifi}
            - {title: Password, push: password}
      - type: page
        name: wifi
        title: Wi-Fi
        content: {type: table, style: rounded, sections: [{rows: [{title: Home}]}]}
    - type: alert
      name: question
      title: Sure?
      actions: [{title: Cancel, style: cancel}, {title: Do, push: password}]
    - type: sheet
      name: password
      detent: medium
      content:
        type: navigation
        pages: [{type: page, title: Password, leftItems: [{title: Cancel}]}]

    """

  private func run(_ script: String) throws -> LoadedScene {
    let loaded = try loadScene(Self.scene + "script:\n" + script)
    loaded.onProblem = { _ in }
    try ScriptRunner(loaded).run()
    return loaded
  }

  private func titles(_ loaded: LoadedScene) throws -> [String] {
    try loaded.layer("settings", as: NavigationStack.self).pages.map(\.title)
  }

  @Test("headers are pinned below the bar of a page, and in other tables at the top wherever the content begins")
  func pinning() throws {
    #expect(try loadScene(Self.scene).layer("list", as: TableView.self).pinsBelowContentInset)
    let alone = try loadScene(
      """
      inlay: 1
      size: [320, 100]
      layers:
      - type: table
        name: list
        frame: [0, 0, 320, 100]
        contentInset: [30, 0, 0, 0]
        sections: [{header: A, rows: [{title: B}, {title: C}, {title: D}]}]

      """)
    #expect(try !alone.layer("list", as: TableView.self).pinsBelowContentInset)
  }

  @Test("a row pushes its page, and the back button, keys and swipes leave it")
  func pages() throws {
    #expect(try titles(run("- tick: 0")) == ["Settings"])
    let forth = "- tick: 0\n- tap: [100, 140]\n- run: rest\n"
    #expect(try titles(run(forth)) == ["Settings", "Wi-Fi"])
    for back in ["tap: [40, 22]", "key: escape", "fling: {from: [4, 200], to: [250, 200]}"] {
      #expect(try titles(run(forth + "- \(back)\n- run: rest\n")) == ["Settings"], "\(back)")
    }
    #expect(try titles(run(forth + "- key: escape\n- run: rest\n- tap: [100, 140]\n")) == ["Settings", "Wi-Fi"])
  }

  @Test("a step sets how many pages are shown")
  func depth() throws {
    #expect(try titles(run("- tick: 0\n- set: {layer: settings, depth: 2}\n- run: rest")) == ["Settings", "Wi-Fi"])
    let loaded = try loadScene(
      Self.scene.replacing(
        "  pages:\n  - type: page\n    name: root", with: "  depth: 2\n  pages:\n  - type: page\n    name: root"))
    #expect(try titles(loaded).count == 2)
  }

  @Test("rows and buttons present cards, whose buttons dismiss them")
  func cards() throws {
    let open = "- tick: 0\n- tap: [100, 192]\n- run: rest\n"
    #expect(try run(open).layer("password", as: Sheet.self).isPresented)
    #expect(try !run(open + "- tap: [40, 222]\n- run: rest\n").layer("password", as: Sheet.self).isPresented)
    let asked = "- tick: 0\n- tap: [292, 22]\n- run: rest\n"
    let loaded = try run(asked)
    #expect(try loaded.layer("question", as: Alert.self).isPresented)
    let next = try run(asked + "- key: return\n- run: rest\n")
    #expect(try !next.layer("question", as: Alert.self).isPresented)
    #expect(try next.layer("password", as: Sheet.self).isPresented)
    #expect(try !run(asked + "- key: escape\n").layer("question", as: Alert.self).isPresented)
  }

  @Test("a card that is not presented is not seen, nor its shadow")
  func hiddenCards() throws {
    let card = "- {type: sheet, frame: [0, 0, 100, 100], detent: medium, content: {backgroundColor: tint}}\n"
    let box = "- {frame: [0, 0, 100, 100], backgroundColor: label}\n"
    #expect(try loadLayers(box + card).pixels() == loadLayers(box).pixels())
    #expect(
      try loadLayers(box + card.replacing("detent", with: "isPresented: true, detent")).pixels()
        != loadLayers(box).pixels())
  }

  @Test("wrong pages and names are reported where they are")
  func problems() {
    #expect(
      problemsOfLayers("- {type: navigation, pages: [{type: text}]}\n")
        == ["4:29: layers[0].pages: a stack can have only layers of type \"page\""])
    #expect(
      problemsOfLayers("- {type: page, name: home, leftItems: [{title: A, push: hone}]}\n").count == 1)
  }

  @Test("a page on a sheet shows its title and buttons as one in a stack does")
  func pageOnSheet() throws {
    func scene(_ content: String) -> String {
      "inlay: 1\nsize: [320, 400]\nlayers:\n- {type: sheet, name: s, isPresented: true, content: \(content)}\n"
    }
    let page = "{type: page, title: Edit, leftItems: [{title: Cancel}], content: {type: table, style: rounded}}"
    let pixels = try loadScene(scene(page)).pixels()
    #expect(try pixels == loadScene(scene("{type: navigation, pages: [\(page)]}")).pixels())
    let bare = "{type: table, style: rounded}"
    #expect(try pixels != loadScene(scene(bare)).pixels())
  }

  @Test("a toast and a card obey their frame, and fill the scene without one")
  func frames() throws {
    for type in ["toast", "sheet", "alert"] {
      let rect = Rect(x: 20, y: 30, width: 200, height: 100)
      let placed = try loadLayers("- {name: a, type: \(type), frame: [20, 30, 200, 100]}").layer("a")
      #expect(placed.frame == rect)
      let filling = try loadLayers("- {name: a, type: \(type)}").layer("a")
      #expect(filling.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    }
  }
}
