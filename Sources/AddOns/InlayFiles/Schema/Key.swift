import InlayControls
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A key of the format, with everything about it: name, summary, type, standard value, rules, and how it is set. The
/// schema, the checker, the builder and null in a `set` step use it.
struct Key: Sendable {
  /// The state of an object without the key.
  enum Standard: Sendable {
    /// The key is required.
    case required
    /// None; null means the same.
    case none
    /// A default from the theme or from other keys; null means the same.
    case derived
    case number(Double)
    case numbers([Double])
    case boolean(Bool)
    case text(String)
    case emptyList
  }

  /// The use of a key's value.
  enum Use: Sendable {
    /// Read on demand.
    case read
    /// Sets a property of a target; nil, for null, resets it to the standard.
    case set(@Sendable (_ target: AnyObject, _ value: Value?, _ source: LayerBuilder?) -> Void)
    /// A separate layer, which the builder makes and this attaches.
    case part(@Sendable (_ target: Layer, _ part: Layer?) -> Void)
  }

  /// The order in which keys are set.
  enum Stage: Sendable {
    case first
    /// Properties that others affect, such as a frame.
    case derived
    /// Keys that move a table's content from where the others put it.
    case refreshing
    /// A value that is set after the rows exist.
    case selection, sectionIndex, editingRules, editing
  }

  /// The changes that a `set` step may make to the key of a layer.
  enum Change: Sendable {
    /// Give it a value, or null for the standard.
    case any
    /// Give it another value, where the file has one: a layer without it is made in another way.
    case anotherValue
    /// Nothing: the layer is made with it.
    case none
  }

  /// The thing that a text names.
  enum Mention: Sendable {
    case layer, category
  }

  /// The problem of a value beside the other keys of its object; nil for none. In a step the object may be incomplete.
  typealias Rule = @Sendable (_ value: Value, _ object: Value, _ isStep: Bool) -> String?

  let name: String
  /// A sentence for the schema and the reference.
  let summary: String
  let type: ValueType
  let standard: Standard
  /// Whether the key is reserved: it accepts only its standard value.
  var isLater = false
  /// Whether null differs from leaving the key out: it means none, also in a `set` step.
  var mayBeNull = false
  var use = Use.read
  var stage = Stage.first
  /// Alternative keys, of which an object may have one at most.
  var excludes: [String] = []
  var mention: Mention?
  var rule: Rule?
  /// A rule like `rule`, for a value that is allowed but has no effect: a warning.
  var advice: Rule?
  var change = Change.any

  init(_ name: String, _ summary: String, _ type: ValueType, _ standard: Standard) {
    self.name = name
    self.summary = summary
    self.type = type
    self.standard = standard
  }

  /// The key with one property changed.
  func with<T>(_ property: WritableKeyPath<Key, T>, _ value: T) -> Key {
    var key = self
    key[keyPath: property] = value
    return key
  }

  var isRequired: Bool {
    if case .required = standard { return true }
    return false
  }

  /// Whether the value is a layer, as a part of the object.
  var isPart: Bool {
    if case .part = use { return true }
    return false
  }

  /// Whether the key accepts null. Where the standard is none, null means the same as leaving the key out.
  var acceptsNull: Bool {
    switch standard {
    case .none, .derived: true
    default: mayBeNull
    }
  }

  /// Whether a `set` step may give null. It sets the standard, unless null has another meaning.
  var acceptsNullInStep: Bool {
    switch change {
    case .any: acceptsNull || !isRequired
    case .anotherValue, .none: false
    }
  }

  /// The problem of a value in a `set` step, beside its type; nil for none.
  ///
  /// - Parameter layer: The layer's own object in the file.
  func problemOfChange(to value: Value, of layer: Value) -> String? {
    switch change {
    case .any: nil
    case .none: "cannot be changed"
    case .anotherValue where layer[name] == nil: "cannot be changed"
    case .anotherValue: value.isNull ? "null cannot reset this key: the layer was made with it" : nil
    }
  }
}

extension Key.Standard {
  /// Whether a file can have the standard as a value.
  var isWritten: Bool {
    switch self {
    case .required, .none, .derived: false
    case .number, .numbers, .boolean, .text, .emptyList: true
    }
  }

  /// Whether a value means the same as leaving the key out.
  func equals(_ value: Value) -> Bool {
    switch self {
    case .required: false
    case .none, .derived: value.isNull
    case .number(let number): value.number == number
    case .numbers(let numbers): value.elements.map(\.number) == numbers
    case .boolean(let boolean): value.boolean == boolean
    case .text(let text): value.text == text
    case .emptyList: if case .list = value.content { value.elements.isEmpty } else { false }
    }
  }
}
