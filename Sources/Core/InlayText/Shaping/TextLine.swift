/// A text on one line with the positions of a caret. Immutable; threads may share it.
///
/// Offsets are bytes of the text's UTF-8, between grapheme clusters; others count as the cluster's start. Lengths are
/// points from the line's left end. Each operation is O(log clusters) unless stated.
package final class TextLine: Sendable {
  /// The glyphs.
  package let layout: TextLayout
  /// The direction of the line as a whole: that of its first letter with one, or else the format's.
  package let direction: LayoutDirection

  /// The clusters in the order of the text.
  private let clusters: [Cluster]
  /// The numbers of clusters in the slots from left to right, and the slots of clusters.
  private let order: [Int]
  private let slots: [Int]
  /// The text's length, in bytes.
  private let end: Int

  /// A grapheme cluster's position on the line.
  struct Cluster: Sendable {
    /// The start in bytes.
    var start: Int
    var left: Double
    var right: Double
    /// The level of embedded directions: odd from right to left.
    var level: UInt8
    /// The run from left to right.
    var run: Int

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  init(layout: TextLayout, direction: LayoutDirection, clusters: [Cluster], end: Int) {
    self.layout = layout
    self.direction = direction
    self.clusters = clusters
    self.end = end
    order = clusters.indices.sorted { a, b in
      if clusters[a].run != clusters[b].run { return clusters[a].run < clusters[b].run }
      return clusters[a].isRightToLeft ? a > b : a < b
    }
    var slots = [Int](repeating: 0, count: clusters.count)
    for (slot, cluster) in order.enumerated() { slots[cluster] = slot }
    self.slots = slots
  }
}

/// A position of a caret in a text: an offset, and the cluster that it touches. Where directions change these differ.
package struct TextPosition: Hashable, Sendable {
  package enum Affinity: Hashable, Sendable {
    /// The end of the cluster before.
    case upstream
    /// The start of the cluster after.
    case downstream
  }

  /// The offset in bytes of UTF-8.
  package var offset: Int
  package var affinity: Affinity

  package init(_ offset: Int, _ affinity: Affinity = .upstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

extension TextLine {
  /// The caret at a position.
  package func caret(at position: TextPosition) -> Double {
    let number = number(at: position.offset)
    switch position.affinity {
    case .upstream where number > 0: return clusters[number - 1].end
    case .downstream where number < clusters.count: return clusters[number].beginning
    case .upstream: return edge(isStart: true)
    case .downstream: return edge(isStart: false)
    }
  }

  /// The position at an offset where a letter in the line's direction would be inserted. With the other affinity it is
  /// that of a letter in the opposite direction, as in Pango.
  func strongPosition(at offset: Int) -> TextPosition {
    let number = number(at: offset)
    let base: UInt8 = direction == .leftToRight ? 0 : 1
    let before = number > 0 ? clusters[number - 1].level : base
    let after = number < clusters.count ? clusters[number].level : base
    // The outer of two levels of one direction, such as a number's in a right-to-left text, is stronger.
    let isUpstream = (before ^ after) & 1 == 0 ? before <= after : (before ^ base) & 1 == 0
    return TextPosition(offset, isUpstream ? .upstream : .downstream)
  }

  /// The position nearest to a point of the line. Beyond the line's ends it is the text's start or end.
  package func position(at x: Double) -> TextPosition {
    guard x >= 0, x < layout.size.width, !clusters.isEmpty else {
      let isStart = (x < layout.size.width / 2) == (direction == .leftToRight)
      return isStart ? TextPosition(0) : TextPosition(end, .downstream)
    }
    var (lower, upper) = (0, order.count - 1)
    while lower < upper {
      let middle = (lower + upper) / 2
      if clusters[order[middle]].right > x { upper = middle } else { lower = middle + 1 }
    }
    let number = order[lower]
    let cluster = clusters[number]
    let isAtStart = (x < (cluster.left + cluster.right) / 2) != cluster.isRightToLeft
    return isAtStart ? TextPosition(cluster.start, .downstream) : TextPosition(offset(of: number + 1), .upstream)
  }

  /// The position on the other side of the next cluster to the left or right; nil at the line's end.
  ///
  /// From one end of the line, steps reach every gap between two clusters once.
  package func position(besides position: TextPosition, toRight: Bool) -> TextPosition? {
    let gap = gap(of: position)
    let slot = toRight ? gap : gap - 1
    guard order.indices.contains(slot) else { return nil }
    let number = order[slot]
    // The caret stays at the cluster that it passed.
    return clusters[number].isRightToLeft == toRight
      ? TextPosition(clusters[number].start, .downstream) : TextPosition(offset(of: number + 1), .upstream)
  }

  /// The parts of the line that a range of the text covers, from left to right. O(clusters).
  package func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    let numbers = number(at: range.lowerBound)..<max(number(at: range.lowerBound), number(at: range.upperBound))
    var last: Int?
    for slot in order.indices where numbers.contains(order[slot]) {
      let cluster = clusters[order[slot]]
      if let span = spans.last, last == slot - 1 {
        spans[spans.count - 1] = min(span.lowerBound, cluster.left)...max(span.upperBound, cluster.right)
      } else {
        spans.append(cluster.left...max(cluster.left, cluster.right))
      }
      last = slot
    }
    return spans
  }

  /// The number of the cluster that begins at an offset or contains it.
  private func number(at offset: Int) -> Int {
    var (lower, upper) = (0, clusters.count)
    if offset >= end { return upper }
    while lower < upper {
      let middle = (lower + upper) / 2
      if clusters[middle].start <= offset { lower = middle + 1 } else { upper = middle }
    }
    return max(0, lower - 1)
  }

  private func offset(of number: Int) -> Int { number < clusters.count ? clusters[number].start : end }

  /// The line's end where the text begins or ends.
  private func edge(isStart: Bool) -> Double {
    isStart == (direction == .leftToRight) ? 0 : layout.size.width
  }

  /// The number of clusters on the left of a position.
  private func gap(of position: TextPosition) -> Int {
    let number = number(at: position.offset)
    switch position.affinity {
    case .upstream where number > 0: return slots[number - 1] + (clusters[number - 1].isRightToLeft ? 0 : 1)
    case .downstream where number < clusters.count: return slots[number] + (clusters[number].isRightToLeft ? 1 : 0)
    case .upstream: return direction == .leftToRight ? 0 : clusters.count
    case .downstream: return direction == .leftToRight ? clusters.count : 0
    }
  }
}

extension TextLine.Cluster {
  /// The side where reading begins, and the other one.
  fileprivate var beginning: Double { isRightToLeft ? right : left }
  fileprivate var end: Double { isRightToLeft ? left : right }
}
