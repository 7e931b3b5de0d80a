import InlayLayers
import InlaySystem

/// Makes keys that set properties of one class of targets.
struct Keys<Target: AnyObject>: Sendable {
  /// A key that sets a property; null sets the standard, where that can be written.
  func callAsFunction<T: Sendable>(
    _ name: String, _ summary: String, _ form: Form<T>, _ standard: Key.Standard,
    set: @escaping @Sendable (Target, T) -> Void
  ) -> Key {
    raw(name, summary, form.type, standard) { target, value, _ in
      if let value = value.map(form.read) ?? (standard.isWritten ? form.standard(standard) : nil) { set(target, value) }
    }
  }

  /// A key that sets a property whose standard depends on the target's type: null sets the value of a new target.
  func ofType<T: Sendable>(
    _ name: String, _ summary: String, _ form: Form<T>, _ standard: Key.Standard,
    _ path: ReferenceWritableKeyPath<Target, T> & Sendable
  ) -> Key where Target == Layer {
    raw(name, summary, form.type, standard) { target, value, source in
      if let value {
        form.read(value).map { target[keyPath: path] = $0 }
      } else {
        target[keyPath: path] = LayerBuilder.newLayer(like: target, source)[keyPath: path]
      }
    }
  }

  /// A key that sets a property, and resets it with null.
  func orNull<T: Sendable>(
    _ name: String, _ summary: String, _ form: Form<T>, _ standard: Key.Standard,
    set: @escaping @Sendable (Target, T?) -> Void
  ) -> Key {
    raw(name, summary, form.type, standard) { target, value, _ in set(target, value.flatMap(form.read)) }
  }

  /// A key that needs the builder.
  func made(
    _ name: String, _ summary: String, _ type: ValueType, _ standard: Key.Standard,
    set: @escaping @Sendable (Target, Value?, LayerBuilder) -> Void
  ) -> Key {
    raw(name, summary, type, standard) { target, value, source in if let source { set(target, value, source) } }
  }

  /// A key for a layer that is a part of the target.
  func part(_ name: String, _ summary: String, attach: @escaping @Sendable (Target, Layer?) -> Void) -> Key {
    Key(name, summary, .layer, .none).with(
      \.use, .part { target, part in if let target = target as? Target { attach(target, part) } })
  }

  /// A key for an object whose keys set properties of the same target.
  func inside(_ name: String, _ summary: String, _ kind: ObjectKind) -> Key {
    raw(name, summary, .object(kind), .derived) { target, value, source in
      if let value { kind.spec.apply(value, to: target, source) }
    }
  }

  func raw(
    _ name: String, _ summary: String, _ type: ValueType, _ standard: Key.Standard,
    set: @escaping @Sendable (Target, Value?, LayerBuilder?) -> Void
  ) -> Key {
    Key(name, summary, type, standard).with(
      \.use, .set { target, value, source in if let target = target as? Target { set(target, value, source) } })
  }
}

/// A value that an object's keys set part by part.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A key that is read on demand, with its standard value where an object lacks it.
struct Field<T: Sendable>: Sendable {
  let key: Key
  private let read: @Sendable (Value) -> T?
  private let standard: T

  init(_ name: String, _ summary: String, _ form: Form<T>, _ standard: Key.Standard) {
    key = Key(name, summary, form.type, standard)
    read = form.read
    guard let value = form.standard(standard) else {
      stop("the standard of \(name) is \(standard.json.text)")
    }
    self.standard = value
  }

  func callAsFunction(_ object: Value) -> T { object[key.name].flatMap(read) ?? standard }
}

extension Form {
  /// The value of a standard, read in the same way as a file's.
  fileprivate func standard(_ standard: Key.Standard) -> T? {
    (try? DocumentReader.read(Array(standard.json.text.utf8)).root).flatMap(read)
  }
}

extension ObjectSpec {
  /// Sets an object's values on a target, stage by stage. Of a repeated key, which is an error, the first value counts.
  func apply(
    _ object: Value, type: String? = nil, to target: AnyObject, _ source: LayerBuilder? = nil,
    stages: [Key.Stage] = [.first, .derived, .refreshing]
  ) {
    for stage in stages {
      for (name, value) in object.entries.reversed() {
        guard let key = name.scalar.flatMap({ self.key($0, type: type) }), key.stage == stage,
          case .set(let set) = key.use
        else { continue }
        set(target, value.isNull ? nil : value, source)
      }
    }
  }

  /// A value changed by an object's keys.
  func applied<T>(_ object: Value?, to value: T) -> T {
    let box = Box(value)
    if let object { apply(object, to: box) }
    return box.value
  }
}
