/// A set of a rectangle's corners, on a canvas whose y axis points down.
///
/// It is encoded as its raw value: the sum of 1 for the top left, 2 for the top right, 4 for the bottom left and 8 for
/// the bottom right corner.
public struct Corners: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The corner at the least x and the least y.
  public static let topLeft = Corners(rawValue: 1)
  /// The corner at the greatest x and the least y.
  public static let topRight = Corners(rawValue: 2)
  /// The corner at the least x and the greatest y.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The corner at the greatest x and the greatest y.
  public static let bottomRight = Corners(rawValue: 8)
  /// Both corners at the least y.
  public static let top: Corners = [.topLeft, .topRight]
  /// Both corners at the greatest y.
  public static let bottom: Corners = [.bottomLeft, .bottomRight]
  /// Both corners at the least x.
  public static let left: Corners = [.topLeft, .bottomLeft]
  /// Both corners at the greatest x.
  public static let right: Corners = [.topRight, .bottomRight]
  /// All four corners.
  public static let all: Corners = [.top, .bottom]
}

extension Corners: CustomStringConvertible {
  /// The names of the corners, as `[topLeft, topRight]`.
  public var description: String {
    namedOptions(
      self,
      ["topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight])
  }
}

/// The names of the options in a set, in brackets, with the raw value of what has no name.
package func namedOptions<Options: OptionSet>(_ options: Options, _ names: KeyValuePairs<String, Options>) -> String
where Options.Element == Options {
  let known = names.filter { options.isSuperset(of: $0.value) }.map { $0.key }
  let rest = names.reduce(options) { $0.subtracting($1.value) }
  return "[" + (known + (rest.isEmpty ? [] : ["rawValue \(rest.rawValue)"])).joined(separator: ", ") + "]"
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
  /// of one whose other corner is square. 0 if the radius is not positive.
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
