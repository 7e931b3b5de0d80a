import InlayGraphics
import Testing

@Suite struct PathShapeTests {
  @Test("a radius over half the shorter side is clamped to it") func clamped() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(Path(roundedRect: rect, cornerRadius: 99) == Path(roundedRect: rect, cornerRadius: 2))
    #expect(Path(roundedRect: rect, cornerRadius: -1) == Path(roundedRect: rect, cornerRadius: 0))
    #expect(Path(roundedRect: rect, cornerRadius: 99).controlBounds == rect)
  }

  @Test("only the named corners are rounded") func corners() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 3, corners: .topLeft)
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.count == 1)
    #expect(path.elements.contains(.line(Point(x: 8, y: 8))))
  }
}
