import Inlay

// The code of the documentation's page on cells and controls, which DocumentationTests compares with it.

/// A row with a bar that shows progress.
final class ProgressCell: TableViewCell {
  private let bar = Layer()

  var progress = 0.0 {
    didSet { setNeedsLayout() }
  }

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bar.backgroundColor = .tint
    contentView.addSublayer(bar)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    progress = 0
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let room = contentView.bounds
    bar.frame = Rect(x: 0, y: room.maxY - 3, width: room.width * progress, height: 3)
  }
}

/// A rating from 0 to 9: a tap on the left half subtracts one, a tap on the right half adds one.
final class Rating: View {
  var onChange: ((Int) -> Void)?

  private(set) var value = 0 {
    didSet { setNeedsDisplay() }
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: 94, height: 29) }

  override func draw(in context: DrawingContext) {
    let outline = Path(roundedRect: bounds, cornerRadius: 8)
    context.fill(outline, with: .controlOff)
    for index in 0..<value {
      let dot = Rect(x: bounds.minX + 6 + Double(index) * 9, y: bounds.midY - 3, width: 6, height: 6)
      context.fill(Path(ellipseIn: dot), with: .tint)
    }
  }

  override init() {
    super.init()
    addInteraction(
      TapInteraction { [unowned self] press in
        value = max(0, min(9, value + (press.location(in: self).x < bounds.midX ? -1 : 1)))
        onChange?(value)
      })
  }
}

final class Downloads: TableViewDataSource, TableViewDelegate {
  var files = [("map.osm", 0.25), ("A file with a name that takes more than a line of its row", 0.75)]

  func show(in table: TableView) {
    table.register(ProgressCell.self, forCellReuseIdentifier: "file")
    table.rowHeight = .byDelegate
    table.delegate = self
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { files.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: path)
    cell.textLabel.text = files[path.row].0
    (cell as? ProgressCell)?.progress = files[path.row].1
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    path.row == 0 ? .fixed(60) : .automatic()
  }
}
