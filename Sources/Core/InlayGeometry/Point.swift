/// A position in a plane, in points unless a name contains "device".
///
/// It is encoded with the keys `x` and `y`.
public struct Point: Hashable, Codable, Sendable {
  /// The distance to the right from the origin, in points.
  public var x: Double
  /// The distance down from the origin, in points.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin: x and y are 0.
  public static let zero = Point(x: 0, y: 0)

  @inlinable public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

extension Point: CustomStringConvertible {
  public var description: String { "(\(x), \(y))" }
}
