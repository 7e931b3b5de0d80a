extension Layer {
  /// Lets the old mask go and makes the new one this layer's.
  final func replaceMask(_ old: Layer?) {
    if old?.parent === self { old?.parent = nil }
    if let mask { adoptMask(mask) }
    didChange(.mask)
  }

  private func adoptMask(_ layer: Layer) {
    precondition(
      !isDescendant(of: layer), "a layer cannot mask itself: \(layer.reportName) holds \(reportName) already")
    precondition(layer.rootOfScene == nil, "\(layer.reportName) is the root of a scene and cannot become a mask")
    layer.removeFromSuperlayer()
    layer.parent = self
    if layer.isLayoutDue { markDescendantNeedsLayout() }
    if scene != nil { layer.environmentChanged() }
  }
}
