extension Layer {
  /// Releases the old mask and attaches the new one.
  final func replaceMask(_ old: Layer?) {
    if let old, old.parent === self {
      old.parent = nil
      old.leaveScene()
    }
    if let mask { adoptMask(mask) }
    didChange(.mask, from: old)
    checkInvariants()
  }

  private func adoptMask(_ layer: Layer) {
    precondition(
      !isDescendant(of: layer), "a layer cannot mask itself: \(layer.reportName) holds \(reportName) already")
    precondition(layer.rootOfScene == nil, "\(layer.reportName) is the root of a scene and cannot become a mask")
    if layer.parent === self {
      // A sublayer of this layer is removed from the sublayers.
      removeChild(layer)
      childrenChanged()
    } else {
      layer.removeFromSuperlayer()
      layer.parent = self
      noteLevels(below: layer)
      if layer.flags.contains(.holdsOwnColors) { markOwnColors() }
    }
    if layer.isLayoutDue { markDescendantNeedsLayout() }
    if flags.contains(.isInScene) { layer.environmentChanged() }
  }
}
