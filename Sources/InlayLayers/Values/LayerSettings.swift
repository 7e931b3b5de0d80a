import InlayGraphics

/// What an app sets of a layer, without what a layout sets (bounds and position), the contents and the sublayers.
package struct LayerSettings {
  let name: String?
  package var look: LayerLook
  let transform: Transform
  let anchorPoint: Point
  let zPosition: Double
  let isHidden: Bool
  let mask: Layer?
  let overrides: LayerOverrides
}

extension Layer {
  /// The settings as one value. Any change of the look is reported as one of the background colour. `fillsBackground`
  /// is not set: in rows it follows the highlight.
  package final var layerSettings: LayerSettings {
    get {
      LayerSettings(
        name: name, look: look, transform: transform, anchorPoint: anchorPoint, zPosition: zPosition,
        isHidden: isHidden, mask: mask, overrides: overrides)
    }
    set {
      name = newValue.name
      transform = newValue.transform
      anchorPoint = newValue.anchorPoint
      zPosition = newValue.zPosition
      isHidden = newValue.isHidden
      mask = newValue.mask
      overrides = newValue.overrides
      var look = newValue.look
      look.fillsBackground = fillsBackground
      if let old = replace(&self.look, by: look) { didChange(.backgroundColor, from: old.backgroundColor) }
    }
  }
}
