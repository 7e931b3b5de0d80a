import InlayDecorations
import InlayFiles
import InlayForms
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists

/// A decoration of an app: rows as round pills.
private struct Pills: RowDecoration {
  var inset = 12.0

  func makeBackground() -> RowBackground { PillBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    (card.inset, card.gap) = (inset, 0)
    card.separators = .none
    return card
  }
}

private final class PillBackground: RowBackground {
  override func draw(in context: DrawingContext) {
    let pill = cardFrame.insetBy(dx: 0, dy: 2)
    context.fill(Path(roundedRect: pill, cornerRadius: pill.height / 2), with: look.color)
  }
}

extension Decoration {
  fileprivate static let pills = Decoration("pills", Pills())
}

@Suite struct RegisteredDecorationTests {
  private var options: SceneOptions {
    var options = SceneOptions()
    options.decorations = [.pills]
    return options
  }

  private static let known = "cornerImages, cornerCovers, slicedImages, maskedCards, none"

  /// Gives every second section a decoration.
  private final class Rows: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(path.row)"
      return cell
    }

    func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
      section == 1 ? .pills : nil
    }
  }

  /// The scene of `file`, in code.
  private func pixels(inCode decoration: Decoration, theme: Theme = .modern) throws -> [UInt32] {
    let rows = Rows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 190), style: .grouped)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.decoration = decoration
    table.dataSource = rows
    table.delegate = rows
    table.selectRow(at: RowPath(section: 0, row: 1))
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 100, height: 190)
    root.addSublayer(table)
    let scene = Scene(root: root, size: Size(width: 100, height: 190), textContext: try TextContext())
    scene.theme = theme
    scene.tick(at: 0)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    return surface.pixels()
  }

  private func file(decoration: String) -> String {
    """
    inlay: 1
    size: [100, 190]
    layers:
    - type: table
      name: list
      frame: [0, 0, 100, 190]
      style: grouped
      decoration: \(decoration)
      sections:
      - rows: [{title: Row 0}, {title: Row 1, isSelected: true}]
      - {decoration: pills, rows: [{title: Row 0}, {title: Row 1}]}
    """
  }

  @Test("a registered decoration gives the same picture from code and from a file", arguments: Decoration.builtIn)
  func samePicture(other: Decoration) throws {
    for kind in [.pills, other] {
      let loaded = try loadScene(file(decoration: kind.name), options)
      #expect(try loaded.layer("list", as: TableView.self).decoration == kind)
      #expect(try loaded.pixels() == pixels(inCode: kind))
    }
  }

  @Test("a theme file may name a registered decoration, also for a scene shown in the theme")
  func theme() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\ndecoration: {kind: pills, inset: 3}\n", to: "pills.yaml")
    let theme = try ThemeFile(path: folder["pills.yaml"], decorations: [.pills]).load().theme
    #expect(theme.decoration == .pills)
    try folder.write("inlayTheme: 1\nextends: pills.yaml\n", to: "more.yaml")
    try folder.write(
      """
      inlay: 1
      size: [100, 100]
      theme: more.yaml
      layers: [{type: table, name: list, frame: [0, 0, 100, 100], style: insetGrouped, sections: [{rows: [{}]}]}]
      """, to: "scene.yaml")
    let loaded = try SceneFile(path: folder["scene.yaml"], limits: options.limits).load(options)
    #expect(loaded.scene.theme.decoration == .pills)
    let cell = try #require(loaded.layer("list", as: TableView.self).visibleCells.first)
    #expect(cell.sublayers.contains { ($0 as? RowBackground)?.kind == .pills })
    let watcher = try ThemeWatcher(path: folder["more.yaml"], decorations: [.pills])
    #expect(watcher.theme.decoration == .pills)
    #expect(throws: FileError.self) { try ThemeFile(path: folder["pills.yaml"]).load() }
    #expect(throws: FileError.self) { try SceneFile(path: folder["scene.yaml"]).load() }
  }

  @Test("an unknown name is reported at its place, with the known names")
  func unknownNames() {
    let line = "- {type: table, frame: [0, 0, 9, 9], decoration: tiles, sections: [{decoration: Pills, rows: [{}]}]}"
    #expect(
      problemsOfLayers(line) == [
        "4:50: layers[0].decoration: expected one of \(Self.known), found the text 'tiles'",
        "4:81: layers[0].sections[0].decoration: expected one of \(Self.known), found the text 'Pills'",
      ])
    #expect(
      problemsOfLayers(line, options) == [
        "4:50: layers[0].decoration: expected one of \(Self.known), pills, found the text 'tiles'",
        "4:81: layers[0].sections[0].decoration: found the text 'Pills'; did you mean 'pills'? "
          + "Expected one of \(Self.known), pills",
      ])
    let theme = Array("inlayTheme: 1\ndecoration: {kind: pill}\n".utf8)
    let found = problems { () throws(FileError) in
      _ = try ThemeFile(data: theme, name: "theme", decorations: [.pills]).load()
    }
    #expect(
      found == [
        "2:20: decoration.kind: found the text 'pill'; did you mean 'pills'? Expected one of \(Self.known), pills"
      ])
  }

  @Test("a script sets a registered decoration, and removes it")
  func script() throws {
    let loaded = try loadScene(
      """
      inlay: 1
      size: [100, 100]
      layers: [{type: table, name: list, frame: [0, 0, 100, 100], sections: [{rows: [{}]}]}]
      script:
      - set: {layer: list, decoration: pills}
      """, options)
    let runner = try ScriptRunner(loaded)
    try runner.run()
    #expect(try loaded.layer("list", as: TableView.self).decoration == .pills)
  }

  @Test("scenes load in many threads, each with its own decorations")
  func threads() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let kind = Decoration("pills", Pills(inset: Double(number)))
          var options = SceneOptions()
          options.decorations = [kind]
          let loaded = try loadLayers(
            "- {type: table, name: list, frame: [0, 0, 90, 90], decoration: pills, sections: [{rows: [{}]}]}", options)
          #expect(try loaded.layer("list", as: TableView.self).decoration == kind)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("the schemas contain the built-in names")
  func schemas() {
    for schema in [SceneFile.jsonSchema, ThemeFile.jsonSchema] {
      #expect(schema.contains("maskedCards") && !schema.contains("pills"))
    }
  }

  @Test("built-in decorations keep their names, and of others the first counts")
  func names() throws {
    let own: [Decoration] = [.pills, Decoration("pills", Pills(inset: 9)), Decoration("none", Pills())]
    for (name, kind) in [("pills", Decoration.pills), ("none", .plainRows)] {
      let text = "inlayTheme: 1\ndecoration: {kind: \(name)}\n"
      let file = ThemeFile(data: Array(text.utf8), name: "theme", decorations: own)
      #expect(try file.load().theme.decoration == kind)
    }
  }
}
