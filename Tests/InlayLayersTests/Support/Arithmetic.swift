import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Transform {
  /// A turn by degrees, clockwise on a canvas.
  init(degrees: Double) {
    let angle = degrees * .pi / 180
    self.init(rotationCosine: cos(angle), sine: sin(angle))
  }
}

/// The bell curve, 1 in its middle, at a distance in sigmas.
func gaussian(_ distance: Double) -> Double { exp(-distance * distance / 2) }

/// The share of a bell curve before a distance in sigmas from its middle.
func gaussianIntegral(_ distance: Double) -> Double { 0.5 * (1 + erf(distance / 2.0.squareRoot())) }
