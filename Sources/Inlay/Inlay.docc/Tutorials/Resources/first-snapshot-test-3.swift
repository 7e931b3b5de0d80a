import Inlay
import InlayTesting
import Testing

@testable import Teas

@Suite @MainActor struct TeasTests {
  private let app = TeaApp()

  private func scene() throws -> Scene {
    let size = Size(width: 390, height: 420)
    app.stack.frame = Rect(origin: .zero, size: size)
    return Scene(root: app.stack, size: size, textContext: try .bundled())
  }

  @Test(
    arguments: SnapshotVariant.matrix(
      appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft], textScales: [1, 1.5]))
  func list(_ variant: SnapshotVariant) throws {
    expectSnapshot(of: try scene(), "list", as: .picture, .tree, variant: variant)
  }

  @Test func pressed() throws {
    expectSnapshot(of: try scene(), "pressed", as: .picture) { events in
      events.send(.pointer(PointerEvent(.down, at: Point(x: 195, y: 160))))
    }
  }
}
