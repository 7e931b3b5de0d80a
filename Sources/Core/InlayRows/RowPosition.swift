import InlayGeometry

/// The position of a row in its section, rows of height 0 left out. Only the table computes it.
public enum RowPosition: String, CaseIterable, Hashable, Sendable {
  case first, middle, last, only

  /// - Parameter ends: The first and the last row of the section with a height; nil if no row has one.
  init(row: Int, among ends: ClosedRange<Int>?) {
    self.init(isFirst: ends.map { row <= $0.lowerBound } ?? true, isLast: ends.map { row >= $0.upperBound } ?? true)
  }

  package init(isFirst: Bool, isLast: Bool) {
    switch (isFirst, isLast) {
    case (true, true): self = .only
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  /// Whether the row is the first of its section.
  public var isFirst: Bool { self == .first || self == .only }
  /// Whether the row is the last of its section.
  public var isLast: Bool { self == .last || self == .only }

  /// The corners of the row that are corners of its section.
  public var corners: Corners { (isFirst ? .top : Corners()).union(isLast ? .bottom : []) }
}
