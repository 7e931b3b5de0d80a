extension Layer {
  /// Whether `layoutSublayers` is pending: after a request, or a change of the sublayers, the bounds' size or origin,
  /// or the size of a sublayer's bounds. A new layer needs no layout.
  public final var needsLayout: Bool { flags.contains(.needsLayout) }

  /// Reports that `sizeThatFits(_:)` may return another size than before. At the next tick the layer and its superlayer
  /// are laid out: a bar or a page places the layer by its new size, and a row or header of automatic height is measured
  /// again.
  ///
  /// Labels and the library's controls call it themselves. Call it in your own view if a value changes on which its
  /// `sizeThatFits(_:)` depends, as you would invalidate the intrinsic content size of a view in UIKit.
  public final func preferredSizeDidChange() {
    setNeedsLayout()
    superlayer?._sublayerPreferredSizeDidChange(self)
  }

  /// Marks the layer for layout unless it is marked, or being laid out. Classes that distinguish their own requests
  /// from others call this for their own, and override `_setNeedsLayout()`.
  ///
  /// - Returns: Whether this call marked it.
  @discardableResult
  package final func requestLayout() -> Bool {
    guard flags.isDisjoint(with: [.needsLayout, .isLayingOut]) else { return false }
    flags.insert(.needsLayout)
    if let parent { parent.markDescendantNeedsLayout() } else { rootOfScene?.becameStale() }
    return true
  }

  /// Requests the layout for bounds of another size or another origin.
  final func setNeedsLayoutOfBounds(isResized: Bool) {
    guard isResized else {
      requestLayout()
      return
    }
    setNeedsLayout()
    if flags.contains(.holdsFollowingLayers) { resizeFollowingLayers() }
    // A mask is not a sublayer: the masked layer does not place it by its size.
    if let parent, parent.mask !== self { parent.setNeedsLayout() }
  }

  /// Does the pending layout of this layer and its sublayers, from the topmost superlayer that needs layout.
  ///
  /// Layers that layout marks are laid out too, in up to 50 rounds; within another layer's layout in one round.
  public final func layoutIfNeeded() {
    var top = self
    var rounds = Self.layoutRounds
    climb { layer in
      if layer.flags.contains(.needsLayout) { top = layer }
      if layer.flags.contains(.isLayingOut) { rounds = 1 }
      return true
    }
    var visited = 0
    top.convergeLayout(rounds: rounds, visited: &visited)
  }

  /// Does the pending layout of this layer and of what is in it, in one round, whatever is pending in its superlayers.
  package final func layoutInsideIfNeeded() {
    var visited = 0
    convergeLayout(rounds: 1, visited: &visited)
  }

  /// The most rounds of layout that marks more layout.
  static let layoutRounds = 50

  /// Lays out the tree until no layer needs it, or to the limit of rounds.
  final func convergeLayout(rounds: Int, visited: inout Int) {
    for _ in 0..<rounds where isLayoutDue { layOutTree(visited: &visited) }
  }

  final func markDescendantNeedsLayout() {
    climb { layer in
      guard layer.flags.insert(.descendantNeedsLayout).inserted else { return false }
      if layer.parentReference == nil { layer.rootOfScene?.becameStale() }
      return true
    }
  }

  /// Whether `layoutSublayers` runs: changes that it makes are the layer's own.
  package final var isLayingOut: Bool { flags.contains(.isLayingOut) }

  /// Whether any layer in the tree needs layout.
  package final var isLayoutDue: Bool { !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) }

  /// Lays out this layer and marked ones below it. Visits only marked layers and their siblings' marks.
  private final func layOutTree(visited: inout Int) {
    guard isLayoutDue else { return }
    visited += 1
    layOutIfDue()
    if flags.contains(.descendantNeedsLayout) {
      flags.remove(.descendantNeedsLayout)
      flags.insert(.isLayingOutDescendants)
      // The sublayers, visited by index: most need no layout, and are only read.
      let layers = children
      for index in layers.indices where layers[index].isLayoutDue && layers[index].isDirectly(in: self) {
        // The array retains the layers.
        Unmanaged.passUnretained(layers[index])._withUnsafeGuaranteedRef { $0.layOutTree(visited: &visited) }
      }
      mask?.layOutTree(visited: &visited)
      flags.remove(.isLayingOutDescendants)
    }
    _didLayoutSublayers()
  }

  private final func layOutIfDue() {
    guard flags.contains(.needsLayout) else { return }
    flags.remove(.needsLayout)
    flags.insert(.isLayingOut)
    layoutSublayers()
    flags.remove(.isLayingOut)
  }

  /// The labels of the layers that still need layout, at most `limit`.
  final func labelsAwaitingLayout(limit: Int) -> [String] {
    var labels: [String] = []
    var waiting = [self]
    while labels.count < limit, let layer = waiting.popLast() {
      if layer.flags.contains(.needsLayout) { labels.append(layer.reportName) }
      if let mask = layer.mask, mask.isLayoutDue { waiting.append(mask) }
      waiting += layer.children.reversed().filter(\.isLayoutDue)
    }
    return labels
  }
}
