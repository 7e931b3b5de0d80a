import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Items of snapshots shown by rows as those of a form.
@Suite struct DiffableRowTests {
  /// Rows with all kinds of actions, which are noted.
  private final class Stage {
    var subtitles: Set<Int> = []
    var isOn = false
    var log: [String] = []
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    private(set) lazy var source = DiffableDataSource<Int, Int>(tableView: table) { [unowned self] in row($0) }
    private(set) lazy var scene = Scene(root: table, size: table.bounds.size)
    private(set) lazy var events = scene
    private(set) var problems: [String] = []

    init(_ items: [Int]) throws {
      scene.onProblem = { [unowned self] in problems.append($0.message) }
      try show([items])
    }

    func row(_ item: Int) -> Row {
      switch item % 4 {
      case 0: Row("Row \(item)")
      case 1: Row("Switch \(item)", .switch(isOn: isOn) { [self] in log.append("switch \(item) \($0)") })
      case 2:
        Row("Tap \(item)") { [self] in log.append("tap \(item)") }.onDelete { [self] in log.append("delete \(item)") }
      default:
        Row(
          "Detail \(item)", subtitle: subtitles.contains(item) ? "Below" : nil,
          .info { [self] in log.append("detail \(item)") })
      }
    }

    func show(_ sections: [[Int]], reloading: [Int] = [], reconfiguring: [Int] = []) throws {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      for (section, items) in sections.enumerated() {
        try snapshot.appendSections([section])
        try snapshot.appendItems(items)
      }
      try snapshot.reloadItems(reloading)
      try snapshot.reconfigureItems(reconfiguring)
      source.apply(snapshot)
      scene.tick(at: scene.time)
    }

    /// A tap in the row of an item, so far from its trailing end.
    func tap(_ item: Int, fromEnd distance: Double) {
      guard let rect = source.rowPath(for: item).flatMap(table.rectForRow) else { return }
      let column = table.cellForRow(at: source.rowPath(for: item) ?? RowPath(section: 0, row: 0))?.frame ?? rect
      events.tap(at: table.convert(Point(x: column.maxX - distance, y: rect.midY), to: nil))
      scene.tick(at: scene.time)
    }
  }

  @Test("taps, switches and detail buttons call the actions of the item's present row")
  func actions() throws {
    let stage = try Stage([0, 1, 2, 3])
    try stage.show([[3, 2], [1, 0]])
    for item in 0..<4 {
      stage.tap(item, fromEnd: 150)
      stage.tap(item, fromEnd: 40)
    }
    #expect(stage.log == ["switch 1 true", "tap 2", "tap 2", "detail 3"])
    #expect(stage.table.selectedRowPaths == [] && stage.problems == [])
  }

  @Test("rows without an action are not highlighted")
  func highlighting() throws {
    let stage = try Stage([0, 1, 2, 3])
    #expect(stage.table.delegate == nil)
    func isHighlighted(_ section: Int, _ row: Int) -> Bool {
      defer { stage.table.unhighlightRow() }
      return stage.table.highlightRow(at: RowPath(section: section, row: row))
    }
    #expect((0..<4).map { isHighlighted(0, $0) } == [false, false, true, false])
    #expect(!isHighlighted(4, 9), "a row that does not exist")
  }

  @Test("only rows with an action for it have a minus, which calls it")
  func editing() throws {
    let stage = try Stage([0, 1, 2, 3])
    stage.table.isEditing = true
    stage.scene.tick(at: 0)
    #expect(stage.table.visibleCells.map(\.editingStyle) == [.none, .none, .delete, .none])
    let control = stage.table.visibleCells[2].editingControl
    stage.events.tap(at: control?.convert(Point(x: 11, y: 11), to: nil) ?? .zero)
    #expect(stage.log == ["delete 2"])
  }

  @Test("a row changes when its item is filled again, and its kind of cell when it is reloaded")
  func changes() throws {
    let stage = try Stage([1, 3])
    stage.isOn = true
    stage.subtitles = [3]
    let cells = stage.table.visibleCells
    #expect(cells.map(\.isOn) == [false, false] && cells.map(\.style) == [.value1, .value1])
    try stage.show([[1, 3]], reloading: [3], reconfiguring: [1])
    #expect(stage.table.visibleCells[0] === cells[0])
    #expect(stage.table.visibleCells.map(\.isOn) == [true, false])
    #expect(stage.table.visibleCells.map(\.style) == [.value1, .subtitle])
    #expect(stage.table.visibleCells.map(\.detailTextLabel.text) == ["", "Below"] && stage.problems == [])
  }

  @Test(
    "any sequence of snapshots has the picture of a form with the same rows", arguments: 1...4 as ClosedRange<UInt64>)
  func picture(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let stage = try Stage(Array(0..<6))
    for _ in 0..<12 {
      let items = Array(0..<12).shuffled(using: &random).prefix(random.int(0...9))
      let cut = random.int(0...items.count)
      let lists = [Array(items.prefix(cut)), Array(items.dropFirst(cut))]
      stage.isOn = random.chance(0.5)
      stage.subtitles = Set((0..<12).filter { _ in random.chance(0.5) })
      try stage.show(lists, reloading: Array(items))
      let form = Form {
        for (number, list) in lists.enumerated() {
          Section { for item in list { stage.row(item) } }.id(number)
        }
      }
      let table = TableView(frame: stage.table.frame, style: .insetGrouped)
      form.show(in: table)
      let scene = Scene(root: table, size: table.bounds.size)
      let difference = try stage.scene.picture().difference(from: try scene.picture())
      #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    }
    #expect(stage.problems == [])
  }

  @Test("a refresh control takes its action when it is made")
  func refreshing() {
    var count = 0
    RefreshControl { count += 1 }.onRefresh?()
    #expect(count == 1)
  }
}
