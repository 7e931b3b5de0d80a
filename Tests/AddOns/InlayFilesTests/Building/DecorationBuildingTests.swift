import InlayDecorations
import InlayFiles
import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@Suite struct DecorationBuildingTests {
  @Test(
    "tables of every style have every decoration, for the table and for sections",
    arguments: ["plain", "grouped", "insetGrouped", "rounded"], Decoration.builtIn)
  func decorations(style: String, kind: Decoration) throws {
    let loaded = try loadLayers(
      """
      - type: table
        name: list
        frame: [0, 0, 320, 480]
        style: \(style)
        decoration: \(kind.name)
        cornerRadius: 9
        sections:
        - rows: [{title: One}]
        - {decoration: maskedCards, rows: [{title: Two}]}
      """)
    let table = try #require(loaded.layer(named: "list") as? TableView)
    #expect(table.decoration == kind)
    #expect(table.sectionCornerRadius == 9)
    let second = try #require(table.cellForRow(at: RowPath(section: 1, row: 0)))
    #expect(second.masksToBounds && second.cornerRadius == 9)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 0))?.masksToBounds == (kind == .maskedCards))
  }

  @Test("values that a table does not set are those of the theme, for every theme")
  func themes() throws {
    let loaded = try loadLayers(
      "- {type: table, name: list, frame: [0, 0, 90, 90], style: rounded, sections: [{rows: [{}]}]}")
    let table = try #require(loaded.layer(named: "list") as? TableView)
    var theme = Theme.settings
    theme.metrics.row.height = 61
    theme.metrics.section.headerHeight = 5
    theme.metrics.card.inset = 3
    theme.metrics.separator.leadingInset = 7
    theme.decoration = .maskedCards
    theme.card.cornerRadius = 4
    theme.card.border = Border(width: 2)
    theme.card.shadow.opacity = 0.5
    theme.card.inset = 8
    loaded.scene.theme = theme
    loaded.scene.tick(at: 1)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 0))?.frame == Rect(x: 0, y: 5, width: 90, height: 61))
    #expect(table.decoration == nil && table.sectionCornerRadius == nil && table.decorationInset == nil)
    #expect(table.sectionBorder == nil && table.sectionShadow == nil && table.separatorInset == nil)
  }

  @Test("a table has borders and shadows of its own")
  func bordersAndShadows() throws {
    let loaded = try loadLayers(
      """
      - type: table
        name: list
        decorationInset: 9
        sectionBorder: {width: 2, color: "#F00"}
        sectionShadow: {radius: 3, offset: [1, 2], opacity: 0.5, color: "#00F"}
      """)
    let table = try #require(loaded.layer(named: "list") as? TableView)
    #expect(table.decorationInset == 9)
    #expect(table.sectionBorder == Border(width: 2, color: .rgb(0xFF0000)))
    #expect(
      table.sectionShadow == Shadow(color: .rgb(0x0000FF), opacity: 0.5, radius: 3, offset: Size(width: 1, height: 2)))
  }

  @Test("an insetGrouped table is inset at any width, without a cap")
  func insetGrouped() throws {
    let loaded = try loadLayers(
      "- {type: table, name: list, frame: [0, 0, 1000, 90], style: insetGrouped, sections: [{rows: [{}]}]}")
    let table = try #require(loaded.layer(named: "list") as? TableView)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 0))?.frame.width == 964)
  }

  @Test("an overlay covers the layer that it names, before or after it in the file")
  func overlay() throws {
    let loaded = try loadLayers(
      """
      - {type: overlay, name: first, frame: [0, 0, 90, 90], covers: card}
      - {name: card, frame: [0, 0, 90, 90]}
      - {type: overlay, name: second, frame: [0, 0, 90, 90], covers: card, cornerRadius: 20, outsideColor: "#F00"}
      """)
    let card = loaded.layer(named: "card")
    let first = try #require(loaded.layer(named: "first") as? RoundedCornerOverlay)
    let second = try #require(loaded.layer(named: "second") as? RoundedCornerOverlay)
    #expect(first.coveredLayer === card && second.coveredLayer === card && card != nil)
    #expect(first.cornerRadius == 10 && first.outsideColor == nil)
    #expect(second.cornerRadius == 20 && second.outsideColor == .rgb(0xFF0000))
  }

  @Test("an overlay that names no layer is an error")
  func wrongCover() {
    #expect(
      problemsOfLayers("- {type: overlay, covers: crad}\n- {name: card}") == [
        "4:27: layers[0].covers: no layer is named 'crad'; did you mean 'card'?"
      ])
    #expect(problemsOfLayers("- {type: overlay, covers: x}") == ["4:27: layers[0].covers: no layer is named 'x'"])
  }

  @Test("a table header can be pinned, and rows have categories and colours for highlighted texts")
  func rows() throws {
    // A theme of the options may lack the rows' categories.
    var options = SceneOptions()
    options.theme = "settings"
    let loaded = try loadLayers(
      """
      - type: table
        name: list
        frame: [0, 0, 320, 480]
        isTableHeaderPinned: true
        sections:
        - rows:
          - {title: One, category: warning}
          - content: [{type: text, textStyle: title, name: text, highlightedColor: "#00F"}]
      """, options)
    let table = try #require(loaded.layer(named: "list") as? TableView)
    #expect(table.isTableHeaderPinned)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 0))?.category == "warning")
    #expect((loaded.layer(named: "text") as? Label)?.highlightedTextColor == .rgb(0x0000FF))
  }

  @Test("images have highlighted versions, in rows and as layers")
  func images() throws {
    let folder = try TestFolder()
    try folder.writePNG("a.png", width: 10, height: 10, RGBColor(rgb: 0xFF0000))
    try folder.writePNG("b.png", width: 10, height: 10, RGBColor(rgb: 0x00FF00))
    try folder.write(
      """
      inlay: 1
      size: [100, 44]
      layers:
      - type: table
        name: list
        frame: [0, 0, 100, 44]
        sections:
        - rows:
          - image: a.png
            highlightedImage: b.png
            isHighlighted: true
            accessoryView: {type: image, name: mark, contents: a.png, highlightedContents: b.png, frame: [0, 0, 10, 10]}
      """, to: "scene.yaml")
    let loaded = try SceneFile(path: folder["scene.yaml"]).load()
    let table = try #require(loaded.layer(named: "list") as? TableView)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 0)))
    #expect(cell.highlightedImage != nil && cell.highlightedImage !== cell.image)
    #expect(cell.imageView.contents === cell.highlightedImage)
    let mark = try #require(loaded.layer(named: "mark") as? ImageLayer)
    #expect(mark.isHighlighted && mark.contents === mark.highlightedImage)
  }
}
