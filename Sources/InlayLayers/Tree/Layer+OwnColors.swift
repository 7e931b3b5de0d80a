/// What a layer and everything in it are shown in, instead of what the scene has.
final class OwnColors {
  var source: (any ColorSource)?
  /// As `Scene.colorSourceObject`.
  var object: AnyObject?
  var appearance: Appearance?
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

  /// Where this layer and everything in it has its colour tokens from; nil for where its superlayer has them.
  package final var overrideColorSource: (any ColorSource)? { ownColors?.source }

  /// Sets `overrideColorSource`, with what `shownColorObject` is to find.
  package final func overrideColorSource(with source: (any ColorSource)?, object: AnyObject?) {
    changeOwnColors {
      $0.source = source
      $0.object = object
    }
  }

  /// What came with the colour source that the layer is shown in; nil where nothing did. O(depth).
  package final var shownColorObject: AnyObject? {
    var layer = self
    while true {
      if let own = layer.ownColors, own.source != nil { return own.object }
      guard let superlayer = layer.parent else { return layer.rootOfScene?.colorSourceObject }
      layer = superlayer
    }
  }

  /// Where the layer's colour tokens come from; nil in no scene, and in one without any. O(depth).
  package final var shownColorSource: (any ColorSource)? {
    var layer = self
    while true {
      if let source = layer.ownColors?.source { return source }
      guard let superlayer = layer.parent else { return layer.rootOfScene?.colorSource }
      layer = superlayer
    }
  }

  /// The scene's traits with the layer's appearance; the defaults in no scene. O(depth).
  package final var shownTraits: Traits {
    var appearance: Appearance?
    var layer = self
    while true {
      appearance = appearance ?? layer.ownColors?.appearance
      guard let superlayer = layer.parent else { break }
      layer = superlayer
    }
    var traits = layer.rootOfScene?.traits ?? Traits()
    if let appearance { traits.appearance = appearance }
    return traits
  }

  /// What colour tokens mean in this layer; nil in no scene. O(depth).
  package final var shownPalette: Palette? {
    var layer = self
    while true {
      if let own = layer.ownColors { return own.palette ?? layer.makePalette(own) }
      guard let superlayer = layer.parent else { return layer.rootOfScene?.palette }
      layer = superlayer
    }
  }

  private func makePalette(_ own: OwnColors) -> Palette {
    let palette = shownColorSource?.palette(for: shownTraits.appearance) ?? Palette()
    own.palette = palette
    return palette
  }

  private func changeOwnColors(_ body: (OwnColors) -> Void) {
    let own = ownColors ?? OwnColors()
    body(own)
    ownColors = own.source == nil && own.appearance == nil ? nil : own
    environmentChanged()
  }
}
