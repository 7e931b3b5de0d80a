import InlayGraphics

/// Many siblings are in chunks: nodes of no layer, without a look and a place of their own. Frames share unchanged
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
