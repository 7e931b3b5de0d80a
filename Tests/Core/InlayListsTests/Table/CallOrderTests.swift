import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// The order in which a table calls its app, which no picture shows.
@Suite struct CallOrderTests {
  /// Tells the app that the clients of a tick have acted, and its layout comes.
  private final class LayoutMark: TickClient {
    let app: CallOrderApp
    init(_ app: CallOrderApp) { self.app = app }

    var nextTickTime: Double? { nil }
    func advance(to time: Double) -> Bool {
      app.moment = .layout
      // What updates carried ends in a tick.
      app.forgetCalls()
      return false
    }
  }

  /// A table of an app, and random steps of it.
  private final class Steps {
    let app = CallOrderApp()
    let table = TableView(style: .plain)
    let scene: Scene
    var random: SeededRandom
    private var names = 0
    /// A scene does not keep its clients.
    private let mark: LayoutMark
    /// Whether the last layout moved the content, and so looked twice at what is in view.
    private var wasMoved = false
    /// Whether an update was running: what it carried ends before other parts do.
    private var wasRunning = false

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      mark = LayoutMark(app)
      scene = Scene.inSettings(root: table, size: Size(width: 200, height: 300))
      table.frame = Rect(x: 0, y: 0, width: 200, height: 300)
      table.rowHeight = .byDelegate
      table.sectionHeadersPinToVisibleBounds = random.chance(0.5)
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
      app.sections = (0..<random.int(1...5)).map { _ in section() }
      table.dataSource = app
      table.delegate = app
    }

    private func name() -> Int {
      names += 1
      return names
    }

    private func section() -> CallOrderApp.Section {
      CallOrderApp.Section(name: name(), rows: (0..<random.int(0...8)).map { _ in name() })
    }

    func step() throws {
      switch random.int(0...11) {
      case 0...3:
        let most = max(0, table.contentSize.height - table.bounds.height)
        let distance = random.chance(0.8) ? random.double(-90...90) : random.double(-900...900)
        table.contentOffset.y = min(max(0, (table.contentOffset.y + distance).rounded()), most)
      case 4...6: try updateRows()
      case 7: try updateSections()
      case 8:
        if random.chance(0.3) { app.sections = (0..<random.int(0...5)).map { _ in section() } }
        table.reloadData()
      case 9: table.isEditing.toggle()
      case 10: table.frame.size = Size(width: Double(random.int(100...300)), height: Double(random.int(0...400)))
      default:
        if random.chance(0.5) {
          scene.traits.appearance = random.pick(Appearance.allCases)
        } else {
          scene.theme = random.pick(Theme.builtIn)
        }
      }
    }

    private func perform(_ updates: TableUpdates, _ sections: [CallOrderApp.Section]) throws {
      let isAnimated = random.chance(0.7)
      app.sections = sections
      try table.apply(updates, animated: isAnimated)
    }

    private func updateRows() throws {
      var (updates, sections) = (TableUpdates(), app.sections)
      let animation = random.pick(RowAnimation.allCases)
      guard let number = sections.indices.randomElement(using: &random) else { return }
      let count = sections[number].rows.count
      switch random.int(0...3) {
      case 0 where count > 0:
        let first = random.int(0...count - 1)
        let range = first...random.int(first...min(first + 3, count - 1))
        sections[number].rows.removeSubrange(range)
        updates.deleteRows(at: range.map { RowPath(section: number, row: $0) }, with: animation)
      case 1 where count > 0:
        let row = random.int(0...count - 1)
        sections[number].rows[row] = name()
        updates.reloadRows(at: [RowPath(section: number, row: row)], with: animation)
      case 2 where count > 0:
        let row = sections[number].rows.remove(at: random.int(0...count - 1))
        let other = random.int(0...sections.count - 1)
        let place = random.int(0...sections[other].rows.count)
        let old = app.sections[number].rows.firstIndex(of: row) ?? 0
        sections[other].rows.insert(row, at: place)
        updates.moveRow(at: RowPath(section: number, row: old), to: RowPath(section: other, row: place))
      default:
        let row = random.int(0...count)
        let new = (0..<random.int(1...4)).map { _ in name() }
        sections[number].rows.insert(contentsOf: new, at: row)
        updates.insertRows(at: new.indices.map { RowPath(section: number, row: row + $0) }, with: animation)
      }
      try perform(updates, sections)
    }

    private func updateSections() throws {
      var (updates, sections) = (TableUpdates(), app.sections)
      let animation = random.pick(RowAnimation.allCases)
      let number = sections.indices.randomElement(using: &random)
      switch (random.int(0...3), number) {
      case (0, let number?):
        sections.remove(at: number)
        updates.deleteSections([number], with: animation)
      case (1, let number?):
        sections[number] = section()
        updates.reloadSections([number], with: animation)
      case (2, let number?):
        let moved = sections.remove(at: number)
        let other = random.int(0...sections.count)
        sections.insert(moved, at: other)
        updates.moveSection(number, toSection: other)
      default:
        let place = random.int(0...sections.count)
        sections.insert(section(), at: place)
        updates.insertSections([place], with: animation)
      }
      try perform(updates, sections)
    }

    /// A tick: at first its clients act, then the table lays itself out.
    func tick() {
      app.moment = .tick
      scene.addTickClient(mark)
      let offset = table.contentOffset
      wasRunning = table.rowMotion != nil
      scene.tick(at: scene.time + random.pick([0, 0.016, 0.1, 0.4]))
      wasMoved = table.contentOffset != offset
      app.moment = .outside
    }

    var problem: String? {
      if let problem = app.orderProblem(mayRepeat: wasMoved, endsCarried: wasRunning) { return problem }
      app.updateWaiting()
      if app.waiting.count != table.stage.cellPool.waitingCount {
        return "\(table.stage.cellPool.waitingCount) cells wait, of which \(app.waiting.count) ended"
      }
      let cells = table.visibleCells
      for cell in cells {
        guard let path = cell.rowPath else { return "a visible cell has no row" }
        if !app.isShown(cell) { return "\(path) is in view and was not told" }
        if app.names[ObjectIdentifier(cell)] != app.sections[path.section].rows[path.row] {
          return "\(path) has the cell of another row"
        }
      }
      return Set(cells.map(ObjectIdentifier.init)).count == cells.count ? nil : "a cell has two rows"
    }
  }

  @Test(
    "what ends is told before anything is made, and both in the order of the parts; the last cell of a row at the same position is used first"
  )
  func order() {
    var reused = 0
    withSeeds(100, long: 10_000) { random in
      let steps = Steps(seed: random.seed)
      steps.tick()
      for number in 0..<40 {
        do { try steps.step() } catch { return "step \(number): \(error)" }
        if let problem = steps.app.problems.first { return "step \(number): \(problem)" }
        steps.app.forgetCalls()
        for _ in 0..<steps.random.int(1...2) {
          steps.tick()
          if let problem = steps.problem { return "step \(number): \(problem)" }
          steps.app.forgetCalls()
        }
      }
      reused += steps.app.reused
      return nil
    }
    #expect(reused > 100)
  }
}
