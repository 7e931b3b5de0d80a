extension Layer {
  /// Checks what must hold between a layer and its neighbours, at the end of every change of the tree. Empty
  /// unless built with `-D INLAY_CHECKS`. O(sublayers).
  @inlinable package final func checkInvariants() {
    #if INLAY_CHECKS
      verifyInvariants()
    #endif
  }

  /// O(sublayers).
  package final func verifyInvariants() {
    var seen = Set<ObjectIdentifier>()
    for layer in children {
      precondition(layer.parent === self, "\(layer.reportName) does not know its superlayer \(reportName)")
      precondition(seen.insert(ObjectIdentifier(layer)).inserted, "\(layer.reportName) stands twice in \(reportName)")
      if !layer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
        precondition(
          flags.contains(.descendantNeedsLayout), "\(reportName) has forgotten that \(layer.reportName) needs layout")
      }
      if layer.flags.contains(.isStale) && !layer.isHidden {
        precondition(flags.contains(.isStale), "\(reportName) has forgotten that \(layer.reportName) changed")
      }
    }
    precondition(paintOrder.map { $0.count == children.count } ?? true, "\(reportName) has an old painting order")
  }
}
