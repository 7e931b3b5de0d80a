import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

@Suite struct DamageListTests {
  @Test("rectangles stay disjoint and few, and together cover every added rectangle")
  func disjoint() {
    withSeeds(2_000) { random in
      var list = DamageList()
      let canvas = DeviceRect(x: 0, y: 0, width: 120, height: 90)
      var covered = Set<Int>()
      for _ in 0..<random.int(1...40) {
        let rect = random.rect(in: canvas)
        let small = DeviceRect(
          x: rect.minX, y: rect.minY, width: min(rect.width, 14), height: min(rect.height, 10))
        list.insert(small, .canvas)
        for y in small.minY..<small.maxY { for x in small.minX..<small.maxX { covered.insert(y * 120 + x) } }
      }
      if list.items.count > DamageList.limit { return "\(list.items.count) rectangles" }
      for (index, item) in list.items.enumerated() {
        if list.items[..<index].contains(where: { $0.pixels.intersects(item.pixels) }) { return "overlap" }
        for y in item.pixels.minY..<item.pixels.maxY {
          for x in item.pixels.minX..<item.pixels.maxX { covered.remove(y * 120 + x) }
        }
      }
      return covered.isEmpty ? nil : "\(covered.count) pixels are missing"
    }
  }

  @Test("beyond the limit, the two rectangles are joined whose common bounds grow least, compared with all pairs")
  func nearest() {
    withSeeds(500) { random in
      var list = DamageList()
      let canvas = DeviceRect(x: 0, y: 0, width: 900, height: 700)
      for step in 0..<random.int(20...120) {
        if random.chance(0.02) { list.removeAll() }
        let rect = random.rect(in: canvas)
        let small = DeviceRect(
          x: rect.minX, y: rect.minY, width: min(rect.width, 40), height: min(rect.height, 30))
        let expected = joined(list.items.map(\.pixels), with: small)
        list.insert(small, .canvas)
        if let expected, list.items.map(\.pixels) != expected { return "step \(step): \(small)" }
      }
      return nil
    }
  }

  /// The rectangles of a full list after a further one that is far from all of them; nil for others.
  private func joined(_ rects: [DeviceRect], with new: DeviceRect) -> [DeviceRect]? {
    let slack = 64
    guard rects.count == DamageList.limit, rects.allSatisfy({ $0.growth(with: new) > slack && !$0.intersects(new) })
    else { return nil }
    var all = rects + [new]
    var best = (first: 0, second: 1, growth: Int.max)
    for first in all.indices {
      for second in all.indices where second > first {
        let growth = all[first].growth(with: all[second])
        if growth < best.growth { best = (first, second, growth) }
      }
    }
    let second = all.remove(at: best.second)
    var item = all.remove(at: best.first).union(second)
    while let index = all.firstIndex(where: { $0.intersects(item) || $0.growth(with: item) <= slack }) {
      item = item.union(all.remove(at: index))
    }
    return all + [item]
  }

  @Test("neighbours that form a rectangle are joined")
  func neighbours() {
    var list = DamageList()
    list.insert(DeviceRect(x: 0, y: 0, width: 100, height: 20), .canvas)
    list.insert(DeviceRect(x: 0, y: 40, width: 100, height: 20), .canvas)
    list.insert(DeviceRect(x: 0, y: 20, width: 100, height: 20), .canvas)
    #expect(list.items.map(\.pixels) == [DeviceRect(x: 0, y: 0, width: 100, height: 60)])
  }
}
