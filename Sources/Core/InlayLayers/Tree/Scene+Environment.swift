import InlayGraphics

/// The values that the scene hands down to its layers.
extension Scene {
  /// The number of device pixels per point; the initialiser's by default, which is 1. It is limited to 1e-9...1e9. NaN
  /// becomes the minimum, at which no scene has a pixel.
  public var scale: Double {
    get { environment.scale }
    set { if replace(&environment.scale, by: SceneEnvironment.knownScale(newValue)) != nil { environmentChanged() } }
  }

  /// The insets of the traits, without a copy of them, and the height that is covered at the bottom.
  package var safeAreaInsets: Insets {
    var insets = environment.traits.safeAreaInsets
    insets.bottom = max(insets.bottom, environment.coveredHeight)
    return insets
  }

  /// The height at the bottom that a keyboard covers now, in points: content avoids it as it does the device's margins.
  /// While a keyboard slides, it changes in each frame.
  package var coveredHeight: Double {
    get { environment.coveredHeight }
    set { if replace(&environment.coveredHeight, by: newValue) != nil { root.coveredPartChanged() } }
  }

  /// The traits of everything in the scene; by default light, with the language unset. The size class follows `size`
  /// unless it is set.
  public var traits: Traits {
    get { environment.traits }
    set {
      var traits = newValue
      traits.sceneSizeClass = sizeClassOfWidth
      if replace(&environment.traits, by: traits) != nil { environmentChanged() }
    }
  }

  /// The source of colour tokens. Until it is set, that of the theme `modern` in scenes with views.
  var colorSource: (any ColorSource)? {
    get { environment.colorSource }
    set { setEnvironmentValue(newValue.map(OwnColorSource.init)) }
  }

  /// The values of modules above this one, such as a theme.
  package var environmentValues: EnvironmentValues { environment.values }

  /// Changes a value of the scene, and reports the new environment to its layers if they show the value, or colours
  /// appear or disappear with it.
  ///
  /// - Parameter value: Nil for none.
  package func setEnvironmentValue<Value: EnvironmentValue>(_ value: Value?, isShown: Bool = false) {
    let old = environment.colorSource
    environment.values.set(value, of: Value.self)
    if isShown || value?.colorSource != nil || environment.colorSource !== old { environmentChanged() }
  }

  /// The colours of the source in the traits' appearance.
  package var palette: Palette { environment.palette }

  /// Narrower scenes, in points, have the compact size class unless their traits set another.
  static let compactWidth = 500.0

  var sizeClassOfWidth: SizeClass { size.width < Self.compactWidth ? .compact : .regular }

  func environmentChanged() {
    environment.updatePalette()
    noteStaleFrame()
    root.environmentChanged()
  }

  /// The colours of a scene whose values bring none: those that its first view gives it.
  package func adoptStandardColors(_ source: (any ColorSource)?) {
    guard environment.colorSource == nil, let source else { return }
    environment.standardColorSource = source
    environmentChanged()
  }
}

/// An app's own source of colours.
private struct OwnColorSource: EnvironmentValue {
  let colorSource: (any ColorSource)?
}

extension Layer {
  /// Whether the scene's meter has refused work: nothing more is to be made. O(1).
  @inline(never) package final var isOutOfWork: Bool { scene?.meter?.isExhausted ?? false }
}
