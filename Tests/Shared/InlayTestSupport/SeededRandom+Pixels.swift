import InlayGraphics

extension SeededRandom {
  package mutating func color(alpha: ClosedRange<Double> = 1...1) -> RGBColor {
    RGBColor(red: double(0...1), green: double(0...1), blue: double(0...1), alpha: double(alpha))
  }

  package mutating func corners() -> Corners { Corners(rawValue: UInt8(int(0...15))) }

  /// A rectangle of pixels inside another, not empty.
  package mutating func rect(in outer: DeviceRect) -> DeviceRect {
    let x = int(outer.minX...outer.maxX - 1)
    let y = int(outer.minY...outer.maxY - 1)
    return DeviceRect(
      minX: x, minY: y, maxX: int(x + 1...outer.maxX), maxY: int(y + 1...outer.maxY))
  }

  /// Disjoint rectangles that cover a rectangle, by random cuts.
  package mutating func partition(of rect: DeviceRect, depth: Int) -> [DeviceRect] {
    let cutsAcross = rect.width > 1 && (rect.height <= 1 || chance(0.5))
    guard depth > 0, cutsAcross || rect.height > 1 else { return [rect] }
    var first = rect
    var second = rect
    if cutsAcross {
      first.maxX = int(rect.minX + 1...rect.maxX - 1)
      second.minX = first.maxX
    } else {
      first.maxY = int(rect.minY + 1...rect.maxY - 1)
      second.minY = first.maxY
    }
    return partition(of: first, depth: depth - 1) + partition(of: second, depth: depth - 1)
  }
}
