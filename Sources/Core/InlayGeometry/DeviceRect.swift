/// A rectangle of whole device pixels.
@usableFromInline package struct DeviceRect: Hashable, Sendable {
  @usableFromInline package var minX: Int
  @usableFromInline package var minY: Int
  @usableFromInline package var maxX: Int
  @usableFromInline package var maxY: Int

  @inlinable package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package static let zero = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  @inlinable package var width: Int { max(0, maxX - minX) }
  @inlinable package var height: Int { max(0, maxY - minY) }
  @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The number of pixels inside.
  @inlinable package var area: Int { isEmpty ? 0 : (maxX - minX) * (maxY - minY) }
}

extension DeviceRect {
  /// The limit of device coordinates: beyond it Cairo's fixed-point numbers overflow and it silently paints nothing.
  @inlinable package static var limit: Int { 1 << 22 }

  /// Every pixel that the rectangle touches, within the limits of device geometry.
  @inlinable package init(covering rect: Rect) {
    self.init(
      minX: Self.pixel(below: rect.minX), minY: Self.pixel(below: rect.minY),
      maxX: Self.pixel(above: rect.maxX), maxY: Self.pixel(above: rect.maxY))
  }

  /// Every pixel that the rectangle fills wholly, within the limits of device geometry.
  @inlinable package init(inside rect: Rect) {
    self.init(
      minX: Self.pixel(above: rect.minX), minY: Self.pixel(above: rect.minY),
      maxX: Self.pixel(below: rect.maxX), maxY: Self.pixel(below: rect.maxY))
  }

  /// The pixel boundary at or before an edge.
  @inlinable package static func pixel(below edge: Double) -> Int {
    guard abs(edge) < Double(limit) else { return clamped(edge) }
    let pixel = Int(edge)
    return Double(pixel) > edge ? pixel - 1 : pixel
  }

  /// The pixel boundary at or after an edge.
  @inlinable package static func pixel(above edge: Double) -> Int {
    guard abs(edge) < Double(limit) else { return clamped(edge) }
    let pixel = Int(edge)
    return Double(pixel) < edge ? pixel + 1 : pixel
  }

  /// Limits an edge beyond the limit, or one that is not a number.
  @usableFromInline static func clamped(_ edge: Double) -> Int { Int(edge.limited(to: Double(limit))) }

  @inlinable package func contains(_ other: DeviceRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  @inlinable package func intersects(_ other: DeviceRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The common part, empty when there is none.
  @inlinable package func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable package func union(_ other: DeviceRect) -> DeviceRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return DeviceRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  @inlinable package func offsetBy(dx: Int, dy: Int) -> DeviceRect {
    DeviceRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}

extension DeviceRect: CustomStringConvertible {
  @usableFromInline package var description: String { "(\(minX), \(minY), \(width) x \(height) px)" }
}

extension Rect {
  /// A device rectangle with the same numbers.
  @inlinable package init(_ rect: DeviceRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
  }
}

extension DeviceRect {
  /// Calls the body with the parts of this rectangle outside another one: at most four disjoint rectangles.
  package func forEachPart(outside other: DeviceRect, _ body: (DeviceRect) -> Void) {
    if isEmpty { return }
    let hole = intersection(other)
    if hole.isEmpty { return body(self) }
    if hole.minY > minY { body(DeviceRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY)) }
    if hole.minX > minX { body(DeviceRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY)) }
    if hole.maxX < maxX { body(DeviceRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY)) }
    if hole.maxY < maxY { body(DeviceRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY)) }
  }

  /// Whether the pixels of both rectangles, which are not empty, form one rectangle.
  @inlinable package func makesRectangle(with other: DeviceRect) -> Bool {
    if minX == other.minX && maxX == other.maxX { return minY <= other.maxY && other.minY <= maxY }
    if minY == other.minY && maxY == other.maxY { return minX <= other.maxX && other.minX <= maxX }
    return contains(other) || other.contains(self)
  }

  /// The pixels of the union that are in neither rectangle.
  package func growth(with other: DeviceRect) -> Int {
    union(other).area - area - other.area + intersection(other).area
  }
}

/// The rule by which edges are rounded to device pixels.
extension Double {
  /// Returns this edge, in points, at the nearest boundary between device pixels; a tie goes to the lower one.
  ///
  /// Neighbours stay together: two rectangles that share an edge share it after snapping too.
  @inlinable package func snapped(toScale scale: Double) -> Double {
    // The sum is needed: numbers that are rounded up to zero would otherwise be -0.
    (self * scale - 0.5).rounded(.up) / scale + 0
  }

  /// Returns this length, in points, rounded up to whole device pixels, but not for a rounding error.
  @inlinable package func roundedUp(toScale scale: Double) -> Double {
    (self * scale - 1e-6).rounded(.up) / scale
  }

  /// The length without its last bits, in which sums of the same lengths in another order may differ.
  @inlinable package var withoutRoundingErrors: Double { (self * 1_048_576).rounded() / 1_048_576 }
}

extension Rect {
  /// The rectangle with each edge snapped to device pixels separately.
  @inlinable package func snapped(toScale scale: Double) -> Rect {
    Rect(
      minX: minX.snapped(toScale: scale), minY: minY.snapped(toScale: scale),
      maxX: maxX.snapped(toScale: scale), maxY: maxY.snapped(toScale: scale))
  }
}
