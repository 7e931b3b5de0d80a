/// The values that a scene hands down to its layers: a change concerns all of them.
struct SceneEnvironment {
  /// Device pixels per point.
  var scale: Double
  var traits = Traits()
  var colorSource: (any ColorSource)?
  /// The colours of the source in the traits' appearance.
  private(set) var palette = Palette()

  init(scale: Double) { self.scale = scale }

  mutating func updatePalette() { palette = colorSource?.palette(for: traits.appearance) ?? Palette() }

  static func knownScale(_ scale: Double) -> Double { scale > 1e-9 ? min(scale, 1e9) : 1e-9 }
}
