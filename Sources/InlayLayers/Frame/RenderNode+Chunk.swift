import InlayGraphics

/// Many siblings lie in chunks: nodes of no layer, without a look and a place of their own. Frames share the chunks in which
/// nothing changed, so what changes among many siblings costs O(√siblings): comparing stops at a chunk that is the same, and
/// painting at one that lies elsewhere.
extension RenderNode {
  /// Up to so many siblings are children of their superlayer's body themselves.
  static let mostSiblings = 64

  /// How many siblings a chunk holds, as a power of two: at most 64 chunks hold them all.
  static func chunkShift(siblings: Int) -> Int {
    max(6, Int.bitWidth - max(siblings - 1, 0).leadingZeroBitCount - 6)
  }

  /// A part of a layer's sublayers, some of which may be hidden.
  convenience init(chunk: [RenderNode], of layer: Layer) {
    let body = NodeBody(
      layer: ObjectIdentifier(layer), label: layer.label, bounds: .zero, style: .plain, contents: .none,
      children: chunk, mask: nil, isChunk: true)
    self.init(body: body, placement: .identity, opacity: 1, changes: [])
  }
}

extension Collection<RenderNode> {
  var isChunked: Bool { first?.body.isChunk ?? false }

  /// The siblings themselves, without chunks. O(siblings).
  var withoutChunks: [RenderNode] { flatMap { $0.body.isChunk ? $0.body.children : [$0] } }
}
