import InlayGraphics
import InlayLayers
import InlaySystem
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayRows
@testable import InlayViews

/// A data source and delegate that loses rows at some moment without notice, and must never be asked for missing rows.
private final class Shrinking: TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching {
  var counts: [Int]
  var wrong: [String] = []
  var meddle: (TableView, RowPath) -> Void = { _, _ in }
  private(set) var prefetched = 0

  init(_ counts: [Int]) { self.counts = counts }

  private func expect(section: Int, _ what: String) {
    if section >= counts.count { wrong.append("\(what) of section \(section) of \(counts.count)") }
  }

  private func expect(_ path: RowPath, _ what: String) {
    if path.section >= counts.count || path.row >= counts[path.section] { wrong.append("\(what) of \(path)") }
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    expect(section: section, "row count")
    return section < counts.count ? counts[section] : 0
  }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    expect(path, "cell")
    meddle(tableView, path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "\(path.section) \(path.row)"
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    expect(section: section, "header")
    return "Header"
  }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    expect(section: section, "footer")
    return "Footer"
  }
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    expect(path, "height")
    return .fixed(44)
  }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    expect(section: section, "header height")
    return nil
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    expect(section: section, "header view")
    return nil
  }
  func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
    expect(section: section, "decoration")
    return nil
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool {
    expect(path, "highlight")
    return true
  }
  func tableView(_ tableView: TableView, canFocusRowAt path: RowPath) -> Bool {
    expect(path, "focus")
    return true
  }
  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    expect(path, "moving")
    return true
  }
  func tableView(_ tableView: TableView, prefetchRowsAt paths: [RowPath]) {
    prefetched += paths.count
    for path in paths { expect(path, "prefetching") }
  }
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath]) {
    for path in paths { expect(path, "cancelling") }
  }
}

@Suite struct ShrinkingSourceTests {
  private func stage(
    _ counts: [Int], _ style: TableView.Style = .plain
  ) throws -> (test: TestTable<TableView>, source: Shrinking) {
    let test = try TestTable(TableView(style: style), counts: [0])
    let source = Shrinking(counts)
    test.table.delegate = source
    test.table.prefetchDataSource = source
    test.table.rowHeight = .byDelegate
    test.table.dataSource = source
    test.scene.tick(at: 1)
    return (test, source)
  }

  @Test("rows and sections removed without notice are not asked for", arguments: TableView.Style.allCases)
  func withoutNotice(style: TableView.Style) throws {
    let deeds: [(String, (TestTable<TableView>, Int) -> Void)] = [
      ("scroll", { $0.table.contentOffset.y = Double($1 * 40) }),
      ("text scale", { $0.scene.traits.textScale = $1 % 2 == 0 ? 1 : 1.5 }),
      ("editing", { test, _ in test.table.isEditing.toggle() }),
      ("tap", { $0.scene.tap(at: Point(x: 100, y: Double($1 * 24))) }),
      (
        "keys",
        {
          let events = $0.scene
          events.focus($0.table, isVisible: true)
          events.send(.key(KeyEvent(KeyEvent.Key.used[$1 % KeyEvent.Key.used.count])))
        }
      ),
    ]
    for left in [[3, 3], [3, 1, 3], [], [2]] {
      for (name, deed) in deeds {
        let (test, source) = try stage([Int](repeating: 3, count: 40), style)
        source.counts = left
        for step in 0..<20 {
          deed(test, step)
          test.scene.tick(at: Double(step))
        }
        #expect(source.wrong.isEmpty, "\(name), \(left) left: \(source.wrong.prefix(3))")
      }
    }
  }

  @Test("rows and sections may be removed while a cell is made, with a reload and without", arguments: [false, true])
  func inCell(reloads: Bool) throws {
    for left in [[3, 3], [3, 1], [2], [], [3, 3, 3, 1]] {
      let (test, source) = try stage([Int](repeating: 3, count: 10))
      source.meddle = { table, path in
        guard path == RowPath(section: 1, row: 1), source.counts.count == 10 else { return }
        source.counts = left
        if reloads { table.reloadData() }
      }
      test.table.isEditing = true
      test.table.reloadData()
      test.scene.tick(at: 1)
      test.scene.tick(at: 2)
      #expect(source.wrong.isEmpty, "\(left): \(source.wrong.prefix(3))")
      let counts = (0..<test.table.numberOfSections).map(test.table.numberOfRows)
      if reloads { #expect(counts == left && test.cells.count == test.table.layout.visibleParts().rowCount) }
    }
  }

  @Test("a form whose update leaves fewer sections may be updated while it fills a row")
  func form() throws {
    var count = 5
    var form: Form?
    form = Form {
      for number in 0..<count {
        Section("Section \(number)") {
          Row("Row").configured { _ in
            guard count == 5, number == 2 else { return }
            count = 1
            form?.update()
          }
        }
      }
    }
    let test = try TestTable(TableView(style: .grouped), counts: [])
    form?.show(in: test.table)
    test.scene.tick(at: 1)
    test.scene.tick(at: 2)
    #expect(test.table.numberOfSections == 1 && test.cells.count == 1)
  }

  @Test("row counts beyond the limit are clamped and reported")
  func countless() throws {
    let (test, source) = try stage([3])
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    // Heights from the table: a delegate could not be asked for so many.
    test.table.delegate = nil
    source.counts = [3, Int.max, 3]
    test.scene.tick(at: 2)
    #expect(problems == ["section 1 shows \(1 << 40) rows at most"])
    #expect(test.table.numberOfRows(inSection: 1) == 1 << 40)
    test.table.contentOffset = test.table.maximumContentOffset
    test.scene.tick(at: 3)
    #expect(test.cells.last?.rowPath == RowPath(section: 2, row: 2))
    source.counts = [3, Int.max - 1, 3]
    #expect(throws: InlayError.self) { try test.table.insertRows(at: [RowPath(section: 1, row: 0)]) }
    #expect(problems.count == 1)
  }

  @Test("a view with another use is reported, and not used as header", arguments: 0..<5)
  func taken(kind: Int) throws {
    let test = try TestTable(TableView(style: .plain), counts: [5, 3])
    let delegate = HeaderDelegate()
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 30))
    switch kind {
    case 0: delegate.view = test.cells[2]
    case 1: delegate.view = test.table
    case 2:
      test.table.tableHeaderView = view
      delegate.view = view
    case 3:
      test.table.emptyStateView = view
      delegate.view = view
    default:
      test.table.backgroundView = view
      delegate.view = view
    }
    var problems: [String] = []
    test.scene.onProblem = { problems.append($0.message) }
    test.table.delegate = delegate
    for step in 1...3 {
      test.scene.tick(at: Double(step))
      #expect(test.cells.count == 8 && test.cells.allSatisfy { $0.superlayer === test.table && $0.listRole == .cell })
    }
    #expect(problems.first?.hasSuffix("which already has another place") ?? false)
    #expect(test.table.stage.headers.isEmpty)
    withExtendedLifetime(delegate) {}
  }
}

private final class HeaderDelegate: TableViewDelegate {
  var view: View?
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { view }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? { .fixed(20) }
}

/// Retains the cells of every third row, and removes the others from the table.
private final class KeepingSource: TableViewDataSource {
  private var kept: [RowPath: TableViewCell] = [:]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 200 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    if let cell = kept[path] { return cell }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row \(path.row)"
    if path.row % 3 == 0 { kept[path] = cell }
    return cell
  }
}

@Suite struct KeptCellTests {
  @Test("a visible cell is not reused for another row, and one retained by the data source is never reused")
  func kept() throws {
    let test = try TestTable(TableView(style: .plain), counts: [0])
    let source = KeepingSource()
    test.table.dataSource = source
    for step in 0..<200 {
      test.table.contentOffset.y = Double(step * 97 % 6_000)
      test.scene.tick(at: Double(step))
      #expect(Set(test.cells.map(ObjectIdentifier.init)).count == test.cells.count)
      for cell in test.cells where (cell.rowPath?.row ?? 0) % 3 != 0 {
        #expect(cell.textLabel.text == "Row \(cell.rowPath?.row ?? -1)", "step \(step)")
      }
      let rows = Set(test.cells.compactMap { $0.rowPath?.row })
      let top = test.table.rowPath(at: test.table.contentOffset)?.row ?? 0
      #expect((top..<top + 11).allSatisfy { $0 % 3 == 0 || rows.contains($0) }, "step \(step)")
    }
    withExtendedLifetime(source) {}
  }

  @Test("a cell is in the pool once, for any number of returns")
  func once() {
    let pool = ReusePool<TableViewCell>()
    pool.register("row") { TableViewCell(style: .default, reuseIdentifier: "row") }
    let cell = TableViewCell(style: .default, reuseIdentifier: "row")
    pool.put(cell)
    pool.put(cell)
    #expect(pool.waitingCount == 1)
    cell.rowPath = RowPath(section: 0, row: 0)
    #expect(pool.take("row") !== cell)
    #expect(pool.waitingCount == 0)
  }
}
