import InlayGraphics

/// Dragging by a pointer, clamped to the content, without dynamics. The branch `scroll` replaces this file.
extension ScrollView {
  /// - Parameter time: In seconds of the scene's clock; nil for a drag without dynamics.
  package final func beginDragging(at time: Double?) {
    dragRest = .zero
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content by the distance of the pointer, in points.
  package final func drag(by distance: Size, at time: Double?) {
    dragRest = follow(Size(width: dragRest.width - distance.width, height: dragRest.height - distance.height))
  }

  package final func endDragging(at time: Double?) {
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  package final func cancelDragging() { endDragging(at: nil) }

  /// Stops a motion, at a touch.
  ///
  /// - Returns: Whether the view moved: such a touch selects nothing.
  package final func stopScrolling() -> Bool { false }
}
