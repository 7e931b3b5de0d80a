import InlayGraphics

/// Where a row stands among the rows of its section that are seen, which rows of height 0 are not. The table computes it;
/// nobody else does.
public enum RowPosition: String, CaseIterable, Hashable, Sendable {
  case first, middle, last, only

  public init(row: Int, of count: Int) {
    switch (row == 0, row == count - 1) {
    case (true, true): self = .only
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  /// - Parameter ends: The first and the last row of the section that are seen; nil where none is.
  init(row: Int, among ends: ClosedRange<Int>?) {
    guard let ends else {
      self = .only
      return
    }
    switch (row <= ends.lowerBound, row >= ends.upperBound) {
    case (true, true): self = .only
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  public var isFirst: Bool { self == .first || self == .only }
  public var isLast: Bool { self == .last || self == .only }

  /// The corners of the row that are corners of its section.
  public var corners: Corners {
    var corners: Corners = []
    if isFirst { corners.formUnion(.top) }
    if isLast { corners.formUnion(.bottom) }
    return corners
  }
}
