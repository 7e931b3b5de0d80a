import InlayGraphics
import Testing

@Suite struct TransformTests {
  @Test("a concatenation applies the first transform first") func order() {
    let scaled = Transform(scaleX: 2, y: 3).concatenating(Transform(translationX: 10, y: 20))
    #expect(Point(x: 1, y: 1).applying(scaled) == Point(x: 12, y: 23))
    let moved = Transform(translationX: 10, y: 20).concatenating(Transform(scaleX: 2, y: 3))
    #expect(Point(x: 1, y: 1).applying(moved) == Point(x: 22, y: 63))
    let turned = Transform(rotationCosine: 0, sine: 1).translatedBy(x: 5, y: 0)
    #expect(Point.zero.applying(turned) == Point(x: 0, y: 5))
  }

  @Test("a rotation goes from the x axis to the y axis, and quarter turns are exact") func rotations() {
    #expect(Transform(rotationAngle: .pi / 2) == Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(Transform(rotationAngle: -.pi) == Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    #expect(Transform(rotationAngle: 2 * .pi).isIdentity && Transform(rotationAngle: 0).isIdentity)
    let turned = Point(x: 2, y: 0).applying(Transform(rotationAngle: .pi / 6))
    #expect(abs(turned.x - 3.0.squareRoot()) < 1e-15 && abs(turned.y - 1) < 1e-15)
    #expect(Transform(rotationAngle: .nan).isSingular)
    let moved = Transform(translationX: 10, y: 20)
    #expect(Point(x: 1, y: 0).applying(moved.rotated(by: .pi / 2)) == Point(x: 10, y: 21))
    #expect(Point(x: 1, y: 1).applying(moved.scaledBy(x: 2, y: 3)) == Point(x: 12, y: 23))
    #expect(moved.scaledBy(x: 2, y: 3) == Transform(scaleX: 2, y: 3).concatenating(moved))
  }

  @Test("an inverse undoes its transform, and a singular one has none") func inverse() throws {
    let transform = Transform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let inverse = try #require(transform.inverse)
    let point = Point(x: 3, y: 5).applying(transform).applying(inverse)
    #expect(abs(point.x - 3) < 1e-12 && abs(point.y - 5) < 1e-12)
    #expect(Transform(scaleX: 0, y: 1).inverse == nil)
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).isSingular)
    #expect(Transform(scaleX: .nan, y: 1).isSingular)
  }

  @Test("a transformed rectangle is the bounding box of its corners") func boxes() {
    let turned = Transform(rotationCosine: 0, sine: 1)
    #expect(Rect(x: 0, y: 0, width: 2, height: 4).applying(turned) == Rect(x: -4, y: 0, width: 4, height: 2))
    let mirrored = Transform(scaleX: -1, y: 1)
    #expect(Rect(x: 1, y: 0, width: 2, height: 4).applying(mirrored) == Rect(x: -3, y: 0, width: 2, height: 4))
  }
}
