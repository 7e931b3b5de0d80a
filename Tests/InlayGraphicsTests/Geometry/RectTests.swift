import InlayGraphics
import Testing

@Suite struct RectTests {
  @Test("negative sizes are standardised") func negative() {
    #expect(Rect(x: 10, y: 10, width: -4, height: -6) == Rect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test("the far edges are outside") func edges() {
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    #expect(rect.contains(.zero))
    #expect(!rect.contains(Point(x: 2, y: 1)))
    #expect(!rect.contains(Point(x: 1, y: 2)))
  }

  @Test("insets never turn a rectangle inside out") func insets() {
    #expect(Rect(x: 0, y: 0, width: 4, height: 4).insetBy(dx: 3, dy: 1).size == Size(width: 0, height: 2))
  }

  @Test("device rectangles stay within their limit for any area") func limits() {
    let everything = DeviceRect(covering: Rect(x: -1e12, y: -.infinity, width: 2e12, height: .infinity))
    #expect(everything.minX == -DeviceRect.limit && everything.maxX == DeviceRect.limit)
    #expect(DeviceRect(covering: Rect(x: .nan, y: 0, width: 1, height: 1)).maxY == 1)
    let rect = Rect(x: 0.5, y: 0.5, width: 2, height: 2)
    #expect(DeviceRect(covering: rect) == DeviceRect(x: 0, y: 0, width: 3, height: 3))
    #expect(DeviceRect(inside: rect) == DeviceRect(x: 1, y: 1, width: 1, height: 1))
  }
}
