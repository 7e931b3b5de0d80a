import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Presses of rows that go before they are released.
@Suite struct GonePressTests {
  private final class Listener: TableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: TableView, didHighlightRowAt path: RowPath) { log.append("down \(path.row)") }
    func tableView(_ tableView: TableView, didUnhighlightRowAt path: RowPath) { log.append("up \(path.row)") }
  }

  @Test("the delegate hears once of the end of a press whose row goes, by the path before")
  func goes() throws {
    let deeds: [(name: String, up: Int, deed: (TestTable<TableView>) throws -> Void)] = [
      ("nothing", 2, { _ in }),
      (
        "deleted", 2,
        {
          $0.source.counts = [19, 3]
          try $0.table.deleteRows(at: [RowPath(section: 0, row: 2)])
        }
      ),
      (
        "deleted, animated", 2,
        {
          $0.source.counts = [19, 3]
          try $0.table.deleteRows(at: [RowPath(section: 0, row: 2)], with: .fade)
        }
      ),
      (
        "its section deleted", 2,
        {
          $0.source.counts = [3]
          try $0.table.deleteSections([0])
        }
      ),
      ("its section reloaded", 2, { try $0.table.reloadSections([0], with: .left) }),
      ("reloaded", 2, { try $0.table.reloadRows(at: [RowPath(section: 0, row: 2)]) }),
      (
        "moved by an insertion", 3,
        {
          $0.source.counts = [21, 3]
          try $0.table.insertRows(at: [RowPath(section: 0, row: 0)])
        }
      ),
      ("all reloaded", 2, { $0.table.reloadData() }),
      (
        "all gone", 2,
        {
          $0.source.counts = []
          $0.table.reloadData()
        }
      ),
      ("no data source", 2, { $0.table.dataSource = nil }),
      ("hidden", 2, { $0.table.isHidden = true }),
      ("removed", 2, { $0.table.removeFromSuperlayer() }),
      (
        "refused", 2,
        {
          try? $0.table.deleteRows(at: [RowPath(section: 0, row: 2)])
        }
      ),
    ]
    for (name, up, deed) in deeds {
      for isTimed in [true, false] {
        let table = TableView(style: .plain)
        let root = Layer()
        let test = try TestTable(table, counts: [20, 3], size: Size(width: 200, height: 220))
        _ = root
        let listener = Listener()
        table.delegate = listener
        let holder = Layer()
        holder.frame = table.frame
        let scene: Scene
        if name == "removed" {
          // A table in a layer, which it can leave.
          let other = TableView(frame: table.frame, style: .plain)
          other.register(TableViewCell.self, forCellReuseIdentifier: "row")
          other.dataSource = test.source
          other.delegate = listener
          holder.addSublayer(other)
          scene = Scene.inSettings(root: holder, size: table.frame.size)
          try press(scene, isTimed) { other.removeFromSuperlayer() }
        } else {
          scene = test.scene
          try press(scene, isTimed) { try deed(test) }
        }
        #expect(listener.log == ["down 2", "up \(up)"], "\(name), timed \(isTimed)")
      }
    }
  }

  /// Presses the third row, does something, and releases.
  private func press(_ scene: Scene, _ isTimed: Bool, _ deed: () throws -> Void) throws {
    scene.tick(at: 0)
    func send(_ phase: PointerEvent.Phase, _ time: Double) {
      scene.send(.pointer(PointerEvent(phase, at: Point(x: 50, y: 100), time: isTimed ? time : nil)))
    }
    send(.down, 1)
    scene.tick(at: 1.5)
    try deed()
    scene.tick(at: 1.6)
    send(.up, 1.7)
    for time in [1.8, 3, 9] { scene.tick(at: time) }
  }
}
