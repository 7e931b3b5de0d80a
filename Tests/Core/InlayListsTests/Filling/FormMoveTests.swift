import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews
import Testing

/// `Section.onMove(_:)`: rows of a form that the user reorders.
@Suite struct FormMoveTests {
  private final class Stage {
    var names = ["a", "b", "c", "d"]
    var others = ["x", "y"]
    private(set) var moves: [String] = []
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    private(set) lazy var form: Form = Form { [unowned self] in
      Section("Names") { for name in names { Row(name) } }.onMove { [unowned self] from, to in
        moves.append("\(from) to \(to)")
        names.insert(names.remove(at: from), at: to)
        form.update()
      }
      Section("Others") { for name in others { Row(name) } }
    }
    private(set) lazy var scene = Scene.inSettings(root: table, size: table.frame.size)

    init() {
      form.show(in: table)
      table.isEditing = true
      scene.tick(at: 0)
    }

    func send(_ phase: PointerEvent.Phase, _ y: Double) {
      scene.send(.pointer(PointerEvent(phase, at: Point(x: 275, y: y))))
    }

    /// Holds the handle of a row and moves it to the middle of another one.
    func hold(_ path: RowPath, over target: RowPath) {
      guard let start = table.rectForRow(at: path)?.center.y, let end = table.rectForRow(at: target)?.center.y else {
        return
      }
      send(.down, start)
      for part in [0.25, 0.5, 0.75, 1] { send(.moved, start + (end - start) * part) }
    }

    func drag(_ path: RowPath, to target: RowPath) {
      let end = table.rectForRow(at: target)?.center.y ?? 0
      hold(path, over: target)
      send(.up, end)
      scene.tick(at: scene.time + 1)
    }

    var shown: [String] { table.visibleCells.map(\.textLabel.text) }
  }

  private func row(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test("a dragged row is moved in the form, then the app moves it in its data, once")
  func moving() {
    let stage = Stage()
    stage.drag(row(0, 0), to: row(0, 2))
    #expect(stage.moves == ["0 to 2"] && stage.names == ["b", "c", "a", "d"])
    #expect(stage.shown == ["b", "c", "a", "d", "x", "y"])
    stage.drag(row(0, 3), to: row(0, 0))
    #expect(stage.moves == ["0 to 2", "3 to 0"] && stage.shown == ["d", "b", "c", "a", "x", "y"])
    stage.form.update()
    stage.scene.tick(at: 9)
    #expect(stage.shown == ["d", "b", "c", "a", "x", "y"], "the data has the order that the form shows")
  }

  @Test("a row stays in its section, and rows of other sections cannot be moved")
  func staying() {
    let stage = Stage()
    stage.drag(row(0, 1), to: row(1, 1))
    #expect(stage.moves == ["1 to 3"] && stage.shown == ["a", "c", "d", "b", "x", "y"])
    stage.drag(row(1, 1), to: row(0, 0))
    #expect(stage.moves == ["1 to 3"] && stage.shown == ["a", "c", "d", "b", "x", "y"])
  }

  @Test("an update of the form ends a drag: the row is where it was")
  func updated() {
    let stage = Stage()
    stage.hold(row(0, 0), over: row(0, 2))
    #expect(stage.shown == ["b", "c", "a", "d", "x", "y"] && stage.moves.isEmpty)
    stage.others = ["y", "z"]
    stage.form.update()
    stage.scene.tick(at: 1)
    #expect(stage.shown == ["a", "b", "c", "d", "y", "z"])
    stage.send(.cancelled, 0)
    stage.scene.tick(at: 2)
    #expect(stage.moves.isEmpty && stage.shown == ["a", "b", "c", "d", "y", "z"])
  }
}
