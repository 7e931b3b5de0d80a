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
