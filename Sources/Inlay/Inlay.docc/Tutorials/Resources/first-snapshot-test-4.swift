import Inlay
import InlayTesting
import Testing

@testable import Teas

@Suite @MainActor struct TeasTests {
  private let app = TeaApp()

  private func scene() throws -> Scene {
    Scene(root: app.stack, size: Size(width: 390, height: 420), textContext: try .bundled())
  }

  @Test(
    arguments: SnapshotVariant.matrix(
      appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft], textScales: [1, 1.5]))
  func list(_ variant: SnapshotVariant) throws {
    expectSnapshot(of: try scene(), "list", as: .picture, .tree, variant: variant)
  }

  @Test func pressed() throws {
    expectSnapshot(of: try scene(), "pressed", as: .picture) { scene in
      scene.send(.pointer(PointerEvent(.down, at: Point(x: 195, y: 160))))
    }
  }

  @Test func spoken() throws {
    let scene = try scene()
    scene.tick(at: 0)
    expectSpoken(
      """
      Teas, heading
      list, 3 items
      Assam, 1 of 3
      Darjeeling, 2 of 3
      Sencha, 3 of 3
      """, by: scene)
  }
}
