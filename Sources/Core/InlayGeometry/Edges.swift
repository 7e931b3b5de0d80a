/// A side of something that is read from one side to the other.
public enum HorizontalEdge: String, CaseIterable, Hashable, Sendable {
  /// The side where reading begins: the left one, and in right-to-left layouts the right one.
  case leading
  /// The side where reading ends.
  case trailing
}

/// The upper or the lower side of something.
public enum VerticalEdge: String, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}
