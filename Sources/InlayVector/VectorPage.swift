import CCairo
import InlayGraphics

/// A page that keeps drawings as shapes, glyphs and images. Belongs to one isolation domain.
final class VectorPage: CanvasPage {
  let surface: OpaquePointer?
  let bounds: DeviceRect
  /// The target of the surface, retained for it.
  private let output: AnyObject
  private var bitmaps: [ObjectIdentifier: Bitmap] = [:]

  /// Takes ownership of a Cairo surface that writes to `output`, and whose unit is a point.
  init(taking surface: OpaquePointer?, size: Size, output: AnyObject) {
    self.surface = surface
    self.output = output
    bounds = DeviceRect(covering: Rect(origin: .zero, size: size))
  }

  deinit {
    // Until then, the surface may read its images and write its output.
    FontLock.hold {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// The bitmap is retained by the page, which reads it when it is written.
  func bitmap(of image: Image) -> Bitmap {
    let key = ObjectIdentifier(image)
    if let known = bitmaps[key] { return known }
    let bitmap = Bitmap(sharing: image)
    bitmaps[key] = bitmap
    return bitmap
  }
}
