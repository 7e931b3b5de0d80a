import Inlay

/// Rows of wrapped texts, with automatic heights, on a phone.
final class WrappedRows: TableViewDataSource {
  static let size = Size(width: 390, height: 844)
  let table = TableView(style: .plain)
  let screen: Screen
  private let rows: Int

  init(_ rows: Int, context: RenderContext = RenderContext()) throws {
    self.rows = rows
    table.rowHeight = .automatic()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    screen = try Screen(table, size: Self.size, context: context)
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.numberOfLines = 0
    cell.textLabel.text = Self.text(path.row, length: 60 + path.row * 37 % 120)
    return cell
  }

  private static let words = [
    "the", "train", "leaves", "from", "platform", "seven", "in", "ten", "minutes", "please", "keep", "your", "ticket",
    "and", "mind", "doors", "when", "they", "close", "travellers", "to", "harbour", "change", "at", "bridge",
  ]

  /// A text of so many letters, another one for each number.
  static func text(_ number: Int, length: Int) -> String {
    var random = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
    var text = "\(number)"
    while text.utf8.count < length {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += " " + words[Int(random >> 33) % words.count]
    }
    return String(text.prefix(length))
  }
}

/// Jobs of tables with wrapped texts.
extension Job {
  /// Somebody opens a screen. Another one was shown before, so fonts are loaded.
  static func firstFrame(rows: Int) throws -> Job {
    let context = RenderContext()
    let earlier = try WrappedRows(1, context: context)
    try earlier.screen.frame()
    let list = try WrappedRows(rows, context: context)
    return Job { _ in try list.screen.frame() }
  }

  /// Somebody drags a window's edge.
  static func resize(rows: Int) throws -> Job {
    let list = try WrappedRows(rows)
    try list.screen.frames(2)
    return Job(times: 3) { index in
      let width = WrappedRows.size.width - Double(index + 1) * 6
      return try list.screen.resize(list.table, to: Size(width: width, height: WrappedRows.size.height))
    }
  }

  /// Somebody changes the text size.
  static func textScale(rows: Int) throws -> Job {
    let list = try WrappedRows(rows)
    try list.screen.frames(2)
    return Job(times: 2) { index in
      list.screen.scene.traits.textScale = 1 + Double(index + 1) / 20
      return try list.screen.frame()
    }
  }

  /// A text that nobody has shown before, of 85 characters in three lines.
  static func wrappedText() -> Job {
    let label = TextLayer()
    label.font = Font(families: ["Inter"], size: 17)
    label.textColor = .black
    label.numberOfLines = 0
    let scene = Scene(root: label, size: Size(width: 300, height: 200))
    label.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    for number in 0..<3 {
      label.text = WrappedRows.text(number, length: 85)
      scene.tick(at: scene.time + 1)
    }
    return Job(times: 20) { index in
      label.text = WrappedRows.text(1_000 + index, length: 85)
      scene.tick(at: scene.time + 1)
      return 0
    }
  }
}
