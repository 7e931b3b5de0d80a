import InlayGraphics

/// The three measures of a window: the display's units, device pixels, and points of the scene.
struct WindowGeometry: Equatable {
  /// The size in the display's units, in which pointers are reported: pixels on X11, points of the compositor on
  /// Wayland.
  var unitWidth: Int
  var unitHeight: Int
  var pixelWidth: Int
  var pixelHeight: Int
  /// Device pixels per point.
  var scale: Double

  /// Device pixels per unit.
  var density: Double { unitWidth > 0 ? Double(pixelWidth) / Double(unitWidth) : 1 }

  /// The size of the scene, in points.
  var size: Size { Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }

  var bounds: DeviceRect { DeviceRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }

  /// A position in the display's units as a point of the scene.
  func point(x: Double, y: Double) -> Point { Point(x: x * density / scale, y: y * density / scale) }

  /// The position of a finger, 0...1 of the window, as a point of the scene.
  func point(ofFinger x: Float, _ y: Float) -> Point {
    Point(x: Double(x) * size.width, y: Double(y) * size.height)
  }

  /// A length in points as the display's units.
  func units(_ points: Double) -> Int { Int(clamping: (points * scale / density).rounded()) }
}
