import InlayGraphics
import InlayTestSupport

extension SeededRandom {
  /// A colour, opaque in every third case.
  mutating func anyColor() -> RGBColor { color(alpha: int(0...2) == 0 ? 1...1 : 0...1) }
}
