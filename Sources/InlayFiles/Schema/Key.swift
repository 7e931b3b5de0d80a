/// A key of the format: its name, what its value may be, and what holds where it is left out.
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

  let name: String
  let type: ValueType
  let standard: Standard
  /// Whether the key is part of the format but can do nothing yet: then it takes its standard value only.
  let isLater: Bool
  /// Whether null says something of its own: none, where leaving the key out does not.
  private let mayBeNull: Bool

  init(_ name: String, _ type: ValueType, _ standard: Standard, isLater: Bool = false, mayBeNull: Bool = false) {
    self.name = name
    self.type = type
    self.standard = standard
    self.isLater = isLater
    self.mayBeNull = mayBeNull
  }

  /// A key that can do nothing yet.
  static func later(_ name: String, _ type: ValueType, _ standard: Standard) -> Key {
    Key(name, type, standard, isLater: true)
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
