/// Random numbers that depend on the seed alone (SplitMix64).
package struct SeededRandom: RandomNumberGenerator {
  /// Printed with each failure.
  package let seed: UInt64
  private var state: UInt64

  /// - Parameter seed: If left out, always the same, `INLAY_SEED`, or a random one in a long run.
  package init(seed: UInt64 = Seeds.only ?? (Seeds.isLong ? .random(in: 0 ... .max) : 1)) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  package mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// True with this probability, 0...1.
  package mutating func chance(_ share: Double) -> Bool { double(0...1) < share }

  /// A random element. The list must not be empty.
  package mutating func pick<T>(_ choices: [T]) -> T { choices[int(0...choices.count - 1)] }

  /// A typical length of layouts: most often whole, else a half, a third, or any number.
  package mutating func length(_ range: ClosedRange<Double>) -> Double {
    let value = double(range)
    return switch int(0...5) {
    case 0...2: value.rounded()
    case 3: (value * 2).rounded() / 2
    case 4: (value * 3).rounded() / 3
    default: value
    }
  }
}
