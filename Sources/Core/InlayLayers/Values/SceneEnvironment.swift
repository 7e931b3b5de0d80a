import InlayGraphics

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
  /// The origin of the palette; nil until it is made.
  private var paletteOrigin: (source: (any ColorSource)?, appearance: Appearance, level: UserInterfaceLevel)?

  /// The colours of the palette that were requested by literal tokens: to find them takes less than to hash a name.
  private var literals: [(name: StaticString, color: RGBColor)] = []

  init(scale: Double) { self.scale = scale }

  var colorSource: (any ColorSource)? { values.colorSource ?? standardColorSource }

  mutating func updatePalette() {
    let (source, appearance, level) = (colorSource, traits.appearance, traits.userInterfaceLevel)
    if let origin = paletteOrigin, origin.source === source, origin.appearance == appearance, origin.level == level {
      return
    }
    paletteOrigin = (source, appearance, level)
    palette = source?.palette(for: appearance, at: level) ?? Palette()
    literals = []
  }

  /// The colour of the palette for a token; nil for none.
  mutating func color(of token: ColorToken) -> RGBColor? {
    guard let name = token.literal else { return palette[token] }
    for literal in literals
    where literal.name.utf8Start == name.utf8Start && literal.name.utf8CodeUnitCount == name.utf8CodeUnitCount {
      return literal.color
    }
    let color = palette[token]
    if let color { literals.append((name, color)) }
    return color
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
