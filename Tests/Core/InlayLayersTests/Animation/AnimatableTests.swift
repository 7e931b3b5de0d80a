import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// An app's value of many numbers.
private struct Chart: Animatable {
  var numbers: [Double]

  init(first: Double) { numbers = (0..<12).map { first + Double($0) } }

  func animatableDifference(from other: Chart) -> AnimatableVector? {
    AnimatableVector(zip(numbers, other.numbers).map { $0 - $1 })
  }

  func adding(animatable difference: AnimatableVector) -> Chart {
    var result = self
    for index in numbers.indices { result.numbers[index] += difference[index] }
    return result
  }
}

@Suite struct AnimatableTests {
  private func middle<Value: Animatable>(_ old: Value, _ new: Value, at progress: Double = 0.5) -> Value? {
    old.animatableDifference(from: new).map { new.adding(animatable: $0 * (1 - progress)) }
  }

  private func turn(_ degrees: Int) -> Transform {
    let sines: [Int: (Double, Double)] = [
      0: (1, 0), 30: (0.75.squareRoot(), 0.5), 90: (0, 1), 180: (-1, 0), 270: (0, -1),
      330: (0.75.squareRoot(), -0.5), 340: (0.939692620785908, -0.342020143325669),
      20: (0.939692620785908, 0.342020143325669),
    ]
    let (cosine, sine) = sines[degrees] ?? (1, 0)
    return Transform(rotationCosine: cosine, sine: sine)
  }

  private func isNear(_ a: Transform?, _ b: Transform) -> Bool {
    guard let a else { return false }
    return [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].allSatisfy { abs($0) < 1e-9 }
  }

  @Test("transforms turn the shorter way")
  func rotation() {
    #expect(isNear(middle(turn(0), turn(180)), turn(90)) || isNear(middle(turn(0), turn(180)), turn(270)))
    #expect(isNear(middle(turn(340), turn(20)), turn(0)))
    #expect(isNear(middle(turn(20), turn(340)), turn(0)))
    #expect(isNear(middle(turn(270), turn(30)), turn(330)))
  }

  @Test("mirroring is a scale that passes 0, not a turn")
  func mirrored() {
    let flipped = Transform(scaleX: -1, y: 1)
    #expect(isNear(middle(.identity, flipped, at: 0.25), Transform(scaleX: 0.5, y: 1)))
    #expect(isNear(middle(.identity, Transform(scaleX: 1, y: -1)), Transform(scaleX: 1, y: 0)))
  }

  @Test("a transform's parts give the transform, of any kind")
  func parts() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      var numbers = (0..<6).map { _ in random.chance(0.2) ? 0 : random.double(-3...3) }
      if random.chance(0.3) { (numbers[1], numbers[2]) = (0, 0) }
      let transform = Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      #expect(isNear(TransformParts(transform).transform, transform), "\(transform)")
      #expect(isNear(middle(transform, turn(30), at: 0), transform), "\(transform)")
    }
  }

  @Test("a colour fades to clear without a change of its hue; no colour is a clear one")
  func colors() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(middle(red, .clear) == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(middle(Color?.none, red) == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(middle(red, Color?.none, at: 1) == Color?.none)
    #expect(middle(RGBColor.black, .white) == RGBColor(white: 0.5))
    #expect(Color.token("a").animatableDifference(from: red) == nil)
  }

  @Test("arrays are animated element by element, those of two lengths not")
  func arrays() {
    #expect(middle([1.0, 2], [3, 6]) == [2, 4])
    #expect([1.0].animatableDifference(from: [1, 2]) == nil)
    #expect(middle([[0.0], [1]], [[2], [3]]) == [[1], [2]])
  }

  @Test("a vector has any count of numbers, from a literal or an array; those beyond are 0")
  func vectors() {
    for count in [0, 1, 7, 8, 9, 16, 19] {
      let numbers = (0..<count).map { Double($0) + 1 }
      let vector = AnimatableVector(numbers)
      var sum: AnimatableVector = .zero
      sum.add(vector, times: 0.5)
      sum.add(vector, times: 1.5)
      #expect((0..<count + 20).allSatisfy { vector[$0] == ($0 < count ? numbers[$0] : 0) }, "\(count)")
      #expect((0..<count + 20).allSatisfy { sum[$0] == vector[$0] * 2 && (vector * 2)[$0] == sum[$0] }, "\(count)")
    }
    let literal: AnimatableVector = [1, 2.5]
    let (empty, zeros): (AnimatableVector, AnimatableVector) = ([], [0, 0])
    #expect(literal == AnimatableVector([1, 2.5]) && empty == .zero && zeros == .zero)
    let (old, new) = (Chart(first: 0), Chart(first: 20))
    #expect(middle(old, new)?.numbers == Chart(first: 10).numbers)
  }

  @Test("rectangles do not become negative when a spring overshoots")
  func rectangles() {
    let old = Rect(x: 0, y: 0, width: 100, height: 10)
    #expect(middle(old, Rect(x: 5, y: 0, width: 10, height: 10), at: 1.5) == Rect(x: 7.5, y: 0, width: 0, height: 10))
  }

  @Test("keyframes have their values at their times, and curves between them")
  func keyframes() {
    let even = Keyframes([0.0, 10, 4])
    #expect(even.value(at: 0) == 0 && even.value(at: 0.5) == 10 && even.value(at: 1) == 4)
    #expect(even.value(at: 0.25) == 5 && even.value(at: 0.75) == 7 && even.value(at: -1) == 0 && even.value(at: 2) == 4)
    let placed = Keyframes([1.0, 2, 3], keyTimes: [0.2, 0.2, 0.6], curves: [.linear, .easeIn])
    #expect(placed.value(at: 0.1) == 1 && placed.value(at: 0.2) == 2 && placed.value(at: 0.9) == 3)
    #expect(placed.value(at: 0.4) == 2 + TimingCurve.easeIn.value(at: 0.5))
    #expect(Keyframes<Double>([]).value(at: 0) == nil && Keyframes([7.0]).value(at: 0.3) == 7)
    #expect(Keyframes([1.0, 2], keyTimes: [.nan, .nan]).value(at: 0.5) == 2)
  }
}
