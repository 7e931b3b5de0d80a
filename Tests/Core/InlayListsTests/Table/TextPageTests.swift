import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Rules for every page of text and few rows, in all styles, widths, text scales and safe areas.
@Suite struct TextPageTests {
  private let fonts = try? TextContext()

  /// Forty times as many seeds by `INLAY_LONG=1`.
  private static func seeds(from base: UInt64, _ count: UInt64) -> Range<UInt64> {
    base..<base + count * (Seeds.isLong ? 40 : 1)
  }

  private func table(_ page: TextPage) -> TextPageTable { TextPageTable(page, fonts: fonts) }

  /// A page that was scrolled from beginning to end, so that all heights are measured.
  private func readPage(_ page: TextPage) -> TextPageTable {
    let test = table(page)
    test.tick()
    for _ in 0..<2_000 {
      let before = test.offset
      test.table.scroll(by: Size(width: 0, height: page.size.height / 2))
      test.tick()
      if test.offset == before { break }
    }
    return test
  }

  @Test("at the top a page stays at the top, after any change of its surroundings", arguments: [UInt64(0), 100])
  func staysAtTop(base: UInt64) {
    for seed in Self.seeds(from: base, 50) {
      var random = SeededRandom(seed: seed)
      let test = table(TextPage(seed: seed))
      test.tick()
      test.table.contentOffset = test.table.minimumContentOffset
      test.tick()
      for step in 0..<8 {
        var page = test.page
        let change = step % TextPage.changes
        page.change(change, &random)
        test.show(page)
        test.tick()
        let top = (-test.table.adjustedContentInset.top).snapped(toScale: page.scale)
        if test.offset != top { Issue.record("seed \(seed), change \(change): at \(test.offset), not \(top)") }
      }
    }
  }

  /// Ways to scroll to the end in one step.
  private enum Way: CaseIterable {
    case offset, wheel, end, scroll, lastRow

    func go(_ test: TextPageTable) {
      let table = test.table
      switch self {
      case .offset: table.contentOffset.y = table.maximumContentOffset.y
      case .wheel:
        let middle = Point(x: test.page.size.width / 2, y: test.page.size.height / 2)
        test.events.send(.wheel(WheelEvent(at: middle, by: Size(width: 0, height: 1e9))))
      case .end:
        test.press(.tab)
        test.press(.end)
      case .scroll: table.scroll(by: Size(width: 0, height: 1e9))
      case .lastRow:
        guard let (section, row) = test.page.lastRow else { return }
        table.scrollToRow(at: RowPath(section: section, row: row), at: .top, animated: false)
      }
    }
  }

  @Test("one step to the end reaches the end, shows it completely and stays there", arguments: [UInt64(0), 60])
  func reachesEnd(base: UInt64) {
    for seed in Self.seeds(from: base, 20) {
      let page = TextPage(seed: seed)
      let read = readPage(page)
      let scale = page.scale
      let end = read.table.maximumContentOffset.y.snapped(toScale: scale)
      for way in Way.allCases {
        let test = table(page)
        test.tick()
        way.go(test)
        for tick in 0..<2 {
          test.tick()
          let note = "seed \(seed), \(way), tick \(tick)"
          if test.table.contentSize.height != read.table.contentSize.height {
            Issue.record("\(note): \(test.table.contentSize.height) long, not \(read.table.contentSize.height)")
          }
          if way == .lastRow {
            let (section, row) = page.lastRow ?? (0, 0)
            let path = RowPath(section: section, row: row)
            if page.lastRow != nil && test.table.offset(forRow: path, .top).y != test.offset {
              Issue.record("\(note): at \(test.offset), not \(test.table.offset(forRow: path, .top).y)")
            }
            continue
          }
          if end > read.table.minimumContentOffset.y && test.offset != end {
            Issue.record("\(note): at \(test.offset), not \(end)")
          }
          let room = test.table.bounds.maxY - test.table.adjustedContentInset.bottom
          if test.lowestPart > room + 1 {
            Issue.record("\(note): a part ends at \(test.lowestPart), the view at \(room)")
          }
          if end > 0 && test.table.contentSize.height > room + 1 { Issue.record("\(note): not all is seen") }
        }
      }
    }
  }

  @Test("an offset set before the first tick gives the picture of scrolling there", arguments: [UInt64(0), 60])
  func givenOffset(base: UInt64) throws {
    for seed in Self.seeds(from: base, 20) {
      let page = TextPage(seed: seed)
      let scrolled = table(page)
      scrolled.tick()
      let most = Int(scrolled.table.maximumContentOffset.y)
      guard most > 0 else { continue }
      var random = SeededRandom(seed: seed)
      let distance = Double(Int.random(in: 0...most, using: &random))
      scrolled.table.scroll(by: Size(width: 0, height: distance))
      let given = table(page)
      given.table.contentOffset.y = distance
      let (first, second) = (try scrolled.picture(), try given.picture())
      if first != second {
        Issue.record("seed \(seed), by \(distance): \(scrolled.offset) and \(given.offset)")
      }
    }
  }

  // MARK: Keys

  /// More presses than any page needs to reach its end.
  private static let keyLimit = 10_000

  @Test(
    "Down reaches every row, and arrows and pages skip nothing and reach the end", arguments: [UInt64(0), 30])
  func keysReachEverything(base: UInt64) {
    for seed in Self.seeds(from: base, 5) {
      for key in [KeyEvent.Key.down, .pageDown] {
        let test = table(TextPage(seed: seed))
        test.tick()
        test.table.contentOffset = test.table.minimumContentOffset
        test.tick()
        let note = "seed \(seed), \(key)"
        var focused: [RowPath] = []
        var bottom = test.table.bounds.maxY
        var still = 0
        for _ in 0..<Self.keyLimit where still < 3 {
          let (offset, row) = (test.offset, test.table.focusedRowPath)
          test.press(key)
          test.tick()
          if let row = test.table.focusedRowPath, row != focused.last { focused.append(row) }
          let covered = test.table.adjustedContentInset
          if test.table.bounds.minY + covered.top > bottom - covered.bottom + 1 {
            Issue.record("\(note): from \(bottom) to \(test.table.bounds.minY) unseen")
          }
          bottom = test.table.bounds.maxY
          still = test.offset == offset && test.table.focusedRowPath == row ? still + 1 : 0
        }
        if key == .down && focused != test.enabledRows {
          Issue.record("\(note): \(focused.count) of \(test.enabledRows.count)")
        }
        let end = test.table.maximumContentOffset.y.snapped(toScale: test.page.scale)
        if test.offset != end { Issue.record("\(note): at \(test.offset), not \(end)") }
        test.press(.home)
        test.tick()
        let top = test.table.minimumContentOffset.y.snapped(toScale: test.page.scale)
        if test.offset != top { Issue.record("\(note), Home: at \(test.offset), not \(top)") }
      }
    }
  }

  @Test("Up and Page Up skip nothing and reach the top", arguments: [KeyEvent.Key.up, .pageUp])
  func keysReachTop(key: KeyEvent.Key) {
    for seed in Self.seeds(from: 0, 6) {
      let test = table(TextPage(seed: seed))
      test.tick()
      test.press(.tab)
      test.press(.end)
      test.tick()
      var top = test.table.bounds.minY
      var still = 0
      for _ in 0..<Self.keyLimit where still < 3 {
        let (offset, row) = (test.offset, test.table.focusedRowPath)
        test.press(key)
        test.tick()
        let covered = test.table.adjustedContentInset
        if test.table.bounds.maxY - covered.bottom < top + covered.top - 1 {
          Issue.record("seed \(seed), \(key): from \(top) to \(test.table.bounds.maxY) unseen")
        }
        top = test.table.bounds.minY
        still = test.offset == offset && test.table.focusedRowPath == row ? still + 1 : 0
      }
      if test.offset != test.table.minimumContentOffset.y.snapped(toScale: test.page.scale) {
        Issue.record("seed \(seed), \(key): at \(test.offset)")
      }
    }
  }

  @Test(
    "keys skip nothing in pages too long to be measured completely",
    arguments: [KeyEvent.Key.down, .pageDown, .up, .pageUp])
  func keysInLongPages(key: KeyEvent.Key) {
    let goesDown = key == .down || key == .pageDown
    var pages = 0
    for seed in Self.seeds(from: 0, 6) {
      var page = TextPage(seed: seed)
      guard page.partCount > 0 else { continue }
      while page.partCount < 2 * TableMeasurer.wholeMeasuringLimit { page.sections += page.sections }
      let test = table(page)
      test.tick()
      guard test.table.geometry.isLengthGuessed, !test.enabledRows.isEmpty else { continue }
      pages += 1
      if !goesDown {
        test.press(.tab)
        test.press(.end)
        test.tick()
      }
      // Offsets follow new measurements above the visible rows.
      var way = 0.0
      var focused: [RowPath] = []
      for step in 0..<50 {
        let place = test.place(atBottom: goesDown)
        test.press(key)
        test.tick()
        let note = "seed \(seed), \(key), step \(step)"
        if let row = test.table.focusedRowPath, row != focused.last { focused.append(row) }
        let y = test.y(of: place)
        way += goesDown ? test.readableBottom - y : y - test.readableTop
        let passed = goesDown ? test.readableTop - y : y - test.readableBottom
        if passed > 1 { Issue.record("\(note): \(passed) unseen before \(test.offset)") }
      }
      if way < page.size.height { Issue.record("seed \(seed), \(key): stuck at \(test.offset)") }
      guard key == .down || key == .up else { continue }
      let rows = key == .down ? test.enabledRows : test.enabledRows.reversed()
      let following = rows.drop { $0 != focused.first }
      if !following.starts(with: focused) { Issue.record("seed \(seed), \(key): \(focused)") }
    }
    #expect(pages > 2)
  }

  @Test(
    "where no visible row takes the focus, Tab keeps the offset, and the first key moves one page",
    arguments: [KeyEvent.Key.down, .pageDown, .up, .pageUp])
  func firstKey(key: KeyEvent.Key) throws {
    for (isTabbed, showsRow) in [(false, false), (true, false), (false, true), (true, true)] {
      var page = TextPage(seed: 0)
      let text = String(repeating: "A text of many words. ", count: 200)
      page.sections = (0..<3).map { number in
        let row = TextPage.Row(title: "Row", detail: "", isEnabled: number != 1)
        return TextPage.Section(header: nil, footer: text, rows: [row])
      }
      (page.kind, page.theme, page.traits, page.contentInset) = (1, .settings, Traits(), .zero)
      (page.size, page.scale, page.tableHeader, page.tableFooter) = (Size(width: 320, height: 480), 1, nil, nil)
      (page.isSelfSizing, page.measuresTexts) = (true, true)
      let test = table(page)
      test.tick()
      let start = try #require(test.table.rectForRow(at: row(1, 0))).minY - (showsRow ? 100 : 500)
      test.table.contentOffset.y = start
      test.tick()
      #expect(test.table.visibleCells.count == (showsRow ? 1 : 0))
      if isTabbed {
        test.press(.tab)
        test.tick()
        #expect(test.offset == start && test.table.focusedRowPath == nil && test.events.focusedView === test.table)
      }
      test.press(key)
      test.tick()
      let distance = (test.offset - start) * (key == .down || key == .pageDown ? 1 : -1)
      #expect(distance > 240 && distance <= 480, "by \(distance)")
      #expect(test.table.focusedRowPath == nil)
    }
  }

  @Test("keys bring a page out from under the safe area, with or without rows")
  func shortPage() {
    var page = TextPage(seed: 0)
    page.sections = [TextPage.Section(header: nil, footer: "A text.", rows: [])]
    (page.tableHeader, page.tableFooter, page.contentInset) = (nil, nil, .zero)
    page.traits = Traits()
    page.traits.safeAreaInsets.top = 44
    for key in [KeyEvent.Key.up, .down, .pageUp, .pageDown, .home, .end] {
      let test = table(page)
      test.table.contentOffset.y = 0
      test.tick()
      test.press(key)
      test.tick()
      #expect(test.offset == -44, "\(key)")
    }
  }
}
