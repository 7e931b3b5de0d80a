import InlayGraphics
import InlayLayers
import InlayLists

/// A key of the format, in one place: its name, what its value may be, what holds where it is left out, its rules, and
/// how it is set. The schema, checking, building and null in a `set` step follow from it.
struct Key: Sendable {
  /// What holds where a key is left out.
  enum Standard: Sendable {
    /// The key must be there.
    case required
    /// Nothing, which may also be said as null.
    case none
    /// What the theme says, or what follows from other keys; may also be said as null.
    case derived
    case number(Double)
    case numbers([Double])
    case boolean(Bool)
    case text(String)
    case emptyList
  }

  /// What is done with a key's value.
  enum Use: Sendable {
    /// Read where it is needed.
    case read
    /// Sets a property of a target. Nil stands for null: back to what holds where the key is left out.
    case set(@Sendable (_ target: AnyObject, _ value: Value?, _ source: (any KeySource)?) -> Void)
    /// A layer by itself, which the builder makes and this attaches.
    case part(@Sendable (_ target: Layer, _ part: Layer?) -> Void)
  }

  /// The order in which keys are set.
  enum Stage: Sendable {
    case first
    /// What other properties have a part in, such as a frame.
    case derived
    /// Once the rows are there.
    case selection, sectionIndex, editingRules, editing
  }

  /// What a text names.
  enum Mention: Sendable {
    case layer, category
  }

  /// What is wrong with a value beside the other keys of its object, in words. In a step the object is not whole.
  typealias Rule = @Sendable (_ value: Value, _ object: Value, _ isStep: Bool) -> String?

  let name: String
  let type: ValueType
  let standard: Standard
  /// Whether the key is part of the format but can do nothing yet: then it takes its standard value only.
  var isLater = false
  /// Whether null says something of its own: none, where leaving the key out does not.
  var mayBeNull = false
  var use = Use.read
  var stage = Stage.first
  /// Keys that say the same thing in another way, so that an object has one of them at most.
  var excludes: [String] = []
  var mention: Mention?
  var rule: Rule?
  /// Whether a `set` step may give a layer this value, by what the file says of the layer.
  var mayChange: @Sendable (_ value: Value, _ layer: Value) -> Bool = { _, _ in true }

  init(_ name: String, _ type: ValueType, _ standard: Standard) {
    self.name = name
    self.type = type
    self.standard = standard
  }

  /// The key with something else about it.
  func with<T>(_ property: WritableKeyPath<Key, T>, _ value: T) -> Key {
    var key = self
    key[keyPath: property] = value
    return key
  }

  var isRequired: Bool {
    if case .required = standard { return true }
    return false
  }

  /// Whether null may stand in the place of a value. Where the standard is none, it says the same as leaving the key
  /// out.
  var acceptsNull: Bool {
    switch standard {
    case .none, .derived: true
    default: mayBeNull
    }
  }
}

/// What keys ask for beside their values, with the budget's say: who builds layers has it.
protocol KeySource: AnyObject {
  /// Those that the file may name.
  var decorations: DecorationRegistry { get }
  func text(_ value: Value) -> String?
  func image(_ value: Value?) -> Image?
  func path(_ value: Value) -> Path?
  func theme(_ value: Value?) -> Theme?
  func font(_ value: Value?) -> Font
  func colors(_ value: Value) -> [LayerColor]?
  func allowsMarkup(_ text: String) -> Bool
  /// Has an overlay cover the layer of a name, once there is one.
  func cover(_ name: String?, with overlay: RoundedCornerOverlay)
  func setIndexTitles(_ titles: Value, of table: TableView)
}

extension Key.Standard {
  /// Whether a value says no more than leaving the key out.
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
