import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Transform {
  /// A rotation by degrees, clockwise on a canvas.
  package init(degrees: Double) {
    let angle = degrees * .pi / 180
    self.init(rotationCosine: cos(angle), sine: sin(angle))
  }
}

/// The Gaussian function, 1 at its middle, at a distance in sigmas.
func gaussian(_ distance: Double) -> Double { exp(-distance * distance / 2) }

/// The share of a Gaussian before a distance in sigmas from its middle.
package func gaussianIntegral(_ distance: Double) -> Double { 0.5 * (1 + erf(distance / 2.0.squareRoot())) }
