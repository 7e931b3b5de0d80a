import InlayGraphics
import InlayLayers
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Texts of headers and footers in their space.
@Suite struct SectionTextTests {
  static let words = Array(repeating: "Explanation of something", count: 16).joined(separator: " ")

  private func stage(
    _ table: TableView, height: Height?, text: String = words, size: Size = Size(width: 320, height: 480)
  ) throws -> TestTable<TableView> {
    let test = try TestTable(table, counts: [1, 1], size: size, scale: 2)
    for section in 0..<2 {
      test.source.headers[section] = text
      test.source.footers[section] = text
    }
    if let height {
      table.sectionHeaderHeight = height
      table.sectionFooterHeight = height
    }
    table.reloadData()
    test.scene.tick(at: 1)
    return test
  }

  private func texts(_ table: TableView) -> [SectionTextView] { table.sublayers.compactMap { $0 as? SectionTextView } }

  @Test(
    "a text that is too long for its header or footer shows the lines that fit, cut at the end",
    arguments: TableView.Style.allCases, [18, 24, 40, 100])
  func fitting(style: TableView.Style, height: Double) throws {
    let test = try stage(TableView(style: style), height: .fixed(height))
    let parts = texts(test.table)
    #expect(parts.count == 4)
    let line = 16.0
    for part in parts {
      let label = part.label
      #expect(part.bounds.height == height)
      #expect(label.frame.minY >= 0 && label.frame.maxY <= part.bounds.height)
      #expect(label.frame.height > part.bounds.height - line)
      #expect(!part.masksToBounds)
      // At its own height, the label shows fewer lines than the text has.
      #expect(label.sizeThatFits(Size(width: label.bounds.width, height: .infinity)).height > label.bounds.height)
    }
  }

  @Test(
    "a header as high as its text shows it completely, for any heights of its lines",
    arguments: [
      "A header of so many words that it takes two lines", "تُحفظ كلمات المرور على هذا الجهاز فقط، ولا يراها أحد غيرك",
    ])
  func whole(text: String) throws {
    for width in stride(from: 150.0, to: 420, by: 30) {
      let size = Size(width: width, height: 480)
      let test = try stage(TableView(style: .grouped), height: .automatic(), text: text, size: size)
      for part in texts(test.table) {
        let label = part.label
        let fonts = try #require(test.scene.textContext)
        let format = TextFormat(font: label.effectiveFont, lineBreakMode: label.lineBreakMode, numberOfLines: 0)
        let layout = fonts.layout(label.effectiveString, format: format, in: label.bounds.size, scale: 2)
        #expect(!layout.isTruncated, "\(width)")
      }
    }
  }

  @Test(
    "a line that is higher than its header becomes smaller, inside of the header's edges",
    arguments: [TableView.Style.grouped, .insetGrouped])
  func lowHeader(style: TableView.Style) throws {
    let test = try stage(TableView(style: style), height: .fixed(8))
    #expect(texts(test.table).allSatisfy { $0.label.fontSize < 8 && !$0.masksToBounds })
    let tall = try test.picture(at: 2)
    test.source.headers = [:]
    test.source.footers = [:]
    test.table.reloadData()
    let empty = try test.picture(at: 3)
    #expect(texts(test.table).isEmpty)
    // Rows, and everything below the sections, look as without texts.
    let bars = [0..<16, 104..<136, 224..<240]
    for y in 0..<tall.height where !bars.contains(where: { $0.contains(y) }) {
      for x in 0..<tall.width where tall[x, y] != empty[x, y] {
        Issue.record("pixel \(x), \(y)")
        return
      }
    }
    #expect(tall != empty)
  }

  @Test(
    "texts stay clear of index and indicator, like rows", arguments: [LayoutDirection.leftToRight, .rightToLeft],
    [nil, 0.0])
  func besideBars(direction: LayoutDirection, inset: Double?) throws {
    final class Indexed: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell { TableViewCell() }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        SectionTextTests.words
      }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", "B"] }
    }
    let table = TableView(style: .plain)
    let test = try stage(table, height: .automatic())
    let source = Indexed()
    table.dataSource = source
    table.showsVerticalScrollIndicator = true
    if let inset { table.separatorInset = Insets(left: inset) }
    test.scene.traits.direction = direction
    test.scene.tick(at: 2)
    test.scene.tick(at: 3)
    let header = try #require(table.stage.headers[0] as? SectionTextView)
    let bar = try #require(table.sectionIndexBar).frame
    let indicator = try #require(table.verticalIndicator).frame
    let text = header.convert(header.label.frame, to: table)
    if direction == .leftToRight {
      #expect(text.maxX <= indicator.minX && indicator.maxX <= bar.minX)
      #expect(text.minX == inset ?? 16)
    } else {
      #expect(text.minX >= indicator.maxX && indicator.minX >= bar.maxX)
      #expect(text.maxX == 320 - (inset ?? 16))
    }
    #expect(header.frame.height > 40)
  }

  @Test(
    "a header that was too low for its text is as high as another one when it may be", arguments: [4.0, 10, 24, 60])
  func again(height: Double) throws {
    for text in ["Section", Self.words, String(repeating: "Explanation", count: 8)] {
      let automatic = Height.automatic()
      let used = try stage(TableView(style: .grouped), height: .fixed(height), text: text)
      used.table.sectionHeaderHeight = automatic
      used.table.sectionFooterHeight = automatic
      used.scene.tick(at: 2)
      let new = try stage(TableView(style: .grouped), height: automatic, text: text)
      #expect(texts(used.table).map(\.frame) == texts(new.table).map(\.frame))
    }
  }
}
