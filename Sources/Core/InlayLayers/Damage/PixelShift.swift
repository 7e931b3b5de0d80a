import InlayGraphics

/// The visible area at a node, in device pixels: the same in both frames.
struct VisibleArea: Equatable {
  /// Rounded outwards: nothing is painted outside.
  var outer: DeviceRect
  /// Rounded inwards: no clip cuts a pixel here, except at rounded corners.
  var inner: DeviceRect
  /// The pixels without the corners too: layers here cover pixels completely.
  var whole: DeviceRect

  init(_ canvas: DeviceRect) {
    outer = canvas
    inner = canvas
    whole = canvas
  }

  /// Clips to the bounds of a body that masks.
  mutating func cut(to body: NodeBody, in space: Transform) {
    let rect = body.bounds.applying(space)
    outer = outer.intersection(DeviceRect(covering: rect))
    inner = inner.intersection(DeviceRect(inside: rect))
    whole = whole.intersection(body.wholePixels(in: space))
  }

  /// Clips to whole pixels.
  mutating func cut(to pixels: DeviceRect) {
    outer = outer.intersection(pixels)
    inner = inner.intersection(pixels)
    whole = whole.intersection(pixels)
  }
}

/// A distance in whole device pixels.
struct PixelShift: Equatable {
  var dx: Int
  var dy: Int

  var isZero: Bool { dx == 0 && dy == 0 }

  /// The distance between two positions; nil where it is not whole, or longer than any surface.
  init?(dx: Double, dy: Double) {
    let x = dx.rounded()
    let y = dy.rounded()
    guard abs(dx - x) < Self.tolerance, abs(dy - y) < Self.tolerance, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
    self.dx = Int(clamping: x)
    self.dy = Int(clamping: y)
  }

  /// The rounding error of adding distant offsets. Painting rounds to 1/256 of a pixel.
  private static let tolerance = 1e-7

  /// The distance between two spaces; nil if they differ otherwise.
  init?(from old: Transform, to new: Transform) {
    guard old.a == new.a, old.b == new.b, old.c == new.c, old.d == new.d else { return nil }
    self.init(dx: new.tx - old.tx, dy: new.ty - old.ty)
  }

  /// The distance between two rectangles of equal size.
  init?(from old: Rect, to new: Rect) {
    guard abs(old.width - new.width) < Self.tolerance, abs(old.height - new.height) < Self.tolerance else { return nil }
    self.init(dx: new.minX - old.minX, dy: new.minY - old.minY)
  }
}
