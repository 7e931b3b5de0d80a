import Synchronization

/// Turns changes inside of `Scene.animate` closures into animations.
final class AnimationRecorder {
  /// The closures that run, innermost last; nil changes at once.
  private var closures: [(timing: AnimationTiming, group: AnimationGroup)] = []
  /// The layers that entered the scene in the running closures: they have no picture to animate from.
  private var entered: Set<ObjectIdentifier> = []
  private var left: Set<ObjectIdentifier> = []

  /// The number of closures that run, of all scenes and isolation domains: changes of layers outside them look at
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
  func closure(for layer: AnyObject) -> (timing: AnimationTiming, group: AnimationGroup)? {
    entered.contains(ObjectIdentifier(layer)) ? nil : closures.last
  }

  func noteEntry(of layer: AnyObject) {
    if !left.contains(ObjectIdentifier(layer)) { entered.insert(ObjectIdentifier(layer)) }
  }

  func noteLeaving(of layer: AnyObject) {
    if !entered.contains(ObjectIdentifier(layer)) { left.insert(ObjectIdentifier(layer)) }
  }
}
