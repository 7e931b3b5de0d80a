/// The values that a scene hands down to its layers: a change concerns all of them.
struct SceneEnvironment {
  /// Device pixels per point.
  var scale: Double
  var traits = Traits()
  var values = EnvironmentValues()
  /// The source of colours while no value brings one: see `Scene.adoptStandardColors(of:)`.
  var standardColorSource: (any ColorSource)?
  /// The colours of the source in the traits' appearance.
  private(set) var palette = Palette()

  init(scale: Double) { self.scale = scale }

  var colorSource: (any ColorSource)? { values.colorSource ?? standardColorSource }

  mutating func updatePalette() { palette = colorSource?.palette(for: traits.appearance) ?? Palette() }

  static func knownScale(_ scale: Double) -> Double { scale > 1e-9 ? min(scale, 1e9) : 1e-9 }
}
