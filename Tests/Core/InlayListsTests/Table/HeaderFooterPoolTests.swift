import InlayGraphics
import InlayLayers
import Testing

@testable import InlayLists
@testable import InlayViews

private final class BarView: TableViewHeaderFooterView {
  let label = Label(textStyle: .header)
  private(set) var reuses = 0

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.frame = Rect(x: 5, y: 3, width: 200, height: 20)
    addSublayer(label)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    label.text = ""
  }
}

/// A table whose sections have bars above and below their rows.
private final class Bars: TableViewDataSource, TableViewDelegate {
  var count: Int
  var reused: BarView?

  init(_ count: Int) { self.count = count }

  func show(in table: TableView) {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.register(BarView.self, forHeaderFooterViewReuseIdentifier: "bar")
    table.delegate = self
    table.dataSource = self
  }

  func numberOfSections(in tableView: TableView) -> Int { count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { section % 3 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    bar(tableView, "Header \(section)")
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    bar(tableView, "Footer \(section)")
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Height? {
    tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Height? {
    tableView.sectionFooterHeight
  }

  private func bar(_ table: TableView, _ text: String) -> View? {
    if let reused { return reused }
    let bar = table.dequeueReusableHeaderFooterView(withIdentifier: "bar") as? BarView
    bar?.label.text = text
    return bar
  }
}

/// A delegate's headers and footers are reused like cells.
@Suite struct HeaderFooterPoolTests {
  private func stage(_ bars: Bars, style: TableView.Style = .plain) -> (table: TableView, scene: Scene) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: style)
    bars.show(in: table)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    scene.tick(at: 0)
    return (table, scene)
  }

  private func texts(_ views: [Int: Layer]) -> [Int: String] {
    views.mapValues { ($0 as? BarView)?.label.text ?? "none" }
  }

  @Test(
    "scrolling through any number of sections makes as many bars as are visible, and a few more",
    arguments: [100, 10_000], [TableView.Style.plain, .grouped])
  func bounded(count: Int, style: TableView.Style) {
    let bars = Bars(count)
    let (table, scene) = stage(bars, style: style)
    var most = 0
    for step in 0..<400 {
      let part = Double(step < 200 ? step : 400 - step) / 200
      table.contentOffset.y = step < 50 ? Double(step) * 37 : part * table.maximumContentOffset.y
      scene.tick(at: Double(step))
      let (headers, footers) = (texts(table.stage.headers), texts(table.stage.footers))
      #expect(headers.allSatisfy { $1 == "Header \($0)" } && footers.allSatisfy { $1 == "Footer \($0)" })
      most = max(most, headers.count + footers.count)
    }
    #expect(table.sectionViewsMade <= most + 1, "\(table.sectionViewsMade), \(most) in view")
    #expect(table.sectionViewsWaiting <= most + 20)
    #expect(table.stage.headers.values.contains { ($0 as? BarView)?.reuses ?? 0 > 3 })
  }

  @Test("texts are reused in the same way")
  func texts() throws {
    let test = try TestTable(TableView(style: .grouped), counts: [Int](repeating: 1, count: 1000))
    for section in 0..<1000 {
      test.source.headers[section] = "Header \(section)"
      test.source.footers[section] = "Footer \(section)"
    }
    test.table.reloadData()
    for step in 0..<100 {
      test.table.contentOffset.y = Double(step) * 500
      test.scene.tick(at: Double(step))
    }
    let seen = test.table.stage.headers.count + test.table.stage.footers.count
    #expect(test.table.sectionViewsMade <= seen + 3)
    let header = try #require(test.table.stage.headers.first)
    #expect((header.value as? SectionTextView)?.label.text == "Header \(header.key)")
  }

  @Test("a reused bar looks like a new one, after any earlier content")
  func picture() throws {
    func pixels(_ scroll: Bool) throws -> [UInt32] {
      let bars = Bars(300)
      let (table, scene) = stage(bars)
      table.sectionHeaderHeight = .automatic()
      for y in scroll ? stride(from: 0.0, to: 3000, by: 130) : stride(from: 0, to: 1, by: 1) {
        table.contentOffset.y = y
        scene.tick(at: y)
      }
      if scroll { table.reloadData() }
      table.contentOffset.y = 0
      scene.tick(at: 4000)
      #expect((table.stage.headers[1] as? BarView)?.frame.height == 23, "as high as what lies in it")
      let surface = try ImageSurface(for: scene)
      try scene.render(into: surface)
      return surface.pixels()
    }
    #expect(try pixels(true) == pixels(false))
  }

  @Test("an identifier without a class has no view, and another class releases the old ones")
  func registering() {
    let bars = Bars(100)
    let (table, scene) = stage(bars)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    table.contentOffset.y = 1000
    scene.tick(at: 1)
    table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "bar")
    #expect(table.sectionViewsWaiting == 0)
    table.reloadData()
    #expect(table.sectionViewsWaiting == 0)
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "bar")
    #expect(view != nil && !(view is BarView))
  }

  @Test("a view returned for every section, or while it is in the pool, is in the pool once at most")
  func lying() {
    let bars = Bars(60)
    let (table, scene) = stage(bars)
    let bar = table.stage.headers[0] as? BarView
    bars.reused = bar
    for y in [0.0, 300, 900, 40, 700] {
      table.contentOffset.y = y
      scene.tick(at: y)
    }
    bars.reused = nil
    table.reloadData()
    for y in [0.0, 300, 900, 40, 700] {
      table.contentOffset.y = y
      scene.tick(at: y)
      let shown = [table.stage.headers, table.stage.footers].flatMap { $0.values.map(ObjectIdentifier.init) }
      #expect(Set(shown).count == shown.count)
      #expect(texts(table.stage.headers).allSatisfy { $1 == "Header \($0)" })
    }
  }
}

extension TableView {
  /// The number of headers and footers ever made, for texts and by registered classes.
  fileprivate var sectionViewsMade: Int { stage.sectionViewPool.madeCount + stage.sectionTextPool.madeCount }

  fileprivate var sectionViewsWaiting: Int { stage.sectionViewPool.waitingCount + stage.sectionTextPool.waitingCount }
}
