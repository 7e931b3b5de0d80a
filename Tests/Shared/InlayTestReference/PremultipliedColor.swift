import InlayGraphics

/// A premultiplied colour, for arithmetic.
package struct PremultipliedColor: CustomStringConvertible {
  package var components = SIMD4<Double>()

  package var description: String { "\(components * 255)" }

  package init() {}

  package init(_ color: RGBColor) {
    components = SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  package func multiplied(by factor: Double) -> PremultipliedColor {
    var color = self
    color.components *= factor
    return color
  }

  package func adding(_ other: PremultipliedColor) -> PremultipliedColor {
    var color = self
    color.components += other.components
    return color
  }

  package func over(_ below: PremultipliedColor) -> PremultipliedColor {
    adding(below.multiplied(by: 1 - components.w))
  }

  /// The largest difference to a pixel's components, in 255ths.
  package func distance(to pixel: UInt32) -> Double {
    let bytes = SIMD4<Double>(
      Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24))
    let difference = components * 255 - bytes
    return max(difference.max(), -difference.min())
  }
}
