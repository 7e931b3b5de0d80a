extension Layer {
  /// Lets the old mask go and makes the new one this layer's.
  final func replaceMask(_ old: Layer?) {
    if old?.parent === self { old?.parent = nil }
    if let mask { adoptMask(mask) }
    didChange(.mask)
    checkInvariants()
  }

  private func adoptMask(_ layer: Layer) {
    precondition(
      !isDescendant(of: layer), "a layer cannot mask itself: \(layer.reportName) holds \(reportName) already")
    precondition(layer.rootOfScene == nil, "\(layer.reportName) is the root of a scene and cannot become a mask")
    if layer.parent === self {
      // A sublayer of this very layer stops being one.
      children.removeAll { $0 === layer }
      childrenChanged()
    } else {
      layer.removeFromSuperlayer()
      layer.parent = self
      if layer.flags.contains(.holdsOwnColors) { markOwnColors() }
    }
    if layer.isLayoutDue { markDescendantNeedsLayout() }
    if scene != nil { layer.environmentChanged() }
  }
}
