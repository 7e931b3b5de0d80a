import InlayGraphics

/// Rectangles to paint, each with its reason: disjoint, and never more than a few.
///
/// Rectangles whose common bounds are no larger than their sum are joined; beyond the limit, those whose common bounds
/// grow least. O(limit) for an insertion, O(limit squared) beyond the limit.
struct DamageList {
  private(set) var items: [FrameReport.Damage] = []

  static let limit = 16

  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  /// Adds the part of a rectangle that is not in the list.
  mutating func insert(_ rect: DeviceRect, _ reason: DamageReason) {
    if rect.isEmpty { return }
    for (index, item) in items.enumerated() {
      if item.pixels.contains(rect) { return }
      if item.pixels.growth(with: rect) <= Self.slack { return merge(rect, at: index) }
    }
    guard let other = items.first(where: { $0.pixels.intersects(rect) }) else {
      items.append(FrameReport.Damage(pixels: rect, reason: reason))
      if items.count > Self.limit { mergeNearest() }
      return
    }
    rect.forEachPart(outside: other.pixels) { insert($0, reason) }
  }

  /// A few pixels more are cheaper than another rectangle.
  private static let slack = 64

  /// Joins two rectangles, and others that the result meets.
  private mutating func merge(_ rect: DeviceRect, at index: Int) {
    var item = items.remove(at: index)
    item.pixels = item.pixels.union(rect)
    while let other = items.firstIndex(where: {
      $0.pixels.intersects(item.pixels) || $0.pixels.growth(with: item.pixels) <= Self.slack
    }) {
      item.pixels = item.pixels.union(items.remove(at: other).pixels)
    }
    items.append(item)
  }

  private mutating func mergeNearest() {
    var best = (first: 0, second: 1, growth: Int.max)
    for first in items.indices {
      for second in items.indices where second > first {
        let growth = items[first].pixels.growth(with: items[second].pixels)
        if growth < best.growth { best = (first, second, growth) }
      }
    }
    let rect = items.remove(at: best.second).pixels
    merge(rect, at: best.first)
  }
}
