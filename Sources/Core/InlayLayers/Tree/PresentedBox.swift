import InlayGraphics

/// The presented values of a layer and its running animations: an object, so that layers without them stay small.
final class PresentedBox {
  @exclusivity(unchecked) var values = PresentedValues()
  /// See `Layer.keyboardLift`.
  @exclusivity(unchecked) var lift: Double?
  private(set) var tracks: [AnimationTrack] = []
  /// Cleared by the layer's deinit.
  unowned(unsafe) private(set) var layer: Layer?
  /// The animator that has the box in its list. Cleared by the animator.
  unowned(unsafe) var animator: Animator?

  /// The completions of a layer in no scene that are not called yet.
  private var completions: Completions?

  init(_ layer: Layer) { self.layer = layer }

  var isAnimating: Bool { !tracks.isEmpty }

  /// Whether one of the animations comes to its end.
  var hasEnd: Bool { tracks.contains(where: \.hasEnd) }

  /// Whether the layer needs no box.
  var isEmpty: Bool { values.isEmpty && lift == nil && animator == nil && completions?.isEmpty ?? true }

  /// A model's geometry as it is shown.
  func presented(_ model: LayerGeometry) -> LayerGeometry {
    var geometry = values.applied(to: model)
    if let lift { geometry.position.y -= lift }
    return geometry
  }

  func add(_ track: AnimationTrack) { tracks.append(track) }

  /// Ends a call without a scene, which has nothing to animate.
  func complete(_ completion: @escaping (Bool) -> Void) {
    let completions = completions ?? Completions()
    self.completions = completions
    completions.add(completion, finished: false, in: nil)
    completions.callDue()
  }

  /// Calls the completions that are left of calls without a scene.
  func callLeft() { completions?.callDue() }

  /// The layer entered a scene.
  func completeLeft(in scene: Scene) { completions?.move(to: scene) }

  /// The layer of the box dies.
  func layerDies() {
    layer = nil
    animator?.noteDeparture()
  }

  /// Ends the animations that are over at a time.
  func removeEnded(at time: Double, in animator: Animator) {
    for track in tracks { track.removeEnded(at: time, in: animator) }
    removeEmptyTracks()
  }

  /// Ends animations before their time.
  func cancel(where isWanted: (AnimationTrack) -> Bool, in animator: Animator) {
    for track in tracks where isWanted(track) { track.cancel(in: animator) }
    removeEmptyTracks()
  }

  func removeEmptyTracks() {
    guard tracks.contains(where: \.isEmpty) else { return }
    let removed = tracks.filter(\.isEmpty)
    tracks.removeAll(where: \.isEmpty)
    show { _ in
      for track in removed { track.withdraw(from: &values) }
      return removed
    }
  }

  /// Stores the presented values of the scene's clock.
  func present(in scene: Scene) {
    show { layer in
      let changed = tracks.filter { $0.present(layer, in: scene, into: &values) }
      alignSlide(of: layer, in: scene)
      return changed
    }
  }

  /// If a layer only slides, and the ends of its way are whole device pixels apart, presents it at whole pixels from
  /// its model's position: a surface then moves its pixels from frame to frame. In a superlayer that turns or scales,
  /// the pixels are others. O(depth).
  private func alignSlide(of layer: Layer, in scene: Scene) {
    let scale = scene.scale
    guard tracks.count == 1, let position = values.position, tracks[0].slidesByWholePixels(at: scale) else { return }
    var isInScale = true
    layer.parent?.climb {
      isInScale = $0.presentedGeometry.transform.isIdentity
      return isInScale
    }
    guard isInScale else { return }
    func aligned(_ shown: Double, _ model: Double) -> Double {
      let pixels = ((shown - model) * scale).rounded()
      return abs(pixels) < 1e6 ? model + pixels / scale : shown
    }
    let model = layer.position
    values.position = Point(x: aligned(position.x, model.x), y: aligned(position.y, model.y))
  }

  /// Changes presented values, and reports the changes to the layer.
  private func show(_ change: (Layer) -> [AnimationTrack]) {
    guard let layer else { return }
    let size = layer.presentedGeometry.bounds.size
    var properties: LayerProperties = []
    let changed = change(layer)
    guard !changed.isEmpty else { return }
    for track in changed { if let property = track.property { properties.insert(LayerProperties(property)) } }
    if properties.contains(LayerProperties(.bounds)), layer.presentedGeometry.bounds.size != size {
      layer.drawing = nil
    }
    if !properties.isEmpty { layer.presentationDidChange(properties) }
    for track in changed where track.property == nil { track.show(in: layer) }
  }
}

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

  /// Whether it is the position's, and each animation starts whole device pixels from its end.
  func slidesByWholePixels(at scale: Double) -> Bool { false }

  /// Removes the stored value, so the model's is presented.
  func withdraw(from values: inout PresentedValues) {}

  /// Has the layer of an app's key show the presented value.
  func show(in layer: Layer) {}

  /// The time at which the first of them begins to change the presented value.
  var startTime: Double { .infinity }

  /// Whether one of them comes to its end by itself.
  var hasEnd: Bool { false }
}
