/// Distances inwards from the four sides of a rectangle, in points.
///
/// They are encoded with the keys `top`, `left`, `bottom` and `right`.
public struct Insets: Hashable, Codable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = Insets()

  @inlinable package var horizontal: Double { left + right }
  @inlinable package var vertical: Double { top + bottom }
}

extension Insets: CustomStringConvertible {
  public var description: String { "Insets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))" }
}
