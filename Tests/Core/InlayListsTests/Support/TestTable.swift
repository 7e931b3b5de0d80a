import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText

@testable import InlayLists
@testable import InlayViews

/// A data source of closures and counts.
final class TestSource: TableViewDataSource, TableViewDelegate {
  var counts: [Int]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var configure: (TableViewCell, RowPath) -> Void = { cell, path in cell.textLabel.text = "Row \(path.row)" }
  var decorations: [Int: Decoration] = [:]
  /// The rows that can be moved, of every section.
  var movable: Set<Int> = []
  var commit: (TableViewCell.EditingStyle, RowPath) -> Void = { _, _ in }
  private(set) var cellsAsked = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footers[section] }

  func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? { decorations[section] }

  /// Edited rows have controls, and no swipe deletes a row.
  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool { tableView.isEditing }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool { movable.contains(path.row) }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt path: RowPath
  ) { commit(editingStyle, path) }

  /// Input turned a switch that is the accessory of a row.
  var onSwitch: (_ isOn: Bool, RowPath) -> Void = { _, _ in }

  private func observeSwitch(of cell: TableViewCell, _ path: RowPath) {
    for case let control as Switch in [cell.accessoryView, cell.editingAccessories.onlyLayer] {
      let onChange = control.onChange
      control.onChange = { [weak self] in
        onChange?($0)
        self?.onSwitch($0, path)
      }
    }
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    configure(cell, path)
    observeSwitch(of: cell, path)
    return cell
  }
}

/// Row heights by a function.
final class HeightDelegate: TableViewDelegate {
  let height: (RowPath) -> Height?

  init(_ height: @escaping (RowPath) -> Height?) { self.height = height }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? { height(path) }
}

/// A table in a scene with a surface, ready to tick.
struct TestTable<Table: TableView> {
  let table: Table
  let source: TestSource
  let scene: Scene
  let surface: ImageSurface

  init(
    _ table: Table, counts: [Int], size: Size = Size(width: 320, height: 480), scale: Double = 1,
    style: TableViewCell.Style = .default, fonts: TextContext? = nil
  ) throws {
    self.table = table
    source = TestSource(counts)
    table.frame = Rect(origin: .zero, size: size)
    table.register(TableViewCell.self, style: style, forCellReuseIdentifier: "row")
    table.dataSource = source
    scene = Scene.inSettings(root: table, size: size, scale: scale, textContext: fonts)
    surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
  }

  var cells: [TableViewCell] { table.visibleCells }

  /// Ticks, paints, and returns the pixels.
  func picture(at time: Double = 0) throws -> Picture {
    scene.tick(at: time)
    try scene.render(into: surface)
    return Picture(surface)
  }
}

/// The number of visible layers in a tree. Cells keep some hidden ones for later use.
func layerCount(_ layer: Layer) -> Int {
  layer.sublayers.reduce(1) { $0 + ($1.isHidden ? 0 : layerCount($1)) }
}

extension Stage {
  /// The shadows of sections, by their numbers.
  var shadows: [Int: SectionShadow] {
    var shadows: [Int: SectionShadow] = [:]
    for part in frame[.shadow] where part.isInView { shadows[part.id.section] = layer(of: part) as? SectionShadow }
    return shadows
  }
}
