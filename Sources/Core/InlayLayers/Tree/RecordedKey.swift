/// A key with its type erased.
protocol RecordedKey: Sendable {
  /// Animates a layer's value from an old one.
  func animate(_ layer: Layer, from old: Any, _ timing: AnimationTiming, in scene: Scene, group: AnimationGroup)
}

extension AnimationKey.Definition: RecordedKey {
  func animate(_ layer: Layer, from old: Any, _ timing: AnimationTiming, in scene: Scene, group: AnimationGroup) {
    guard let old = old as? Value else { return }
    layer.addAnimation(self, from: old, timing, in: scene, group: group)
  }
}

extension Layer {
  /// The key of a property of layers of any class, or of a text's colour; nil for one that cannot be animated and for
  /// those of other classes, which report their keys by `didChangeValue(for:from:)`.
  final func recordedKey(of property: LayerProperty) -> (any RecordedKey)? {
    switch property {
    case .position: AnimationKey.position.definition
    case .bounds: AnimationKey.bounds.definition
    case .anchorPoint: AnimationKey.anchorPoint.definition
    case .transform: AnimationKey.transform.definition
    case .opacity: AnimationKey.opacity.definition
    case .backgroundColor: AnimationKey.backgroundColor.definition
    case .cornerRadius: AnimationKey.cornerRadius.definition
    case .borderWidth: AnimationKey.borderWidth.definition
    case .borderColor: AnimationKey.borderColor.definition
    case .shadowColor: AnimationKey.shadowColor.definition
    case .shadowOpacity: AnimationKey.shadowOpacity.definition
    case .shadowRadius: AnimationKey.shadowRadius.definition
    case .shadowOffset: AnimationKey.shadowOffset.definition
    case .color: AnimationKey.textColor.definition
    default: nil
    }
  }
}
