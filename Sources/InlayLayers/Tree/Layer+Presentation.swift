import InlayGraphics

/// The values of a layer that presents others than its model's: an object, so that other layers stay small.
final class PresentedBox {
  let values: PresentedValues

  init(_ values: PresentedValues) { self.values = values }
}

/// A layer's model is what code sets and layout reads. What is presented differs from it only where something overrides it;
/// frames, conversion of points and hit testing read that.
extension Layer {
  /// What the layer presents in the place of its model's values; all nil in most layers. Setting it asks for no layout and
  /// tells no superlayer: the model is what it was.
  package final var presentedValues: PresentedValues {
    get { presentedBox?.values ?? PresentedValues() }
    set {
      let properties = newValue.differences(from: presentedValues)
      guard !properties.isEmpty else { return }
      let size = presentedGeometry.bounds.size
      presentedBox = newValue.isEmpty ? nil : PresentedBox(newValue)
      if presentedGeometry.bounds.size != size { drawing = nil }
      presentationDidChange(properties)
    }
  }

  /// The geometry as it is shown.
  @inline(__always)
  package final var presentedGeometry: LayerGeometry {
    presentedBox.map { $0.values.applied(to: geometry) } ?? geometry
  }

  /// The look as it is shown.
  @inline(__always)
  package final var presentedLook: LayerLook {
    presentedBox.map { $0.values.applied(to: look) } ?? look
  }

  /// Notes that properties are presented otherwise while the model stays as it is: the layer's node is made again, and
  /// nothing else happens. Changes of the model go through `didChange(_:from:)`.
  final func presentationDidChange(_ properties: LayerProperties) {
    changes.formUnion(properties)
    markStale()
    checkInvariants()
  }

  /// As `transformToScene`, with what is presented of the layer and of all around it.
  final var presentedTransformToScene: Transform {
    var transform = presentedGeometry.transformToSuperlayer
    var layer = parent
    while let ancestor = layer {
      transform = transform.concatenating(ancestor.presentedGeometry.transformToSuperlayer)
      layer = ancestor.parent
    }
    return transform
  }
}
