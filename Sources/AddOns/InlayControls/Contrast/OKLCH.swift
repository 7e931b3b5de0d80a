import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A colour by lightness, chroma and hue as they are seen: the polar form of Björn Ottosson's OKLab (2020), without
/// alpha.
struct OKLCH {
  /// The lightness, from 0 (black) to 1 (white).
  private(set) var lightness: Double
  /// 0 for greys; at most 0.33 in sRGB.
  let chroma: Double
  /// The hue in radians; it has no meaning for greys.
  let hue: Double

  init(_ color: RGBColor) {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    chroma = hypot(greenRed, blueYellow)
    hue = atan2(blueYellow, greenRed)
  }

  /// The colour with another lightness.
  func with(lightness: Double) -> RGBColor {
    var color = self
    color.lightness = lightness
    return color.color
  }

  /// The colour of the same hue and lightness, in 8 bits a component, with as much of the chroma as sRGB has there.
  private var color: RGBColor {
    var (least, most) = (0.0, chroma)
    if let parts = components(chroma: most) { return Self.rounded(parts) }
    for _ in 0..<12 {
      let middle = (least + most) / 2
      if components(chroma: middle) == nil { most = middle } else { least = middle }
    }
    return Self.rounded(components(chroma: least) ?? SIMD3(repeating: lightness < 0.5 ? 0 : 1))
  }

  /// Returns nil outside sRGB.
  private func components(chroma: Double) -> SIMD3<Double>? {
    let (greenRed, blueYellow) = (chroma * cos(hue), chroma * sin(hue))
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
    let m = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
    let s = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
    let linear = SIMD3(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
    guard linear.min() > -1e-4, linear.max() < 1 + 1e-4 else { return nil }
    var parts = SIMD3<Double>()
    for index in 0..<3 {
      let part = max(0, linear[index])
      parts[index] = part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    return parts
  }

  private static func rounded(_ parts: SIMD3<Double>) -> RGBColor {
    let bytes = (parts * 255).rounded(.toNearestOrAwayFromZero) / 255
    return RGBColor(red: bytes.x, green: bytes.y, blue: bytes.z)
  }
}
