import InlayGraphics

extension ImageSurface {
  /// A surface of the size and scale of a scene.
  ///
  /// - Throws: `InlayError` when the scene has no pixels, or more than a surface can have.
  public convenience init(for scene: Scene) throws {
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
