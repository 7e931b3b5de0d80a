/// The form of the open ends of a stroked line.
public enum LineCap: Hashable, Sendable {
  /// The line ends at its last point.
  case butt
  /// A half circle around the last point.
  case round
  /// Half a square beyond the last point.
  case square
}

/// The form of the corners of a stroked line.
public enum LineJoin: Hashable, Sendable {
  /// The outer edges are extended until they meet; a corner whose tip would be farther out than ten times half the
  /// line's width is cut like `bevel`.
  case miter
  /// A circle around the corner.
  case round
  /// The corner is cut off.
  case bevel
}
