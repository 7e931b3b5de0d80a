import InlayGraphics

/// A body with its placement: a layer in a frame.
///
/// Immutable. Nodes are compared by identity: the same object stays while body and placement are unchanged. A layer
/// that only moves or fades has a new node with its old body.
package final class RenderNode: Sendable {
  package let body: NodeBody
  /// The transform from the layer's own space to its superlayer's.
  let placement: Transform
  /// 0...1, for the body as one group.
  package let opacity: Double
  /// The area that the node may paint, in its superlayer's space, as far as layers reach.
  let extent: Rect
  /// The changes since the layer's node before this one.
  let changes: LayerProperties

  init(body: NodeBody, placement: Transform, opacity: Double, changes: LayerProperties) {
    extent = body.extent.applying(placement).withinReach
    self.body = body
    self.placement = placement
    self.opacity = opacity
    self.changes = changes
  }

  /// Whether both are nodes of one layer.
  @inline(__always)
  func isOfSameLayer(as other: RenderNode) -> Bool { self === other || body.layer == other.body.layer }
}

extension [RenderNode] {
  /// Calls the body with each node. O(n), without counting references: the array retains the nodes.
  @inline(__always)
  func forEachUncounted(_ body: (RenderNode) -> Void) {
    for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
  }

  /// Whether both hold the same nodes. O(n), without counting references.
  func isIdentical(to other: [RenderNode]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { nodes in
      other.withUnsafeBufferPointer { others in
        if nodes.baseAddress == others.baseAddress { return true }
        for index in nodes.indices where nodes[index] !== others[index] { return false }
        return true
      }
    }
  }
}

extension Rect {
  /// The part near enough to the origin that adding a width to an edge gives the other edge to a fraction of a pixel.
  var withinReach: Rect { limited(to: Double.reach) }

  /// Whether an edge is at the reach: the rectangle may have been cut there.
  var isAtReach: Bool { max(maxX, maxY) >= Double.reach || min(minX, minY) <= -Double.reach }
}

extension Point {
  var withinReach: Point { Point(x: x.withinReach, y: y.withinReach) }
}

extension Size {
  var withinReach: Size { Size(width: width.withinReach, height: height.withinReach) }
}

extension Double {
  /// The farthest distance of shown layers from the origin of their own space, in points.
  static let reach = 1e12

  /// The number within the reach of layers; 0 for what is not a number.
  var withinReach: Double { limited(to: Self.reach) }
}

/// Many siblings are in chunks: nodes of no layer, without a look and a placement of their own. Frames share unchanged
/// chunks, so a change among many siblings costs O(√siblings): comparison skips chunks that are equal, and painting
/// those that are elsewhere.
extension RenderNode {
  /// The most siblings that are direct children of their superlayer's body.
  static let mostSiblings = 64

  /// The siblings in a chunk, as a power of two: at most 64 chunks contain all.
  static func chunkShift(siblings: Int) -> Int { max(6, Int.bitWidth - max(siblings - 1, 0).leadingZeroBitCount - 6) }

  /// A part of a layer's sublayers, some of which may be hidden.
  convenience init(chunk: [RenderNode], of layer: ObjectIdentifier, label: LayerLabel) {
    let body = NodeBody(
      layer: layer, label: label, bounds: .zero, style: NodeStyle(), contents: .none,
      children: chunk, mask: nil, isChunk: true)
    self.init(body: body, placement: .identity, opacity: 1, changes: [])
  }
}

extension Collection<RenderNode> {
  var isChunked: Bool { first?.body.isChunk ?? false }

  /// The siblings themselves, without chunks. O(siblings).
  var withoutChunks: [RenderNode] { flatMap { $0.body.isChunk ? $0.body.children : [$0] } }
}
