/// The running animations of one value of a layer.
class AnimationTrack {
  let name: String
  let property: LayerProperty?

  init(name: String, property: LayerProperty?) {
    self.name = name
    self.property = property
  }

  var isEmpty: Bool { true }

  /// Ends what is over at a time.
  func removeEnded(at time: Double, in animator: Animator) {}

  /// Ends all of them before their time.
  func cancel(in animator: Animator) {}

  /// Stores the value of a time. Returns whether it differs from the one before.
  func present(_ layer: Layer, in scene: Scene, into values: inout PresentedValues) -> Bool { false }

  /// Removes the stored value, so the model's is presented.
  func withdraw(from values: inout PresentedValues) {}

  /// When the first of them begins to change the presented value.
  var startTime: Double { .infinity }
}
