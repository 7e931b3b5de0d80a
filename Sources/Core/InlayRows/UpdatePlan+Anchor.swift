/// The row that keeps its place in the view while an update changes the rows around it.
extension UpdatePlan {
  /// A visible row with which as many visible rows as one offset allows keep their places in the view; of equally many,
  /// those with the topmost row. O(changes in the view · log rows).
  ///
  /// - Parameters:
  ///   - view: The visible range of the content before, in points.
  ///   - old: The heights before.
  ///   - new: Those afterwards.
  ///   - distances: By which the content may move under the view, in points; preferred to others.
  /// - Returns: Nil if no visible row remains.
  func anchor(
    in view: ClosedRange<Double>, from old: HeightIndex, to new: HeightIndex, within distances: ClosedRange<Double>
  ) -> RowAnchor? {
    var groups: [(anchor: RowAnchor, count: Int)] = []
    for section in old.sections(from: view.lowerBound, to: view.upperBound) {
      let placed = old.placedSection(section)
      let rows = placed.rows(from: view.lowerBound, to: view.upperBound)
      for range in [rows.head] + rows.rest {
        var row = range.lowerBound
        while row < range.upperBound {
          let path = RowPath(section: section, row: row)
          let end = min(unchangedEnd(from: path) ?? range.upperBound, range.upperBound)
          if let after = newPath(of: path) {
            let distance = new.row(after).lowerBound - placed.row(row).lowerBound
            groups.append((RowAnchor(before: path, after: after, distance: distance), end - row))
          }
          row = end
        }
      }
    }
    return Self.largest(groups, within: distances)
  }

  /// The end of the rows from one on that stay together and keep their heights; nil for that of the section.
  private func unchangedEnd(from path: RowPath) -> Int? {
    if !updates.reloadedRows.isEmpty { return path.row + 1 }
    return rowChanges[ofSection: path.section]?.unchangedEnd(from: path.row)
  }

  /// The topmost row of the most rows that move equally far.
  private static func largest(
    _ groups: [(anchor: RowAnchor, count: Int)], within distances: ClosedRange<Double>
  ) -> RowAnchor? {
    var best: (anchor: RowAnchor, count: Int)?
    func isBetter(_ group: (anchor: RowAnchor, count: Int)) -> Bool {
      guard let best else { return true }
      let isPossible = (distances.contains(group.anchor.distance), distances.contains(best.anchor.distance))
      if isPossible.0 != isPossible.1 { return isPossible.0 }
      return group.count == best.count ? group.anchor.before < best.anchor.before : group.count > best.count
    }
    let sorted = groups.sorted { $0.anchor.distance < $1.anchor.distance }
    var start = 0
    while start < sorted.count {
      let low = sorted[start].anchor.distance + tolerance
      let end = sorted[start...].firstIndex { $0.anchor.distance > low } ?? sorted.count
      var group = sorted[start]
      for other in sorted[start + 1..<end] {
        if other.anchor.before < group.anchor.before { group.anchor = other.anchor }
        group.count += other.count
      }
      if isBetter(group) { best = group }
      start = end
    }
    return best?.anchor
  }

  /// Sums of heights have rounding errors, in points.
  private static var tolerance: Double { 1e-6 }
}

/// A row before an update and afterwards.
struct RowAnchor: Equatable {
  let before: RowPath
  let after: RowPath
  /// The distance from its position in the content before the update to that afterwards, in points.
  let distance: Double
}

extension IndexChanges {
  /// The end of the elements from one on that have no removed or inserted elements between them. O(log changes).
  func unchangedEnd(from index: Int) -> Int {
    let before = removedCount(before: index)
    let nextRemoved = before < removed.count ? removed[before] : Int.max
    if nextRemoved == index { return index + 1 }
    let rank = index - before
    let next = inserted.indices.partitioningIndex { inserted[$0] - $0 > rank }
    // The element behind the next insertion.
    let end = next < inserted.count ? index + inserted[next] - next - rank : Int.max
    return min(nextRemoved, end)
  }
}
