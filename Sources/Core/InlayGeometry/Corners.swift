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

/// The form of a rounded corner.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins earlier and bends more gently than a circle's, so that its curvature does not jump where it
  /// meets the side: the well-known approximation of Apple's corners by three cubic curves, which reaches 1.528665
  /// radii along each side.
  case continuous

  /// The reach of a corner of this form along its sides, without a limit by the rectangle, in the unit of `radius`.
  package func reach(radius: Double) -> Double {
    self == .circular ? radius : radius * 1.528665
  }

  /// The reach of rounded corners along the sides of a rectangle: at most half of a side between two of them, and all
  /// of one whose other corner is square. 0 where the radius is not positive.
  package func reach(radius: Double, in size: Size, corners: Corners) -> Double {
    max(0, min(reach(radius: radius), Self.largestRadius(in: size, corners: corners)))
  }

  /// The longest reach, and the greatest radius, of a rectangle's rounded corners: half of a side between two of them,
  /// and all of one whose other corner is square.
  package static func largestRadius(in size: Size, corners: Corners) -> Double {
    func shares(_ one: Corners, _ other: Corners) -> Bool {
      corners.isSuperset(of: one) || corners.isSuperset(of: other)
    }
    return min(
      shares(.top, .bottom) ? size.width / 2 : size.width, shares(.left, .right) ? size.height / 2 : size.height)
  }
}
