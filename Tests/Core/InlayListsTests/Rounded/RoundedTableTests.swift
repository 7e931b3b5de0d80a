import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct RoundedTableTests {
  private func makeTable(_ counts: [Int] = [3, 2]) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: .insetGrouped), counts: counts, size: Size(width: 300, height: 400))
    test.source.headers = [0: "First", 1: "Second"]
    test.source.footers = [0: "Footer"]
    test.table.reloadData()
    test.scene.tick(at: 0)
    return test
  }

  private typealias Change = (String, (TableView) -> Void, (TableView) -> Void)

  /// Each property with a visible change, and its inverse.
  private let changes: [Change] = [
    ("showsRoundedCorners", { $0.overrides.showsRoundedCorners = false }, { $0.overrides.showsRoundedCorners = true }),
    ("cardInset", { $0.cardInset = 40 }, { $0.cardInset = 18 }),
    ("maximumCardWidth", { $0.maximumCardWidth = 100 }, { $0.maximumCardWidth = nil }),
    ("sectionCornerRadius", { $0.sectionCornerRadius = 15 }, { $0.sectionCornerRadius = 7 }),
    ("headerTextInset", { $0.headerTextInset = 60 }, { $0.headerTextInset = nil }),
    ("cellBackgroundColor", { $0.cellBackgroundColor = .rgb(0xFFEEDD) }, { $0.cellBackgroundColor = nil }),
    (
      "cellSelectedBackgroundColor", { $0.cellSelectedBackgroundColor = .rgb(0x00FF00) },
      { $0.cellSelectedBackgroundColor = nil }
    ),
    ("decoration", { $0.decoration = .plainRows }, { $0.decoration = .cornerImages }),
  ]

  @Test("every property changes the picture after the first tick, makes no cell, and can be reverted")
  func live() throws {
    for (name, change, revert) in changes {
      let test = try makeTable()
      test.table.selectRow(at: RowPath(section: 0, row: 1))
      let before = try test.picture()
      let asked = test.source.cellsAsked
      change(test.table)
      #expect(try test.picture(at: 1) != before, "\(name)")
      revert(test.table)
      #expect(try test.picture(at: 2) == before, "\(name)")
      #expect(test.source.cellsAsked == asked, "\(name)")
    }
  }

  @Test("a table without sections and one without rows are safe for every setter", arguments: [[], [0], [0, 0, 1]])
  func empty(counts: [Int]) throws {
    for (_, change, revert) in changes {
      for kind in Decoration.builtIn {
        let test = try makeTable(counts)
        test.table.decoration = kind
        change(test.table)
        test.scene.tick(at: 1)
        revert(test.table)
        test.scene.tick(at: 2)
        #expect(test.cells.count == counts.reduce(0, +))
      }
    }
  }

  @Test("values set before the first layout and outside any scene are kept")
  func offTree() {
    for (_, change, revert) in changes {
      let table = TableView(style: .insetGrouped)
      change(table)
      table.layoutIfNeeded()
      revert(table)
      table.layoutIfNeeded()
    }
    let table = TableView(style: .insetGrouped)
    table.sectionCornerRadius = 12
    table.maximumCardWidth = .infinity
    #expect(table.sectionCornerRadius == 12 && table.maximumCardWidth == .infinity)
  }

  @Test("the defaults are system 1's")
  func defaults() {
    let table = TableView(style: .insetGrouped)
    table.overrideTheme = .settings
    #expect(!table.revertsInCompactWidth)
    #expect(table.cardInset == nil && table.theme.metrics.card.inset == 18)
    #expect(table.maximumCardWidth == nil && table.theme.metrics.card.maximumWidth == 675)
    #expect(table.look.card(of: table.standardDecoration).cornerRadius == 7)
    #expect(
      table.headerTextInset == nil && table.cellBackgroundColor == nil && table.cellSelectedBackgroundColor == nil)
    let palette = Theme.settings.palette(for: .light)
    let dark = Theme.settings.palette(for: .dark)
    #expect(palette[.cellBackground] == RGBColor(rgb: 0xFFFFFF) && dark[.cellBackground] == RGBColor(rgb: 0x1C1C1E))
    #expect(palette[.cellSelected] == RGBColor(rgb: 0xD9D9D9) && dark[.cellSelected] == RGBColor(rgb: 0x3A3A3C))
  }

  @Test("middle rows have the theme's colour, and nil restores it")
  func colors() throws {
    let test = try makeTable()
    func colors() throws -> Set<UInt32> {
      let picture = try test.picture()
      return Set(test.cells.map { picture[150, Int($0.frame.minY) + 5] })
    }
    #expect(try colors() == [0xFFFF_FFFF])
    test.scene.traits.appearance = .dark
    #expect(try colors() == [0xFF1C_1C1E])
    test.table.cellBackgroundColor = .rgb(0x123456)
    #expect(try colors() == [0xFF12_3456])
    test.table.cellBackgroundColor = nil
    #expect(try colors() == [0xFF1C_1C1E])
  }

  @Test("another scale has corner images with its own pixels")
  func scale() throws {
    let test = try makeTable([1])
    test.scene.scale = 3
    test.scene.tick(at: 1)
    let corner = test.cells[0].parts.decorationBackground?.sublayers.first?.contents
    #expect(corner?.pixelWidth == 42)
    #expect(corner?.scale == 3)
  }

  @Test("reverting gives headers, footers and lines of a grouped table, by the switch and by the size class")
  func revert() throws {
    let grouped = try TestTable(TableView(style: .grouped), counts: [3, 2], size: Size(width: 300, height: 400))
    grouped.source.headers = [0: "First", 1: "Second"]
    grouped.source.footers = [0: "Footer"]
    grouped.table.reloadData()
    let plain = try grouped.picture()
    let test = try makeTable()
    let rounded = try test.picture()
    test.table.overrides.showsRoundedCorners = false
    #expect(try test.picture(at: 1) == plain)
    test.table.overrides.showsRoundedCorners = true
    #expect(try test.picture(at: 2) == rounded)
    test.table.revertsInCompactWidth = true
    test.scene.traits.sizeClass = .compact
    #expect(try test.picture(at: 3) == plain)
    test.scene.traits.sizeClass = .regular
    #expect(try test.picture(at: 4) == rounded)
  }

  @Test("the texts of headers and footers start at their inset in the column, otherwise at the separators' inset")
  func headerText() throws {
    let test = try makeTable()
    func starts() -> Set<Double> {
      Set(
        test.table.sublayers.compactMap { $0 as? SectionTextView }.map {
          $0.convert($0.label.bounds, from: $0.label).minX
        })
    }
    #expect(starts() == [16])
    test.table.separatorInset = Insets(left: 25)
    test.scene.tick(at: 1)
    #expect(starts() == [25])
    test.table.headerTextInset = 40
    test.scene.tick(at: 2)
    #expect(starts() == [40])
    test.table.headerTextInset = nil
    test.scene.tick(at: 3)
    #expect(starts() == [25])
  }

  @Test("table header and footer are in the column, also images, and from side to side when the table reverts")
  func headerAndFooter() throws {
    let test = try makeTable()
    let (header, footer) = (ImageLayer(), Layer())
    header.frame = Rect(x: 0, y: 0, width: 10, height: 30)
    footer.frame = Rect(x: 0, y: 0, width: 10, height: 20)
    test.table.tableHeaderView = header
    test.table.tableFooterView = footer
    test.scene.tick(at: 1)
    #expect(header.frame == Rect(x: 18, y: 0, width: 264, height: 30))
    #expect(footer.frame.minX == 18 && footer.frame.width == 264)
    #expect(test.table.cardRect == Rect(x: 18, y: 0, width: 264, height: 400))
    test.table.overrides.showsRoundedCorners = false
    test.scene.tick(at: 2)
    #expect(header.frame.width == 300 && footer.frame.width == 300)
    #expect(test.table.cardRect == test.table.bounds)
  }

  @Test("a pinned table header stays at the top above the rows, and scrolls again after unpinning")
  func pinnedHeader() throws {
    let test = try makeTable([40])
    let header = Layer()
    header.frame = Rect(x: 0, y: 0, width: 0, height: 30)
    header.backgroundColor = .rgb(0x00FF00)
    test.table.tableHeaderView = header
    test.table.isTableHeaderPinned = true
    for offset in [-20.0, 0, 100, 700, 20] {
      test.table.contentOffset = Point(x: 0, y: offset)
      test.scene.tick(at: 1)
      #expect(header.frame == Rect(x: 18, y: max(0, offset), width: 264, height: 30))
      #expect(try test.picture()[150, Int(max(0, -offset)) + 15] == 0xFF00_FF00)
    }
    test.table.isTableHeaderPinned = false
    test.scene.tick(at: 2)
    #expect(header.frame.minY == 0)
  }

  @Test("the column stays clear of an index bar at either side, which keeps its width")
  func indexBar() throws {
    let test = try makeTable()
    test.table.cardInset = 10
    let bar = Layer()
    bar.listRole = .indexBar
    bar.frame = Rect(x: 280, y: 0, width: 20, height: 400)
    test.table.addSublayer(bar)
    test.scene.tick(at: 1)
    #expect(test.cells.allSatisfy { $0.frame.minX == 10 && $0.frame.maxX == 280 })
    #expect(bar.frame == Rect(x: 280, y: 0, width: 20, height: 400))
    bar.frame = Rect(x: 0, y: 0, width: 20, height: 400)
    test.scene.tick(at: 2)
    #expect(test.cells.allSatisfy { $0.frame.minX == 20 && $0.frame.maxX == 290 })
    bar.isHidden = true
    test.table.setNeedsLayout()
    test.scene.tick(at: 3)
    #expect(test.cells.allSatisfy { $0.frame.minX == 10 && $0.frame.maxX == 290 })
  }

  @Test("positions are correct after every reload, and a cell reused from an end has no round corners in the middle")
  func positions() throws {
    let test = try makeTable([1])
    for count in [3, 1, 2, 5, 4] {
      test.source.counts = [count]
      test.table.reloadData()
      test.scene.tick(at: 1)
      let positions = (0..<count).map { RowPosition(isFirst: $0 == 0, isLast: $0 == count - 1) }
      #expect(test.cells.map(\.rowPosition) == positions)
      for cell in test.cells {
        let rounded = cell.parts.decorationBackground?.sublayers.count { $0.contents != nil && !$0.isHidden }
        #expect(rounded == (cell.rowPosition == .only ? 4 : cell.rowPosition == .middle ? 0 : 2))
      }
    }
  }

  @Test("rows far away have the cells of rows at the same positions, whose backgrounds stay as they are")
  func reusedPositions() throws {
    let test = try makeTable(Array(repeating: 4, count: 50))
    let section = try #require(test.table.rect(forSection: 3)?.minY)
    let next = try #require(test.table.rect(forSection: 4)?.minY) - section
    test.table.contentOffset.y = section
    test.scene.tick(at: 1)
    let known = Dictionary(uniqueKeysWithValues: test.cells.map { (ObjectIdentifier($0), $0.rowPosition) })
    #expect(Set(known.values) == [.first, .middle, .last])
    for step in 1...3 {
      test.table.contentOffset.y = section + next * 10 * Double(step)
      test.scene.tick(at: Double(step + 1))
      let now = Dictionary(uniqueKeysWithValues: test.cells.map { (ObjectIdentifier($0), $0.rowPosition) })
      #expect(now == known, "step \(step)")
    }
  }
}
