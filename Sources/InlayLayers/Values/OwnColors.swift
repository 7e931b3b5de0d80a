/// The appearance, language and values, such as a theme, that a layer overrides for itself and its sublayers; nil overrides nothing.
struct LayerOverrides: Equatable {
  var values = EnvironmentValues()
  var appearance: Appearance?
  var language: String?
}

/// The overrides of a layer that has any.
final class OwnColors {
  let overrides: LayerOverrides
  /// Made on demand.
  var palette: Palette?

  init(_ overrides: LayerOverrides) { self.overrides = overrides }
}
