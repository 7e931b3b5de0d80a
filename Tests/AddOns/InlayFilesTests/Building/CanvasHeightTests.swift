import Foundation
import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

@testable import InlayFiles

/// Canvases as high as their content.
@Suite struct CanvasHeightTests {
  private static func scene(_ size: String, _ layers: String) -> String {
    "inlay: 1\nsize: \(size)\ntheme: settings\nlayers:\n\(layers)\n"
  }

  private static let automatic: SceneOptions = {
    var options = SceneOptions()
    options.size = Size(width: 200, height: .infinity)
    return options
  }()

  private static let rows = "generate: {rowsPerSection: 30, sections: 2, title: 'Row {row}'}"

  @Test(
    "a canvas ends with the lowest content",
    arguments: [
      ("- {frame: [0, 10, 50, 40]}\n- {frame: [0, 0, 50, 20]}", 50),
      ("- {frame: [0, 10, 50, 40]}\n- {frame: [0, 60, 50, 20], isHidden: true}", 50),
      ("- {frame: [0, 10, 50, 40]}\n- {frame: {bottom: 5, height: 60}}", 65),
      ("- {frame: {centerY: 10, height: 20, width: 10}}", 40),
      ("- {frame: {top: 3, bottom: 4}, sublayers: [{frame: [0, 5, 9, 20]}]}\n- {frame: {}}", 32),
      ("- {frame: [0, 0.2, 10, 9.4]}", 10),
    ])
  func lowest(layers: String, height: Double) throws {
    #expect(try loadScene(Self.scene("[200, auto]", layers)).scene.size == Size(width: 200, height: height))
    #expect(try loadScene(Self.scene("[30, 77]", layers), Self.automatic).scene.size.height == height)
  }

  @Test("a table becomes as high as its rows, and the picture is that of a canvas of this height")
  func table() throws {
    let fixed = "- {type: table, name: t, frame: [0, 0, 200, 90], \(Self.rows)}"
    let held =
      "- {type: table, name: t, frame: {top: 10, bottom: 30}, \(Self.rows)}\n- {frame: {bottom: 0, height: 30}}"
    for (layers, more) in [(fixed, 0.0), (held, 40)] {
      let loaded = try loadScene(Self.scene("[200, auto]", layers))
      let table = try loaded.layer("t", as: TableView.self)
      #expect(table.contentSize.height > 2000 && table.frame.height == table.contentSize.height)
      #expect(loaded.scene.size.height == table.contentSize.height + more)
      let height = loaded.scene.size.height.text
      let whole = layers.replacing("[0, 0, 200, 90]", with: "[0, 0, 200, \(height)]")
      #expect(try loaded.pixels() == loadScene(Self.scene("[200, \(height)]", whole)).pixels())
    }
  }

  @Test(
    "the space below the last card, or its footer, is that above the first card",
    arguments: ["modern", "settings", "grouped-classic", "high-contrast"], ["insetGrouped", "grouped"])
  func ends(theme: String, style: String) throws {
    func ends(_ section: String, _ more: String = "") throws -> (above: Double, below: Double) {
      let first = more.isEmpty ? section : "rows: [{title: A}]}, {\(section)"
      let loaded = try loadScene(
        """
        inlay: 1
        size: [390, auto]
        theme: \(theme)
        layers: [{type: table, name: t, style: \(style), frame: {}\(more), sections: [{\(first)}]}]

        """)
      let table = try loaded.layer("t", as: TableView.self)
      let footer = table.footerView(forSection: table.numberOfSections - 1)
      let text = footer?.sublayers.first { $0 is Label }.map { table.convert($0.bounds, from: $0).maxY }
      let cells = table.visibleCells.map(\.frame)
      let end = text ?? cells.last?.maxY ?? 0
      #expect(table.frame.height == loaded.scene.size.height && table.maximumContentOffset == table.contentOffset)
      return (cells.first?.minY ?? 0, loaded.scene.size.height - end)
    }
    let plain = try ends("rows: [{title: A}, {title: B}]")
    #expect(plain.above == plain.below && plain.above >= 18)
    let many = try ends("rows: [{title: B}]", ", isEditing: false")
    #expect(many.above == plain.above && many.below == plain.below)
    let footer = try ends("rows: [{title: A}], footer: The end")
    #expect(footer.above == plain.above && abs(footer.below - plain.above) < 1)
    let header = try ends("header: The start, rows: [{title: A}]")
    #expect(header.above > plain.above && header.below == plain.above)
    let inset = try ends("rows: [{title: A}]", ", contentInset: [0, 0, 60, 0]")
    #expect(inset.below >= 60)
  }

  @Test("rows that size themselves are measured until the last one is in view")
  func measured() throws {
    let rows = (0..<40).map { $0 % 3 == 0 ? "{title: a, detail: b, style: subtitle}" : "{title: a}" }
    let layers =
      "- {type: table, name: t, frame: {}, rowHeight: auto, sections: [{rows: [\(rows.joined(separator: ", "))]}]}"
    let loaded = try loadScene(Self.scene("[200, auto]", layers))
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.visibleCells.count == 40 && loaded.scene.size.height == table.contentSize.height)
    #expect(table.visibleCells.map(\.frame.maxY).max() == table.contentSize.height)
  }

  @Test("the last row of any number is in a PNG, an SVG, a PDF and a dump", arguments: [1, 801, 2_401, 8_000])
  func lastRow(count: Int) throws {
    // A canvas has at most 32,767 pixels a side.
    let scale = count < 500 ? 1 : 0.05
    let layers =
      "- {type: table, name: t, frame: [0, 0, 200, 90], rowHeight: auto, "
      + "generate: {rowsPerSection: \(count), title: 'MMMM {row}'}}"
    let loaded = try loadScene(Self.scene("[200, auto]", layers) + "scale: \(scale)\n")
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.visibleCells.count == count && loaded.scene.size.height >= table.contentSize.height)
    func outputs() throws -> (pixels: [UInt32], glyphs: Int, pdf: [UInt8], dump: String) {
      let svg = String(decoding: try loaded.scene.svgData(), as: UTF8.self)
      return (
        try loaded.pixels(), svg.components(separatedBy: "<use ").count - 1, try loaded.scene.pdfData(),
        loaded.scene.layerDump()
      )
    }
    let whole = try outputs()
    #expect(whole.dump.contains("\"MMMM \(count - 1)\""))
    let last = try #require(table.visibleCells.last)
    last.isHidden = true
    loaded.scene.tick(at: 0)
    let others = try outputs()
    #expect(whole.pixels.count == others.pixels.count && whole.pixels != others.pixels)
    #expect(whole.glyphs >= others.glyphs + 4 + "\(count - 1)".count)
    #expect(whole.pdf != others.pdf)
  }

  @Test("a scene that cannot show all of its content is refused")
  func refusal() throws {
    let loaded = try loadScene(Self.scene("[200, auto]", "- {type: table, name: t, frame: {}, \(Self.rows)}"))
    loaded.scene.reportCut("rows are missing", in: try loaded.layer("t"))
    #expect(loaded.limitError?.problems.map(\.message) == ["layers: rows are missing"])
  }

  @Test("a stack is as high as the bar and the content of its top page")
  func pages() throws {
    let layers = """
      - type: navigation
        name: stack
        frame: [0, 0, 200, 100]
        pages: [{type: page, title: A, prefersLargeTitles: true, content: {type: table, name: t, \(Self.rows)}}]
      """
    let loaded = try loadScene(Self.scene("[200, auto]", layers))
    let table = try loaded.layer("t", as: TableView.self)
    #expect(table.contentOffset.y == table.minimumContentOffset.y && table.maximumContentOffset == table.contentOffset)
    #expect(loaded.scene.size.height == table.contentSize.height - table.contentOffset.y)
    #expect(try loaded.layer("stack").frame.height == loaded.scene.size.height)
  }

  @Test("a file and code have the same height")
  func twoWays() throws {
    let layers = "- {type: table, style: grouped, frame: [0, 0, 200, 90], sections: [{header: h, rows: [{title: a}]}]}"
    let loaded = try loadScene(Self.scene("[200, 50]", layers), Self.automatic)
    let fixed = try loadScene(Self.scene("[200, 50]", layers)).scene
    let height = fixed.fitHeight(atMost: 1000)
    #expect(fixed.size == loaded.scene.size && fixed.size.height == height && height > 50)
    #expect(fixed.fitHeight(atMost: 60) == height && fixed.size.height == 60)
  }

  @Test("a resize step replaces the height, and the rest of a script sees it")
  func script() throws {
    let text = Self.scene("[200, auto]", "- {frame: [0, 0, 9, 40]}") + "script: [{tick: 0}, {resize: [20, 30]}]\n"
    let loaded = try loadScene(text)
    #expect(loaded.scene.size.height == 40)
    let runner = try ScriptRunner(loaded)
    try runner.run()
    #expect(runner.surface.pixelHeight == 30)
  }

  @Test(
    "a content beyond the limits, or without a height, is reported",
    arguments: [
      (
        "- {frame: [0, 0, 9, 40000]}",
        "the canvas has 200 x 40000 pixels (size times scale 1); the maximum per side is 32767; use a size of 200x32767 or "
          + "a scale of 0.8"
      ),
      (
        "- {type: table, frame: [0, 0, 200, 9], generate: {rowsPerSection: 1000000}}",
        "the canvas has 200 x 44000000 pixels (size times scale 1); the maximum per side is 32767; use a size of 200x32767"
      ),
      ("- {frame: [0, 0, 9, 0]}", "the canvas has 200 x 0 pixels (size times scale 1); each side must have at least 1"),
    ])
  func limits(layers: String, problem: String) {
    #expect(problems(Self.scene("[200, auto]", layers)) == ["2:7: size: \(problem)"])
    let note = " (the size set by the options)"
    #expect(problems(Self.scene("[200, 50]", layers), Self.automatic) == ["2:7: size: \(problem)\(note)"])
  }

  @Test("a wrong size is reported", arguments: ["[auto, 9]", "[9, atuo]", "[0, auto]", "[9, -1]", "[9]", "auto", "9"])
  func wrong(size: String) throws {
    let found = problems(Self.scene(size, "- {frame: [0, 0, 9, 40]}"))
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("2:7: size: expected [width, height] as 2 numbers above 0, or auto as the height, found "))
    let value = try DocumentReader.read(Array(Self.scene(size, "- {}").utf8)).root
    #expect(try !SchemaValidator.scenes.get().problems(value).isEmpty)
  }
}
