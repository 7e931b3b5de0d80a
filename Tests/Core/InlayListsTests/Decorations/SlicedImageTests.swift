import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayDecorations
@testable import InlayLists
@testable import InlayViews

@Suite struct SlicedImageTests {
  private func background(
    _ position: RowPosition, selected: Bool = false, size: Size = Size(width: 200, height: 44),
    theme: Theme = .settings,
    scale: Double = 1
  ) throws -> (SlicedImageBackground, Scene) {
    let background = SlicedImageBackground()
    background.frame = Rect(origin: .zero, size: size)
    background.look = RowBackground.Look(
      color: selected ? .rgb(0x884422) : .rgb(0xFFF8E8), position: position, cornerRadius: 9, isSelected: selected)
    let scene = Scene.inSettings(root: background, size: size, scale: scale)
    scene.theme = theme
    return (background, scene)
  }

  private func picture(_ scene: Scene) throws -> Picture { try scene.picture() }

  @Test("without images in the theme eight different ones are drawn")
  func eightImages() throws {
    var pictures: [Picture] = []
    for position in RowPosition.allCases {
      for selected in [false, true] {
        let (background, scene) = try background(position, selected: selected)
        pictures.append(try picture(scene))
        _ = background
      }
    }
    for (index, picture) in pictures.enumerated() {
      #expect(pictures[(index + 1)...].allSatisfy { $0 != picture })
    }
  }

  @Test("corners keep their size at every row height and width", arguments: [1.0, 1.5, 2, 3])
  func corners(scale: Double) throws {
    let corner = Int(9 * scale)
    func corners(_ size: Size) throws -> [[UInt32]] {
      let (background, scene) = try background(.only, size: size, scale: scale)
      let picture = try picture(scene)
      _ = background
      let (right, bottom) = (picture.width - corner, picture.height - corner)
      return [(0, 0), (right, 0), (0, bottom), (right, bottom)].map { x, y in
        (0..<corner * corner).map { picture[x + $0 % corner, y + $0 / corner] }
      }
    }
    let standard = try corners(Size(width: 200, height: 44))
    for size in [Size(width: 60, height: 20), Size(width: 300, height: 100), Size(width: 500, height: 250)] {
      #expect(try corners(size) == standard)
    }
  }

  @Test("rows share one image for each position, state and scale")
  func sharing() throws {
    let test = try TestTable(TableView(), counts: [4, 4])
    test.table.decoration = .slicedImages
    test.scene.tick(at: 1)
    let images = Set(test.cells.compactMap { $0.parts.decorationBackground?.contents }.map { ObjectIdentifier($0) })
    #expect(images.count == 3)
  }

  @Test("a border surrounds the section and is below every row but the last")
  func border() throws {
    for position in RowPosition.allCases {
      let (background, scene) = try background(position)
      background.look.border = Border(width: 1, color: .rgb(0xFF0000))
      let picture = try picture(scene)
      func isRed(_ x: Int, _ y: Int) -> Bool { Picture.distance(picture[x, y], 0xFFFF_0000) <= 1 }
      #expect(isRed(0, 22) && isRed(199, 22) && isRed(100, 43))
      #expect(isRed(100, 0) == position.isFirst)
      #expect(picture[100, 22] == 0xFFFF_F8E8)
    }
  }

  @Test("the theme's images are shown by position and state, at the scene's scale, with their caps")
  func themeImages() throws {
    func image(_ rgb: UInt32) throws -> [Image] {
      try [1.0, 2].map { scale in
        try Image(pixelWidth: Int(12 * scale), pixelHeight: Int(12 * scale), scale: scale) { canvas in
          canvas.fill(Rect(x: 0, y: 0, width: 12, height: 12), with: RGBColor(rgb: rgb + UInt32(scale)))
        }
      }
    }
    var theme = Theme.settings
    theme.rowImages.caps = Insets(top: 3, left: 4, bottom: 3, right: 2)
    theme.rowImages.normal[.first] = try image(0x100000)
    theme.rowImages.normal[.middle] = try image(0x200000)
    theme.rowImages.normal[.last] = try image(0x300000)
    theme.rowImages.normal[.only] = try image(0x400000)
    theme.rowImages.selected[.first] = try image(0x500000)
    theme.rowImages.selected[.middle] = try image(0x600000)
    theme.rowImages.selected[.last] = try image(0x700000)
    theme.rowImages.selected[.only] = try image(0x800000)
    let colors: [(RowPosition, Bool, UInt32)] = [
      (.first, false, 0x100000), (.middle, false, 0x200000), (.last, false, 0x300000), (.only, false, 0x400000),
      (.first, true, 0x500000), (.middle, true, 0x600000), (.last, true, 0x700000), (.only, true, 0x800000),
    ]
    for scale in [1.0, 2] {
      for (position, selected, rgb) in colors {
        let (background, scene) = try background(position, selected: selected, theme: theme, scale: scale)
        let picture = try picture(scene)
        #expect(picture[30, 10] == 0xFF00_0000 | (rgb + UInt32(scale)))
        #expect(background.contentsScale == scale)
        #expect(background.contentsCenter == Rect(minX: 4.0 / 12, minY: 0.25, maxX: 10.0 / 12, maxY: 0.75))
      }
    }
  }

  @Test("a row's own colour replaces the theme's image, in the shape of its position")
  func ownColor() throws {
    var theme = Theme.settings
    theme.rowImages.normal[.only] = [
      try Image(pixelWidth: 4, pixelHeight: 4, scale: 1) {
        $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), with: .black)
      }
    ]
    theme.categories["note"] = Theme.Category(background: .rgb(0x00FF00))
    let test = try TestTable(TableView(), counts: [1, 1, 1])
    test.table.decoration = .slicedImages
    test.scene.theme = theme
    test.source.configure = { cell, path in
      if path.section == 1 { cell.backgroundColor = .rgb(0xFF0000) }
      if path.section == 2 { cell.category = "note" }
    }
    test.table.reloadData()
    let picture = try test.picture(at: 1)
    #expect(picture[160, 20] == 0xFF00_0000)
    #expect(picture[160, 60] == 0xFFFF_0000)
    #expect(picture[160, 110] == 0xFF00_FF00)
    #expect(picture[0, 44] != 0xFFFF_0000)
  }

  @Test("beside the border, rows of every position have their colour alone")
  func columns() throws {
    for (radius, width) in [(0, 1), (12, 1), (20, 2), (8, 6)] as [(Double, Double)] {
      let test = try TestTable(TableView(style: .insetGrouped), counts: [3], size: Size(width: 200, height: 300))
      test.source.configure = { cell, _ in cell.textLabel.text = "" }
      var theme = Theme.settings
      theme.decoration = .slicedImages
      theme.card = SectionCard(cornerRadius: radius, gap: 1, border: Border(width: width, color: .rgb(0x0000FF)))
      test.scene.theme = theme
      test.table.rowHeight = .fixed(60)
      test.table.selectRow(at: RowPath(section: 0, row: 1))
      let picture = try test.picture()
      for row in 0..<3 {
        let rect = try #require(test.table.rectForRow(at: RowPath(section: 0, row: row)))
        let y = Int(rect.midY)
        let middle = picture[100, y]
        let card = try #require((0..<200).first { picture[$0, y] == 0xFF00_00FF })
        for x in 0..<Int(width) { #expect(picture[card + x, y] == 0xFF00_00FF, "\(radius), \(width), row \(row)") }
        #expect(picture[card + Int(width), y] == middle, "\(radius), \(width), row \(row)")
      }
    }
  }
}
