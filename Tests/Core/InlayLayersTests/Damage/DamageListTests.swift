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

  @Test("neighbours that form a rectangle are joined")
  func neighbours() {
    var list = DamageList()
    list.insert(DeviceRect(x: 0, y: 0, width: 100, height: 20), .canvas)
    list.insert(DeviceRect(x: 0, y: 40, width: 100, height: 20), .canvas)
    list.insert(DeviceRect(x: 0, y: 20, width: 100, height: 20), .canvas)
    #expect(list.items.map(\.pixels) == [DeviceRect(x: 0, y: 0, width: 100, height: 60)])
  }
}
