/// Trees of any depth. Ordinary ones are walked by recursion, those that could exhaust a thread's stack by lists.
extension Layer {
  /// The most nested layers of a scene, including its root. Deeper ones are laid out and released like others, but not
  /// shown, not hit and not dumped, and the scene reports them as a problem. Painting takes less than 2 MiB of a
  /// thread's stack, 4 MiB where each layer is a group.
  public static let maximumDepth = 500

  /// Trees with this many levels are released by a list.
  static let leastLevelsOfDeepTree = 64

  /// The levels of layers below this one, counted up to `maximumDepth`.
  package final var levelCount: Int { Int(levels) }

  /// Whether the layer has sublayers or a mask.
  final var holdsLayers: Bool { slots.count > Int(gapCount) || ownMask != nil }

  /// The sublayers and the mask.
  final var innerLayers: [Layer] { children + (ownMask.map { [$0] } ?? []) }

  /// The number of superlayers. O(depth).
  package final var superlayerCount: Int {
    var count = -1
    climb { _ in
      count += 1
      return true
    }
    return count
  }

  /// Updates the levels of all superlayers for a new sublayer or mask. Stops at the first with as many.
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

  /// Calls the body with this layer and all in it: superlayers first, a mask before the sublayers.
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

  /// Releases the layers that have no other owner one by one, during this layer's deinit.
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
