/// A rectangle by its origin (the corner of least x and y) and its size, in points unless a name contains "device".
///
/// Initialisers standardise negative sizes: the origin moves so that width and height are not negative. The far edges
/// are outside: `contains(_:)` is true for `minX <= x < maxX`.
public struct Rect: Hashable, Sendable {
  /// The corner with the least x and y, in points.
  public var origin: Point
  /// The width and height, in points; neither is negative.
  public var size: Size

  /// Creates a rectangle from a corner and a size, in points. A negative width or height reaches to the left or up.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: width < 0 ? x + width : x, y: height < 0 ? y + height : y)
    size = Size(width: abs(width), height: abs(height))
  }

  /// Creates a rectangle from a corner and a size, in points. A negative width or height reaches to the left or up.
  @inlinable public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The rectangle between two corners; empty when the far corner is before the near one.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    origin = Point(x: minX, y: minY)
    size = Size(width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  /// The rectangle at the origin with the size 0.
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The width in points.
  @inlinable public var width: Double { size.width }
  /// The height in points.
  @inlinable public var height: Double { size.height }
  /// The x coordinate of the left side, in points.
  @inlinable public var minX: Double { origin.x }
  /// The y coordinate of the upper side, in points.
  @inlinable public var minY: Double { origin.y }
  /// The x coordinate of the centre, in points.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the centre, in points.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The x coordinate of the right side, in points.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the lower side, in points.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The point in the middle, in points.
  @inlinable public var center: Point { Point(x: midX, y: midY) }
  /// Whether the width or the height is 0.
  @inlinable public var isEmpty: Bool { size.isEmpty }
}

extension Rect {
  /// Returns whether a point is in the rectangle. The left and upper sides belong to it, the right and lower sides do
  /// not.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether both rectangles have an area in common. Rectangles that only touch do not.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The common part; an empty rectangle at the nearer edges when there is none.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns the rectangle moved to the right by `dx` and down by `dy`, in points.
  @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with each side moved inwards (outwards where negative); sides do not pass each other.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle with each side moved inwards (outwards where negative); sides do not pass each other.
  @inlinable public func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top,
      maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }
}

extension Rect {
  /// The rectangle with each edge limited to ±`limit`, and edges that are not numbers at 0. O(1).
  @inlinable package func limited(to limit: Double) -> Rect {
    if abs(minX) <= limit && abs(minY) <= limit && maxX <= limit && maxY <= limit { return self }
    return Rect(
      minX: minX.limited(to: limit), minY: minY.limited(to: limit), maxX: maxX.limited(to: limit),
      maxY: maxY.limited(to: limit))
  }
}

extension Rect: CustomStringConvertible {
  public var description: String { "(\(minX), \(minY), \(width) x \(height))" }
}

/// Encoded with the keys `x`, `y`, `width` and `height`; negative sizes are standardised when they are decoded.
extension Rect: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y, width, height
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double { try values.decode(Double.self, forKey: key) }
    self.init(x: try number(.x), y: try number(.y), width: try number(.width), height: try number(.height))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(minX, forKey: .x)
    try values.encode(minY, forKey: .y)
    try values.encode(width, forKey: .width)
    try values.encode(height, forKey: .height)
  }
}
