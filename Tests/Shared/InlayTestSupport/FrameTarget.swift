import InlayGraphics
import InlayLayers
import InlaySystem

/// A surface, and the pixels that a person sees: its own, or those of a display that moves pixels itself, as X servers
/// do. Such a display gets the painted pixels; all others of the surface are wrong.
package final class FrameTarget {
  package let shown: ImageSurface
  private let surface: ImageSurface

  package init(pixelWidth: Int, pixelHeight: Int, scale: Double, isMovedByDisplay: Bool) throws {
    surface = try ImageSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
    surface.movesPixels = !isMovedByDisplay
    shown =
      isMovedByDisplay ? try ImageSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale) : surface
  }

  package convenience init(for frame: Frame, isMovedByDisplay: Bool) throws {
    try self.init(
      pixelWidth: frame.pixelWidth, pixelHeight: frame.pixelHeight, scale: frame.scale,
      isMovedByDisplay: isMovedByDisplay)
  }

  /// - Parameter paint: Paints a frame into the surface.
  package func show(_ paint: (ImageSurface) throws -> FrameReport) throws -> FrameReport {
    if surface.movesPixels { return try paint(surface) }
    surface.bitmap.withMutablePixels { _ = $0.initializeMemory(as: UInt8.self, repeating: 0xA5) }
    let report = try paint(surface)
    for copy in report.copies {
      // A display without these pixels has no others.
      guard copy.source.intersection(shown.bounds) == copy.source, copy.rect.intersection(shown.bounds) == copy.rect
      else { throw InlayError(.invalidArgument, "\(copy) lies outside the pixels") }
      shown.bitmap.move(copy.source, dx: copy.dx, dy: copy.dy)
    }
    for damage in report.damage { shown.bitmap.copy(damage.pixels, from: surface.bitmap) }
    return report
  }
}
