import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Rows with a height for each number.
private final class TallCell: TableViewCell {
  var wanted = 44.0
  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: wanted) }
}

private final class TallRows: TableViewDataSource, TableViewDelegate {
  var count: Int
  var estimate = 20.0
  var height: (Int) -> Double
  private(set) var asked = 0

  init(_ count: Int, height: @escaping (Int) -> Double) {
    self.count = count
    self.height = height
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: path.row % 2 == 0 ? "even" : "odd", for: path)
    (cell as? TallCell)?.wanted = height(path.row)
    return cell
  }
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    .automatic(estimate: estimate)
  }
}

@Suite struct SelfSizingTests {
  private func stage(
    _ rows: TallRows, usesEstimates: Bool = true, scale: Double = 1
  ) -> (table: TableView, scene: Scene) {
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    for identifier in ["even", "odd"] { table.register(TallCell.self, forCellReuseIdentifier: identifier) }
    table.rowHeight = usesEstimates ? .byDelegate : .automatic()
    if usesEstimates { table.delegate = rows }
    table.dataSource = rows
    let scene = Scene.inSettings(root: table, size: Size(width: 320, height: 480), scale: scale)
    scene.tick(at: 0)
    return (table, scene)
  }

  private func tops(_ table: TableView) -> [RowPath: Double] {
    Dictionary(
      table.visibleCells.compactMap { cell in cell.rowPath.map { ($0, cell.frame.minY - table.contentOffset.y) } },
      uniquingKeysWith: { $1 })
  }

  @Test(
    "scrolling through rows with wrong estimates moves each by the scroll distance, and the indicator one way only",
    arguments: [(20.0, 1.0), (200, 2), (44, 1.5)])
  func endToEnd(estimate: Double, scale: Double) throws {
    let rows = TallRows(100_000) { 30 + Double($0 * 7919 % 11) * 13.3 }
    rows.estimate = estimate
    let (table, scene) = stage(rows, scale: scale)
    table.showsVerticalScrollIndicator = true
    scene.tick(at: 0)
    for isDown in [true, false] {
      var last = try #require(table.verticalIndicator).frame.minY - table.contentOffset.y
      for step in 0..<150 {
        // Sometimes far away, to places above which all heights are estimates.
        if step % 50 == 49 {
          table.contentOffset.y += isDown ? 100_000 : -100_000
          scene.tick(at: 0)
        }
        let before = tops(table)
        let distance = Double(step % 9 * 24) * (isDown ? 1 : -1)
        table.contentOffset.y += distance
        scene.tick(at: 0)
        for (path, top) in tops(table) {
          if let old = before[path] { #expect(abs(old - distance - top) < 1e-6, "\(path), step \(step)") }
        }
        for cell in table.visibleCells {
          let path = try #require(cell.rowPath)
          let wanted = (rows.height(path.row) * scale - 1e-6).rounded(.up) / scale
          #expect(abs(cell.frame.height - wanted) < 1e-6)
        }
        let indicator = try #require(table.verticalIndicator).frame.minY - table.contentOffset.y
        #expect(isDown ? indicator >= last - 1e-6 : indicator <= last + 1e-6, "step \(step)")
        last = indicator
      }
    }
  }

  /// 700 rows in every run, 100,000 by `INLAY_LONG=1`.
  @Test("scrolling row by row from end to end moves rows by the scroll distance, and the indicator never back")
  func wholeWay() throws {
    let rows = TallRows(Seeds.isLong ? 100_000 : 700) { 30 + Double($0 * 7919 % 11) * 13.3 }
    rows.estimate = 20
    let (table, scene) = stage(rows)
    table.showsVerticalScrollIndicator = true
    scene.tick(at: 0)
    for way in [1.0, -1] {
      var last = try #require(table.verticalIndicator).frame.minY - table.contentOffset.y
      var isAtEnd = false
      var steps = 0
      while !isAtEnd && steps < 10 * rows.count {
        steps += 1
        let before = tops(table)
        let offset = table.contentOffset.y
        table.scroll(by: Size(width: 0, height: way * Double(100 + steps % 7 * 50)))
        let distance = table.contentOffset.y - offset
        scene.tick(at: 0)
        let after = tops(table)
        let isStill = after.allSatisfy { path, top in before[path].map { abs($0 - distance - top) < 1e-6 } ?? true }
        let indicator = try #require(table.verticalIndicator).frame.minY - table.contentOffset.y
        guard isStill && (indicator - last) * way >= -1e-6 else {
          Issue.record("step \(steps), offset \(offset), indicator \(last) to \(indicator)")
          return
        }
        last = indicator
        isAtEnd =
          way > 0 ? distance == 0 && after.keys.contains { $0.row == rows.count - 1 } : table.contentOffset.y <= 0
      }
      #expect(isAtEnd, "\(steps)")
    }
    #expect(rows.asked >= 2 * (rows.count - 20))
  }

  @Test("a reload keeps the visible rows, and measured heights are the estimates for new and remaining rows")
  func reload() throws {
    for usesEstimates in [false, true] {
      let rows = TallRows(5_000) { $0 < 1_000 ? 200 : 20 }
      let (table, scene) = stage(rows, usesEstimates: usesEstimates)
      while (table.visibleRowPaths.first?.row ?? 0) < 1_500 {
        table.scroll(by: Size(width: 0, height: 400))
        scene.tick(at: 0)
      }
      let before = tops(table)
      for count in [5_000, 6_000, 4_000, 4_000] {
        rows.count = count
        table.reloadData()
        scene.tick(at: 1)
        #expect(tops(table) == before, "\(count)")
      }
      // Rows with other heights are measured when they become visible.
      rows.height = { _ in 30 }
      table.reloadData()
      scene.tick(at: 2)
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 30 })
      #expect(table.visibleRowPaths.first == before.keys.min())
      // Another data source's rows are independent of these.
      let others = TallRows(5_000) { _ in 20 }
      if usesEstimates { table.delegate = others }
      table.dataSource = others
      scene.tick(at: 3)
      table.contentOffset.y = 0
      scene.tick(at: 4)
      #expect(abs(table.contentSize.height - 100_000) < 1)
      withExtendedLifetime((rows, others)) {}
    }
  }

  @Test("rows of unknown height have the average height of the measured ones")
  func runningMean() throws {
    let rows = TallRows(1_000) { _ in 100 }
    let (table, _) = stage(rows, usesEstimates: false)
    #expect(table.contentSize.height == 100_000)
  }

  @Test("measured heights are kept for rows far outside the view")
  func measuredIsKept() throws {
    let rows = TallRows(10_000) { $0 < 10 ? 99 : 50 }
    let (table, scene) = stage(rows)
    #expect(table.rectForRow(at: RowPath(section: 0, row: 3))?.height == 99)
    table.contentOffset.y = 100_000
    scene.tick(at: 1)
    #expect(table.rectForRow(at: RowPath(section: 0, row: 3))?.height == 99)
    #expect(table.rectForRow(at: RowPath(section: 0, row: 9_000))?.height == 20)
  }

  @Test(
    "a row is scrolled to its target, with any estimates", arguments: TableView.ScrollPosition.allCases
  )
  func scrollTo(position: TableView.ScrollPosition) throws {
    let rows = TallRows(1_000) { 25 + Double($0 % 13) * 10 }
    let (table, scene) = stage(rows)
    table.scrollToRow(at: RowPath(section: 0, row: 700), at: position, animated: false)
    scene.tick(at: 1)
    let row = try #require(table.rectForRow(at: RowPath(section: 0, row: 700)))
    let top = row.minY - table.contentOffset.y
    switch position {
    case .top: #expect(top == 0)
    case .middle: #expect(abs(top + row.height / 2 - 240) <= 1)
    case .bottom, .nearest: #expect(top + row.height == 480)
    }
  }

  @Test("changed content is measured after the change is reported to the table")
  func invalidated() throws {
    let rows = TallRows(10) { _ in 50 }
    let (table, scene) = stage(rows)
    (table.cellForRow(at: RowPath(section: 0, row: 1)) as? TallCell)?.wanted = 90
    table.invalidateHeight(ofRowAt: RowPath(section: 0, row: 1))
    scene.tick(at: 1)
    #expect(table.cellForRow(at: RowPath(section: 0, row: 1))?.frame.height == 90)
    #expect(table.contentSize.height == 9 * 50 + 90)
  }

  @Test("the number of cells depends on the visible rows, not on all rows", arguments: [1_000, 10_000, 1_000_000])
  func work(count: Int) throws {
    let rows = TallRows(count) { _ in 60 }
    let (table, scene) = stage(rows, usesEstimates: false)
    #expect(rows.asked <= 24)
    for step in 1...100 {
      table.contentOffset.y += 7
      scene.tick(at: Double(step))
    }
    #expect(rows.asked <= 24 + 100 * 7 / 60 + 2)
    #expect(table.cellsMade <= 36)
    #expect(layerCount(table) < 100)
  }

  @Test("few rows are measured at once, with the cells of visible ones, and many are not")
  func length() throws {
    let rows = TallRows(400) { 30 + Double($0 % 7) }
    let (table, scene) = stage(rows)
    #expect(table.contentSize.height == (0..<400).reduce(0) { $0 + rows.height($1) })
    #expect(rows.asked <= 424 && table.cellsMade <= 36 && layerCount(table) < 100)
    let asked = rows.asked
    scene.tick(at: 1)
    #expect(rows.asked == asked)
    let many = TallRows(2 * TableMeasurer.wholeMeasuringLimit) { _ in 30 }
    _ = stage(many)
    #expect(many.asked <= 24)
  }

  @Test("a jump to the end of a long table reaches its end, and one of a given distance stays there")
  func jump() throws {
    for height in [90.0, 12] {
      let rows = TallRows(20_000) { _ in height }
      rows.estimate = 40
      let (table, scene) = stage(rows)
      table.scroll(by: Size(width: 0, height: 1e9))
      scene.tick(at: 1)
      let last = try #require(table.cellForRow(at: RowPath(section: 0, row: 19_999)))
      #expect(last.frame.maxY == table.bounds.maxY && table.contentOffset.y == table.maximumContentOffset.y)
      scene.tick(at: 2)
      #expect(last.frame.maxY == table.bounds.maxY)
      table.contentOffset.y = 10_000
      scene.tick(at: 3)
      #expect(table.contentOffset.y == 10_000)
    }
  }

  @Test("an invalid height is reported with the row")
  func wrongHeight() throws {
    let rows = TallRows(3) { $0 == 1 ? .nan : 50 }
    let (table, scene) = stage(rows)
    _ = table
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    table.reloadData()
    scene.tick(at: 1)
    #expect(
      problems == [
        "the height requested by the cell of section 0, row 1 is nan; expected a finite number, 0 or more"
      ])
    #expect(table.visibleCells.count >= 2)
  }
}
