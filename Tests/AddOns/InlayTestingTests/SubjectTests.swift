import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayTesting

@Suite struct SubjectTests {
  @Test("a tree has the names, values and states of rows, headers and switches")
  func tree() throws {
    let menu = Menu()
    menu.table.selectRow(at: RowPath(section: 0, row: 1))
    let tree = try #require(try SnapshotScene().capture(menu.scene).tree)
    let lines = tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    func line(_ start: String) -> String { lines.first { $0.hasPrefix(start) }.map(String.init) ?? "" }
    let selected = line("cell <cell> [0,1]")
    #expect(
      selected.hasSuffix("title \"Darjeeling\", detail \"4 min\", accessory \"disclosure\", isSelected true"),
      "\(selected)")
    #expect(line("cell <cell> [0,0]").hasSuffix("accessory \"disclosure\""))
    #expect(line("cell <cell> [1,0]").hasSuffix("title \"Sugar\", accessory \"switch\", isOn true"))
    #expect(line("switch").hasSuffix("isOn true"))
    #expect(lines.contains { $0.contains("<sectionHeader> [0]") && $0.hasSuffix("title \"Black\"") })
    #expect(!tree.contains("hidden"))
  }

  @Test("a layer in no scene is painted alone, and stays in no scene")
  func layer() throws {
    let card = Layer()
    card.frame = Rect(x: 50, y: 60, width: 8, height: 4)
    card.backgroundColor = .fixed(.black)
    let captured = try SnapshotScene(variant: SnapshotVariant(scale: 2)).capture(card)
    #expect(captured.surface.pixelWidth == 16 && captured.surface.pixelHeight == 8)
    #expect(captured.surface.pixels().allSatisfy { $0 == 0xFF00_0000 })
    #expect(captured.tree == "layer (50, 60, 8 x 4) background #000000\n")
    #expect(card.superlayer == nil && card.scene == nil)
  }

  @Test("a table in no scene has its rows; a size of the variant is its own")
  func table() throws {
    let menu = Menu()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 100), style: .insetGrouped)
    table.dataSource = menu.table.dataSource
    let variant = SnapshotVariant(size: Size(width: 200, height: 150))
    let captured = try SnapshotScene(variant: variant).capture(table)
    #expect(captured.surface.pixelWidth == 200 && captured.surface.pixelHeight == 150)
    #expect(captured.tree?.contains("title \"Assam\"") == true)
  }

  @Test("a layer of a scene is painted alone at the scene's scale")
  func layerOfScene() throws {
    let menu = Menu()
    menu.scene.scale = 2
    menu.scene.tick(at: 0)
    let cell = try #require(menu.table.cellForRow(at: RowPath(section: 0, row: 1)))
    let captured = try SnapshotScene().capture(cell)
    #expect(captured.surface.pixelWidth == Int(cell.bounds.width * 2))
    #expect(captured.tree?.hasPrefix("cell <cell> [0,1]") == true)
    #expect(captured.extents.first == DeviceRect(captured.surface))
  }

  @Test("a frame has a picture and no tree")
  func frame() throws {
    let shelf = try Shelf()
    let menu = Menu()
    menu.scene.tick(at: 0)
    let surface = try ImageSurface(for: menu.scene)
    try menu.scene.render(into: surface)
    let check = SnapshotCheck("frame", [.tree], at: shelf.place(), in: shelf.session())
    #expect(
      check.run { CapturedSnapshot(surface) }.failure
        == "snapshot \"frame\": a frame has no tree: compare it as .picture")
  }

  @Test("events are sent before the snapshot, and the time passes after them")
  func events() throws {
    let menu = Menu()
    menu.scene.tick(at: 0)
    let cell = try #require(menu.table.cellForRow(at: RowPath(section: 1, row: 0)))
    let point = cell.convert(Point(x: cell.bounds.maxX - 40, y: 20), to: nil)
    let captured = try SnapshotScene(time: 2) { $0.tap(at: point) }.capture(menu.scene)
    #expect(menu.scene.time == 2)
    #expect(captured.tree?.contains("title \"Sugar\", accessory \"switch\", isOn false") == true)
  }

  @Test("an error of the events fails the snapshot")
  func failingEvents() throws {
    let shelf = try Shelf()
    let scene = SnapshotScene { _ in throw SnapshotFailure("no such row") }
    #expect(
      shelf.outcome(of: Menu(), "menu", in: shelf.session(), capturedBy: scene).failure
        == "snapshot \"menu\": no such row")
  }

  @Test("a scene file is shown after its script, and its failed expectations and errors are failures")
  func file() throws {
    let folder = try TestFolder()
    func capture(_ end: String) throws -> CapturedSnapshot {
      let path = try folder.write(
        """
        inlay: 1
        size: [100, 50]
        layers:
        - {type: text, name: t, string: one, frame: [0, 0, 100, 20]}
        \(end)
        """, to: "s.yaml")
      return try SnapshotScene(variant: SnapshotVariant(scale: 2)).capture(fileAt: path, SceneOptions())
    }
    let captured = try capture("script: [{set: {layer: t, string: two}}]")
    #expect(captured.surface.pixelWidth == 200)
    #expect(captured.tree?.contains("text \"two\"") == true)
    #expect(throws: FileError.self) { try capture("script: [{tick: 0}, {expect: {pixelsPainted: 1}}]") }
    #expect(throws: FileError.self) { try capture("unknown: 1") }
  }

  @Test("snapshots use the bundled fonts instead of the system's, and no others instead of those of files")
  func fonts() throws {
    let system = Menu()
    _ = try SnapshotScene().capture(system.scene)
    #expect(system.scene.textContext?.fontFamilies == ["Inter"])
    let own = Menu()
    _ = try SnapshotScene(fonts: .own).capture(own.scene)
    #expect(own.scene.textContext?.usesSystemFonts == true)
    let files = try TextContext(fontFiles: [TestFonts.dejavu])
    let scene = Scene(root: Layer(), size: Size(width: 1, height: 1), textContext: files)
    _ = try SnapshotScene().capture(scene)
    #expect(scene.textContext === files)
  }

  @Test("fonts that are added show other scripts and emoji, in every kind of snapshot, and the same each time")
  func addedFonts() throws {
    let japanese = "/usr/share/fonts/truetype/vlgothic/VL-Gothic-Regular.ttf"
    let files = [TestFonts.dejavu, japanese, TestFonts.emoji]
    let texts = ["\u{5D0}\u{5D1} tea", "\u{627}\u{644} tea", "\u{3042} tea", "\u{1F600} tea"]
    let fonts = SnapshotFonts.bundled(adding: files)
    let plain = try SnapshotScene().capture(Menu().scene).surface.pixels()
    #expect(try SnapshotScene(fonts: fonts).capture(Menu().scene).surface.pixels() == plain)
    for text in texts {
      let menu = Menu { $0[0].title = text }
      #expect(try SnapshotScene().capture(menu.scene).problems.count == 1)
      // The scene has bundled fonts already, without the others.
      #expect(try SnapshotScene(fonts: fonts).capture(menu.scene).problems == [])
      let first = try SnapshotScene(fonts: fonts).capture(Menu { $0[0].title = text }.scene)
      #expect(first.problems == [] && first.surface.pixels() != plain)
      let again = try SnapshotScene(fonts: fonts).capture(menu.scene)
      #expect(again.surface.pixels() == first.surface.pixels())
      let table = Menu { $0[0].title = text }.table
      table.removeFromSuperlayer()
      let label = Label()
      label.text = text
      label.frame = Rect(x: 0, y: 0, width: 200, height: 30)
      #expect(try SnapshotScene(fonts: fonts).capture(label).problems == [])
      #expect(try SnapshotScene().capture(label).problems.count == 1)
      let folder = try TestFolder()
      let file = try folder.write(
        "inlay: 1\nsize: [99, 30]\nlayers: [{type: text, string: \"\(text)\", frame: [0, 0, 99, 30]}]\n", to: "s.yaml")
      #expect(try SnapshotScene(fonts: fonts).capture(fileAt: file, SceneOptions()).problems == [])
    }
    #expect(try TextContext.bundled(adding: [TestFonts.emoji]).fontFamilies.contains("Noto Color Emoji"))
  }

  @Test("a font file that is missing or none fails the snapshot with its path, which is relative to the test file")
  func wrongFonts() throws {
    let shelf = try Shelf()
    let folder = try TestFolder()
    for file in ["gone.ttf", try folder.write("no font", to: "text.ttf")] {
      let fonts = SnapshotFonts.bundled(adding: [file]).resolved(in: folder.path)
      let scene = SnapshotScene(fonts: fonts)
      let failure = shelf.outcome(of: Menu(), "menu", in: shelf.session(), capturedBy: scene).failure
      let name = file.split(separator: "/").last ?? ""
      #expect(failure?.contains("\(folder.path)/\(name)") ?? false, "\(failure ?? "none")")
      #expect(throws: InlayError.self) { try TextContext.bundled(adding: ["\(folder.path)/\(name)"]) }
    }
  }

  @Test("a text with a character that the fonts lack fails, and records nothing")
  func missingGlyphs() throws {
    let shelf = try Shelf()
    let hint = "; Debian's package fonts-noto-cjk has Noto Sans CJK JP"
    for _ in 0..<2 {
      #expect(
        shelf.failure(of: Menu { $0[0].title = "\u{3042} tea" }, "menu")
          == "snapshot \"menu\": no font has U+3042 HIRAGANA LETTER A of \"\u{3042} tea\"\(hint) (see fonts in expectSnapshot)"
      )
    }
    #expect(shelf.stored.isEmpty)
    let drawing = GlyphDrawing()
    drawing.frame = Rect(x: 0, y: 0, width: 50, height: 20)
    let problem = "no font has U+3042 HIRAGANA LETTER A of \"\u{3042}\"\(hint)"
    #expect(try SnapshotScene().capture(drawing).problems == [problem])
  }
}

/// A layer that draws a text that Inter lacks.
private final class GlyphDrawing: Layer {
  override func draw(in context: DrawingContext) {
    let format = TextFormat(font: Font(families: ["Inter"], size: 12))
    context.draw("\u{3042}", format: format, at: .zero, color: .fixed(.black))
  }
}

extension DeviceRect {
  fileprivate init(_ surface: ImageSurface) {
    self.init(x: 0, y: 0, width: surface.pixelWidth, height: surface.pixelHeight)
  }
}
