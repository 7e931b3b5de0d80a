/// Trees of any depth. Ordinary ones are walked by recursion, those that are deeper than a thread's stack may bear by lists.
extension Layer {
  /// How many layers may lie in each other in a scene, its root counted. Deeper ones may be there: they are laid out and
  /// let go like others, but not shown, not hit and not dumped, and the scene reports them as a problem.
  /// Painting them takes less than 2 MiB of a thread's stack, 4 MiB where each is a group.
  public static let maximumDepth = 500

  /// Trees of so many levels are let go by a list.
  static let leastLevelsOfDeepTree = 64

  /// Whether layers lie in this one.
  final var holdsLayers: Bool { slots.count > Int(gapCount) || ownMask != nil }

  /// How many layers lie around this one. O(depth).
  package final var superlayerCount: Int {
    var count = -1
    climb { _ in
      count += 1
      return true
    }
    return count
  }

  /// Counts the levels that a new sublayer or mask brings, for all layers around. Stops at the first that has as many.
  final func noteLevels(below layer: Layer) {
    let most = UInt16(Self.maximumDepth)
    var least = min(layer.levels + 1, most)
    climb { layer in
      guard layer.levels < least else { return false }
      layer.levels = least
      least = min(least + 1, most)
      return true
    }
  }

  /// Calls the body with this layer and all in it: each before what it holds, its mask before its sublayers.
  package final func forEachInside(_ body: (Layer) -> Void) {
    guard levels >= Self.maximumDepth else {
      body(self)
      ownMask?.forEachInside(body)
      for layer in children { layer.forEachInside(body) }
      return
    }
    var waiting = [self]
    while let layer = waiting.popLast() {
      body(layer)
      waiting += layer.children.reversed()
      if let mask = layer.ownMask { waiting.append(mask) }
    }
  }

  /// Lets go of all that nobody else holds, layer by layer, in the middle of this one's own end.
  final func letGoOfDeepTree() {
    var waiting = takeLayers()
    while var layer = waiting.popLast() {
      layer.parentReference = nil
      guard layer.holdsLayers, isKnownUniquelyReferenced(&layer) else { continue }
      waiting += layer.takeLayers()
    }
  }

  private final func takeLayers() -> [Layer] {
    paintOrder = nil
    var layers = slots
    (slots, gapCount) = ([], 0)
    if let mask = ownMask { layers.append(mask) }
    ownMask = nil
    return layers
  }
}
