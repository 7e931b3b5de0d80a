import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import Testing

/// The fonts of texts and rows at text scales, and what stands at the end of rows and above them.
@Suite struct RowEndTests {
  private func table(
    _ rows: String, textScale: Double = 1, theme: Theme = .modern
  ) throws -> (loaded: LoadedScene, table: TableView) {
    let loaded = try loadScene(
      "inlay: 1\nsize: [390, 900]\nlayers:\n- {type: table, name: t, frame: {}, sections: [{rows: [\(rows)]}]}")
    loaded.scene.theme = theme
    loaded.scene.traits.textScale = textScale
    loaded.scene.tick(at: 1)
    return (loaded, try loaded.layer("t", as: TableView.self))
  }

  @Test("fonts of titles and details differ from the theme's in what is given, and follow the text scale")
  func rowFonts() throws {
    for scale in [0.8, 1, 1.6, 2] {
      let (_, table) = try table(
        "{title: A, detail: B, titleFont: {weight: 600}, detailFont: {size: 12}}, "
          + "{title: A, detail: B, titleFont: {family: Serif}, detailFont: {size: 12, fixedSize: true}}",
        textScale: scale)
      let (title, detail) = (Theme.modern.font(for: .title, textScale: scale), Theme.modern.font(for: .detail))
      var font = title
      font.weight = 600
      #expect(try table.cell(0, 0).textLabel.effectiveFont == font)
      #expect(try table.cell(0, 0).detailTextLabel.effectiveFont.size == 12 * scale)
      #expect(try table.cell(0, 0).detailTextLabel.effectiveFont.families == detail.families)
      font = title
      font.families = ["Serif"]
      #expect(try table.cell(0, 1).textLabel.effectiveFont == font)
      #expect(try table.cell(0, 1).detailTextLabel.effectiveFont.size == 12)
    }
  }

  @Test("fonts of texts follow the text scale, with a text style or without, unless the size is fixed")
  func textFonts() throws {
    for scale in [1, 1.6] {
      let loaded = try loadLayers(
        """
        - {type: text, name: a, string: A, font: {size: 20}}
        - {type: text, name: b, string: A}
        - {type: text, name: c, string: A, font: {size: 20, fixedSize: true}}
        - {type: text, name: d, string: A, textStyle: footer, font: {weight: 700}}
        - {type: text, name: e, string: A, textStyle: footer, font: {size: 20}}
        """)
      loaded.scene.traits.textScale = scale
      loaded.scene.tick(at: 1)
      func font(_ name: String) throws -> Font { try loaded.layer(name, as: TextLayer.self).effectiveFont }
      #expect(try font("a").size == 20 * scale)
      #expect(try font("b").size == 17 * scale)
      #expect(try font("c").size == 20)
      var footer = loaded.scene.theme.font(for: .footer, textScale: scale)
      footer.weight = 700
      #expect(try font("d") == footer)
      #expect(try font("e").size == 20 * scale)
    }
  }

  @Test("layers of a row's content lie above its image and its avatar")
  func contentAbove() throws {
    let mark = "content: [{name: NAME, frame: {leading: 4, top: 4, width: 60, height: 30}, backgroundColor: tint}]"
    let rows = ["image: {symbol: wifi, tile: tint}", "avatar: Ada"].enumerated().map { index, image in
      "{title: A, \(image), \(mark.replacing("NAME", with: "m\(index)"))}"
    }
    let (loaded, table) = try table(rows.joined(separator: ", "))
    for row in 0..<2 {
      let cell = try table.cell(0, row)
      #expect(cell.contentView.sublayers.last === (try loaded.layer("m\(row)")))
    }
  }

  @Test("a row that grows for a layer at its end keeps 8 points above and below it, and one that need not grow stays")
  func ends() throws {
    for kind in ["", "type: image, ", "type: text, string: A, "] {
      for (height, row) in [(88.0, 104.0), (44, 60), (30, 52)] {
        let (_, table) = try table("{title: A, height: auto, accessoryView: {\(kind)frame: [0, 0, 40, \(height)]}}")
        let cell = try table.cell(0, 0)
        #expect(cell.bounds.height == row, "\(kind)\(height)")
      }
    }
  }

  @Test("what follows a line feed in a detail is shown beside a layer at the row's end")
  func lineFeeds() throws {
    for style in ["subtitle", "value1"] {
      let (_, table) = try table(
        "{title: A, detail: \"One\\nTwo\\nThree\", style: \(style), height: auto, "
          + "accessoryView: {frame: [0, 0, 40, 40]}}")
      let cell = try table.cell(0, 0)
      let height = cell.detailTextLabel.bounds.height
      #expect(cell.detailTextLabel.numberOfLines == 0)
      #expect(height > 45 && cell.bounds.height >= height, "\(style) \(height)")
    }
  }
}
