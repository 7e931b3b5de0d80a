import InlayGraphics
import InlaySystem

extension Frame {
  /// Paints the differences between the frame and the one that a surface shows, as `Scene.render(into:)` does, where
  /// the scene is not at hand, such as in another isolation domain.
  ///
  /// - Parameters:
  ///   - surface: A surface with as many pixels as the frame, or with the frame's size at the surface's scale.
  ///   - context: Keeps shadows, round corners and scaled images from one call to the next; nil makes them again.
  /// - Throws: `InlayError` when the surface has another size, and when memory cannot be allocated; the surface is then
  ///   painted completely the next time.
  @discardableResult
  public func render(into surface: ImageSurface, in context: RenderContext? = nil) throws(InlayError) -> FrameReport {
    let renderer = context.map { Renderer(tiles: $0.tiles) } ?? Renderer()
    return try renderer.render(self, into: surface)
  }
}
