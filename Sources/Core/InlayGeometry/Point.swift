/// A position in a plane, in points unless a name says device.
///
/// It is encoded with the keys `x` and `y`.
public struct Point: Hashable, Codable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  @inlinable public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

extension Point: CustomStringConvertible {
  public var description: String { "(\(x), \(y))" }
}
