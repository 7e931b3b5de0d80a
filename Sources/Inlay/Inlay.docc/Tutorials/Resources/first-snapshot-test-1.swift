import Inlay
import InlayTesting
import Testing

@testable import Teas

@Suite @MainActor struct TeasTests {
  private let app = TeaApp()

  private func scene() throws -> Scene {
    Scene(root: app.stack, size: Size(width: 390, height: 420), textContext: try .bundled())
  }

  @Test func list() throws {
    expectSnapshot(of: try scene(), "list", as: .picture, .tree)
  }
}
