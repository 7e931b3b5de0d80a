/// Pixels without the premultiplication by their alpha, as files and desktops have them.
package enum StraightAlpha {
  /// A component of 0...`alpha` as one of 0...255; 0 if nothing is visible. Premultiplying it gives the same one
  /// again.
  @inline(__always)
  package static func component(_ component: UInt32, alpha: UInt32) -> UInt8 {
    alpha == 0 ? 0 : UInt8(truncatingIfNeeded: (component * 255 + alpha / 2) / alpha)
  }

  /// A word with alpha, red, green and blue from its highest byte on.
  package static func word(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 { UInt32(component(pixel >> shift & 255, alpha: alpha)) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
