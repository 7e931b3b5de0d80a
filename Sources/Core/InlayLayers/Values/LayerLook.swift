import InlayGraphics

/// A layer's look beside its contents and sublayers.
package struct LayerLook: Hashable, Sendable {
  package var opacity = 1.0
  package var backgroundColor: Color?
  package var fillsBackground = true
  package var cornerRadius = 0.0
  package var cornerCurve = CornerCurve.circular
  package var maskedCorners = Corners.all
  package var masksToBounds = false
  package var borderWidth = 0.0
  package var borderColor = Color.black
  package var shadow = LayerShadow()
}

/// A layer's shadow: cast by the layer's background, contents, border and sublayers, without the parts that its
/// `masksToBounds` clips, in the layer's own space, painted below the layer and not clipped by its `masksToBounds`.
package struct LayerShadow: Hashable, Sendable {
  package var color = Color.black
  package var opacity = 0.0
  package var radius = 3.0
  package var offset = Size(width: 0, height: -3)
  package var isOfBounds = false
}

extension Double {
  /// An opacity within 0...1; 0 for NaN.
  var clampedOpacity: Double { self > 0 ? min(self, 1) : 0 }
}
