import Inlay

/// A thousand rows in view: one slides in, or the size of all texts changes. Layout and commit only, without painting.
final class Crowd: TableViewDataSource {
  private static let rows = 1_000
  private let table = TableView(style: .plain)
  private let scene: Scene
  private var inserted = 0

  init() {
    let size = Size(width: 1024, height: 44 * Double(Self.rows))
    table.frame = Rect(origin: .zero, size: size)
    table.rowHeight = .fixed(44)
    scene = Scene(root: table, size: size)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.dataSource = self
    scene.tick(at: 0)
  }

  /// A frame while a row slides in at the top, or out; a new update begins every 18 frames.
  func slide(_ index: Int) throws {
    if index % 18 == 0 {
      inserted = 1 - inserted
      let top = [RowPath(section: 0, row: 0)]
      if inserted == 1 { try table.insertRows(at: top, with: .top) } else { try table.deleteRows(at: top, with: .top) }
    }
    scene.tick(at: scene.time + 1.0 / 60)
  }

  /// A frame with another size of all texts, which this scene has not shown before.
  func scaleTexts(_ index: Int) {
    scene.traits.textScale = 1 + Double(index + 1) / 50
    scene.tick(at: scene.time)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.rows + inserted }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    let number = path.row - inserted
    cell.textLabel.text = "Row \(number)"
    cell.detailTextLabel.text = "Detail \(number)"
    cell.accessories = .disclosure
    return cell
  }
}
