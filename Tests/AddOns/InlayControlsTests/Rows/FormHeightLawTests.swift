import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Rows of automatic height after any walk of a form have the heights of a form that was made so.
@Suite struct FormHeightLawTests {
  private struct Item {
    let id: Int
    var kind: Int
    var length: Int
    var text: String

    var words: String { Array(repeating: "Wort", count: length).joined(separator: " ") }
  }

  private final class Stage {
    var items: [Item]
    let table: TableView
    let scene: Scene
    private(set) lazy var events = scene
    private(set) lazy var form = Form { [unowned self] in
      Section("Section") { for item in items { row(item) } }
    }

    init(_ items: [Item], size: Size) {
      self.items = items
      table = TableView(frame: Rect(origin: .zero, size: size), style: .insetGrouped)
      table.rowHeight = .automatic()
      scene = Scene(root: table, size: size, scale: 1)
      scene.onProblem = { _ in }
    }

    private func row(_ item: Item) -> Row {
      let title = "Title \(item.id)"
      let (words, length) = (item.words, item.length)
      let row: Row =
        switch item.kind {
        case 0: Row(words)
        case 1: Row(title, subtitle: words)
        case 2: Row(title, detail: words)
        case 3: Row(title, .textField(item.text) { [unowned self] in type($0, item.id) })
        case 4: Row("Some longer title \(item.id)", .badge(words))
        case 5: Row("Some longer title \(item.id)", .button(words) {})
        case 6: Row("Some longer title \(item.id)", .label(words))
        case 7:
          Row(
            "Some longer title \(item.id)",
            .segments((0...length).map { "Part \($0)" }, selectedIndex: 0) { _ in })
        case 8:
          Row(
            title,
            .view {
              View()
            } update: {
              $0.bounds.size = Size(width: 30, height: 20 + 20 * Double(length))
            })
        default: Row(title).configured { $0.detailTextLabel.text = words }
        }
      let value = item.kind == 3 ? item.text : "\(length)"
      return row.id(item.id).rules(
        for: value, .check { $0.count > 2 || $0 == "3" ? "Something is wrong with it" : nil })
    }

    func type(_ text: String, _ id: Int) {
      for index in items.indices where items[index].id == id { items[index].text = text }
    }

    /// A form that was made with these items and errors.
    func fresh() -> Stage {
      let stage = Stage(items, size: table.frame.size)
      (stage.scene.traits, stage.table.isEditing) = (scene.traits, table.isEditing)
      for (row, known) in zip(stage.form.sections[0].rows, form.sections[0].rows) where known.validation?.error != nil {
        row.validation?.check()
      }
      stage.form.show(in: stage.table)
      stage.scene.tick(at: 0)
      return stage
    }

    func item(_ path: RowPath) -> Item { items[path.row] }
  }

  private func item(_ id: Int, _ random: inout SeededRandom) -> Item {
    Item(id: id, kind: random.int(0...9), length: random.int(0...8), text: random.pick(["", "ab", "abc"]))
  }

  @Test("heights of rows are those of a table that was made so, after any walk of a form")
  func law() {
    withSeeds(120, long: 2_000) { random in
      var next = 20
      let items = (0..<random.int(1...12)).map { item($0, &random) }
      let stage = Stage(
        items, size: Size(width: Double(random.int(180...400)), height: random.pick([160, 300, 3_000])))
      let (table, scene) = (stage.table, stage.scene)
      stage.form.show(in: table)
      scene.tick(at: 0)
      var (time, steps) = (0.0, [String]())
      for _ in 0..<14 {
        let step = random.int(0...12)
        switch step {
        case 0...4:
          for _ in 0..<random.int(1...3) where !stage.items.isEmpty {
            let row = random.int(0...stage.items.count - 1)
            switch random.int(0...5) {
            case 0: stage.items.insert(stage.items.remove(at: row), at: random.int(0...stage.items.count))
            case 1: stage.items.remove(at: row)
            case 2: stage.items[row].text = random.pick(["", "ab", "abc"])
            default: stage.items[row].length = random.int(0...8)
            }
          }
          if random.chance(0.4) || stage.items.isEmpty {
            next += 1
            stage.items.insert(item(next, &random), at: random.int(0...stage.items.count))
          }
          stage.form.update(animated: random.chance(0.5))
        case 5: stage.form.validate()
        case 6: stage.form.clearErrors()
        case 7: scene.traits.textScale = random.pick([1, 1.5])
        case 8: table.isEditing.toggle()
        case 9:
          let fields = table.visibleCells.compactMap { $0.accessoryView as? TextField }
          if !fields.isEmpty {
            stage.events.focus(random.pick(fields), isVisible: false)
            stage.events.send(.text(TextEvent("x")))
          }
        case 10: stage.events.eventDispatcher.endFocus()
        default: table.contentOffset.y = random.double(0...max(0, table.maximumContentOffset.y)).rounded()
        }
        steps.append("\(step)")
        if random.chance(0.2) { continue }
        time += random.chance(0.6) ? 3 : 0.1
        scene.tick(at: time)
        scene.tick(at: time)
        guard table.rowMotion == nil else { continue }
        let fresh = stage.fresh()
        for path in table.visibleRowPaths {
          if fresh.table.cellForRow(at: path) == nil {
            fresh.table.scrollToRow(at: path, at: .top)
            fresh.scene.tick(at: 0)
          }
          let (height, wanted) = (table.rectForRow(at: path)?.height, fresh.table.rectForRow(at: path)?.height)
          guard height != wanted else { continue }
          let name = "row \(path.row) of kind \(stage.item(path).kind)"
          return "\(name) is \(height ?? 0) high, one made so \(wanted ?? 0), after \(steps)"
        }
      }
      return nil
    }
  }
}
