import InlayLayers

/// Changes of the safe area by a keyboard on the screen. They are no new environment: texts, colours, drawings and the
/// heights of rows do not depend on it, and stay.
extension Scene {
  /// Covers a height at the bottom, in points, and has the views laid out. O(layers).
  package func cover(_ height: Double) {
    guard coveredHeight != height else { return }
    coveredHeight = height
    root.safeAreaDidChange()
  }
}

extension Layer {
  /// Shows the layer higher, or where its model has it for nil. Has the views inside laid out if the distance at rest
  /// is another. O(layers inside) then.
  package final func lift(by lift: LayerLift?) {
    let old = keyboardLift
    guard lift != old else { return }
    keyboardLift = lift
    if lift?.distance ?? 0 != old?.distance ?? 0 { safeAreaDidChange() }
  }

  fileprivate final func safeAreaDidChange() {
    forEachInside { layer in
      // Rows keep their content and its size, which `setNeedsLayout` would outdate.
      if layer is ScrollView { layer.setNeedsLayout() } else if layer is View { layer.requestLayout() }
    }
  }
}
