/// How a table draws the backgrounds of its rows.
public enum DecorationKind: String, CaseIterable, Hashable, Sendable {
  /// Solid parts and corner images: rows of a column with rounded ends.
  case cornerImages
  /// Plain rectangles.
  case none
}

/// A theme's choice of decoration.
public struct ThemeDecoration: Hashable, Sendable {
  public var kind: DecorationKind
  /// In points.
  public var cornerRadius: Double

  public init(kind: DecorationKind, cornerRadius: Double) {
    self.kind = kind
    self.cornerRadius = cornerRadius
  }
}
