import InlayGraphics

/// Values by which a layer is shown higher than its model has it, with everything inside: the content of a page while a
/// keyboard covers the lower part of the scene. Animations of the layer add to the lift.
package struct LayerLift: Hashable, Sendable {
  /// The distance at rest, in points: a keyboard covers so much less of the layer.
  package var distance: Double
  /// The distance that is shown now, in points.
  package var shown: Double

  package init(distance: Double, shown: Double) { (self.distance, self.shown) = (distance, shown) }
}

extension Layer {
  /// The layer's lift; nil for none. It is no value of the model, and a change requests no layout. To change `distance`,
  /// call `lift(by:)`, which has the views inside laid out.
  package final var keyboardLift: LayerLift? {
    get { presentedBox?.lift }
    set {
      let old = keyboardLift
      guard newValue != old else { return }
      let box = presentedBox ?? PresentedBox(self)
      box.lift = newValue
      presentedBox = box.isEmpty ? nil : box
      if newValue?.shown ?? 0 != old?.shown ?? 0 { presentationDidChange(LayerProperties(.position)) }
    }
  }

  /// The distance by which the layer is shown higher at rest, with those around it, in points. O(depth).
  package final var wholeLift: Double {
    var whole = 0.0
    climb { layer in
      whole += layer.presentedBox?.lift?.distance ?? 0
      return true
    }
    return whole
  }
}
