extension Layer {
  /// Asks for `layoutSublayers` at the next tick.
  public final func setNeedsLayout() {
    guard !flags.contains(.needsLayout), !flags.contains(.isLayingOut) else { return }
    flags.insert(.needsLayout)
    parent?.markDescendantNeedsLayout()
  }

  /// Does the layout that is due now, from the topmost layer of an unbroken chain of superlayers that need it.
  public final func layoutIfNeeded() {
    var top = self
    var layer = parent
    while let superlayer = layer {
      if superlayer.flags.contains(.needsLayout) { top = superlayer }
      layer = superlayer.parent
    }
    var visited = 0
    top.layOutTree(visited: &visited)
  }

  final func markDescendantNeedsLayout() {
    var layer: Layer? = self
    while let current = layer, !current.flags.contains(.descendantNeedsLayout) {
      current.flags.insert(.descendantNeedsLayout)
      layer = current.parent
    }
  }

  /// Whether anything in the tree waits for layout.
  final var isLayoutDue: Bool { !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) }

  /// Lays out this layer and what is due below it. Visits only marked layers and their siblings' marks.
  final func layOutTree(visited: inout Int) {
    guard isLayoutDue else { return }
    visited += 1
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      flags.insert(.isLayingOut)
      layoutSublayers()
      flags.remove(.isLayingOut)
    }
    if flags.contains(.descendantNeedsLayout) {
      flags.remove(.descendantNeedsLayout)
      for layer in children where layer.parent === self { layer.layOutTree(visited: &visited) }
      mask?.layOutTree(visited: &visited)
    }
    if mask?.isLayoutDue ?? false || children.contains(where: \.isLayoutDue) { markDescendantNeedsLayout() }
  }

  /// The labels of the layers that still wait for layout, at most `limit`.
  final func labelsAwaitingLayout(limit: Int) -> [String] {
    var labels: [String] = flags.contains(.needsLayout) ? [reportName] : []
    for layer in children where layer.isLayoutDue && labels.count < limit {
      labels += layer.labelsAwaitingLayout(limit: limit - labels.count)
    }
    return labels
  }
}
