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

  /// Has changes of properties request layout.
  package final func requestsLayout(after properties: LayerProperty...) {
    propertiesOfLayout = properties.reduce(into: propertiesOfLayout) { $0.insert(LayerProperties($1)) }
  }
}
