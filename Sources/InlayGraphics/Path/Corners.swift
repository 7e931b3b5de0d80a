/// A set of a rectangle's corners, on a canvas whose y axis points down.
public struct Corners: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let topLeft = Corners(rawValue: 1)
  public static let topRight = Corners(rawValue: 2)
  public static let bottomLeft = Corners(rawValue: 4)
  public static let bottomRight = Corners(rawValue: 8)
  public static let top: Corners = [.topLeft, .topRight]
  public static let bottom: Corners = [.bottomLeft, .bottomRight]
  public static let left: Corners = [.topLeft, .bottomLeft]
  public static let right: Corners = [.topRight, .bottomRight]
  public static let all: Corners = [.top, .bottom]
}
