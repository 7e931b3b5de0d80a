@testable import InlayGraphics

/// A generator whose seed is printed with each failure, so that it can be run again.
struct Random: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64 = .random(in: 0 ... .max)) {
    self.seed = seed
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func color() -> Color {
    let alpha = integer(0...2) == 0 ? 1 : number(0...1)
    return Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }
}
