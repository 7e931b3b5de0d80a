/// The text that a field shows: the value itself, with gaps between its groups, or bullets for secure text.
struct ShownText {
  let string: String
  private let places: Places

  private enum Places {
    case same
    /// The bytes of the value before each gap.
    case groups([Int])
    /// The first byte of each cluster of the value, and its end.
    case bullets(starts: [Int], count: Int)
  }

  static let bullet = "\u{2022}"
  private static let bulletLength = 3

  /// The gap between digits: a number keeps its direction.
  private static let gap = "\u{A0}"
  private static let gapLength = 2

  /// - Parameters:
  ///   - value: The value.
  ///   - isSecure: Whether bullets stand for it.
  ///   - bulletCount: Of any secret that is not empty; nil for a bullet for each of its clusters.
  ///   - grouping: The clusters of each group; the last one repeats. Empty for one group.
  init(_ value: String, isSecure: Bool, bulletCount: Int? = nil, grouping: [Int] = []) {
    if isSecure {
      let starts = value.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
      let count = value.isEmpty ? 0 : bulletCount ?? starts.count - 1
      string = String(repeating: Self.bullet, count: count)
      places = .bullets(starts: starts, count: count)
    } else if !grouping.isEmpty {
      var (string, gaps, offset, left, group) = ("", [Int](), 0, max(1, grouping[0]), 0)
      for cluster in value {
        if left == 0 {
          string += Self.gap
          gaps.append(offset)
          group = min(group + 1, grouping.count - 1)
          left = max(1, grouping[group])
        }
        string.append(cluster)
        offset += cluster.utf8.count
        left -= 1
      }
      self.string = string
      places = .groups(gaps)
    } else {
      string = value
      places = .same
    }
  }

  /// An offset of the value as one of the shown text: before a gap. O(log clusters); O(groups).
  func shown(_ offset: Int) -> Int {
    switch places {
    case .same: return offset
    case .groups(let gaps): return offset + gaps.prefix { $0 < offset }.count * Self.gapLength
    case .bullets(let starts, let count):
      var (lower, upper) = (0, starts.count - 1)
      while lower < upper {
        let middle = (lower + upper) / 2
        if starts[middle] < offset { lower = middle + 1 } else { upper = middle }
      }
      return min(lower, count) * Self.bulletLength
    }
  }

  func shown(_ range: Range<Int>) -> Range<Int> { shown(range.lowerBound)..<shown(range.upperBound) }

  /// An offset of the shown text as one of the value.
  func value(_ offset: Int) -> Int {
    switch places {
    case .same: return offset
    case .groups(let gaps):
      var before = 0
      for (number, gap) in gaps.enumerated() where offset > gap + number * Self.gapLength {
        // Positions inside a gap count as its start.
        if offset < gap + (number + 1) * Self.gapLength { return gap }
        before = (number + 1) * Self.gapLength
      }
      return offset - before
    case .bullets(let starts, _): return starts[max(0, min(offset / Self.bulletLength, starts.count - 1))]
    }
  }
}
