import InlayGraphics

/// Rectangles to paint, each with its reason: disjoint, and never more than a few.
///
/// Rectangles whose common bounds are no larger than their sum are joined; beyond the limit, those whose common bounds
/// grow least. O(limit) for an insertion, also beyond the limit for most.
struct DamageList {
  private(set) var items: [FrameReport.Damage] = []
  /// The least growth of each item's common bounds with a later item, and the index of the later item. Empty while the
  /// limit was not exceeded.
  private var nearest: [(growth: Int, index: Int)] = []

  static let limit = 16

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    nearest.removeAll(keepingCapacity: true)
  }

  /// Adds the part of a rectangle that is not in the list.
  mutating func insert(_ rect: DeviceRect, _ reason: DamageReason) {
    if rect.isEmpty { return }
    var met: Int?
    // Items are read by index: a copy of an item would retain its reason.
    for index in items.indices {
      let growth = items[index].pixels.growth(with: rect)
      if growth <= 0, items[index].pixels.contains(rect) { return }
      if growth <= Self.slack { return merge(rect, at: index) }
      if met == nil, items[index].pixels.intersects(rect) { met = index }
    }
    guard let met else {
      append(FrameReport.Damage(pixels: rect, reason: reason))
      if items.count > Self.limit { mergeNearest() }
      return
    }
    rect.forEachPart(outside: items[met].pixels) { insert($0, reason) }
  }

  /// A few pixels more are cheaper than another rectangle.
  private static let slack = 64

  /// Joins two rectangles, and others that the result meets.
  private mutating func merge(_ rect: DeviceRect, at index: Int) {
    var item = remove(at: index)
    item.pixels = item.pixels.union(rect)
    while let other = items.firstIndex(where: {
      $0.pixels.intersects(item.pixels) || $0.pixels.growth(with: item.pixels) <= Self.slack
    }) {
      item.pixels = item.pixels.union(remove(at: other).pixels)
    }
    append(item)
  }

  private mutating func mergeNearest() {
    if nearest.isEmpty { nearest = items.indices.map { nearestItem(after: $0) } }
    var first = 0
    for index in nearest.indices where nearest[index].growth < nearest[first].growth { first = index }
    let rect = remove(at: nearest[first].index).pixels
    merge(rect, at: first)
  }

  private func nearestItem(after first: Int) -> (growth: Int, index: Int) {
    var nearest = (growth: Int.max, index: first)
    for index in items.indices.dropFirst(first + 1) {
      let growth = items[first].pixels.growth(with: items[index].pixels)
      if growth < nearest.growth { nearest = (growth, index) }
    }
    return nearest
  }

  private mutating func append(_ item: FrameReport.Damage) {
    items.append(item)
    if nearest.isEmpty { return }
    let last = items.count - 1
    for index in nearest.indices {
      let growth = items[index].pixels.growth(with: item.pixels)
      if growth < nearest[index].growth { nearest[index] = (growth, last) }
    }
    nearest.append((.max, last))
  }

  private mutating func remove(at position: Int) -> FrameReport.Damage {
    let item = items.remove(at: position)
    if nearest.isEmpty { return item }
    nearest.remove(at: position)
    for index in nearest.indices {
      if nearest[index].index == position {
        nearest[index] = nearestItem(after: index)
      } else if nearest[index].index > position {
        nearest[index].index -= 1
      }
    }
    return item
  }
}
