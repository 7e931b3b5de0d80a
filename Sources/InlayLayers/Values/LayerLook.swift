import InlayGraphics

/// What a layer looks like beside its contents and sublayers.
package struct LayerLook: Hashable, Sendable {
  package var opacity = 1.0
  package var backgroundColor: LayerColor?
  package var fillsBackground = true
  package var cornerRadius = 0.0
  package var cornerCurve = CornerCurve.circular
  package var maskedCorners = Corners.all
  package var masksToBounds = false
  package var borderWidth = 0.0
  package var borderColor = LayerColor.black
  package var shadow = LayerShadow()
}

/// A layer's shadow: cast by what the layer shows (background, contents, border and sublayers, all but what its
/// `masksToBounds` clips away), in the layer's own space, painted below the layer and not clipped by its `masksToBounds`.
package struct LayerShadow: Hashable, Sendable {
  package var color = LayerColor.black
  package var opacity = 0.0
  package var radius = 3.0
  package var offset = Size(width: 0, height: -3)
  package var isOfBounds = false
}

extension Double {
  /// An opacity within 0...1; 0 for what is not a number.
  var clampedOpacity: Double { self > 0 ? min(self, 1) : 0 }
}
