import Synchronization

/// Turns changes inside of `Scene.animate` closures into animations.
final class AnimationRecorder {
  /// The closures that run, innermost last; nil changes at once.
  private var closures: [(timing: AnimationTiming, group: AnimationGroup)] = []
  /// The layers that entered the scene in the running closures: they have no picture to animate from. They are held,
  /// as those that left are, since a layer made in a closure could else be taken for one that was freed in it.
  private var entered: [ObjectIdentifier: AnyObject] = [:]
  private var left: [ObjectIdentifier: AnyObject] = [:]

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
    if closures.isEmpty { (entered, left) = ([:], [:]) }
  }

  /// The timing for a change of a layer; nil where it is not animated.
  func closure(for layer: AnyObject) -> (timing: AnimationTiming, group: AnimationGroup)? {
    entered[ObjectIdentifier(layer)] == nil ? closures.last : nil
  }

  func noteEntry(of layer: AnyObject) {
    if left[ObjectIdentifier(layer)] == nil { entered[ObjectIdentifier(layer)] = layer }
  }

  func noteLeaving(of layer: AnyObject) {
    if entered[ObjectIdentifier(layer)] == nil { left[ObjectIdentifier(layer)] = layer }
  }
}
