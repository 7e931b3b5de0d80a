import InlayGraphics

/// Nodes for the next frame.
extension Layer {
  final var isStale: Bool { flags.contains(.isStale) }

  /// Marks the layer's node and those of its superlayers as stale.
  final func markStale() {
    climb { layer in
      guard layer.flags.insert(.isStale).inserted else { return false }
      guard let parent = layer.parentReference else {
        layer.rootOfScene?.becameStale()
        return false
      }
      parent._withUnsafeGuaranteedRef { $0.noteStale(layer) }
      return true
    }
  }

  /// The layer's node in the next frame: the one before if neither the layer nor its sublayers changed.
  ///
  /// O(changed layers · √siblings).
  final func commitNode(in context: CommitContext) -> RenderNode {
    if let node, !isStale { return node }
    context.layersVisited += 1
    flags.remove(.isStale)
    let stale = staleChunks
    staleChunks = 0
    if mask == nil, stale == 0, let node, changes.isSubset(of: .ofMoving) {
      return place(node.body, isHidden: false)
    }
    let nodes = commitSublayers(stale, in: context)
    let maskNode = mask?.commitNode(in: context)
    return place(makeBody(children: nodes, mask: maskNode, in: context), isHidden: mask?.isHidden ?? false)
  }

  /// The sublayers' nodes in painting order, in chunks where they are many. Chunks without a stale sublayer are kept.
  private final func commitSublayers(_ stale: UInt64, in context: CommitContext) -> [RenderNode] {
    let known = node?.body.children ?? []
    if stale == 0 && node != nil { return known }
    let layers = paintedSublayers
    if chunkCounts.isEmpty { return commit(layers[...], in: context) }
    return commitChunks(of: layers, known, stale, in: context)
  }

  // Code outside the recursion is not inlined into it: deep trees need little stack.
  @inline(never) private final func commitChunks(
    of layers: [Layer], _ known: [RenderNode], _ stale: UInt64, in context: CommitContext
  ) -> [RenderNode] {
    var end = 0
    return chunkCounts.enumerated().map { index, count in
      end += count
      let before = index < known.count && known[index].body.isChunk ? known[index] : nil
      if let before, stale &>> UInt64(index) & 1 == 0 { return before }
      let nodes = commit(layers[end - count..<end], in: context)
      if let before, before.body.children.isIdentical(to: nodes) { return before }
      return RenderNode(chunk: nodes, of: ObjectIdentifier(self), label: label)
    }
  }

  private final func commit(_ layers: ArraySlice<Layer>, in context: CommitContext) -> [RenderNode] {
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(layers.count)
    for index in layers.indices {
      // The array retains the layers.
      Unmanaged.passUnretained(layers[index])._withUnsafeGuaranteedRef { layer in
        if layer.isHidden { return }
        if let node = layer.node, !layer.isStale { return nodes.append(node) }
        nodes.append(layer.commitNode(in: context))
      }
    }
    return nodes
  }

  /// The node of a body with the layer's placement: the one before where it is equal, else one with the old body where
  /// that is equal.
  @inline(never) private final func place(_ body: consuming NodeBody, isHidden: Bool) -> RenderNode {
    let opacity = isHidden ? 0 : presentedOpacity
    let changes = changes
    self.changes = []
    let placement = presentedGeometry.transformToSuperlayer
    // Moved out, which counts no reference.
    var old: RenderNode?
    swap(&old, &node)
    if let old, body.isEqual(to: old.body) {
      if opacity == old.opacity && placement == old.placement {
        node = old
        return old
      }
      body = old.body
    }
    let new = RenderNode(body: body, placement: placement, opacity: opacity, changes: changes)
    node = new
    return new
  }

  @inline(never)
  private final func makeBody(children: [RenderNode], mask: RenderNode?, in context: CommitContext) -> NodeBody {
    let bounds = presentedGeometry.bounds
    // A layer that only moved or faded, or whose sublayers changed, has its old look.
    let known = mask == nil && self.mask == nil && changes.isSubset(of: .ofPlacement) ? node?.body : nil
    let shown = known.flatMap { $0.bounds == bounds ? $0.contents : nil } ?? makeContents(in: context)
    return NodeBody(
      layer: ObjectIdentifier(self), label: label, bounds: bounds,
      style: known?.style ?? nodeStyle(of: presentedLook, in: context),
      contents: shown, children: children, mask: mask)
  }
}
