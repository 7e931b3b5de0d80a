import InlayDecorations
import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct TextScaleTests {
  @Test(
    "rows, headers and footers of the theme's heights contain their texts at every text scale",
    arguments: [0.8, 1, 1.5, 2, 3], Theme.builtIn.map(\.name))
  func holdTexts(scale: Double, name: String) throws {
    let theme = try #require(Theme.named(name))
    let test = try TestTable(
      TableView(style: .grouped), counts: [2], size: Size(width: 900, height: 700), style: .subtitle)
    test.source.headers = [0: "Header"]
    test.source.footers = [0: "Footer"]
    test.source.configure = { cell, _ in
      cell.textLabel.text = "Gauge"
      cell.detailTextLabel.text = "Yearly"
    }
    test.scene.theme = theme
    test.scene.traits.textScale = scale
    test.table.reloadData()
    test.scene.tick(at: 1)
    let wide = Size(width: 900, height: .infinity)
    for cell in test.cells {
      let labels = [cell.textLabel, cell.detailTextLabel]
      // A row places texts between device pixels, with the height of their lines. `sizeThatFits` gives whole pixels.
      for label in labels { #expect(label.frame.height >= label.linesSize(in: wide).height && !label.isTruncated) }
      #expect(labels[0].frame.minY >= 0 && labels[1].frame.maxY <= cell.bounds.height)
      #expect(labels[0].frame.maxY <= labels[1].frame.minY)
    }
    for part in test.table.sublayers.compactMap({ $0 as? SectionTextView }) {
      #expect(part.label.frame.minY >= 0 && part.label.frame.maxY <= part.bounds.height)
    }
    if scale <= 1 {
      #expect(test.table.measurer.themeRowHeight == theme.metrics.row.height)
      #expect(test.table.themeHeaderHeight == theme.metrics.section.headerHeight)
    }
  }

  @Test("a change of the text scale takes effect at once, and heights set by the owner are kept")
  func follows() throws {
    let test = try TestTable(TableView(style: .plain), counts: [3])
    test.scene.traits.textScale = 2
    test.scene.tick(at: 1)
    let tall = test.cells[0].frame.height
    #expect(tall > 60)
    #expect(test.cells.map(\.frame.minY) == [0, tall, 2 * tall])
    test.table.rowHeight = .fixed(50)
    test.scene.tick(at: 2)
    #expect(test.cells.allSatisfy { $0.frame.height == 50 })
    test.scene.traits.textScale = 1
    test.scene.tick(at: 3)
    #expect(test.cells.allSatisfy { $0.frame.height == 50 })
  }
}
