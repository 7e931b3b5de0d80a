import InlaySystem

/// The depth of trees, which are walked by recursion.
extension Layer {
  /// The maximum number of nested layers, from one without a superlayer inwards. Adding a sublayer or a mask that would
  /// be nested deeper is an error of the program, and ends it. All operations on a tree of this depth take less than 2
  /// MiB of a thread's stack, and painting takes 4 MiB where each layer is a group.
  static let maximumDepth = 500

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

  /// Updates the levels of all superlayers for a new sublayer or mask. O(1) where they have as many already; O(layers
  /// in the tree) where it may be too deep.
  final func noteLevels(below layer: Layer) {
    if raiseLevels(below: layer) { return }
    // Levels do not decrease when layers leave.
    layer.recountLevels()
    root.recountLevels()
    let isWithinDepth = raiseLevels(below: layer) && root.levels < Self.maximumDepth
    require(
      isWithinDepth,
      "\(layer.reportName) has \(layer.levels) levels of layers below it, and would have \(superlayerCount + 1) above it:"
        + " at most \(Self.maximumDepth) layers can be nested")
  }

  /// - Returns: False if more than `maximumDepth` layers may be nested.
  private func raiseLevels(below layer: Layer) -> Bool {
    var least = layer.levels + 1
    var isWithinDepth = true
    climb { layer in
      guard layer.levels < least else { return false }
      isWithinDepth = least < Self.maximumDepth
      guard isWithinDepth else { return false }
      layer.levels = least
      least += 1
      return true
    }
    return isWithinDepth
  }

  private func recountLevels() {
    levels = 0
    for layer in innerLayers {
      layer.recountLevels()
      levels = max(levels, layer.levels + 1)
    }
  }

  /// Calls the body with this layer and all in it: superlayers first, a mask before the sublayers.
  package final func forEachInside(_ body: (Layer) -> Void) {
    body(self)
    ownMask?.forEachInside(body)
    for layer in children { layer.forEachInside(body) }
  }
}
