import InlayGraphics
import InlayLayers

/// A surface that shows a scene's frames one after the other, each painted where it differs from the one before.
package final class IncrementalPicture {
  private let scene: Scene
  private var surface: ImageSurface
  /// Paints whole frames.
  private let reference = Renderer()

  package init(of scene: Scene) throws {
    self.scene = scene
    surface = try ImageSurface(for: scene)
  }

  /// The pixels after the last paint.
  package var picture: Picture { Picture(surface) }

  /// Paints the scene's last frame, on a new surface where it has another size.
  ///
  /// - Returns: The first pixel that differs from the frame painted whole; nil for none.
  package func problem() throws -> String? {
    guard let frame = scene.frame else { return "no frame" }
    if surface.pixelWidth != frame.pixelWidth || surface.pixelHeight != frame.pixelHeight {
      surface = try ImageSurface(for: scene)
    }
    try scene.render(into: surface)
    let whole = try ImageSurface(for: scene).painted(frame, by: reference)
    return picture.difference(from: Picture(whole)).map { "the whole picture differs: \($0)" }
  }
}
