import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// The room above and below the image of a row of automatic height.
@Suite struct ImageAirTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  @Test(
    "image and text keep the air that they have at text scale 1, with any style, accessory and theme",
    arguments: TableViewCell.Style.allCases, TableViewCell.AccessoryType.allCases)
  func air(style: TableViewCell.Style, type: TableViewCell.AccessoryType) throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_0000])
    for theme in Theme.builtIn {
      let test = try TestTable(
        TableView(style: .grouped), counts: [1], size: Size(width: 700, height: 900), style: style,
        fonts: fonts)
      test.scene.theme = theme
      test.table.rowHeight = .automatic()
      test.source.configure = { cell, _ in
        cell.textLabel.text = "Wi-Fi"
        cell.detailTextLabel.text = "On"
        cell.image = image
        cell.accessoryType = type
      }
      test.table.reloadData()
      var usual: (image: Double, text: Double)?
      for textScale in [1, 0.8, 1.4, 1.6, 2, 3] {
        test.scene.traits.textScale = textScale
        test.scene.tick(at: textScale)
        let cell = try #require(test.cells.first)
        let icon = cell.imageView.frame
        let title = cell.textLabel.convert(cell.textLabel.inkBounds ?? .zero, to: cell)
        let air = (
          image: min(icon.minY, cell.bounds.height - icon.maxY), text: min(title.minY, cell.bounds.height - title.maxY)
        )
        let least = usual ?? air
        usual = least
        let place = "\(theme.name), text scale \(textScale): \(air), \(least)"
        let ofTheme = (theme.metrics.row.height - theme.metrics.row.imageSize) / 2
        #expect(air.image >= min(least.image, ofTheme) - 0.51, "\(place)")
        #expect(style == .subtitle || air.text >= min(least.text, theme.metrics.row.padding) - 0.51, "\(place)")
      }
    }
  }

  @Test("a row's height does not follow its selection, where it has an image for that alone")
  func selection() throws {
    let image = try Image(pixelWidth: 1, pixelHeight: 1, premultipliedPixels: [0xFF00_0000])
    let test = try TestTable(TableView(), counts: [40], fonts: fonts)
    test.scene.traits.textScale = 1.3
    test.table.rowHeight = .automatic()
    test.source.configure = { cell, _ in
      cell.textLabel.text = "Wi-Fi"
      cell.highlightedImage = image
    }
    test.table.reloadData()
    test.scene.tick(at: 1)
    let length = test.table.heights.end
    test.table.selectRow(at: RowPath(section: 0, row: 0))
    test.scene.tick(at: 2)
    #expect(test.cells.first?.imageView.contents === image)
    #expect(test.table.heights.end == length)
    // Rows that are measured while they are selected, and deselected out of view.
    test.table.reloadData()
    test.table.selectRow(at: RowPath(section: 0, row: 0))
    test.scene.tick(at: 3)
    test.table.contentOffset.y = 1_000
    test.scene.tick(at: 4)
    test.table.deselectRow(at: RowPath(section: 0, row: 0))
    test.scene.tick(at: 5)
    #expect(test.table.heights.end == length)
  }
}
