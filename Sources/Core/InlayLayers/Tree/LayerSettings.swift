import InlayGraphics

/// The values that an app sets of a layer, as one, without those that a layout sets (bounds and position), the contents
/// and the sublayers. An object, so that reading it copies nothing.
package final class LayerSettings {
  private let name: String?
  private let look: LayerLook
  private let transform: Transform
  private let anchorPoint: Point
  private let zPosition: Double
  private let isHidden: Bool
  private let mask: Layer?
  private let overrides: LayerOverrides
  private let hasOverrides: Bool
  private let anchoredFrame: AnchoredFrame?

  package init(of layer: Layer) {
    name = layer.name
    look = layer.look
    transform = layer.transform
    anchorPoint = layer.anchorPoint
    zPosition = layer.zPosition
    isHidden = layer.isHidden
    mask = layer.mask
    overrides = layer.overrides
    hasOverrides = layer.ownColors != nil
    anchoredFrame = layer.anchoredFrame
  }

  /// `fillsBackground` is not set: in rows it follows the highlight.
  ///
  /// - Parameter keepsClip: Whether the layer keeps its clip, which a decoration set.
  package func apply(to layer: Layer, keepsClip: Bool = false) {
    if layer.name != name { layer.name = name }
    if layer.ownColors != nil || hasOverrides { layer.overrides = overrides }
    if layer.anchors != nil || anchoredFrame != nil { layer.anchoredFrame = anchoredFrame }
    guard layer.hasOtherSettings else { return }
    layer.transform = transform
    layer.anchorPoint = anchorPoint
    layer.zPosition = zPosition
    layer.isHidden = isHidden
    layer.restoreMask(mask)
    if layer.look != look {
      var look = look
      look.fillsBackground = layer.fillsBackground
      if keepsClip { look.takeClip(of: layer.look) }
      if let old = replace(&layer.look, by: look) {
        let changes = look.differences(from: old)
        layer.didChange(changes.subtracting(LayerProperties(.backgroundColor)))
        if look.backgroundColor != old.backgroundColor { layer.didChange(.backgroundColor, from: old.backgroundColor) }
      }
    }
    layer.flags.remove(.hasOtherSettings)
  }
}

extension LayerLook {
  fileprivate mutating func takeClip(of other: LayerLook) {
    masksToBounds = other.masksToBounds
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
  }
}

extension Layer {
  /// Whether a setting, also of a text, changed since `LayerSettings` were applied.
  package final var hasOtherSettings: Bool { flags.contains(.hasOtherSettings) }
}
