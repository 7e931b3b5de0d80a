import Inlay
import InlayControls
import InlayTesting
import Testing

@testable import Chores

/// The pictures were stored with Cairo 1.16.0, Pango 1.50.12, HarfBuzz 6.0.0 and FreeType 2.12.1 (Debian 12).
@Suite struct ChoresTests {
  /// An app in a scene with the fonts of InlayTesting, and the events of a user.
  private struct Stage {
    let app = ChoresApp()
    let scene: Scene
    let events: EventDispatcher

    init() throws {
      let size = Size(width: 390, height: 500)
      app.stack.frame = Rect(origin: .zero, size: size)
      scene = Scene(root: app.stack, size: size, textContext: try .bundled())
      events = scene.eventDispatcher
      scene.tick(at: 0)
    }

    /// Taps a row of the page on top: at its middle, or at the control at its end.
    func tap(_ path: RowPath, atEnd: Bool = false) throws {
      let table = try #require(app.stack.topPage as? FormPage).table
      let rect = try #require(table.rectForRow(at: path))
      let point = Point(x: atEnd ? rect.maxX - 40 : rect.midX, y: rect.midY)
      events.tap(at: table.convert(point, to: scene.root))
      scene.tickUntilRest()
    }
  }

  @Test("the list looks like this", arguments: SnapshotVariant.matrix(appearances: [.light, .dark]))
  func list(_ variant: SnapshotVariant) throws {
    expectSnapshot(of: try Stage().scene, "list", as: .picture, .tree, variant: variant)
  }

  @Test("the form of a chore looks like this")
  func form() throws {
    let stage = try Stage()
    try stage.tap(RowPath(section: 0, row: 1))
    expectSnapshot(of: stage.scene, "form", as: .picture, .tree)
  }

  @Test("a chore that is done moves to the other section")
  func done() throws {
    let stage = try Stage()
    try stage.tap(RowPath(section: 0, row: 0))
    try stage.tap(RowPath(section: 0, row: 2), atEnd: true)
    #expect(stage.app.household[0]?.isDone == true)
    #expect(stage.app.list.table.numberOfRows(inSection: 0) == 1)
    #expect(stage.app.list.table.numberOfRows(inSection: 1) == 2)
  }

  @Test("a deleted chore leaves the list, and its page closes")
  func delete() throws {
    let stage = try Stage()
    try stage.tap(RowPath(section: 0, row: 0))
    try stage.tap(RowPath(section: 1, row: 0))
    #expect(stage.app.household[0] == nil)
    #expect(stage.app.stack.topPage === stage.app.list)
  }
}
