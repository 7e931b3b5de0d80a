/// The difference between two values that can be animated: up to 8 numbers, and such differences of inner values.
public struct AnimatableVector: Hashable, Sendable {
  private var numbers: SIMD8<Double>
  /// The differences of the elements of an array.
  private(set) var elements: [AnimatableVector]

  init(_ numbers: SIMD8<Double> = .zero, elements: [AnimatableVector] = []) {
    self.numbers = numbers
    self.elements = elements
  }

  public init(_ a: Double, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0, _ e: Double = 0, _ f: Double = 0) {
    self.init(SIMD8(a, b, c, d, e, f, 0, 0))
  }

  package static let zero = AnimatableVector()

  /// The number at an index of 0...5.
  public subscript(index: Int) -> Double { numbers[index] }

  var isZero: Bool { numbers == .zero && elements.allSatisfy(\.isZero) }

  var isFinite: Bool { (0..<8).allSatisfy { numbers[$0].isFinite } && elements.allSatisfy(\.isFinite) }

  /// Adds a multiple of another vector, which has as many elements, or to which this one is zero.
  mutating func add(_ other: AnimatableVector, times factor: Double) {
    numbers += other.numbers * factor
    if elements.isEmpty {
      elements = other.elements.map { $0 * factor }
    } else {
      for index in 0..<min(elements.count, other.elements.count) {
        elements[index].add(other.elements[index], times: factor)
      }
    }
  }

  package static func * (vector: AnimatableVector, factor: Double) -> AnimatableVector {
    AnimatableVector(vector.numbers * factor, elements: vector.elements.map { $0 * factor })
  }
}
