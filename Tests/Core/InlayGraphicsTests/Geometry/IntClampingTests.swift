import Testing

@testable import InlayGraphics

@Suite struct IntClampingTests {
  @Test("any number becomes an integer")
  func clamping() {
    #expect(
      [0, -0.0, Double.leastNonzeroMagnitude, 1.9, -1.9, 1e9].map(Int.init(clamping:)) == [
        0, 0, 0, 1, -1, 1_000_000_000,
      ])
    let limit = 1 << 53
    #expect([1e300, .infinity, 0x1p53].map(Int.init(clamping:)) == [limit, limit, limit])
    #expect([-1e300, -.infinity, .nan].map(Int.init(clamping:)) == [-limit, -limit, 0])
  }

  @Test("a rectangle is limited, and its edges are finite")
  func rectangles() {
    let plain = Rect(x: -3, y: 2, width: 9, height: 4)
    #expect(plain.limited(to: 10) == plain)
    #expect(Rect(x: -1e300, y: 2, width: 2e300, height: 4).limited(to: 10) == Rect(x: -10, y: 2, width: 20, height: 4))
    let none = Rect(x: .nan, y: -.infinity, width: 4, height: .infinity).limited(to: 10)
    let isFinite = [none.minX, none.minY, none.maxX, none.maxY].allSatisfy { $0.isFinite }
    #expect(isFinite)
  }

  @Test("a transform with overflowing numbers is singular, and so has no inverse")
  func transforms() {
    #expect(Transform(scaleX: 1e200, y: 1e-200).isSingular && Transform(translationX: .infinity, y: 0).isSingular)
    #expect(Transform(translationX: .nan, y: 0).isSingular && Transform(translationX: 1e200, y: 0).inverse == nil)
    #expect(!Transform(scaleX: 1e100, y: 1e-100).isSingular)
    // The inverse would not be finite.
    #expect(Transform(a: 1e-160, b: 0, c: 0, d: 1e-160, tx: 1, ty: 1).inverse == nil)
  }
}
