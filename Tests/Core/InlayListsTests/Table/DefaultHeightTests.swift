import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Headers and footers with default heights.
@Suite struct DefaultHeightTests {
  static let long = Array(repeating: "Explanation of something", count: 12).joined(separator: " ")
  static let arabic = "تُحفظ كلمات المرور على هذا الجهاز فقط، ولا يراها أحد غيرك"

  private func stage(
    _ table: TableView, text: String, theme: Theme = .settings, textScale: Double = 1,
    direction: LayoutDirection = .leftToRight
  ) throws -> TestTable<TableView> {
    let test = try TestTable(table, counts: [1, 1], size: Size(width: 320, height: 2_400), scale: 2)
    test.scene.theme = theme
    test.scene.traits.textScale = textScale
    test.scene.traits.direction = direction
    test.source.headers[0] = text
    test.source.footers[0] = text
    table.reloadData()
    test.scene.tick(at: 1)
    return test
  }

  private func texts(_ table: TableView) -> [SectionTextView] { table.sublayers.compactMap { $0 as? SectionTextView } }

  @Test(
    "headers and footers are as high as their texts, and at least the theme's height",
    arguments: TableView.Style.allCases, ["Wi-Fi", long, arabic])
  func holdTexts(style: TableView.Style, text: String) throws {
    for theme in Theme.builtIn {
      for textScale in [0.8, 1, 2] {
        let test = try stage(
          TableView(style: style), text: text, theme: theme, textScale: textScale,
          direction: text == Self.arabic ? .rightToLeft : .leftToRight)
        let parts = texts(test.table)
        #expect(parts.count == 2)
        for part in parts {
          let label = part.label
          let whole = label.sizeThatFits(Size(width: label.bounds.width, height: .infinity)).height
          #expect(label.frame.minY >= 0 && label.frame.maxY <= part.bounds.height + 1e-6)
          #expect(label.frame.height >= whole - 1e-6, "\(theme.name) at \(textScale)")
          #expect(!part.masksToBounds)
          let number = part.part == .header ? test.table.themeHeaderHeight : test.table.themeFooterHeight
          #expect(part.bounds.height >= number - 1e-6)
        }
        // Sections without texts have the theme's height.
        let second = try #require(test.table.rect(forSection: 1)).height
        let numbers = test.table.themeHeaderHeight + test.table.themeFooterHeight
        let rest = second - test.cells.filter { $0.rowPath?.section == 1 }.reduce(0) { $0 + $1.frame.height }
        #expect(abs(rest - (style.isGrouped ? numbers : 0)) < 0.51, "\(theme.name): \(rest)")
      }
    }
  }

  @Test("a set height applies exactly, and an automatic one equals the default")
  func given() throws {
    let test = try stage(TableView(style: .grouped), text: Self.long)
    let heights = texts(test.table).map(\.bounds.height)
    #expect(heights.allSatisfy { $0 > 60 })
    test.table.sectionHeaderHeight = .automatic()
    test.table.sectionFooterHeight = .automatic()
    test.scene.tick(at: 2)
    #expect(texts(test.table).map(\.bounds.height) == heights)
    test.table.sectionHeaderHeight = .fixed(21)
    test.table.sectionFooterHeight = .fixed(22)
    test.scene.tick(at: 3)
    #expect(Set(texts(test.table).map(\.bounds.height)) == [21, 22])
  }

  @Test("the space above the first section is kept beside its text")
  func firstSection() throws {
    var theme = Theme.settings
    theme.name = "roomy"
    theme.metrics.section.firstTop = 70
    let test = try stage(TableView(style: .grouped), text: "Wi-Fi", theme: theme)
    #expect(test.cells[0].frame.minY == 70)
  }

  @Test("texts with changed insets are measured again", arguments: TableView.Style.allCases)
  func otherSides(style: TableView.Style) throws {
    let test = try stage(TableView(style: style), text: Self.long)
    let heights = texts(test.table).map(\.bounds.height)
    let changes: [(TableView) -> Void] = [
      { $0.headerTextInset = 90 }, { $0.headerTextInset = nil }, { $0.separatorInset = Insets(left: 110) },
    ]
    for (number, change) in changes.enumerated() {
      change(test.table)
      test.scene.tick(at: Double(number + 2))
      for (part, height) in zip(texts(test.table), heights) {
        let label = part.label
        let whole = label.sizeThatFits(Size(width: label.bounds.width, height: .infinity)).height
        #expect(abs(part.bounds.height - whole - 14) < 0.51)
        #expect(number == 1 ? part.bounds.height == height : part.bounds.height > height + 10)
      }
    }
  }

  @Test("of ten thousand sections only visible texts are measured", arguments: TableView.Style.allCases)
  func many(style: TableView.Style) throws {
    let count = 10_000
    let test = try TestTable(TableView(style: style), counts: Array(repeating: 10, count: count))
    #expect(!test.table.geometry.usesSelfSizing)
    for section in 0..<count {
      test.source.headers[section] = "Section \(section)"
      test.source.footers[section] = "\(section): " + Self.long
    }
    test.table.reloadData()
    let fonts = try #require(test.scene.textContext)
    let before = fonts.shapedStringCount
    test.scene.tick(at: 1)
    #expect(fonts.shapedStringCount - before < 60)
    test.table.contentOffset = Point(x: 0, y: test.table.contentSize.height / 2)
    test.scene.tick(at: 2)
    #expect(fonts.shapedStringCount - before < 120)
    test.table.scrollToRow(at: RowPath(section: count - 1, row: 9), at: .bottom, animated: false)
    test.scene.tick(at: 3)
    #expect(test.cells.last?.rowPath == RowPath(section: count - 1, row: 9))
    #expect(fonts.shapedStringCount - before < 180)
  }

  @Test("glyphs higher than their line's height are not cut where the header has space for them")
  func ink() throws {
    for style in [TableView.Style.grouped, .plain] {
      for text in ["قوي جميع", "ÅNGSTRÖM"] {
        let pictures = try [14.0, 60].map { height in
          let test = try stage(TableView(style: style), text: text, direction: .rightToLeft)
          test.table.sectionHeaderHeight = .fixed(height)
          test.table.sectionFooterHeight = .fixed(height)
          let picture = try test.picture(at: 2)
          return texts(test.table).map { part in
            // The number of pixels that differ from the part's background.
            let frame = part.convert(part.bounds, to: nil)
            let ground = picture[Int(frame.minX * 2) + 1, Int(frame.midY * 2)]
            let rows = Int(frame.minY * 2)..<Int(frame.maxY * 2)
            return rows.reduce(0) { sum, y in
              sum + (0..<picture.width).count { picture[$0, y] != ground }
            }
          }
        }
        #expect(pictures[0].allSatisfy { $0 > 0 })
        #expect(pictures[0] == pictures[1], "\(style) \(text)")
      }
    }
  }
}
