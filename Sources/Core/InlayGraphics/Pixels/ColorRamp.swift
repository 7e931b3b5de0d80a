/// One colour blended over another one, for each byte of coverage. Texts of a list have few background colours, and
/// most of their pixels have one of these before they are painted.
struct ColorRamp {
  let front: UInt32
  let back: UInt32
  /// 256 pixels.
  let pixels: [UInt32]

  init(front: UInt32, back: UInt32) {
    self.front = front
    self.back = back
    let source = FourPixels(SIMD4(repeating: front))
    let behind = FourPixels(SIMD4(repeating: back))
    pixels = (0..<64).flatMap { step in
      let bytes = UInt32(step * 4) &* 0x0101_0101 &+ 0x0302_0100
      let four = source.scaled(by: Weights(bytes)).over(behind).pixels
      return [four[0], four[1], four[2], four[3]]
    }
  }
}

/// The ramps of recently used pairs of colours. A ramp is made at the second use of a pair.
struct ColorRamps {
  private struct Entry {
    let front: UInt32
    let back: UInt32
    var ramp: ColorRamp?
  }

  private static let limit = 8

  private var entries: [Entry] = []
  private var next = 0

  /// The ramp of two colours; nil at their first use. O(1).
  mutating func ramp(front: UInt32, back: UInt32) -> ColorRamp? {
    for index in entries.indices where entries[index].front == front && entries[index].back == back {
      if let known = entries[index].ramp { return known }
      let ramp = ColorRamp(front: front, back: back)
      entries[index].ramp = ramp
      return ramp
    }
    let entry = Entry(front: front, back: back, ramp: nil)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.limit
    }
    return nil
  }
}
