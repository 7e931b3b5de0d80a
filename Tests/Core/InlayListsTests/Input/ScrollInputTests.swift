import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct ScrollInputTests {
  @Test("a drag scrolls the pressed row with the pointer, selects nothing and keeps the focus")
  func drag() throws {
    let test = try TestTable(TableView(), counts: [100])
    let hand = Hand(at: test)
    hand.drag(from: Point(x: 100, y: 300), to: Point(x: 100, y: 200), steps: 7, release: false)
    #expect(test.table.contentOffset == Point(x: 0, y: 100) && hand.log == ["down 0.6", "up 0.6"])
    #expect(test.cells.allSatisfy { !$0.isHighlighted })
    #expect(hand.pointer(.up, 100, 200))
    #expect(test.table.selectedRowPaths == [] && hand.events.focusedView == nil)

    let other = try TestTable(TableView(), counts: [100])
    other.table.contentOffset.y = 100
    #expect(try test.picture(at: 1) == other.picture(at: 1))
  }

  @Test("a drag stops at the content's ends, and the pressed row returns below the pointer")
  func ends() throws {
    let test = try TestTable(TableView(), counts: [20])
    let hand = Hand(at: test)
    hand.pointer(.down, 100, 100)
    hand.pointer(.moved, 100, 300)
    #expect(test.table.contentOffset.y == 0 && test.table.selection.highlighted == nil)
    hand.pointer(.moved, 100, 110)
    #expect(test.table.contentOffset.y == 0)
    hand.pointer(.moved, 100, 90)
    #expect(test.table.contentOffset.y == 10)
    hand.pointer(.moved, 100, -9000)
    #expect(test.table.contentOffset.y == 400)
    hand.pointer(.moved, 100, 50)
    #expect(test.table.contentOffset.y == 50)
    hand.pointer(.cancelled, 100, 50)
    #expect(!hand.pointer(.moved, 100, 0) && test.table.contentOffset.y == 50)
  }

  @Test("a table that fits does not scroll, nor one that is dragged sideways")
  func notScrolling() throws {
    let test = try TestTable(TableView(), counts: [5])
    let hand = Hand(at: test)
    hand.drag(from: Point(x: 100, y: 300), to: Point(x: 100, y: 10))
    #expect(test.table.contentOffset.y == 0 && !hand.wheel(100, 100, by: 30))
    let long = try TestTable(TableView(), counts: [50])
    let other = Hand(at: long)
    other.drag(from: Point(x: 50, y: 100), to: Point(x: 250, y: 108))
    #expect(long.table.contentOffset.y == 0)
    #expect(long.table.selectedRowPaths == [], "a swipe is not a tap")
  }

  @Test("numbers that are not finite change nothing")
  func notFinite() throws {
    let test = try TestTable(TableView(), counts: [50])
    let hand = Hand(at: test)
    hand.pointer(.down, 100, 300)
    hand.pointer(.moved, 100, 250)
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(!hand.pointer(.moved, value, value) && !hand.wheel(100, 100, by: value) && !hand.wheel(value, 0, by: 9))
    }
    hand.pointer(.moved, 100, 200)
    #expect(test.table.contentOffset == Point(x: 0, y: 100))
    hand.pointer(.moved, 1e300, -1e300)
    #expect(test.table.contentOffset == test.table.maximumContentOffset)
  }

  @Test("a scroll indicator takes no presses")
  func indicator() throws {
    let test = try TestTable(TableView(), counts: [50])
    test.table.showsVerticalScrollIndicator = true
    let hand = Hand(at: test)
    let frame = try #require(test.table.verticalIndicator?.frame)
    #expect(hand.events.tap(at: Point(x: frame.midX, y: frame.midY)))
    #expect(test.table.selectedRowPaths.count == 1)
  }

  @Test("fractions of pixels accumulate", arguments: [1, 1.5, 2])
  func fractions(scale: Double) throws {
    let test = try TestTable(TableView(), counts: [100], scale: scale)
    let hand = Hand(at: test)
    for _ in 0..<50 {
      hand.wheel(100, 100, by: 0.2)
      test.scene.tick(at: 1)
    }
    #expect(abs(test.table.contentOffset.y - 10) <= 1 / scale)
    let before = test.table.contentOffset.y
    hand.pointer(.down, 100, 300)
    for step in 1...100 {
      hand.pointer(.moved, 100, 300 - Double(step) * 0.3)
      test.scene.tick(at: 2)
    }
    #expect(abs(test.table.contentOffset.y - before - 30) <= 1 / scale)
  }

  @Test("a drag over rows of unknown height moves them by the pointer's distance, for any measured heights")
  func selfSizing() throws {
    let test = try TestTable(TableView(), counts: [500])
    test.source.configure = { cell, path in
      cell.textLabel.text = String(repeating: "word ", count: 1 + path.row * 7 % 40)
      cell.textLabel.numberOfLines = 0
    }
    test.table.rowHeight = .automatic()
    test.table.reloadData()
    let hand = Hand(at: test)
    test.table.scrollToRow(at: row(0, 300), at: .top, animated: false)
    test.scene.tick(at: 1)
    let path = try #require(test.table.visibleRowPaths.dropFirst().first)
    func top() -> Double { (test.table.rectForRow(at: path)?.minY ?? 0) - test.table.contentOffset.y }
    let before = top()
    hand.pointer(.down, 100, 50)
    for step in 1...40 {
      hand.pointer(.moved, 100, 50 + Double(step) * 6)
      test.scene.tick(at: 2)
      if step > 2 { #expect(abs(top() - before - Double(step) * 6) < 1e-6, "step \(step)") }
    }
  }

  @Test("a wheel scrolls the innermost scroll view that can continue in that direction, and ends a press there")
  func wheel() throws {
    let outer = try TestTable(TableView(), counts: [50])
    let inner = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 100))
    let source = TestSource([5])
    inner.register(TableViewCell.self, forCellReuseIdentifier: "row")
    inner.dataSource = source
    outer.table.tableHeaderView = inner
    let hand = Hand(at: outer)
    #expect(hand.wheel(100, 50, by: 70))
    #expect((inner.contentOffset.y, outer.table.contentOffset.y) == (70, 0))
    hand.wheel(100, 50, by: 70)
    #expect((inner.contentOffset.y, outer.table.contentOffset.y) == (120, 0), "as far as its content goes")
    hand.wheel(100, 50, by: 30)
    #expect((inner.contentOffset.y, outer.table.contentOffset.y) == (120, 30))
    hand.wheel(100, 20, by: -150)
    #expect((inner.contentOffset.y, outer.table.contentOffset.y) == (0, 30))
    hand.wheel(100, 20, by: -20)
    #expect((inner.contentOffset.y, outer.table.contentOffset.y) == (0, 10))
    #expect(!hand.wheel(500, 500, by: 10) && !hand.wheel(100, 300, by: 0))

    hand.pointer(.down, 100, 300)
    #expect(outer.table.selection.highlighted != nil)
    hand.wheel(100, 300, by: 10)
    #expect(outer.table.selection.highlighted == nil)
    hand.pointer(.up, 100, 300)
    #expect(outer.table.selectedRowPaths == [])
    outer.table.contentOffset.y = 0
    inner.contentOffset.y = 0
    hand.drag(from: Point(x: 50, y: 80), to: Point(x: 50, y: 20))
    #expect((inner.contentOffset.y, outer.table.contentOffset.y) == (60, 0), "so does a drag")
  }

  @Test("taps and drags on the section index jump to sections, and hit no row")
  func sectionIndex() throws {
    final class Source: TableViewDataSource {
      func numberOfSections(in tableView: TableView) -> Int { 26 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
      func sectionIndexTitles(for tableView: TableView) -> [String]? { (0..<26).map { "\($0)" } }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    let test = try TestTable(TableView(), counts: [1])
    let source = Source()
    test.table.dataSource = source
    let hand = Hand(at: test)
    let bar = try #require(test.table.sectionIndexBar)
    func point(_ index: Double) -> Point {
      test.scene.tick(at: 1)
      let height = bar.sizeThatFits(bar.bounds.size).height
      let y = bar.bounds.midY - height / 2 + height * (index + 0.5) / 26
      return bar.convert(Point(x: bar.bounds.midX, y: y), to: nil)
    }
    func start(_ section: Int) -> Double { test.table.rect(forSection: section)?.minY ?? -1 }
    #expect(hand.events.tap(at: point(7)))
    #expect(test.table.contentOffset.y == start(7))
    hand.pointer(.down, point(3))
    for index in [3, 9, 14.0] {
      // Beside the bar the drag continues.
      hand.pointer(.moved, point(index).x - 100, point(index).y)
      #expect(test.table.contentOffset.y == start(Int(index)))
    }
    hand.pointer(.up, point(14))
    hand.pointer(.down, point(-1))
    #expect(test.table.contentOffset.y == 0)
    hand.pointer(.up, point(-1))
    #expect(test.table.selectedRowPaths == [] && hand.log == [])
  }
}
