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
