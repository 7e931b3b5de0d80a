import InlayGraphics
import Testing

@Suite struct DeviceSnappingTests {
  @Test(
    "an edge snaps to the nearest pixel boundary, half-way values to the lower one",
    arguments: [
      (0, 1, 0), (0.4, 1, 0), (0.5, 1, 0), (0.51, 1, 1), (1.5, 1, 1), (-0.5, 1, -1), (-0.4, 1, 0), (0.25, 2, 0),
      (0.26, 2, 0.5), (0.75, 2, 0.5), (0.76, 2, 1), (10.3, 3, 31.0 / 3),
    ] as [(Double, Double, Double)]
  ) func edges(value: Double, scale: Double, expected: Double) {
    #expect(value.snapped(toScale: scale) == expected)
    #expect("\(value.snapped(toScale: scale))" != "-0.0")
  }

  @Test("rectangles with a common edge have a common edge after snapping") func neighbours() {
    for step in 0..<100 {
      let edge = Double(step) * 0.137
      let left = Rect(minX: 0, minY: 0, maxX: edge, maxY: 1).snapped(toScale: 2)
      let right = Rect(minX: edge, minY: 0, maxX: 20, maxY: 1).snapped(toScale: 2)
      #expect(left.maxX == right.minX)
    }
  }
}
