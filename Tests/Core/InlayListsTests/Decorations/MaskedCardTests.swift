import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct MaskedCardTests {
  /// A theme whose cards have a border and a shadow.
  private var theme: Theme {
    var theme = Theme.settings
    theme.decoration = .maskedCards
    theme.card.cornerRadius = 9
    theme.card.border = Border(width: 1, color: .rgb(0x995533))
    theme.card.shadow = Shadow(opacity: 0.5, radius: 4, offset: Size(width: 1, height: 3))
    return theme
  }

  /// A table of one section with empty rows 20 points high.
  private func cards(
    _ count: Int, size: Size = Size(width: 140, height: 120), scale: Double = 1, color: Color = .white,
    theme: Theme? = nil
  ) throws -> CardScene {
    let cards = CardScene(
      TableView(style: .insetGrouped), .maskedCards, counts: [count], size: size, scale: scale,
      fonts: try TextContext(),
      theme: theme ?? self.theme, color: color)
    cards.table.sectionCornerRadius = 9
    return cards
  }

  /// One layer with the theme's border and shadow at the position of a section's rows.
  private func reference(_ cards: CardScene, rows: Int) throws -> Picture {
    let table = cards.table
    let root = Layer()
    root.bounds = table.bounds
    root.position = Point(x: table.bounds.width / 2, y: table.bounds.height / 2)
    root.backgroundColor = table.backgroundColor
    let first = try #require(table.rectForRow(at: RowPath(section: 0, row: 0)))
    let last = try #require(table.rectForRow(at: RowPath(section: 0, row: rows - 1)))
    let column = table.cardRect
    let card = Layer()
    card.frame = Rect(minX: column.minX, minY: first.minY, maxX: column.maxX, maxY: last.maxY)
    card.backgroundColor = table.cellBackgroundColor
    // The table snaps this to device pixels.
    card.cornerRadius = 9.0.snapped(toScale: cards.scene.scale)
    card.borderWidth = 1.0.snapped(toScale: cards.scene.scale)
    card.borderColor = .rgb(0x995533)
    card.shadowOpacity = 0.5
    card.shadowRadius = 4
    card.shadowOffset = Size(width: 1, height: 3)
    root.addSublayer(card)
    let scene = Scene(
      root: root, size: cards.scene.size, scale: cards.scene.scale, textContext: cards.scene.textContext)
    return try scene.picture()
  }

  @Test(
    "border and shadow surround all rows of a section like one layer, opaque and translucent",
    arguments: [1, 2, 3], [1.0, 1.5, 2])
  func equalsLayer(rows: Int, scale: Double) throws {
    for color in [Color.white, Color(red: 1, green: 1, blue: 1, alpha: 0.6)] {
      let cards = try cards(rows, scale: scale, color: color)
      let (found, right) = try (cards.picture(), reference(cards, rows: rows))
      let worst = found.pixels.indices.max {
        Picture.distance(found.pixels[$0], right.pixels[$0]) < Picture.distance(found.pixels[$1], right.pixels[$1])
      }
      let index = try #require(worst)
      #expect(
        found.largestDistance(to: right) <= 8,
        "\(index % found.width), \(index / found.width): \(found.pixels[index]) instead of \(right.pixels[index])")
    }
  }

  @Test("a card of 10,000,000 rows is correct at both ends and in the middle", arguments: [1.0, 2])
  func manyRows(scale: Double) throws {
    let count = 10_000_000
    let cards = try cards(count, scale: scale)
    let end = try #require(cards.table.rectForRow(at: RowPath(section: 0, row: count - 1))).maxY
    for offset in [0, end / 2, end - 60] {
      cards.table.contentOffset = Point(x: 0, y: offset)
      let found = try cards.picture()
      #expect(try found.largestDistance(to: reference(cards, rows: count)) <= 8)
      #expect(cards.table.visibleCells.count <= 8)
    }
    // Like the ends of a small section.
    let small = try self.cards(4, scale: scale)
    cards.table.contentOffset = .zero
    let top = try cards.picture()
    let smallTop = try small.picture()
    let rows = Int(60 * scale) * top.width
    #expect(top.pixels.prefix(rows) == smallTop.pixels.prefix(rows))
  }

  @Test("rows and their sublayers are clipped to the card, without a fringe of covered colours")
  func clipping() throws {
    let cards = try cards(3)
    cards.source.configure = { cell, _ in
      let content = Layer()
      content.frame = Rect(x: -50, y: -50, width: 400, height: 200)
      content.backgroundColor = .rgb(0x0000FF)
      cell.contentView.addSublayer(content)
      cell.backgroundColor = .rgb(0xFF0000)
    }
    var plain = theme
    plain.card.border.width = 0
    plain.card.shadow.opacity = 0
    cards.scene.theme = plain
    cards.table.reloadData()
    let picture = try cards.picture()
    #expect(picture[18, 18] == 0xFF88_AA66)
    #expect(picture[70, 30] == 0xFF00_00FF)
    // Between the table's colour and blue there is no red.
    for pixel in picture.pixels { #expect((pixel >> 16 & 255) <= 0x88) }
  }

  @Test("the selection is inside the card, below its border")
  func selection() throws {
    let cards = try cards(3)
    let before = try cards.picture()
    cards.table.selectRow(at: RowPath(section: 0, row: 0))
    let after = try cards.picture()
    var changed = 0
    for y in 0..<after.height {
      for x in 0..<after.width where after[x, y] != before[x, y] {
        changed += 1
        #expect(x >= 18 && x < 122 && y >= 18 && y < 38)
      }
    }
    #expect(changed > 1_800)
    for (x, y) in [(70, 18), (18, 32), (121, 32)] { #expect(after[x, y] == 0xFF99_5533) }
  }

  @Test("border and shadow take no touches")
  func hitTesting() throws {
    let cards = try cards(3)
    cards.scene.tick(at: 0)
    let row = try #require(cards.table.cellForRow(at: RowPath(section: 0, row: 0)))
    #expect(cards.table.hitTest(Point(x: 70, y: 19))?.isDescendant(of: row) == true)
    #expect(cards.table.hitTest(Point(x: 70, y: 81)) === cards.table)
  }

  @Test("cards without border and shadow have no layers for them, also after a change of theme or decoration")
  func layers() throws {
    let cards = try cards(3)
    func parts() -> Int { cards.table.sublayers.count { $0.listRole == .sectionCard } }
    cards.scene.tick(at: 0)
    func borders() -> Int { cards.table.visibleCells.count { $0.cardBorder?.superlayer === $0 } }
    #expect(parts() == 1 && borders() == 3)
    var plain = theme
    plain.card.shadow.opacity = 0
    cards.scene.theme = plain
    cards.scene.tick(at: 1)
    #expect(parts() == 0 && borders() == 3)
    plain.card.border.width = 0
    cards.scene.theme = plain
    cards.scene.tick(at: 2)
    #expect(parts() == 0 && borders() == 0)
    cards.table.decoration = .cornerImages
    cards.scene.tick(at: 3)
    #expect(parts() == 0)
    let cell = cards.table.visibleCells[0]
    #expect(!cell.masksToBounds && cell.cornerRadius == 0 && cell.maskedCorners == .all)
  }

  @Test("a table may set its own border and shadow, and unset them again")
  func ownLook() throws {
    let themed = try cards(2).picture()
    let plain = try cards(2, theme: .settings)
    let before = try plain.picture()
    plain.table.sectionBorder = theme.card.border
    plain.table.sectionShadow = theme.card.shadow
    #expect(try plain.picture() == themed)
    plain.table.sectionBorder = nil
    plain.table.sectionShadow = nil
    #expect(try plain.picture() == before)
  }

  @Test("a shadow is visible when its card's rows are outside the view")
  func shadowOfHiddenRows() throws {
    let cards = try cards(1, theme: theme)
    cards.source.counts = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    cards.table.reloadData()
    let whole = try cards.picture()
    cards.table.contentOffset = Point(x: 0, y: 39)
    let scrolled = try cards.picture()
    #expect((0..<140).allSatisfy { scrolled[$0, 0] == whole[$0, 39] })
  }
}
