/// The form of a rounded corner.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins earlier and bends more gently than a circle's, so that its curvature does not jump where it
  /// meets the side: the well-known approximation of Apple's corners by three cubic curves, which reaches 1.528665
  /// radii along each side.
  case continuous

  /// How far a corner of this form reaches along its sides without a limit by the rectangle, in the unit of `radius`.
  package func reach(radius: Double) -> Double {
    self == .circular ? radius : radius * 1.528665
  }

  /// How far a corner reaches along the sides of a rectangle: at most half the shorter one. 0 where the radius is not
  /// positive.
  package func reach(radius: Double, in size: Size) -> Double {
    max(0, min(reach(radius: radius), min(size.width, size.height) / 2))
  }
}
