/// The painting order of the sublayers: ascending zPosition, ties by insertion.
///
/// Many sublayers are in chunks, the parts of a frame that are made and compared as one (`RenderNode.chunkShift`). A
/// sublayer that appears or disappears changes its own chunk alone.
extension Layer {
  /// The sublayers in painting order. O(1), or O(sublayers) after changes of the order.
  package final var paintedSublayers: [Layer] {
    if flags.contains(.knowsPaintOrder) { return paintOrder ?? children }
    var order = children
    if zip(order, order.dropFirst()).contains(where: { $0.zPosition > $1.zPosition }) {
      let keyed = order.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      order = keyed.map(\.element)
      paintOrder = order
    }
    let shift = RenderNode.chunkShift(siblings: order.count)
    for index in order.indices { order[index].paintChunk = UInt32(truncatingIfNeeded: index >> shift) }
    if order.count > RenderNode.mostSiblings {
      let starts = stride(from: 0, to: order.count, by: 1 << shift)
      chunkCounts = starts.map { min(1 << shift, order.count - $0) }
    }
    flags.insert(.knowsPaintOrder)
    return order
  }

  /// Invalidates the painting order.
  final func forgetPaintOrder() {
    paintOrder = nil
    chunkCounts = []
    flags.remove(.knowsPaintOrder)
    staleChunks = .max
  }

  /// Marks a sublayer as different from its node in the layer's node. O(1).
  @inline(__always)
  final func noteStale(_ sublayer: Layer) { staleChunks |= 1 &<< UInt64(sublayer.paintChunk) }

  /// Whether the painting order is that of insertion, in chunks that can grow and shrink.
  private final var hasOpenChunks: Bool { paintOrder == nil && !chunkCounts.isEmpty }

  /// Adds a sublayer, which is not in `slots` yet, to the chunk of a neighbour. O(1); for few sublayers, and where the
  /// order or the size of the chunk require it, the order is made again later.
  final func noteInsertion(of layer: Layer, at index: Int) {
    let first = Int(frontGaps)
    guard hasOpenChunks, index == first || slots[index - 1].parent === self,
      index == first || slots[index - 1].zPosition <= layer.zPosition,
      index == slots.count || slots[index].parent === self && layer.zPosition <= slots[index].zPosition
    else { return forgetPaintOrder() }
    layer.paintChunk = slots[max(first, index - 1)].paintChunk
    let chunk = Int(layer.paintChunk)
    chunkCounts[chunk] += 1
    staleChunks |= 1 &<< UInt64(chunk)
    if chunkCounts[chunk] >> RenderNode.chunkShift(siblings: slots.count - Int(gapCount)) > 1 { forgetPaintOrder() }
  }

  /// Removes a sublayer, which is still in `slots`, from its chunk. O(1).
  final func noteRemoval(of layer: Layer) {
    guard hasOpenChunks, slots.count - Int(gapCount) > RenderNode.mostSiblings + 1 else { return forgetPaintOrder() }
    chunkCounts[Int(layer.paintChunk)] -= 1
    noteStale(layer)
  }
}
