import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct CardBorderTests {
  private func cards(
    _ kind: Decoration, rows: Int, scale: Double, width: Double, color: Color = .rgb(0xFF0000)
  ) throws -> CardScene {
    let cards = CardScene(
      TableView(style: .insetGrouped), kind, counts: [rows], size: Size(width: 140, height: 120), scale: scale,
      fonts: try TextContext(), color: color)
    cards.table.sectionCornerRadius = 9
    cards.table.backgroundColor = .rgb(0x00FF00)
    cards.table.sectionBorder = Border(width: width, color: .rgb(0x0000FF))
    return cards
  }

  @Test(
    "along a card's outer curve the table and the border are visible, and no part of the rows",
    arguments: [Decoration.cornerImages, .cornerCovers, .slicedImages, .maskedCards], [1.0, 2, 3])
  func thread(kind: Decoration, scale: Double) throws {
    for rows in [1, 2, 3] {
      let cards = try cards(kind, rows: rows, scale: scale, width: 2)
      let picture = try cards.picture()
      var edges = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width where (picture[x, y] >> 8 & 255) > 8 && (picture[x, y] >> 8 & 255) < 247 {
          // Partly table and partly card.
          edges += 1
          if kind == .cornerCovers && !cards.isAtCurve(x, y) { continue }
          #expect(picture[x, y] >> 16 & 255 <= 3, "\(rows) rows: \(String(picture[x, y], radix: 16)) at \(x), \(y)")
        }
      }
      #expect(edges >= 8)
    }
  }

  @Test("a line of one pixel shows no more of the rows along its outer curve than their coverage")
  func thinLine() throws {
    for kind in [Decoration.cornerImages, .maskedCards, .slicedImages] {
      let cards = try cards(kind, rows: 2, scale: 1, width: 1)
      let picture = try cards.picture()
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y] >> 8 & 255 > 128 {
          // Where most of the pixel is table, the line covers the rest of it.
          #expect(picture[x, y] >> 16 & 255 <= 3, "\(kind): \(String(picture[x, y], radix: 16)) at \(x), \(y)")
        }
      }
    }
  }

  @Test("every decoration has the card's border, on all sides", arguments: Decoration.builtIn, Appearance.allCases)
  func everyDecoration(kind: Decoration, appearance: Appearance) throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [1, 3], fonts: try TextContext())
    test.scene.theme = .highContrast
    test.scene.traits.appearance = appearance
    test.table.decoration = kind
    test.source.configure = { cell, _ in cell.textLabel.text = "" }
    test.table.reloadData()
    let picture = try test.picture(at: 1)
    let ink = appearance == .dark || appearance == .highContrastDark ? 0xFFFF_FFFF as UInt32 : 0xFF00_0000
    let column = test.table.cardRect
    for section in 0..<2 {
      let last = RowPath(section: section, row: test.source.counts[section] - 1)
      let top = try #require(test.table.rectForRow(at: RowPath(section: section, row: 0)))
      let bottom = try #require(test.table.rectForRow(at: last))
      let x = Int(column.midX)
      for y in [top.minY, top.minY + 1, bottom.maxY - 1, bottom.maxY - 2] { #expect(picture[x, Int(y)] == ink) }
      #expect(picture[x, Int(top.minY) + 2] != ink && picture[x, Int(bottom.maxY) - 3] != ink)
      for y in Int(top.minY) + 10..<Int(bottom.maxY) - 10 {
        for x in [column.minX, column.minX + 1, column.maxX - 1, column.maxX - 2] {
          #expect(picture[Int(x), y] == ink, "section \(section), \(x), \(y)")
        }
      }
    }
  }

  @Test("between sliced images with a border there is one line of one colour, from side to side")
  func oneLine() throws {
    let test = try TestTable(TableView(style: .insetGrouped), counts: [2], fonts: try TextContext())
    test.table.decoration = .slicedImages
    test.table.sectionBorder = Border(width: 2, color: .rgb(0x0000FF))
    test.source.configure = { cell, _ in cell.textLabel.text = "" }
    test.table.reloadData()
    let picture = try test.picture(at: 1)
    let column = test.table.cardRect
    let y = try #require(test.table.rectForRow(at: RowPath(section: 0, row: 0))).maxY
    for x in Int(column.minX)..<Int(column.maxX) {
      let column = (Int(y) - 4..<Int(y) + 2).map { picture[x, $0] }
      let isSide = x < Int(test.table.cardRect.minX) + 2 || x >= Int(test.table.cardRect.maxX) - 2
      let row: UInt32 = isSide ? 0xFF00_00FF : 0xFFFF_FFFF
      #expect(column == [row, row, 0xFF00_00FF, 0xFF00_00FF, row, row])
    }
  }

  @Test("the focus ring is inside the card's border, around each row", arguments: Theme.builtIn)
  func focusRing(theme: Theme) throws {
    for kind in Decoration.builtIn {
      let test = try TestTable(
        TableView(style: .insetGrouped), counts: [1, 3], size: Size(width: 320, height: 600), fonts: try TextContext())
      test.scene.theme = theme
      test.table.decoration = kind
      test.table.focusState = .shown
      for row in [(0, 0), (1, 0), (1, 1), (1, 2)].map({ RowPath(section: $0.0, row: $0.1) }) {
        test.table.focusRow(at: row)
        let picture = try test.picture(at: 1)
        // A ring that could not be seen well has a tint.
        let palette = theme.palette(for: .light)
        let colors = [ColorToken.focusRing, .tint, .barTint].compactMap { palette[$0] }.map { 0xFF00_0000 | pixel($0) }
        let cell = try #require(test.table.cellForRow(at: row))
        let frame = cell.frame.offsetBy(dx: 0, dy: -test.table.contentOffset.y)
        // From outside to the row's middle, the ring is found on each side.
        let (x, y) = (Int(frame.midX), Int(frame.midY))
        func meets(_ pixels: [UInt32]) -> Bool {
          pixels.contains { pixel in colors.contains { Picture.distance(pixel, $0) <= 1 } }
        }
        #expect(meets((Int(frame.minX)..<Int(frame.minX) + 8).map { picture[$0, y] }), "\(kind) \(row) left")
        #expect(meets((Int(frame.maxX) - 8..<Int(frame.maxX)).map { picture[$0, y] }), "\(kind) \(row) right")
        #expect(meets((Int(frame.minY)..<Int(frame.minY) + 6).map { picture[x, $0] }), "\(kind) \(row) top")
        #expect(meets((Int(frame.maxY) - 6..<Int(frame.maxY)).map { picture[x, $0] }), "\(kind) \(row) bottom")
      }
    }
  }

  private func pixel(_ color: RGBColor) -> UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32(part * 255 + 0.5) }
    return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }
}
