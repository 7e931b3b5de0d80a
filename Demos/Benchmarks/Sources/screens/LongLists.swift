import Inlay

/// Rows of one line, whose texts have their number.
private final class PlainRows: TableViewDataSource {
  let table = TableView(style: .plain)
  private let rows: Int

  init(_ rows: Int) {
    self.rows = rows
    table.rowHeight = .fixed(44)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row \(path.row)"
    cell.detailTextLabel.text = "Detail \(path.row)"
    cell.accessories = .disclosure
    return cell
  }
}

/// Jobs of tables with many rows.
extension Job {
  /// The text size changes to one that was not shown before, while all rows are in view. Without painting.
  static func textScaleInView(rows: Int) -> Job {
    let list = PlainRows(rows)
    let size = Size(width: 1024, height: 44 * Double(rows))
    list.table.frame = Rect(origin: .zero, size: size)
    let scene = Scene(root: list.table, size: size)
    scene.tick(at: 0)
    return Job { index in
      scene.traits.textScale = 1 + Double(index + 1) / 20
      // The table does not retain its data source.
      withExtendedLifetime(list) { scene.tick(at: scene.time) }
      return 0
    }
  }

  /// Somebody types in a search field, and deletes it again: at each key, a snapshot of the rows that are found.
  static func search(rows: Int) throws -> Job {
    let table = TableView(style: .plain)
    table.rowHeight = .fixed(44)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    let screen = try Screen(table, size: WrappedRows.size)
    let source = DiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(item)"
      return cell
    }
    let all = Array(0..<rows)
    let found = all.filter { $0 % 10 == 7 || $0 / 10 % 10 == 7 || $0 / 100 % 10 == 7 }
    func show(_ items: [Int]) throws -> Int {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(items)
      source.apply(snapshot)
      return try screen.frame()
    }
    for items in [all, found, all] { _ = try show(items) }
    return Job(times: 4) { try show($0 & 1 == 0 ? found : all) }
  }

  /// A form is updated, and one of its rows differs.
  static func form(rows: Int) -> Job {
    var value = 0
    let form = Form {
      Section("Rows") {
        for number in 0..<rows { Row("Row \(number)", detail: number == 3 ? "\(value)" : "Detail") }
      }
    }
    let table = TableView(style: .plain)
    table.rowHeight = .fixed(44)
    table.frame = Rect(origin: .zero, size: WrappedRows.size)
    let scene = Scene(root: table, size: WrappedRows.size)
    form.show(in: table)
    scene.tick(at: 0)
    return Job(times: 4) { index in
      value = index + 1
      form.update()
      scene.tick(at: scene.time)
      return 0
    }
  }

  /// A table becomes 12 points shorter with each frame.
  static func shorterTable() throws -> Job {
    let size = Size(width: 390, height: 600)
    let list = PlainRows(40)
    let root = View()
    root.backgroundColor = .white
    root.addSublayer(list.table)
    list.table.frame = Rect(origin: .zero, size: size)
    let screen = try Screen(root, size: size, scale: 2)
    try screen.frames(2)
    return Job(times: 10) { _ in
      list.table.frame.size.height -= 12
      return try screen.frame()
    }
  }

  /// Layers are inserted below all others. The cost of one must not grow with their number.
  static func insertFirst(_ count: Int) -> Job {
    let root = Layer()
    return Job(times: count) { _ in
      root.insertSublayer(Layer(), at: 0)
      return 0
    }
  }
}
