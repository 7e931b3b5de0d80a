import InlayGraphics
import InlayLayers

@testable import InlayLists
@testable import InlayViews

/// A data source's and delegate's answers for rows of an edited table.
final class EditingSource: TableViewDataSource, TableViewDelegate {
  var counts = [4]
  var styles: [Int: TableViewCell.EditingStyle] = [:]
  var fixed: Set<Int> = []
  var movable: Set<Int> = []
  var notIndented: Set<Int> = []
  var configure: (TableViewCell, RowPath) -> Void = { _, _ in }
  private(set) var asked: [RowPath] = []

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel.text = "Row \(path.row)"
    configure(cell, path)
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    asked.append(path)
    return !fixed.contains(path.row)
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { movable.contains(path.row) }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> TableViewCell.EditingStyle {
    styles[path.row] ?? .delete
  }

  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool {
    !notIndented.contains(path.row)
  }
}

/// A table with such a source, 320 points wide.
struct EditingTable {
  let table: TableView
  let source = EditingSource()
  let scene: Scene

  init(_ table: TableView = TableView(), height: Double = 480, scale: Double = 1) {
    self.table = table
    table.frame = Rect(x: 0, y: 0, width: 320, height: height)
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    scene = Scene.inSettings(root: table, size: table.frame.size, scale: scale)
  }

  func tick() -> [TableViewCell] {
    scene.tick(at: 0)
    return table.visibleCells
  }

  func pixels() throws -> [UInt32] {
    scene.tick(at: 0)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    return surface.pixels()
  }
}
