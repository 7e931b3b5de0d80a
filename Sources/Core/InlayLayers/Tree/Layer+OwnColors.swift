import InlayText

/// The appearance, level, language and colours of a layer and its sublayers.
extension Layer {
  /// The appearance of this layer and its sublayers. If it is `nil`, the default, they have the superlayer's or the
  /// scene's.
  public final var overrideAppearance: Appearance? {
    get { overrides.appearance }
    set { overrides.appearance = newValue }
  }

  /// The level of this layer and its sublayers. If it is `nil`, the default, they have the superlayer's or the scene's;
  /// sheets, alerts and menus are then `elevated`.
  public final var overrideUserInterfaceLevel: UserInterfaceLevel? {
    get { overrides.userInterfaceLevel }
    set { overrides.userInterfaceLevel = newValue }
  }

  /// The language of the texts in this layer and its sublayers, like `Traits.language`. If it is `nil`, the default,
  /// they have the superlayer's or the scene's.
  public final var overrideLanguage: String? {
    get { overrides.language }
    set { overrides.language = newValue }
  }

  /// The language of the layer's texts. O(depth) if some layer of the scene overrides colours or language.
  package final func effectiveLanguage(in scene: Scene) -> String? {
    innermostColors(in: scene) { $0.language != nil }?.overrides.language ?? scene.traits.language
  }

  /// The values for this layer and its sublayers, instead of those of the superlayer, or the scene.
  package final var overrideValues: EnvironmentValues { overrides.values }

  /// - Parameter value: Nil for that of the superlayer, or the scene.
  package final func overrideValue<Value: EnvironmentValue>(_ value: Value?) {
    var overrides = overrides
    overrides.values.set(value, of: Value.self)
    self.overrides = overrides
  }

  /// The nearest value of a type; nil if neither a layer around nor the scene has one. O(depth).
  @inlinable package final func environmentValue<Value: EnvironmentValue>(of type: Value.Type) -> Value? {
    EnvironmentValues.value(in: environmentSlot(of: ObjectIdentifier(type)))
  }

  @usableFromInline package final func environmentSlot(of type: ObjectIdentifier) -> Unmanaged<EnvironmentSlot>? {
    rootReference._withUnsafeGuaranteedRef { root in
      // Retains nothing: a theme is looked up several times for a row.
      if let scene = root.sceneReference, !root.flags.contains(.holdsOwnColors) {
        return scene._withUnsafeGuaranteedRef { $0.environment.values.slot(of: type) }
      }
      let scene = root.rootOfScene
      let own = innermostColors(in: scene) { $0.values.slot(of: type) != nil }
      return (own?.overrides.values ?? scene?.environment.values)?.slot(of: type)
    }
  }

  final var overrides: LayerOverrides {
    get { ownColors?.overrides ?? LayerOverrides() }
    set {
      guard newValue != overrides else { return }
      ownColors = newValue == LayerOverrides() ? nil : OwnColors(newValue)
      markOwnColors()
      environmentChanged()
    }
  }

  /// The scene's traits with the layer's appearance, level and language; the defaults without a scene. O(depth).
  package final var effectiveTraits: Traits {
    let scene = self.scene
    var traits = scene?.traits ?? Traits()
    guard scene?.hasOwnColors ?? true else { return traits }
    var found: (appearance: Appearance?, level: UserInterfaceLevel?, language: String?)
    climb { layer in
      if let own = layer.ownColors?.overrides {
        found.appearance = found.appearance ?? own.appearance
        found.level = found.level ?? own.userInterfaceLevel
        found.language = found.language ?? own.language
      }
      return found.appearance == nil || found.level == nil || found.language == nil
    }
    traits.appearance = found.appearance ?? traits.appearance
    traits.userInterfaceLevel = found.level ?? traits.userInterfaceLevel
    traits.language = found.language ?? traits.language
    return traits
  }

  /// The direction of `effectiveTraits`, which no layer overrides. O(1).
  package final var effectiveDirection: LayoutDirection { scene?.traits.effectiveDirection ?? .leftToRight }
  package final var effectiveTextScale: Double { scene?.traits.textScale ?? 1 }

  /// The palette of the layer's colour tokens; nil without a scene. O(depth).
  package final var effectivePalette: Palette? {
    let scene = self.scene
    guard let own = innermostColors(in: scene, where: { $0.changesColors }) else { return scene?.palette }
    if let known = own.palette { return known }
    let source = innermostColors(in: scene) { $0.values.colorSource != nil }?.overrides.values.colorSource
    let traits = effectiveTraits
    let palette =
      (source ?? scene?.colorSource)?.palette(for: traits.appearance, at: traits.userInterfaceLevel) ?? Palette()
    own.palette = palette
    return palette
  }

  /// The innermost matching overrides around the layer; nil if the scene's values apply.
  private func innermostColors(in scene: Scene?, where isWanted: (LayerOverrides) -> Bool) -> OwnColors? {
    if let scene, !scene.hasOwnColors { return nil }
    var found: OwnColors?
    climb { layer in
      if let own = layer.ownColors, isWanted(own.overrides) { found = own }
      return found == nil
    }
    return found
  }

  /// Marks all superlayers: a layer in them overrides colours.
  final func markOwnColors() { climb { $0.flags.insert(.holdsOwnColors).inserted } }
}
