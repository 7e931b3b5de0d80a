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

  @Test("insets have one distance for all sides, or one for two sides each") func equalInsets() {
    #expect(Insets(8) == Insets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(Insets(horizontal: 12, vertical: 6) == Insets(top: 6, left: 12, bottom: 6, right: 12))
    #expect(Insets() == Insets(0) && Insets(horizontal: -1, vertical: 0) == Insets(left: -1, right: -1))
  }

  @Test("the center of a rectangle is in its middle, of an empty one too") func center() {
    #expect(Rect(x: 10, y: 20, width: 30, height: 50).center == Point(x: 25, y: 45))
    #expect(Rect(x: 3, y: -4, width: 0, height: 0).center == Point(x: 3, y: -4))
  }

  @Test("device rectangles stay within their limit for any area") func limits() {
    let everything = DeviceRect(covering: Rect(x: -1e12, y: -.infinity, width: 2e12, height: .infinity))
    #expect(everything.minX == -DeviceRect.limit && everything.maxX == DeviceRect.limit)
    #expect(DeviceRect(covering: Rect(x: .nan, y: 0, width: 1, height: 1)).maxY == 1)
    let rect = Rect(x: 0.5, y: 0.5, width: 2, height: 2)
    #expect(DeviceRect(covering: rect) == DeviceRect(x: 0, y: 0, width: 3, height: 3))
    #expect(DeviceRect(inside: rect) == DeviceRect(x: 1, y: 1, width: 1, height: 1))
  }

  @Test("pixel boundaries round down and up, on both sides of 0 and of the limit") func boundaries() {
    let limit = Double(DeviceRect.limit)
    let edges = [-limit - 0.5, -limit, -limit + 0.5, -2.5, -2, -0.5, -0.0, 0, 0.5, 2, 2.5, limit - 0.5, limit, 1e300]
    for edge in edges {
      #expect(DeviceRect.pixel(below: edge) == Int(min(max(edge.rounded(.down), -limit), limit)), "\(edge)")
      #expect(DeviceRect.pixel(above: edge) == Int(min(max(edge.rounded(.up), -limit), limit)), "\(edge)")
    }
    for edge in [Double.nan, .infinity, -.infinity] {
      #expect(DeviceRect.pixel(below: edge) == DeviceRect.pixel(above: edge), "\(edge)")
    }
  }
}
