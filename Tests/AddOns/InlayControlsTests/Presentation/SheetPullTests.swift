import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls
@testable import InlayLists

/// A sheet is pulled down by its content where nothing inside scrolls that way.
@Suite struct SheetPullTests {
  private struct Stage {
    let rows = BlankRows(50)
    let table = TableView()
    let sheet: Sheet
    let scene: Scene

    init(offset: Double = 0, refreshes: Bool = false) {
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      if refreshes { table.refreshControl = RefreshControl() }
      scene = Scene(
        root: View(frame: Rect(x: 0, y: 0, width: 320, height: 600)), size: Size(width: 320, height: 600))
      sheet = Sheet(table)
      scene.tick(at: 0)
      sheet.present(in: scene, animated: false)
      scene.tick(at: 1)
      table.contentOffset.y = offset
      scene.tick(at: 2)
    }

    /// - Returns: Whether the sheet is gone.
    func drag(by height: Double) -> Bool {
      let start = Point(x: 160, y: 200)
      var time = 3.0
      for step in 0...10 {
        time += 0.05
        scene.tick(at: time)
        let point = Point(x: 160, y: start.y + height * Double(step) / 10)
        _ = scene.send(.pointer(PointerEvent(step == 0 ? .down : .moved, at: point, time: time)))
      }
      time += 0.5
      _ = scene.send(.pointer(PointerEvent(.up, at: Point(x: 160, y: start.y + height), time: time)))
      scene.tick(at: time + 2)
      return !sheet.isPresented
    }
  }

  @Test("a list at its top pulls its sheet down; one that is scrolled, or is pulled to refresh it, scrolls")
  func list() {
    #expect(Stage().drag(by: 350))
    #expect(!Stage().drag(by: 60), "not far enough")
    #expect(!Stage().drag(by: -150))
    let scrolled = Stage(offset: 500)
    #expect(!scrolled.drag(by: 350) && scrolled.table.contentOffset.y < 500)
    #expect(!Stage(refreshes: true).drag(by: 350))
  }
}
