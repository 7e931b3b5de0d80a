import Inlay
import InlayControls
import InlayTesting
import Testing

@testable import Chores

/// The pictures were stored with Cairo 1.16.0, Pango 1.50.12, HarfBuzz 6.0.0 and FreeType 2.12.1 (Debian 12).
@Suite struct ChoresTests {
  /// An app in a scene with the fonts of InlayTesting.
  private struct Stage {
    let app = ChoresApp()
    let scene: Scene

    init() throws {
      scene = Scene(root: app.stack, size: Size(width: 390, height: 500), textContext: try .bundled())
    }
  }

  @Test("the list looks like this", arguments: SnapshotVariant.matrix(appearances: [.light, .dark]))
  func list(_ variant: SnapshotVariant) throws {
    expectSnapshot(of: try Stage().scene, "list", as: .picture, .tree, variant: variant)
  }

  @Test("the form of a chore looks like this")
  func form() throws {
    let stage = try Stage()
    stage.scene.tapRow("Water the tomatoes")
    expectSnapshot(of: stage.scene, "form", as: .picture, .tree)
  }

  @Test("a chore that is done moves to the other section")
  func done() throws {
    let stage = try Stage()
    stage.scene.tapRow("Wash the dishes")
    stage.scene.tapRow("Done", onControl: true)
    #expect(stage.app.household[0]?.isDone == true)
    #expect(stage.app.list.table.numberOfRows(inSection: 0) == 1)
    #expect(stage.app.list.table.numberOfRows(inSection: 1) == 2)
  }

  @Test("a deleted chore leaves the list, and its page closes")
  func delete() throws {
    let stage = try Stage()
    stage.scene.tapRow("Wash the dishes")
    stage.scene.tapRow("Delete Chore")
    #expect(stage.app.household[0] == nil)
    #expect(stage.app.stack.topPage === stage.app.list)
  }
}
