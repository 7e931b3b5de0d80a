/// The target of a canvas that keeps drawings as shapes, glyphs and images, such as a page of an SVG or PDF file.
package protocol CanvasPage: AnyObject {
  /// Cairo's surface, whose unit is a point, alive as long as the page is.
  var surface: OpaquePointer? { get }
  var bounds: DeviceRect { get }

  /// An image's pixels: the same bitmap each time, so that the page stores them once.
  func bitmap(of image: Image) -> Bitmap

  /// Shows a run's glyphs at their exact positions, together with the text that they stand for.
  ///
  /// - Parameter context: Cairo's context on the surface.
  func show(_ run: GlyphRun, in context: OpaquePointer?)
}
