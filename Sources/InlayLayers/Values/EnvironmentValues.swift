/// The key of a value that a scene, or a layer for its part of the tree, hands down: it proves the value's type. Each key
/// is an object of its own.
@usableFromInline package final class EnvironmentKey<Value>: Sendable {
  /// The source of colours that comes with a value; nil for values without colours.
  let colorSource: (@Sendable (Value) -> any ColorSource)?

  package init(colorSource: (@Sendable (Value) -> any ColorSource)? = nil) { self.colorSource = colorSource }
}

/// The values that modules above InlayLayers hand down in a scene: one of each key, with the type of the key.
@usableFromInline package struct EnvironmentValues: Equatable {
  /// One for each key, in the order in which they were set.
  private var slots: [EnvironmentSlot] = []

  init() {}

  @inlinable package subscript<Value>(key: EnvironmentKey<Value>) -> Value? { key.value(in: slot(of: key.id)) }

  mutating func set<Value>(_ value: Value?, for key: EnvironmentKey<Value>) {
    slots.removeAll { $0.key == key.id }
    if let value { slots.append(EnvironmentValue(value, of: key)) }
  }

  /// The source of the colours: that of the value that was set last, of those that bring colours.
  var colorSource: (any ColorSource)? { slots.last { $0.colorSource != nil }?.colorSource }

  /// O(keys), of which there are few.
  @usableFromInline package func slot(of key: ObjectIdentifier) -> EnvironmentSlot? {
    for slot in slots where slot.key == key { return slot }
    return nil
  }

  @usableFromInline package static func == (a: EnvironmentValues, b: EnvironmentValues) -> Bool {
    a.slots.elementsEqual(b.slots) { $0 === $1 }
  }
}

extension EnvironmentKey {
  @inlinable package var id: ObjectIdentifier { ObjectIdentifier(self) }

  @inlinable package func value(in slot: EnvironmentSlot?) -> Value? { (slot as? EnvironmentValue<Value>)?.value }
}

/// A value of any type.
@usableFromInline package class EnvironmentSlot {
  let key: ObjectIdentifier
  let colorSource: (any ColorSource)?

  fileprivate init(_ key: ObjectIdentifier, _ colorSource: (any ColorSource)?) {
    self.key = key
    self.colorSource = colorSource
  }
}

@usableFromInline package final class EnvironmentValue<Value>: EnvironmentSlot {
  @usableFromInline package let value: Value
  /// Kept, so that no other key gets its identity.
  private let owner: EnvironmentKey<Value>

  fileprivate init(_ value: Value, of key: EnvironmentKey<Value>) {
    self.value = value
    owner = key
    super.init(key.id, key.colorSource?(value))
  }
}
