/// Every change of a model's property ends here.
extension Layer {
  /// Notes a change, after it.
  final func didChange<Value>(_ property: LayerProperty, from oldValue: Value) {
    note(LayerProperties(property))
    if property.isGeometry {
      if property == .bounds { boundsDidChange() }
      parent?._sublayerDidChange(self)
    }
    if presentedBox != nil || AnimationRecorder.isActive { followModel(property, from: oldValue) }
    checkInvariants()
  }

  /// Notes changes of properties that have no geometry and are not animated.
  final func didChange(_ properties: LayerProperties) {
    if properties.isEmpty { return }
    note(properties)
    checkInvariants()
  }

  private final func note(_ properties: LayerProperties) {
    changes.formUnion(properties)
    if !flags.contains(.hasOtherSettings), !properties.isDisjoint(with: .ofSettings) { flags.insert(.hasOtherSettings) }
    if !properties.isDisjoint(with: propertiesOfLayout) { requestLayout() }
    markStale()
  }

  /// Whether a change of `cornerRadius`, `cornerCurve` or `maskedCorners` requests the layer's layout, for a view that
  /// gives its corners to a part inside. False by default.
  public final var needsLayoutOnCornerChange: Bool {
    get { propertiesOfLayout.isSuperset(of: Self.cornerProperties) }
    set {
      if newValue {
        propertiesOfLayout.formUnion(Self.cornerProperties)
      } else {
        propertiesOfLayout.subtract(Self.cornerProperties)
      }
    }
  }

  private static var cornerProperties: LayerProperties {
    [LayerProperties(.cornerRadius), LayerProperties(.cornerCurve), LayerProperties(.maskedCorners)]
  }

  /// Has changes of properties request layout.
  package final func requestsLayout(after properties: LayerProperty...) {
    propertiesOfLayout = properties.reduce(into: propertiesOfLayout) { $0.insert(LayerProperties($1)) }
  }
}
