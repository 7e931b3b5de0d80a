import Synchronization

/// Turns changes inside of `Scene.animate` closures into animations.
final class AnimationRecorder {
  /// The closures that run, innermost last; nil changes at once.
  private var closures: [(timing: AnimationTiming, group: AnimationGroup)] = []
  /// The layers that entered the scene in the running closures: they have no picture to animate from.
  private var entered: Set<ObjectIdentifier> = []
  private var left: Set<ObjectIdentifier> = []

  /// The number of closures that run, of all scenes and isolation domains: changes of layers outside of them look at
  /// this number only.
  private static let runningCount = Atomic(0)

  @inline(__always)
  static var isActive: Bool { runningCount.load(ordering: .relaxed) != 0 }

  var isRecording: Bool { !closures.isEmpty }

  func record(_ timing: AnimationTiming, _ group: AnimationGroup, _ changes: () -> Void) {
    closures.append((timing, group))
    Self.runningCount.wrappingAdd(1, ordering: .relaxed)
    changes()
    Self.runningCount.wrappingSubtract(1, ordering: .relaxed)
    closures.removeLast()
    if closures.isEmpty { (entered, left) = ([], []) }
  }

  /// The timing for a change of a layer; nil where it is not animated.
  func closure(for layer: Layer) -> (timing: AnimationTiming, group: AnimationGroup)? {
    entered.contains(ObjectIdentifier(layer)) ? nil : closures.last
  }

  func noteEntry(of layer: Layer) {
    if !left.contains(ObjectIdentifier(layer)) { entered.insert(ObjectIdentifier(layer)) }
  }

  func noteLeaving(of layer: Layer) {
    if !entered.contains(ObjectIdentifier(layer)) { left.insert(ObjectIdentifier(layer)) }
  }
}

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
  /// The key of a property; nil for one that cannot be animated.
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
    case .colors: AnimationKey.colors.definition
    case .locations: AnimationKey.locations.definition
    case .startPoint: AnimationKey.startPoint.definition
    case .endPoint: AnimationKey.endPoint.definition
    case .fillColor: AnimationKey.fillColor.definition
    case .strokeColor: AnimationKey.strokeColor.definition
    case .strokeStart: AnimationKey.strokeStart.definition
    case .strokeEnd: AnimationKey.strokeEnd.definition
    case .lineWidth: AnimationKey.lineWidth.definition
    case .color: AnimationKey.textColor.definition
    default: nil
    }
  }
}
