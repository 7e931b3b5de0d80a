import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

/// Records its calls, in UIKit's shape.
private class Listener: TableViewDelegate {
  final var log: [String] = []
  final var changes: (TableView) -> Void = { _ in }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {
    log.append("will \(path.row) \(cell.textLabel.text) \(cell.frame.minY)")
    changes(tableView)
  }
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) {
    log.append("end \(path.row) \(cell.textLabel.text)")
    changes(tableView)
  }
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    log.append("will header \(section)")
  }
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    log.append("will footer \(section)")
  }
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
    log.append("end header \(section)")
  }
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {
    log.append("end footer \(section)")
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { log.append("scroll \(scrollView.contentOffset.y)") }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("drag") }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    log.append("drop \(decelerate)")
  }

  final func taken() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Returns heights in UIKit's shape, and counts the calls.
private final class Heights: TableViewDelegate {
  var rows = 0
  var headers = 0
  var footers = 0
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    rows += 1
    return path.row % 2 == 0 ? .fixed(30) : .automatic(estimate: 55)
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    headers += 1
    return .fixed(21)
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    footers += 1
    return .fixed(13)
  }
}

/// Gives the default answers, and counts the calls.
private final class Counting: TableViewDelegate {
  var asked: [String: Int] = [:]
  private final class Nothing: TableViewDelegate {}
  private let nothing = Nothing()
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    asked["row", default: 0] += 1
    return nothing.tableView(tableView, heightForRowAt: path)
  }
}

private final class NineHigh: View {
  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 9) }
}

/// Views of some height for sections with even numbers.
private final class Views: TableViewDelegate {
  var asked: [Int] = []
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    asked.append(section)
    return section % 2 == 0 ? NineHigh() : nil
  }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    section == 1 ? View() : nil
  }
}

@Suite struct TableDelegateTests {
  private func stage(
    _ delegate: any TableViewDelegate, _ counts: [Int], style: TableView.Style = .plain
  ) throws -> TestTable<TableView> {
    let test = try TestTable(TableView(style: style), counts: counts, size: Size(width: 320, height: 100))
    test.table.delegate = delegate
    if delegate is Heights || delegate is Counting { test.table.rowHeight = .byDelegate }
    test.scene.tick(at: 1)
    return test
  }

  @Test("UIKit's methods for heights of rows, headers and footers apply, and each is asked for once in a reload")
  func heights() throws {
    let delegate = Heights()
    let test = try stage(delegate, [4, 2000])
    #expect(test.table.rectForRow(at: row(0, 0)) == Rect(x: 0, y: 21, width: 320, height: 30))
    #expect(test.table.rectForRow(at: row(0, 1))?.height == 44, "measured")
    #expect(test.table.rectForRow(at: row(1, 1999))?.height == 55)
    #expect(test.table.rectForRow(at: row(1, 0))?.minY == 214, "the fourth row was not seen")
    #expect(delegate.rows == 2004 && delegate.headers == 2 && delegate.footers == 2)
  }

  @Test("the delegate is asked for heights of rows only if they are given for each row")
  func asked() throws {
    let delegate = Counting()
    let test = try stage(delegate, [Int](repeating: 1000, count: 50))
    #expect(delegate.asked == ["row": 50_000])
    for heights in [Height.fixed(44), .automatic(), .automatic(estimate: 44)] {
      test.table.rowHeight = heights
      delegate.asked = [:]
      test.source.counts = [Int](repeating: 1000, count: 50)
      test.table.reloadData()
      test.scene.tick(at: 2)
      test.source.counts[3] += 2
      try test.table.insertRows(at: [row(3, 0), row(3, 9)])
      test.table.contentOffset.y = 100_000
      test.scene.tick(at: 9)
      // Once, to tell that its heights are ignored.
      #expect(delegate.asked["row", default: 0] <= 1, "\(heights)")
      #expect(test.table.contentSize.height == Double(50_002 * 44), "\(heights)")
    }
    delegate.asked = [:]
    test.table.rowHeight = .byDelegate
    test.scene.tick(at: 10)
    test.source.counts[3] += 1
    try test.table.insertRows(at: [row(3, 0)])
    #expect(delegate.asked["row"] == 50_003)
  }

  @Test("rows for which the delegate has no height have the theme's, and so has a table without its delegate")
  func withoutAnswer() throws {
    for theme in [Theme.settings, .modern] {
      let test = try stage(Views(), [3])
      test.scene.theme = theme
      test.source.configure = { cell, path in cell.textLabel.text = path.row == 1 ? "A\nB\nC" : "A" }
      func heights(at time: Double) -> [Double] {
        test.scene.tick(at: time)
        return (0..<3).map { test.table.rectForRow(at: row(0, $0))?.height ?? 0 }
      }
      test.table.reloadData()
      let standard = heights(at: 2)
      #expect(theme == .settings ? standard == [44, 44, 44] : standard[1] > 60)
      test.table.rowHeight = .byDelegate
      #expect(heights(at: 3) == standard)
      test.table.delegate = nil
      #expect(heights(at: 4) == standard)
    }
  }

  @Test("a delegate's estimate of a header is its height until it comes into view, and byDelegate is nil there")
  func headerEstimate() throws {
    final class Estimates: TableViewDelegate {
      var height: Height? = .automatic(estimate: 70)
      func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? { height }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { NineHigh() }
    }
    let delegate = Estimates()
    let test = try stage(delegate, [Int](repeating: 1, count: 1000))
    #expect(test.table.rectForHeader(inSection: 0)?.height == 9)
    #expect(test.table.rectForHeader(inSection: 900)?.height == 70)
    delegate.height = .byDelegate
    for height in [Height.fixed(37), .byDelegate] {
      test.table.sectionHeaderHeight = height
      test.table.reloadData()
      test.scene.tick(at: 2)
      let shown = height == .byDelegate ? test.table.themeHeaderHeight : 37
      #expect(test.table.rectForHeader(inSection: 0)?.height == shown)
    }
  }

  @Test("a plain table asks for views up to the first section with one, and for the others when they come into view")
  func viewsAtReload() throws {
    final class OneView: TableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        asked.append(section)
        return section < 40 ? nil : NineHigh()
      }
    }
    let delegate = OneView()
    let test = try stage(delegate, [Int](repeating: 1, count: 1000))
    #expect(delegate.asked.prefix(41) == ArraySlice(0...40) && !delegate.asked.contains(45))
    #expect(test.table.rectForHeader(inSection: 39)?.height ?? 0 == 0)
    test.table.scrollToRow(at: row(50, 0), at: .top, animated: false)
    test.scene.tick(at: 2)
    #expect(test.table.headerView(forSection: 50) is NineHigh)
  }

  @Test("a released delegate leaves the table's own heights, and a new one is asked again")
  func replaced() throws {
    let delegate = Counting()
    let test = try stage(delegate, [3])
    let heights = Heights()
    test.table.delegate = heights
    test.scene.tick(at: 2)
    #expect(test.table.rectForRow(at: row(0, 0))?.height == 30)
    test.table.delegate = nil
    test.scene.tick(at: 3)
    #expect(test.table.contentSize.height == 132)
  }

  @Test("tables of every style ask for views of headers and footers", arguments: TableView.Style.allCases)
  func views(style: TableView.Style) throws {
    let delegate = Views()
    let test = try stage(delegate, [1, 1, 1], style: style)
    test.table.frame.size.height = 400
    test.scene.size.height = 400
    test.scene.tick(at: 2)
    #expect(test.table.stage.headers.keys.sorted() == [0, 2] && test.table.stage.footers.keys.sorted() == [1])
    let height = test.table.themeHeaderHeight
    let room = style == .plain ? height : test.table.theme.metrics.section.firstTop
    #expect(test.table.stage.headers[0]?.frame.height == max(room, height))
    #expect(test.table.stage.headers[2]?.frame.height == height)
    let gap = (test.table.rectForRow(at: row(1, 0))?.minY ?? 0) - (test.table.rectForRow(at: row(0, 0))?.maxY ?? 0)
    #expect(style == .plain ? gap == 0 : gap > 0, "a section without a view has no room in a plain table")
    #expect(test.table.contentSize.height < 400)
  }

  @Test("a height set for headers applies in plain tables where there is a view")
  func setHeights() throws {
    let delegate = Views()
    let test = try stage(delegate, [1, 1, 1])
    test.table.sectionHeaderHeight = .fixed(37)
    test.scene.tick(at: 2)
    #expect(test.table.rectForRow(at: row(0, 0))?.minY == 37 && test.table.rectForRow(at: row(1, 0))?.minY == 37 + 44)
    test.table.sectionHeaderHeight = .automatic()
    test.scene.tick(at: 3)
    #expect(test.table.rectForRow(at: row(0, 0))?.minY == 9)
  }

  @Test("a cell is reported before it is first shown, filled and placed, and when it leaves the view")
  func display() throws {
    let delegate = Listener()
    let test = try stage(delegate, [10])
    #expect(delegate.taken().suffix(3) == ["will 0 Row 0 0.0", "will 1 Row 1 44.0", "will 2 Row 2 88.0"])
    test.table.contentOffset.y = 10
    test.scene.tick(at: 2)
    #expect(delegate.taken() == ["scroll 10.0"])
    test.table.contentOffset.y = 44
    test.scene.tick(at: 3)
    #expect(delegate.taken() == ["scroll 44.0", "end 0 Row 0", "will 3 Row 3 132.0"])
    test.source.counts = [9]
    try test.table.deleteRows(at: [row(0, 2)])
    #expect(delegate.taken() == ["end 2 Row 2"])
    test.scene.tick(at: 4)
    #expect(delegate.taken() == ["will 3 Row 3 132.0"])
    test.table.reloadData()
    test.scene.tick(at: 5)
    #expect(delegate.taken().count { $0.hasPrefix("end") } == 3)
    test.table.dataSource = nil
    test.scene.tick(at: 6)
    #expect(delegate.taken().count { $0.hasPrefix("end") } == 3)
  }

  @Test("cells used only for measuring are not reported")
  func measured() throws {
    let delegate = Listener()
    let test = try TestTable(TableView(), counts: [100], size: Size(width: 320, height: 100))
    test.table.rowHeight = .automatic()
    test.table.delegate = delegate
    test.scene.tick(at: 1)
    #expect(delegate.taken().count { $0.hasPrefix("will") } == 3 && test.source.cellsAsked >= 100)
  }

  @Test("headers and footers are reported when they appear and disappear, with their current sections")
  func sectionDisplay() throws {
    let delegate = Listener()
    let test = try TestTable(TableView(style: .grouped), counts: [1, 1, 1, 1], size: Size(width: 320, height: 100))
    for section in 0..<4 {
      test.source.headers[section] = "Header"
      test.source.footers[section] = "Footer"
    }
    test.table.sectionHeaderHeight = .fixed(20)
    test.table.sectionFooterHeight = .fixed(20)
    test.table.delegate = delegate
    test.scene.tick(at: 1)
    let first = delegate.taken()
    #expect(
      first.filter { $0.hasPrefix("will") && $0.contains("er ") } == [
        "will header 0", "will header 1", "will footer 0",
      ])
    test.source.counts = [1, 1, 1]
    try test.table.deleteSections([0])
    #expect(delegate.taken() == ["end 0 Row 0", "end header 0", "end footer 0"])
    test.scene.tick(at: 2)
    _ = delegate.taken()
    test.source.counts = [1, 1, 1, 1]
    try test.table.insertSections([0])
    test.table.contentOffset.y = test.table.rect(forSection: 1)?.minY ?? 0
    test.scene.tick(at: 3)
    let last = delegate.taken()
    #expect(!last.contains("end header 0") && !last.contains("will header 1"), "renumbered: \(last)")
  }

  @Test("scrolling by calls, wheels and drags is reported at once, and scrolling by the delegate itself is not")
  func scrolling() throws {
    let delegate = Listener()
    let test = try stage(delegate, [100])
    _ = delegate.taken()
    let isScroll: (String) -> Bool = { !$0.hasPrefix("will") && !$0.hasPrefix("end") }
    let events = test.scene
    events.send(.wheel(WheelEvent(at: Point(x: 50, y: 50), by: Size(width: 0, height: 30))))
    #expect(delegate.taken() == ["scroll 30.0"])
    events.send(.pointer(PointerEvent(.down, at: Point(x: 50, y: 50))))
    events.send(.pointer(PointerEvent(.moved, at: Point(x: 50, y: 30))))
    events.send(.pointer(PointerEvent(.up, at: Point(x: 50, y: 30))))
    #expect(delegate.taken().filter(isScroll) == ["drag", "scroll 50.0", "drop false"])
    events.send(.pointer(PointerEvent(.down, at: Point(x: 50, y: 50))))
    events.send(.pointer(PointerEvent(.moved, at: Point(x: 50, y: 30))))
    events.send(.pointer(PointerEvent(.cancelled, at: .zero)))
    #expect(delegate.taken().filter(isScroll) == ["drag", "scroll 70.0", "drop false"])
  }

  @Test("an offset that a layout changes is reported at its end")
  func scrollingByLayout() throws {
    let delegate = Listener()
    let test = try stage(delegate, [100])
    test.table.contentOffset.y = 4300
    test.scene.tick(at: 2)
    _ = delegate.taken()
    test.source.counts = [50]
    try test.table.deleteRows(at: (0..<50).map { row(0, $0) })
    test.scene.tick(at: 3)
    #expect(delegate.taken().filter { $0.hasPrefix("scroll") } == ["scroll 2100.0"])
  }

  @Test("a scroll view's delegate gets the reports of a table too")
  func scrollOnly() throws {
    final class Plain: ScrollViewDelegate {
      var offsets: [Double] = []
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        offsets.append(scrollView.contentOffset.y)
        scrollView.contentOffset.y += 1
      }
    }
    let delegate = Plain()
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = delegate
    scroll.contentSize = Size(width: 100, height: 400)
    #expect(scroll.maximumContentOffset.y == 300)
    scroll.scroll(by: Size(width: 0, height: 1000))
    #expect(delegate.offsets == [300] && scroll.contentOffset.y == 301)
    scroll.contentSize.height = .nan
    #expect(scroll.contentSize.height == 400)
    let test = try TestTable(TableView(), counts: [50])
    test.table.delegate = delegate
    test.table.contentOffset.y = 40
    #expect(delegate.offsets == [300, 40])
  }

  @Test("a delegate may change the table in reports of cells", arguments: 0..<4)
  func meddling(deed: Int) throws {
    let delegate = Listener()
    let test = try stage(delegate, [50, 50])
    delegate.changes = { table in
      switch deed {
      case 0: table.reloadData()
      case 1: table.contentOffset.y += 60
      case 2: try? table.deleteRows(at: [row(0, 0)])
      default:
        table.delegate = nil
        table.dataSource = nil
      }
    }
    for step in 0..<6 {
      test.table.contentOffset.y += 70
      test.scene.tick(at: Double(step))
      #expect(test.table.visibleRowPaths == test.table.visibleRowPaths.sorted())
      #expect(test.cells.allSatisfy { $0.superlayer === test.table })
    }
  }
}
