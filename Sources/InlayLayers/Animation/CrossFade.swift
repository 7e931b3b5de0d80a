import InlayGraphics

/// A picture of a scene that fades out above the scene.
final class CrossFade {
  private let old: NodeBody
  /// The wrapper's node in the last frame.
  private var node: RenderNode?
  private let timing: AnimationTiming
  private let start: Double
  let group: AnimationGroup
  /// The number of pictures above the scene that are faded as one.
  let depth: Int

  /// The most pictures that fade into each other; the next fade begins at the scene's own picture.
  private static let mostPictures = 4

  /// - Parameter below: The scene's own node in the frame.
  init(
    from frame: Frame, below own: RenderNode?, after running: CrossFade?, _ timing: AnimationTiming, at time: Double,
    group: AnimationGroup
  ) {
    let isNested = (running?.depth ?? 0) < Self.mostPictures
    depth = isNested ? (running?.depth ?? 0) + 1 : 1
    let shown = isNested ? frame.root : own
    let width = Double(frame.pixelWidth) / frame.scale
    let height = Double(frame.pixelHeight) / frame.scale
    old = NodeBody(
      layer: ObjectIdentifier(group), label: Self.label, bounds: Rect(x: 0, y: 0, width: width, height: height),
      style: NodeStyle(backgroundColor: frame.background), contents: .none, children: shown.map { [$0] } ?? [],
      mask: nil)
    self.timing = timing
    start = time
    self.group = group
  }

  private static let label = LayerLabel(type: CrossFade.self, name: nil)

  func isOver(at time: Double) -> Bool { !(time < start + timing.totalDuration) }

  /// The node of a frame: the scene's own one below the fading picture.
  func node(over own: RenderNode?, at time: Double) -> RenderNode {
    let opacity = 1 - min(max(timing.progress(at: time - start), 0), 1)
    let known = node?.body.children.last
    let picture =
      known?.opacity == opacity
      ? known : RenderNode(body: old, placement: .identity, opacity: opacity, changes: LayerProperties(.opacity))
    let children = [own, picture].compactMap { $0 }
    if let node, node.body.children.isIdentical(to: children) { return node }
    let body = NodeBody(
      layer: ObjectIdentifier(self), label: Self.label, bounds: .zero, style: NodeStyle(), contents: .none,
      children: children, mask: nil)
    let new = RenderNode(body: body, placement: .identity, opacity: 1, changes: [])
    node = new
    return new
  }
}

extension Scene {
  /// Changes this scene at once, and fades its last picture out above the new one: for what has no values between, such
  /// as another theme, appearance or language.
  ///
  /// Input meets the new tree from the start. A fade that begins while another runs begins at what is on screen; others
  /// than the last end with it. Pictures with transparent parts fade out above the new ones, which are complete from
  /// the start. Each tick paints the whole scene.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 does not fade.
  ///   - changes: Nothing in it is animated in another way, also not within `animate(_:_:completion:)`.
  ///   - completion: Called once, by a tick before its layout: with true at the end, with false when another fade or
  ///     `removeAnimations()` ended this one.
  public func crossFade(
    duration: Double, curve: TimingCurve = .default, _ changes: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let group = AnimationGroup(completion)
    let timing = AnimationTiming.curve(curve, duration: duration)
    if !timing.isInstant, let frame {
      let running = crossFade
      group.add()
      crossFade = CrossFade(from: frame, below: root.node, after: running, timing, at: time, group: group)
      running?.group.end(isFinished: false, in: animator)
    }
    animator.recorder.record(.curve(duration: 0), AnimationGroup(nil), changes)
    group.end(isFinished: true, in: animator)
    noteStaleFrame()
  }

  /// Ends the fade that is over at the scene's clock.
  func endCrossFade() {
    guard let fade = crossFade, fade.isOver(at: time) else { return }
    removeCrossFade(isFinished: true)
  }

  func removeCrossFade(isFinished: Bool) {
    guard let fade = crossFade else { return }
    crossFade = nil
    fade.group.end(isFinished: isFinished, in: animator)
    noteStaleFrame()
  }
}
