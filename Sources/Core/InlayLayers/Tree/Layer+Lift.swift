extension Layer {
  /// The distance by which the layer is shown higher than its model has it, with everything inside, in points: the
  /// content of a page while a keyboard covers the lower part of the scene. A keyboard covers so much less of the
  /// layer. Nil for none. Animations of the layer add to it.
  ///
  /// It is no value of the model: the layer keeps its position.
  package final var keyboardLift: Double? {
    get { presentedBox?.lift }
    set {
      guard newValue != keyboardLift else { return }
      let box = presentedBox ?? PresentedBox(self)
      box.lift = newValue
      presentedBox = box.isEmpty ? nil : box
      presentationDidChange(LayerProperties(.position))
      if flags.contains(.isInScene) { coveredPartChanged() }
    }
  }

  /// The distance by which the layer is shown higher, with those around it, in points. O(depth).
  package final var wholeLift: Double {
    var whole = 0.0
    climb { layer in
      whole += layer.presentedBox?.lift ?? 0
      return true
    }
    return whole
  }

  /// The part of the layer that a keyboard covers changed, perhaps only for a frame: everything inside is laid out.
  /// Colours, texts, drawings and measured heights do not depend on it, and stay. O(layers inside).
  final func coveredPartChanged() {
    forEachInside { layer in
      // Scroll views have other insets, which a layout after scrolling would keep.
      if layer.propertiesOfLayout.contains(LayerProperties(.position)) {
        layer.setNeedsLayout()
      } else {
        layer.requestLayout()
      }
    }
  }
}
