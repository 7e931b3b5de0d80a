/// The difference between two values that can be animated, as a list of numbers.
///
///     struct Glow: Animatable {
///       var radius = 0.0
///       var strength = 1.0
///
///       func animatableDifference(from other: Glow) -> AnimatableVector? {
///         [radius - other.radius, strength - other.strength]
///       }
///
///       func adding(animatable difference: AnimatableVector) -> Glow {
///         Glow(radius: radius + difference[0], strength: strength + difference[1])
///       }
///     }
///
/// Numbers that are not given are 0. Up to 8 numbers need no memory of their own.
public struct AnimatableVector: Hashable, Sendable {
  private var numbers: SIMD8<Double>
  /// The differences of the elements of an array, or the numbers beyond the eighth, eight in each.
  private(set) var elements: [AnimatableVector]

  init(_ numbers: SIMD8<Double>, elements: [AnimatableVector] = []) {
    self.numbers = numbers
    self.elements = elements
  }

  /// Up to 6 numbers, without an array.
  init(_ a: Double, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0, _ e: Double = 0, _ f: Double = 0) {
    self.init(SIMD8(a, b, c, d, e, f, 0, 0))
  }

  package static let zero = AnimatableVector(SIMD8<Double>.zero)

  /// The number at an index, from 0; 0 beyond the last one. O(1).
  public subscript(index: Int) -> Double {
    if index < 8 { return numbers[index] }
    let part = index / 8 - 1
    return part < elements.count ? elements[part].numbers[index % 8] : 0
  }

  var isZero: Bool { numbers == .zero && elements.allSatisfy(\.isZero) }

  var isFinite: Bool { (0..<8).allSatisfy { numbers[$0].isFinite } && elements.allSatisfy(\.isFinite) }

  /// Adds a multiple of another vector. Elements that one of them does not have are zero.
  mutating func add(_ other: AnimatableVector, times factor: Double) {
    numbers += other.numbers * factor
    if elements.isEmpty {
      elements = other.elements.map { $0 * factor }
    } else {
      for (index, element) in other.elements.enumerated() {
        if index < elements.count {
          elements[index].add(element, times: factor)
        } else {
          elements.append(element * factor)
        }
      }
    }
  }

  package static func * (vector: AnimatableVector, factor: Double) -> AnimatableVector {
    AnimatableVector(vector.numbers * factor, elements: vector.elements.map { $0 * factor })
  }
}

extension AnimatableVector: ExpressibleByArrayLiteral {
  /// The vector of any count of numbers. O(numbers).
  public init(_ numbers: [Double]) {
    var first = SIMD8<Double>.zero
    for index in 0..<min(8, numbers.count) { first[index] = numbers[index] }
    let parts = stride(from: 8, to: numbers.count, by: 8).map { start in
      AnimatableVector(Array(numbers[start..<min(start + 8, numbers.count)]))
    }
    self.init(first, elements: parts)
  }

  /// The vector of the numbers of a literal, such as `[1, 0.5]`.
  public init(arrayLiteral numbers: Double...) { self.init(numbers) }
}
