import InlayGraphics

/// What a layer and everything in it are shown in, instead of what the scene has.
final class OwnColors {
  var source: (any ColorSource)?
  var appearance: Appearance?
  var language: String?
  /// Made when it is asked for.
  var palette: Palette?
}

extension Layer {
  /// The appearance of this layer and everything in it; nil for that of its superlayer, or the scene.
  public final var overrideAppearance: Appearance? {
    get { ownColors?.appearance }
    set {
      guard newValue != overrideAppearance else { return }
      changeOwnColors { $0.appearance = newValue }
    }
  }

  /// The language of the texts in this layer and everything in it, as `Traits.language`; nil for that of its superlayer,
  /// or the scene.
  public final var overrideLanguage: String? {
    get { ownColors?.language }
    set {
      guard newValue != overrideLanguage else { return }
      changeOwnColors { $0.language = newValue }
    }
  }

  /// The language of the layer's texts. O(depth) where some layer of the scene has colours or a language of its own.
  package final func effectiveLanguage(in scene: Scene) -> String? {
    innermostColors(in: scene) { $0.language != nil }?.language ?? scene.traits.language
  }

  /// Where this layer and everything in it has its colour tokens from; nil for where its superlayer has them.
  package final var overrideColorSource: (any ColorSource)? {
    get { ownColors?.source }
    set { changeOwnColors { $0.source = newValue } }
  }

  /// Where the layer's colour tokens come from; nil in no scene, and in one without any. O(depth).
  package final var effectiveColorSource: (any ColorSource)? {
    let scene = self.scene
    return innermostColors(in: scene) { $0.source != nil }?.source ?? scene?.colorSource
  }

  /// The scene's traits with the layer's appearance and language; the defaults in no scene. O(depth).
  package final var effectiveTraits: Traits {
    let scene = self.scene
    var traits = scene?.traits ?? Traits()
    if let own = innermostColors(in: scene, where: { $0.appearance != nil }) {
      traits.appearance = own.appearance ?? traits.appearance
    }
    if let own = innermostColors(in: scene, where: { $0.language != nil }) { traits.language = own.language }
    return traits
  }

  /// Of `effectiveTraits` what no layer has of its own, without the rest. O(1).
  package final var effectiveDirection: LayoutDirection { scene?.traits.direction ?? .leftToRight }
  package final var effectiveTextScale: Double { scene?.traits.textScale ?? 1 }

  /// What colour tokens mean in this layer; nil in no scene. O(depth).
  package final var effectivePalette: Palette? {
    let scene = self.scene
    guard let own = innermostColors(in: scene, where: { $0.source != nil || $0.appearance != nil }) else {
      return scene?.palette
    }
    return own.palette ?? makePalette(own)
  }

  /// The innermost of the colours around the layer that say something; nil where the scene's are shown.
  private func innermostColors(in scene: Scene?, where isWanted: (OwnColors) -> Bool) -> OwnColors? {
    if let scene, !scene.hasOwnColors { return nil }
    var found: OwnColors?
    climb { layer in
      if let own = layer.ownColors, isWanted(own) { found = own }
      return found == nil
    }
    return found
  }

  private func makePalette(_ own: OwnColors) -> Palette {
    let palette = effectiveColorSource?.palette(for: effectiveTraits.appearance) ?? Palette()
    own.palette = palette
    return palette
  }

  /// Lets the layers around know that here, or further in, are colours that are not the scene's.
  final func markOwnColors() { climb { $0.flags.insert(.holdsOwnColors).inserted } }

  private func changeOwnColors(_ body: (OwnColors) -> Void) {
    let own = ownColors ?? OwnColors()
    body(own)
    ownColors = own.source == nil && own.appearance == nil && own.language == nil ? nil : own
    markOwnColors()
    environmentChanged()
  }
}
