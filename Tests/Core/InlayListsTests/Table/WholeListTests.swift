import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Views as high as all their rows, as pictures of whole lists have them.
@Suite struct WholeListTests {
  private final class TallCell: TableViewCell {
    var wanted = 44.0
    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: wanted) }
  }

  private final class TallRows: TableViewDataSource {
    let count: Int
    private(set) var asked = 0

    init(_ count: Int) { self.count = count }

    func height(_ row: Int) -> Double { 30 + Double(row * 7919 % 11) * 3 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? TallCell)?.wanted = height(path.row)
      return cell
    }
  }

  @Test(
    "a view as high as its rows shows all of them, each asked for once, with its own height",
    arguments: [1, 2, 23, 24, 25, 799, 800, 801, 2_399, 2_400, 2_401, 5_000, 10_000])
  func all(count: Int) throws {
    let rows = TallRows(count)
    let heights = (0..<count).map(rows.height)
    let height = heights.reduce(0, +)
    let table = TableView(style: .plain)
    table.frame = Rect(x: 0, y: 0, width: 320, height: height)
    table.register(TallCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = .automatic()
    table.dataSource = rows
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    scene.tick(at: 0)
    #expect(table.visibleCells.count == count && rows.asked == count && problems == [])
    #expect(table.visibleCells.map(\.frame.height) == heights)
    #expect(table.contentSize.height == height && table.visibleCells.last?.frame.maxY == height)
  }

  /// Gives the cards of its rows another inset at each question, so that their heights are never known.
  private final class Restless: TableViewDataSource, TableViewDelegate {
    private var asked = 0

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
      asked += 1
      let inset = 1 + asked % 97
      return Decoration("inset \(inset)", Notches(inset: Double(inset)))
    }
  }

  @Test("heights that change with each layout are a problem: rows may be missing")
  func restless() {
    let rows = Restless()
    let table = TableView(style: .grouped)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 6_000)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = .automatic()
    (table.dataSource, table.delegate) = (rows, rows)
    let scene = Scene.inSettings(root: table, size: table.frame.size)
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    scene.tick(at: 0)
    #expect(problems.contains("the heights of rows still change after 100 layouts; the rest is not shown"))
  }
}
