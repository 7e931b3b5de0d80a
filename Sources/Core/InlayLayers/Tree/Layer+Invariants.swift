import InlaySystem

extension Layer {
  /// Checks the invariants of a layer and its neighbours, at the end of every change of a layer. Empty
  /// unless built with `-D INLAY_CHECKS`, as `Tests/run --checks` does. O(sublayers).
  @inline(__always) final func checkInvariants() {
    #if INLAY_CHECKS
      verifyInvariants()
    #endif
  }

  /// O(sublayers).
  final func verifyInvariants() {
    var seen = Set<ObjectIdentifier>()
    for layer in innerLayers {
      require(layer.parent === self, "\(layer.reportName) does not know its superlayer \(reportName)")
      require(layer.rootOfScene == nil, "\(layer.reportName) is a scene's root inside \(reportName)")
      require(seen.insert(ObjectIdentifier(layer)).inserted, "\(layer.reportName) appears twice in \(reportName)")
      if layer.isLayoutDue {
        let isExpected = !flags.isDisjoint(with: [.descendantNeedsLayout, .isLayingOutDescendants])
        require(isExpected, "\(reportName) has forgotten that \(layer.reportName) needs layout")
      }
      if layer.isStale && !layer.isHidden {
        require(isStale, "\(reportName) has forgotten that \(layer.reportName) changed")
        let mark = staleChunks &>> UInt64(layer.paintChunk) & 1
        require(layer === ownMask || mark == 1, "\(reportName) has forgotten where \(layer.reportName) lies")
      }
    }
    guard flags.contains(.knowsPaintOrder) else { return }
    let order = paintedSublayers
    require(
      order.count == children.count && zip(order, order.dropFirst()).allSatisfy { !($0.zPosition > $1.zPosition) }
        && order.allSatisfy { $0.parent === self && $0 !== mask },
      "\(reportName) has an old painting order")
    if chunkCounts.isEmpty { return }
    let numbers = chunkCounts.enumerated().flatMap { repeatElement($0, count: $1) }
    require(
      chunkCounts.count <= 64 && numbers.elementsEqual(order.map { Int($0.paintChunk) }),
      "\(reportName) has old chunks of sublayers")
  }
}
