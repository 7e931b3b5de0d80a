/// The appearance, language and colours that a layer overrides for itself and its sublayers; nil overrides nothing.
struct LayerOverrides: Equatable {
  var source: (any ColorSource)?
  var appearance: Appearance?
  var language: String?

  static func == (a: LayerOverrides, b: LayerOverrides) -> Bool {
    a.source === b.source && a.appearance == b.appearance && a.language == b.language
  }
}

/// The overrides of a layer that has any.
final class OwnColors {
  let overrides: LayerOverrides
  /// Made on demand.
  var palette: Palette?

  init(_ overrides: LayerOverrides) { self.overrides = overrides }
}
