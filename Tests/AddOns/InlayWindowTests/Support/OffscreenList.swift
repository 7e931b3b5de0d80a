import Inlay

@testable import InlayWindow

/// The same list as in a window, without one.
@MainActor
final class OffscreenList {
  let list = TestList()
  let scene: Scene
  private let events: Scene

  init(size: Size, scale: Double) {
    scene = Scene(root: WindowRoot(list.table), size: size, scale: scale)
    scene.backgroundColor = .token(.tableBackground)
    events = scene
    scene.eventDispatcher.keepsFocus = true
    scene.resize(to: size)
  }

  func send(_ inputs: [Event]) {
    for input in inputs { events.send(input) }
  }

  /// At rest: without alpha, as screens have it.
  func pixels() throws -> [UInt32] {
    repeat { scene.tick(at: scene.time + 0.05) } while !scene.isAtRest
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    return surface.pixels().map { $0 | 0xFF00_0000 }
  }
}

extension Window {
  /// What was painted, without alpha.
  func surfacePixels() throws -> [UInt32] { presenter?.surface.pixels().map { $0 | 0xFF00_0000 } ?? [] }
}
