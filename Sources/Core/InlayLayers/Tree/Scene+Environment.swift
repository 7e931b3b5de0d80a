import InlayGraphics

/// The values that the scene hands down to its layers.
extension Scene {
  /// Device pixels per point, clamped to 1e-9...1e9. NaN becomes the minimum, at which no scene has a pixel.
  public var scale: Double {
    get { environment.scale }
    set { if replace(&environment.scale, by: SceneEnvironment.knownScale(newValue)) != nil { environmentChanged() } }
  }

  /// That of the traits, without a copy of them.
  package var safeArea: Insets { environment.traits.safeArea }

  /// The traits of everything in the scene. The size class follows `size` unless it is set.
  public var traits: Traits {
    get { environment.traits }
    set {
      var traits = newValue
      traits.sceneSizeClass = sizeClassOfWidth
      if replace(&environment.traits, by: traits) != nil { environmentChanged() }
    }
  }

  /// The source of colour tokens. Until it is set, the standard one of the first layer in the tree that has one: views
  /// have the theme `modern`.
  package var colorSource: (any ColorSource)? {
    get { environment.colorSource }
    set { setEnvironmentValue(newValue.map(OwnColorSource.init)) }
  }

  /// The values of modules above this one, such as a theme.
  package var environmentValues: EnvironmentValues { environment.values }

  /// Changes a value of the scene, and reports the new environment to its layers if they show the value, or colours
  /// come or go with it.
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
  package static let compactWidth = 500.0

  var sizeClassOfWidth: SizeClass { size.width < Self.compactWidth ? .compact : .regular }

  func environmentChanged() {
    environment.updatePalette()
    noteStaleFrame()
    root.environmentChanged()
  }

  /// The one rule for a scene whose values bring no colours: it has the standard ones of the first layer in the tree
  /// that has some.
  ///
  /// - Parameter layer: A layer of the tree whose environment changed.
  /// - Returns: Whether the colours changed, which is reported to the whole tree then.
  func adoptStandardColors(of layer: Layer) -> Bool {
    guard environment.colorSource == nil, let standard = layer.firstStandardColorSource else { return false }
    environment.standardColorSource = standard
    environmentChanged()
    return true
  }
}

/// An app's own source of colours.
private struct OwnColorSource: EnvironmentValue {
  let colorSource: (any ColorSource)?
}

extension Layer {
  /// The standard source of colours of the first layer from here down that has one.
  fileprivate final var firstStandardColorSource: (any ColorSource)? {
    var first: (any ColorSource)?
    forEachInside { first = first ?? $0.standardColorSource }
    return first
  }
}

extension Layer {
  /// Whether the scene's meter has refused work: nothing more is to be made. O(1).
  @inline(never) package final var isOutOfWork: Bool { scene?.meter?.isExhausted ?? false }
}
