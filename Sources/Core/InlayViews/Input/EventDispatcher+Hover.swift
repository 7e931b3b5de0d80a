import InlayGraphics
import InlayLayers

/// The pointer that hovers over the scene.
extension EventDispatcher {
  func moveHover(_ event: PointerEvent) -> Bool {
    hover = event
    let views = views(at: event.position, for: event.kind)
    setHovered(views)
    return takers(of: views).contains { $0.interactions.contains { $0.hover(event) } }
  }

  /// The content below the pointer moved.
  func updateHover() {
    guard let hover else { return }
    scene.root.layoutIfNeeded()
    setHovered(views(at: hover.position, for: hover.kind))
  }

  /// - Returns: Whether the pointer hovered.
  func endHover(of id: Int) -> Bool {
    guard hover?.id == id else { return false }
    hover = nil
    setHovered([])
    return true
  }

  /// Leaves views from the innermost outwards, and enters others inwards.
  private func setHovered(_ views: [View]) {
    let views = takers(of: views)
    let old = hoveredViews.compactMap(\.object)
    guard !old.isEmpty || !views.isEmpty else { return }
    hoveredViews = views.map { Weak(object: $0) }
    let new = Set(views.map { ObjectIdentifier($0) })
    for view in old where !new.contains(ObjectIdentifier(view)) { view.isHovered = false }
    for view in views.reversed() { view.isHovered = true }
  }
}

extension View {
  /// The view shows something else from now on: no pointer hovers over it, nor over a view inside.
  package final func endHover() {
    var waiting: [Layer] = [self]
    while let layer = waiting.popLast() {
      if let view = layer as? View {
        guard view.isHovered else { continue }
        view.isHovered = false
      }
      waiting += layer.sublayers
    }
  }
}
