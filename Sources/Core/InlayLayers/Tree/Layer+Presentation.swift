import InlayGraphics

/// A layer's model is set by code and read by layout. Presented values differ from it only where they are overridden;
/// frames, conversion of points and hit testing read them.
extension Layer {
  /// The values presented instead of the model's; all nil in most layers. Setting them requests no layout and reports
  /// nothing to the superlayer, since the model is unchanged.
  package final var presentedValues: PresentedValues {
    get { presentedBox?.values ?? PresentedValues() }
    set {
      let properties = newValue.differences(from: presentedValues)
      guard !properties.isEmpty else { return }
      let size = presentedGeometry.bounds.size
      let box = presentedBox ?? PresentedBox(self)
      box.values = newValue
      presentedBox = box.isEmpty ? nil : box
      if presentedGeometry.bounds.size != size { drawing = nil }
      presentationDidChange(properties)
    }
  }

  /// Presents another position and opacity, nil for the model's. The other presented values stay.
  ///
  /// The same as setting these `presentedValues`, without copies of all of them: most parts of a running transition
  /// change nothing else in a frame.
  package final func presentInstead(position: Point?, bounds: Rect?, opacity: Double?) {
    let isModel = position == nil && bounds == nil && opacity == nil
    if presentedBox == nil && isModel { return }
    let box = presentedBox ?? PresentedBox(self)
    var properties: LayerProperties = []
    if box.values.position != position { properties.insert(LayerProperties(.position)) }
    if box.values.bounds != bounds { properties.insert(LayerProperties(.bounds)) }
    if box.values.opacity != opacity { properties.insert(LayerProperties(.opacity)) }
    guard !properties.isEmpty else { return }
    let size = presentedGeometry.bounds.size
    (box.values.position, box.values.bounds, box.values.opacity) = (position, bounds, opacity)
    presentedBox = box.isEmpty ? nil : box
    if presentedGeometry.bounds.size != size { drawing = nil }
    presentationDidChange(properties)
  }

  @inline(__always)
  package final var presentedGeometry: LayerGeometry {
    presentedBox.map { $0.presented(geometry) } ?? geometry
  }

  @inline(__always)
  package final var presentedLook: LayerLook { presentedBox.map { $0.values.applied(to: look) } ?? look }

  /// The opacity of `presentedLook`, without a copy of the rest.
  @inline(__always)
  final var presentedOpacity: Double { presentedBox?.values.opacity?.clampedOpacity ?? look.opacity }

  /// Marks changed presented values, without a change of the model: the layer's node is made again, without layout.
  /// Changes of the model use `didChange(_:from:)`.
  final func presentationDidChange(_ properties: LayerProperties) {
    changes.formUnion(properties)
    markStale()
    checkInvariants()
  }

  /// Draws again with a presented value.
  final func setNeedsDisplayOfPresentation() {
    drawing = nil
    presentationDidChange(LayerProperties(.drawing))
  }
}
