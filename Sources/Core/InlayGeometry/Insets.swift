/// Distances inwards from the four sides of a rectangle, in points.
///
/// They are encoded with the keys `top`, `left`, `bottom` and `right`.
public struct Insets: Hashable, Codable, Sendable {
  /// The distance from the upper side, in points.
  public var top: Double
  /// The distance from the left side, in points.
  public var left: Double
  /// The distance from the lower side, in points.
  public var bottom: Double
  /// The distance from the right side, in points.
  public var right: Double

  /// Creates insets from four distances, in points; 0 by default.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets with the same distance from all four sides, in points.
  @inlinable public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Insets with one distance from the left and right sides and one from the top and the bottom, in points.
  @inlinable public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Insets of 0 on every side.
  public static let zero = Insets()

  @inlinable package var horizontal: Double { left + right }
  @inlinable package var vertical: Double { top + bottom }
}

extension Insets: CustomStringConvertible {
  public var description: String { "Insets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))" }
}
