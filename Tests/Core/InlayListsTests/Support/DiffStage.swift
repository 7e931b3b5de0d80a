import InlayGraphics
import InlayLayers
import InlayTestSupport

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// A table filled from snapshots, with heights and texts by item, ready to tick.
final class DiffStage: TableViewDelegate {
  typealias Source = DiffableDataSource<Int, Int>

  let table: TableView
  let source: Source
  let scene: Scene
  /// The contents of items beside their identifiers; changes are shown when a cell is filled again.
  let versions: Versions
  private(set) var problems: [String] = []
  private let surface: ImageSurface

  final class Versions {
    var values: [Int: Int] = [:]
    var titles: [Int: String] = [:]
    /// The items whose cells were asked for.
    var asked: [Int] = []
    /// Called before a cell is given.
    var willGiveCell: (Int) -> Void = { _ in }
  }

  init(
    _ table: TableView = TableView(), _ snapshot: Source.Snapshot, versions: Versions = Versions(),
    height: Double = 300
  ) throws {
    self.table = table
    self.versions = versions
    let size = Size(width: 200, height: height)
    table.frame = Rect(origin: .zero, size: size)
    table.allowsMultipleSelection = true
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    source = Source(tableView: table) { table, path, item in
      versions.asked.append(item)
      versions.willGiveCell(item)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Item \(item) \(versions.values[item] ?? 0)"
      return cell
    }
    source.headerTitle = { versions.titles[$0] ?? "Section \($0)" }
    source.footerTitle = { $0 % 2 == 0 ? "Footer" : nil }
    scene = Scene.inSettings(root: table, size: size)
    surface = try ImageSurface(for: scene)
    table.delegate = self
    table.rowHeight = .byDelegate
    source.apply(snapshot)
    scene.onProblem = { [unowned self] in problems.append($0.message) }
    scene.tick(at: 0)
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
    .fixed(20 + Double((source.itemIdentifier(for: path) ?? 0) % 7) * 4)
  }

  func picture(at time: Double = 0) throws -> Picture {
    scene.tick(at: time)
    try scene.render(into: surface)
    return Picture(surface)
  }

  /// A stage with the same rows, which had no others before.
  func fresh(_ table: TableView) throws -> DiffStage {
    let stage = try DiffStage(table, source.snapshot(), versions: versions, height: self.table.bounds.height)
    for path in self.table.selectedRowPaths { stage.table.selectRow(at: path) }
    stage.table.isEditing = self.table.isEditing
    stage.table.contentOffset = self.table.contentOffset
    return stage
  }

  /// The items of the visible rows, by the texts of their cells.
  var shown: [Int] { table.visibleCells.compactMap { Int($0.textLabel.text.split(separator: " ")[1]) } }

  var selected: Set<Int> { Set(table.selectedRowPaths.compactMap(source.itemIdentifier)) }

  var focused: Int? { table.focusedRowPath.flatMap(source.itemIdentifier) }

  func cell(of item: Int) -> TableViewCell? { source.rowPath(for: item).flatMap(table.cellForRow) }

  func select(_ items: Int...) { for item in items { source.rowPath(for: item).map { table.selectRow(at: $0) } } }
}
