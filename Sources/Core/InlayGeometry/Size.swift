/// A width and a height, in points unless a name contains "device".
///
/// It is encoded with the keys `width` and `height`.
public struct Size: Hashable, Codable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size from a width and a height, in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with the width and height 0.
  public static let zero = Size(width: 0, height: 0)

  /// Whether either side is zero or less: such a size is invisible.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }
}

extension Size: CustomStringConvertible {
  public var description: String { "\(width) x \(height)" }
}
