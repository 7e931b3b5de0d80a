import InlayGraphics

/// A body in its place: what a frame knows of a layer.
///
/// Immutable, and the same object as long as neither body nor place change: nodes are compared by identity. What only moves
/// or fades has a new node with the body that it had.
package final class RenderNode: Sendable {
  package let body: NodeBody
  /// From the layer's own space to its superlayer's.
  package let placement: Transform
  /// 0...1, for the body as one group.
  package let opacity: Double
  /// What changed since the layer's node before this one.
  package let changes: LayerProperties

  init(body: NodeBody, placement: Transform, opacity: Double, changes: LayerProperties) {
    self.body = body
    self.placement = placement
    self.opacity = opacity
    self.changes = changes
  }

  /// Whether both are nodes of one layer.
  @inline(__always)
  func isOfSameLayer(as other: RenderNode) -> Bool {
    self === other || body.layer == other.body.layer
  }
}

extension [RenderNode] {
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
  /// The part so near to the origin that adding a width to an edge gives the other edge to a fraction of a pixel.
  var withinReach: Rect { limited(to: Double.reach) }
}

extension Point {
  var withinReach: Point { Point(x: x.withinReach, y: y.withinReach) }
}

extension Size {
  var withinReach: Size { Size(width: width.withinReach, height: height.withinReach) }
}

extension Double {
  /// How far from the origin of their own space layers are shown, in points.
  static let reach = 1e12

  /// The number within the reach of layers; 0 for what is not a number.
  var withinReach: Double { limited(to: Self.reach) }
}
