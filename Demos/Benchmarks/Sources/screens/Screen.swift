import Inlay

/// A scene with its picture. Each frame is a 60th of a second after the one before.
final class Screen {
  let scene: Scene
  private var surface: ImageSurface

  init(_ root: Layer, size: Size, scale: Double = 1, context: RenderContext = RenderContext()) throws {
    root.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: root, size: size, scale: scale, context: context)
    surface = try ImageSurface(for: scene)
  }

  /// Ticks, paints, and returns the number of painted pixels.
  @discardableResult
  func frame() throws -> Int {
    scene.tick(at: scene.time + 1.0 / 60)
    return try scene.render(into: surface).pixelsPainted
  }

  func frames(_ count: Int) throws {
    for _ in 0..<count { try frame() }
  }

  /// A frame with another size, as while somebody drags a window's edge.
  func resize(_ root: Layer, to size: Size) throws -> Int {
    root.frame.size = size
    scene.resize(to: size)
    surface = try ImageSurface(for: scene)
    return try frame()
  }
}
