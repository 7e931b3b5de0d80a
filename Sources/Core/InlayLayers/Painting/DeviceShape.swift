import InlayGraphics

/// An upright rounded rectangle in device pixels, with an upright rounded hole where it is a border.
///
/// Its numbers are multiples of 1/256 pixel, Cairo's own resolution, so that shapes with a whole-pixel distance have
/// equal tiles.
struct DeviceShape: Hashable, Sendable {
  var rect: Rect
  var radius: Double
  var corners: Corners
  var curve: CornerCurve
  /// The width of the border whose inside is the hole; nil if the shape is full.
  var border: Double?

  init(rect: Rect, radius: Double, corners: Corners, curve: CornerCurve = .circular, border: Double? = nil) {
    self.rect = rect.quantised
    let half = min(self.rect.width, self.rect.height) / 2
    let room = CornerCurve.largestRadius(in: self.rect.size, corners: corners)
    let rounded = corners.isEmpty ? 0 : min(Self.quantised(radius), room)
    self.radius = max(0, rounded)
    self.corners = self.radius > 0 ? corners : []
    self.curve = self.radius > 0 ? curve : .circular
    self.border = border.map(Self.quantised).flatMap { $0 < half ? $0 : nil }
  }

  /// Half values are rounded up on both sides of zero, also where a rounding error makes them a little smaller: a
  /// whole-pixel move leaves the remainder unchanged except for such errors.
  static func quantised(_ value: Double) -> Double { (value * 256 + halfStep).rounded(.down) / 256 }

  /// Half a step and a margin, which is wider than the tolerance of `PixelShift` and the steps of
  /// `Transform.relative(to:)`. Short binary and decimal fractions, typical of layouts, are not near the boundary.
  private static let halfStep = 0.503

  /// The empty middle of a border.
  var hole: Rect? { border.map { rect.insetBy(dx: $0, dy: $0) } }

  /// To be filled by the even-odd rule.
  var path: Path {
    var path = Path(roundedRect: rect, cornerRadius: radius, corners: corners, curve: curve)
    if let hole, let border {
      path.append(Path(roundedRect: hole, cornerRadius: radius - border, corners: corners, curve: curve))
    }
    return path
  }

  /// The extent of rounding and border from a corner, along a side.
  var reach: Double { max(curve.reach(radius: radius, in: rect.size, corners: corners), border ?? 0) }

  /// Whether the shape is a rectangle that cuts through no pixel.
  var isWholePixels: Bool {
    corners.isEmpty && border == nil && rect.minX == rect.minX.rounded() && rect.minY == rect.minY.rounded()
      && rect.maxX == rect.maxX.rounded() && rect.maxY == rect.maxY.rounded()
  }

  func offsetBy(dx: Double, dy: Double) -> DeviceShape {
    var shape = self
    shape.rect = rect.offsetBy(dx: dx, dy: dy)
    return shape
  }

  /// Mixes the numbers into one: every tile is looked up by its shape, and the hasher's own steps cost much more.
  func hash(into hasher: inout Hasher) {
    var mixed = UInt64(corners.rawValue)
    func mix(_ number: Double) {
      // Adding zero gives -0 the bits of 0, which it equals.
      mixed = (mixed ^ (number + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      mixed = mixed &<< 29 | mixed &>> 35
    }
    mix(rect.minX)
    mix(rect.minY)
    mix(rect.width)
    mix(rect.height)
    mix(radius)
    mix(border ?? -1)
    hasher.combine(mixed)
  }
}

extension Rect {
  /// The rectangle with every edge a multiple of 1/256 pixel. Its pixels are those of a rectangle at a whole-pixel
  /// distance, where rounding errors have an edge of one of them in the pixel before.
  var quantised: Rect {
    Rect(
      minX: DeviceShape.quantised(minX), minY: DeviceShape.quantised(minY), maxX: DeviceShape.quantised(maxX),
      maxY: DeviceShape.quantised(maxY))
  }
}

extension Double {
  /// The nearest whole number; half values are rounded up on both sides of zero, so that whole-pixel moves do not
  /// change the picture.
  var nearestPixel: Double { (self + 0.5).rounded(.down) }
}
