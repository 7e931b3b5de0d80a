import InlayGraphics
import InlaySystem

extension Scene {
  /// Shows the scene at another size, and the root at all of it: the root's frame becomes that of the scene. The next
  /// tick lays out.
  ///
  /// Surfaces have one size: the next frame needs another one. O(1), without layout.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Device pixels per point; nil keeps the scale.
  public func resize(to size: Size, scale: Double? = nil) {
    self.size = size
    if let scale { self.scale = scale }
    let frame = Rect(origin: .zero, size: size)
    if root.frame != frame { root.frame = frame }
  }
}

extension ImageSurface {
  /// A surface of the size and scale of a scene.
  ///
  /// - Throws: `InlayError` when the scene has no pixels, or more than a surface can have.
  public convenience init(for scene: Scene) throws(InlayError) {
    try self.init(
      pixelWidth: Frame.pixels(scene.size.width, scene.scale),
      pixelHeight: Frame.pixels(scene.size.height, scene.scale), scale: scene.scale)
  }

  /// The bytes of the surface that a scene needs.
  package static func byteCount(for scene: Scene) -> Int {
    let pixels =
      Double(Frame.pixels(scene.size.width, scene.scale)) * Double(Frame.pixels(scene.size.height, scene.scale))
    return Int(clamping: pixels * 4)
  }
}
