import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct ScrollingTests {
  @Test("rows are scrolled to top, middle, bottom or just into view, below a pinned header, within the content's ends")
  func positions() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100], scale: 2)
    test.source.headers = [0: "A"]
    test.table.contentInset = Insets(top: 20, bottom: 30)
    test.table.reloadData()
    test.scene.tick(at: 1)
    let header = try #require(test.table.stage.headers[0]).frame.height
    let row = RowPath(section: 0, row: 50)
    let y = header + 50 * 44
    test.table.scrollToRow(at: row, at: .top, animated: false)
    #expect(test.table.contentOffset.y == y - header - 20)
    test.table.scrollToRow(at: row, at: .bottom, animated: false)
    #expect(test.table.contentOffset.y == y + 44 - 480 + 30)
    test.table.scrollToRow(at: row, at: .middle, animated: false)
    #expect(test.table.contentOffset.y == y + 22 - (20 + 450) / 2)
    let middle = test.table.contentOffset.y
    test.table.scrollToRow(at: RowPath(section: 0, row: 52), at: .nearest, animated: false)
    #expect(test.table.contentOffset.y == middle)
    test.table.scrollToRow(at: RowPath(section: 0, row: 60), at: .nearest, animated: false)
    #expect(test.table.contentOffset.y == header + 61 * 44 - 480 + 30)
    test.table.scrollToRow(at: RowPath(section: 0, row: 99), at: .top, animated: false)
    #expect(test.table.contentOffset.y == header + 4_400 + 30 - 480)
    test.table.scrollToRow(at: RowPath(section: 0, row: 0), at: .bottom, animated: false)
    #expect(test.table.contentOffset.y == -20)
    test.table.scrollToRow(at: RowPath(section: 3, row: 0), at: .top, animated: false)
    #expect(test.table.contentOffset.y == -20)
    test.table.selectRow(at: row, scrollPosition: .top)
    #expect(test.table.contentOffset.y == y - header - 20)
  }

  @Test("no offset prints as -0.0")
  func negativeZero() throws {
    let test = try TestTable(TableView(style: .plain), counts: [3])
    test.scene.tick(at: 0)
    let table = test.table
    for offset in [Point(x: -0.0, y: -0.0), Point(x: 0.25, y: 0.5), Point(x: -0.25, y: -0.25)] {
      table.contentOffset = offset
      test.scene.tick(at: 0)
      #expect(!"\(table.contentOffset)\(table.dump())".contains("-0.0"))
    }
    table.scroll(by: Size(width: -5, height: -5))
    #expect(!"\(table.contentOffset) \(table.minimumContentOffset) \(table.maximumContentOffset)".contains("-0.0"))
  }

  @Test("numbers that are not finite are reported and ignored, in offsets and insets")
  func notFinite() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100])
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    test.table.contentInset = Insets(top: 20)
    test.table.contentOffset.y = 100
    test.table.contentInset.top = .nan
    test.table.contentInset = Insets(left: -.infinity)
    test.table.scrollIndicatorInsets.right = .nan
    test.table.contentOffset.y = .nan
    test.table.contentOffset = Point(x: .infinity, y: 0)
    #expect(test.table.contentInset == Insets(top: 20) && test.table.contentOffset == Point(x: 0, y: 100))
    #expect(test.table.scrollIndicatorInsets == .zero)
    #expect(
      problems == [
        "contentInset contains nan; only finite numbers are allowed",
        "contentInset contains -inf; only finite numbers are allowed",
        "scrollIndicatorInsets contains nan; only finite numbers are allowed",
        "contentOffset contains nan; only finite numbers are allowed",
        "contentOffset contains inf; only finite numbers are allowed",
      ])
    test.scene.tick(at: 1)
    #expect(test.cells.count == 12)
    test.table.bounds = Rect(x: 0, y: .nan, width: 320, height: 480)
    test.scene.tick(at: 2)
    #expect(test.table.contentOffset == Point(x: 0, y: -20) && test.cells.count == 11 && problems.count == 6)
  }

  @Test("a rectangle is scrolled into view by the least distance")
  func rectangles() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100])
    test.table.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 50))
    #expect(test.table.contentOffset.y == 0)
    test.table.scrollRectToVisible(Rect(x: 0, y: 600, width: 10, height: 50))
    #expect(test.table.contentOffset.y == 170)
    test.table.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 50))
    #expect(test.table.contentOffset.y == 100)
    test.table.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 5_000))
    #expect(test.table.contentOffset.y == 300)
    test.table.scroll(by: Size(width: 50, height: 100_000))
    #expect(test.table.contentOffset == Point(x: 0, y: 4_400 - 480))
    test.table.scroll(by: Size(width: 0, height: -100_000))
    #expect(test.table.contentOffset == .zero)
  }

  @Test("the indicator shows the scroll position, at the trailing side, within its insets")
  func indicator() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100])
    test.table.showsVerticalScrollIndicator = true
    test.table.scrollIndicatorInsets = Insets(top: 10, bottom: 20, right: 5)
    test.scene.tick(at: 1)
    let indicator = try #require(test.table.verticalIndicator)
    let room = 480.0 - 30 - 6
    let length = (room * 480 / 4_400).rounded()
    #expect(indicator.listRole == .scrollIndicator)
    #expect(indicator.frame.minX == 320 - 5 - 3 - 3 && indicator.frame.width == 3)
    #expect(indicator.frame.minY == 13)
    #expect(abs(indicator.frame.height - max(36, length)) <= 1)
    test.table.contentOffset = test.table.maximumContentOffset
    test.scene.tick(at: 2)
    #expect(indicator.frame.maxY - test.table.contentOffset.y == 480 - 20 - 3)
    test.scene.traits.direction = .rightToLeft
    test.scene.tick(at: 3)
    #expect(indicator.frame.minX == 3)
    #expect(test.table.sublayers.count { $0.listRole == .scrollIndicator } == 1)
    test.source.counts = [2]
    test.table.reloadData()
    test.scene.tick(at: 4)
    #expect(indicator.superlayer == nil)
  }

  @Test("content that exceeds the view only by headers has an indicator, for every source of their heights")
  func indicatorOfHeaders() throws {
    for height in [Height.fixed(30), .automatic()] {
      let test = try TestTable(TableView(style: .plain), counts: [5, 5], size: Size(width: 320, height: 450))
      test.source.headers = [0: "A", 1: "B"]
      test.table.sectionHeaderHeight = height
      test.table.showsVerticalScrollIndicator = true
      test.table.reloadData()
      test.scene.tick(at: 1)
      let indicator = try #require(test.table.verticalIndicator)
      #expect(!indicator.isHidden)
      let top = indicator.frame.minY
      test.table.contentOffset.y = test.table.maximumContentOffset.y
      test.scene.tick(at: 2)
      #expect(indicator.frame.minY - test.table.contentOffset.y > top)
    }
  }

  @Test(
    "the indicator has the theme's colour for the appearance, or that of light or dark appearance",
    arguments: Appearance.allCases)
  func indicatorColors(appearance: Appearance) throws {
    let test = try TestTable(TableView(style: .plain), counts: [100])
    test.table.showsVerticalScrollIndicator = true
    test.scene.traits.appearance = appearance
    func pixel() throws -> UInt32 { try test.picture()[315, 20] }
    let standard = try pixel()
    test.table.indicatorAppearance = .light
    let black = try pixel()
    test.table.indicatorAppearance = .dark
    let white = try pixel()
    let isDark = appearance == .dark || appearance == .highContrastDark
    #expect(standard == (isDark ? white : black))
    #expect(black & 0xFF < white & 0xFF)
  }
}

private final class Prefetcher: TableViewDataSourcePrefetching {
  var announced: [[RowPath]] = []
  var cancelled: [[RowPath]] = []
  func tableView(_ tableView: TableView, prefetchRowsAt paths: [RowPath]) { announced.append(paths) }
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath]) { cancelled.append(paths) }
}

@Suite struct PrefetchingTests {
  @Test("the next rows are announced once, and cancelled when the scroll direction changes")
  func announced() throws {
    let test = try TestTable(TableView(style: .plain), counts: [15, 0, 200])
    let prefetcher = Prefetcher()
    test.table.prefetchDataSource = prefetcher
    test.table.contentOffset.y = 1
    test.scene.tick(at: 1)
    // 11 rows are visible: 4 more of the first section, then those of the third.
    #expect(prefetcher.announced.count == 1)
    #expect(prefetcher.announced[0].first == RowPath(section: 0, row: 11))
    #expect(prefetcher.announced[0].last == RowPath(section: 2, row: 6))
    test.table.contentOffset.y = 45
    test.scene.tick(at: 2)
    #expect(prefetcher.announced[1] == [RowPath(section: 2, row: 7)])
    #expect(prefetcher.cancelled.isEmpty)
    test.table.contentOffset.y = 44
    test.scene.tick(at: 3)
    #expect(prefetcher.cancelled.count == 1)
    #expect(prefetcher.cancelled[0].last == RowPath(section: 2, row: 7))
    #expect(prefetcher.announced[2] == [RowPath(section: 0, row: 0)])
    test.table.contentOffset.y = 5_000
    test.scene.tick(at: 4)
    let visible = try #require(test.table.visibleRowPaths.last)
    #expect(prefetcher.announced.last?.first == RowPath(section: 2, row: visible.row + 1))
    #expect(prefetcher.cancelled.last == [RowPath(section: 0, row: 0)])
  }

  @Test("after a reload no old announcement is cancelled, and the next rows are announced")
  func reload() throws {
    let test = try TestTable(TableView(style: .plain), counts: [100])
    let prefetcher = Prefetcher()
    test.table.prefetchDataSource = prefetcher
    test.table.contentOffset.y = 1
    test.scene.tick(at: 1)
    #expect(prefetcher.announced.last?.first == RowPath(section: 0, row: 11))
    test.table.reloadData()
    test.scene.tick(at: 2)
    #expect(prefetcher.announced.count == 2 && prefetcher.announced[0] == prefetcher.announced[1])
    test.source.counts = [3]
    test.table.reloadData()
    test.scene.tick(at: 3)
    #expect(prefetcher.cancelled.isEmpty && prefetcher.announced.count == 2)
  }
}
