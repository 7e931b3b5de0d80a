/// The running cross-fades of a layer's `contents`.
final class ImageTrack: AnimationTrack {
  private struct Run {
    /// The image before, as it was placed.
    let image: NodeImage?
    let timing: AnimationTiming
    let added: Double
    let group: AnimationGroup?

    var end: Double { added + timing.totalDuration }
  }

  /// In the order in which they were added: each fades from the picture of those before it to the next image.
  private var runs: [Run] = []
  /// What is shown, without the layer's own image, which is the last part of it.
  private var shares: [Double] = []

  static let name = "contents"
  /// The most images that fade at once, beside the layer's own; the oldest go first.
  private static let runLimit = 8

  init() { super.init(name: Self.name, property: .contents) }

  override var isEmpty: Bool { runs.isEmpty }

  func add(
    from image: NodeImage?, _ timing: AnimationTiming, added: Double, group: AnimationGroup?, _ animator: Animator
  ) {
    if let group, runs.last?.group === group { return }
    group?.add()
    runs.append(Run(image: image, timing: timing, added: added, group: group))
    if runs.count > Self.runLimit { end(first: 1, in: animator) }
  }

  /// The layer's image with what fades below it.
  func nodeImage(over own: NodeImage?, at time: Double) -> NodeImage? {
    var shares: [(image: NodeImage?, share: Double)] = []
    var share = 1.0
    for run in runs {
      shares.append((run.image, share))
      share = progress(of: run, at: time)
    }
    shares.append((own, share))
    return NodeImage(ImageFade(shares))
  }

  private func progress(of run: Run, at time: Double) -> Double {
    time < run.end ? run.timing.progress(at: time - run.added) : 1
  }

  private func end(first count: Int, in animator: Animator) {
    for run in runs.prefix(count) { run.group?.end(isFinished: true, in: animator) }
    runs.removeFirst(count)
  }

  /// A fade that is over hides all images before it.
  override func removeEnded(at time: Double, in animator: Animator) {
    guard let last = runs.lastIndex(where: { !(time < $0.end) }) else { return }
    end(first: last + 1, in: animator)
  }

  override func cancel(in animator: Animator) {
    for run in runs { run.group?.end(isFinished: false, in: animator) }
    runs = []
  }

  override func present(_ layer: Layer, in scene: Scene, into values: inout PresentedValues) -> Bool {
    let now = runs.map { progress(of: $0, at: scene.time) }
    defer { shares = now }
    return now != shares
  }

  override var startTime: Double { runs.reduce(.infinity) { min($0, $1.added + $1.timing.delay) } }
}

extension PresentedBox {
  var imageTrack: ImageTrack? {
    for track in tracks where track.property == .contents { return track as? ImageTrack }
    return nil
  }

  func makeImageTrack() -> ImageTrack {
    if let imageTrack { return imageTrack }
    let track = ImageTrack()
    add(track)
    return track
  }
}
