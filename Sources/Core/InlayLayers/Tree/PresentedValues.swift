import InlayGraphics

/// The values that a layer shows instead of its model's. A nil value is the model's, so values that are not overridden
/// follow the model.
package struct PresentedValues: Hashable, Sendable {
  package var bounds: Rect?
  package var position: Point?
  var anchorPoint: Point?
  package var transform: Transform?
  /// The values of the look that count: those of `lookProperties`. The others are the usual ones.
  private var look = LayerLook()
  private var lookProperties: LayerProperties = []

  package init() {}

  var isEmpty: Bool {
    lookProperties.isEmpty && position == nil && bounds == nil && transform == nil && anchorPoint == nil
  }

  package var opacity: Double? {
    get { lookProperties.contains(LayerProperties(.opacity)) ? look.opacity : nil }
    set {
      look.opacity = newValue ?? 1
      note(.opacity, newValue != nil)
    }
  }

  /// Sets the value of a key of every layer; nil is the model's.
  package mutating func set<Value>(_ key: AnimationKey<Value>, to value: Value?) {
    key.definition.store?(&self, value)
  }

  mutating func set<Value>(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerLook, Value>, _ value: Value?
  ) {
    look[keyPath: path] = value ?? LayerLook()[keyPath: path]
    note(property, value != nil)
  }

  private mutating func note(_ property: LayerProperty, _ isSet: Bool) {
    if isSet {
      lookProperties.insert(LayerProperties(property))
    } else {
      lookProperties.remove(LayerProperties(property))
    }
  }

  func applied(to geometry: LayerGeometry) -> LayerGeometry {
    LayerGeometry(
      bounds: bounds.map { Rect(origin: $0.origin, size: $0.size) } ?? geometry.bounds,
      position: position ?? geometry.position, anchorPoint: anchorPoint ?? geometry.anchorPoint,
      transform: transform ?? geometry.transform)
  }

  func applied(to look: LayerLook) -> LayerLook {
    if lookProperties.isEmpty { return look }
    var shown = look
    shown.take(lookProperties, of: self.look)
    shown.limit()
    return shown
  }

  func differences(from other: PresentedValues) -> LayerProperties {
    let common = lookProperties.intersection(other.lookProperties)
    var properties = lookProperties.symmetricDifference(other.lookProperties)
      .union(look.differences(from: other.look, in: common))
    if bounds != other.bounds { properties.insert(LayerProperties(.bounds)) }
    if position != other.position { properties.insert(LayerProperties(.position)) }
    if anchorPoint != other.anchorPoint { properties.insert(LayerProperties(.anchorPoint)) }
    if transform != other.transform { properties.insert(LayerProperties(.transform)) }
    return properties
  }
}
