/// The values that a scene hands down to its layers: a change concerns all of them.
struct SceneEnvironment {
  /// Device pixels per point.
  var scale: Double
  var traits = Traits()
  var values = EnvironmentValues()
  /// See `Scene.coveredHeight`.
  var coveredHeight = 0.0
  /// The source of colours while no value brings one: see `Scene.adoptStandardColors(_:)`.
  var standardColorSource: (any ColorSource)?
  /// The colours of the source in the traits' appearance, at their level.
  private(set) var palette = Palette()

  init(scale: Double) { self.scale = scale }

  var colorSource: (any ColorSource)? { values.colorSource ?? standardColorSource }

  mutating func updatePalette() {
    palette = colorSource?.palette(for: traits.appearance, at: traits.userInterfaceLevel) ?? Palette()
  }

  static func knownScale(_ scale: Double) -> Double { scale > 1e-9 ? min(scale, 1e9) : 1e-9 }
}

/// The appearance, level, language and values, such as a theme, that a layer overrides for itself and its sublayers;
/// nil overrides nothing.
struct LayerOverrides: Equatable {
  var values = EnvironmentValues()
  var appearance: Appearance?
  var userInterfaceLevel: UserInterfaceLevel?
  var language: String?

  var changesColors: Bool { values.colorSource != nil || appearance != nil || userInterfaceLevel != nil }
}

/// The overrides of a layer that has any.
final class OwnColors {
  let overrides: LayerOverrides
  /// Made on demand.
  var palette: Palette?

  init(_ overrides: LayerOverrides) { self.overrides = overrides }
}
