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
}
