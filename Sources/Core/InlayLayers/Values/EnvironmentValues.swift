/// A value that a scene, or a layer for its part of the tree, hands down: one of each type.
@usableFromInline package protocol EnvironmentValue {
  /// The source of colours that comes with the value; nil for none.
  var colorSource: (any ColorSource)? { get }

  func isEqual(to other: Self) -> Bool
}

extension EnvironmentValue {
  @usableFromInline package var colorSource: (any ColorSource)? { nil }

  @usableFromInline package func isEqual(to other: Self) -> Bool { false }
}

extension EnvironmentValue where Self: Equatable {
  @usableFromInline package func isEqual(to other: Self) -> Bool { self == other }
}

/// The values of modules above InlayLayers that are handed down in a scene, or above InlayViews that a theme has, by
/// their types.
///
/// A look-up is O(values), of which there are few.
@usableFromInline package struct EnvironmentValues: Equatable {
  /// The slot of the value that was set last.
  private var last: EnvironmentSlot?

  package init() {}

  @inlinable package func value<Value: EnvironmentValue>(of type: Value.Type) -> Value? {
    EnvironmentValues.value(in: slot(of: ObjectIdentifier(type)))
  }

  /// - Parameter slot: The slot of the type, which is not retained: these values keep it.
  @inlinable static package func value<Value: EnvironmentValue>(in slot: Unmanaged<EnvironmentSlot>?) -> Value? {
    slot?._withUnsafeGuaranteedRef { slot in
      // Only the slots of a type have its identity: no cast is needed.
      slot.type == ObjectIdentifier(Value.self) ? unsafeDowncast(slot, to: SlotOfValue<Value>.self).value : nil
    }
  }

  package mutating func set<Value: EnvironmentValue>(_ value: Value?, of type: Value.Type) {
    last = last?.removing(ObjectIdentifier(type))
    if let value { last = SlotOfValue(value, after: last) }
  }

  /// Whether both have equal values, set in any order. O(values squared).
  package func areEqual(to others: EnvironmentValues) -> Bool {
    var (slot, count) = (last, 0)
    while let current = slot {
      guard let other = others.slot(of: current.type)?.takeUnretainedValue(), current.isEqual(to: other) else {
        return false
      }
      (slot, count) = (current.previous, count + 1)
    }
    return others.count == count
  }

  private var count: Int {
    var (slot, count) = (last, 0)
    while let current = slot { (slot, count) = (current.previous, count + 1) }
    return count
  }

  /// The source of the colours: that of the value that was set last, of those that bring colours.
  var colorSource: (any ColorSource)? { last?.colorSource }

  /// Retains nothing: themes are looked up for every part of a row.
  @usableFromInline package func slot(of type: ObjectIdentifier) -> Unmanaged<EnvironmentSlot>? {
    var slot = last.map(Unmanaged.passUnretained)
    while let current = slot {
      let (isWanted, previous) = current._withUnsafeGuaranteedRef {
        ($0.type == type, $0.previous.map(Unmanaged.passUnretained))
      }
      if isWanted { return current }
      slot = previous
    }
    return nil
  }

  /// Whether these are copies of the same values.
  @usableFromInline package static func == (a: EnvironmentValues, b: EnvironmentValues) -> Bool { a.last === b.last }
}

/// A value of any type, in a list with those that were set before.
@usableFromInline package class EnvironmentSlot {
  @usableFromInline package final let type: ObjectIdentifier
  final let previous: EnvironmentSlot?
  /// The colours of the value, or else of one before.
  final let colorSource: (any ColorSource)?

  fileprivate init(_ type: ObjectIdentifier, _ colorSource: (any ColorSource)?, after previous: EnvironmentSlot?) {
    self.type = type
    self.colorSource = colorSource ?? previous?.colorSource
    self.previous = previous
  }

  /// The slots without that of a type; the same ones where there is none.
  fileprivate final func removing(_ type: ObjectIdentifier) -> EnvironmentSlot? {
    if self.type == type { return previous }
    let others = previous?.removing(type)
    return others === previous ? self : copy(after: others)
  }

  fileprivate func copy(after previous: EnvironmentSlot?) -> EnvironmentSlot { self }

  fileprivate func isEqual(to other: EnvironmentSlot) -> Bool { self === other }
}

@usableFromInline package final class SlotOfValue<Value: EnvironmentValue>: EnvironmentSlot {
  @usableFromInline package let value: Value

  fileprivate init(_ value: Value, after previous: EnvironmentSlot?) {
    self.value = value
    super.init(ObjectIdentifier(Value.self), value.colorSource, after: previous)
  }

  fileprivate override func copy(after previous: EnvironmentSlot?) -> EnvironmentSlot {
    SlotOfValue(value, after: previous)
  }

  fileprivate override func isEqual(to other: EnvironmentSlot) -> Bool {
    self === other || (other as? SlotOfValue<Value>).map { value.isEqual(to: $0.value) } ?? false
  }
}
