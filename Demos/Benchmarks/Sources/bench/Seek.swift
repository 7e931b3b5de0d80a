import Inlay

/// The cost of finding a row, or its position, among ten million rows.
struct Seek {
  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Seek.rows }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  /// Pseudo-random heights of 20 to 83 points.
  private final class Heights: TableViewDelegate {
    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
      let mixed = UInt64(path.row) &* 0x9E37_79B9_7F4A_7C15
      return .fixed(20 + Double((mixed ^ mixed >> 31) % 64))
    }
  }

  private static let rows = 10_000_000
  private static let count = 200_000

  func run() {
    Line.write("\n| 10,000,000 rows | reload ms | row to y, microseconds | y to row, microseconds | MB |\n")
    Line.write("|---|---|---|---|---|\n")
    let source = Rows()
    let heights = Heights()
    for (name, delegate) in [("of one height", nil), ("of random heights", heights)] as [(String, Heights?)] {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      let before = Clock.residentMegabytes
      table.delegate = delegate
      table.rowHeight = delegate == nil ? .fixed(44) : .byDelegate
      table.dataSource = source
      let start = Clock.cpu
      guard let last = table.rectForRow(at: RowPath(section: 0, row: Self.rows - 1)) else { return }
      let reload = Clock.cpu - start
      let toY = microseconds { number in
        table.rectForRow(at: RowPath(section: 0, row: Int(number % UInt64(Self.rows))))?.minY ?? 0
      }
      let toRow = microseconds { number in
        Double(table.rowPath(at: Point(x: 0, y: Double(number % UInt64(last.maxY))))?.row ?? 0)
      }
      Line.write(
        "| \(name) | \(Line.format(reload, 1)) | \(Line.format(toY, 3)) | \(Line.format(toRow, 3)) | "
          + "\(Line.format(Clock.residentMegabytes - before, 1)) |\n")
    }
  }

  /// CPU microseconds of one question at a random position.
  private func microseconds(_ ask: (UInt64) -> Double) -> Double {
    var random: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sum = 0.0
    let start = Clock.cpu
    for _ in 0..<Self.count {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      sum += ask(random >> 20)
    }
    let time = (Clock.cpu - start) * 1000 / Double(Self.count)
    return sum > 0 ? time : .nan
  }
}
