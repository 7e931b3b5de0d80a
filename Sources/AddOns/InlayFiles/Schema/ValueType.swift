/// The type of a key's value.
indirect enum ValueType: Sendable {
  case text
  case boolean
  case number(NumberRange)
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// The format's version: this one.
  case version(Int)
  /// A plain colour, or an object with one for each appearance.
  case color
  /// `#RGB` and its longer forms, `[r, g, b, a]`, or a theme's token.
  case plainColor
  /// One of some names.
  case choice([Choice])
  /// The name of a built-in or registered decoration.
  case decoration
  /// A list of this number of numbers, named as in `[x, y]`.
  case numbers([String], NumberRange)
  /// The width and the height of the canvas, the height also as `auto`.
  case canvasSize
  case list(ValueType, most: Int = .max)
  case object(ObjectKind)
  /// The path of a file in the scene's folder.
  case file(FileUse)
  /// The `d` attribute of an SVG path.
  case pathData
  /// A BCP 47 tag.
  case language
  /// The tag of an OpenType feature.
  case fontFeature
  /// A built-in theme's name, or the path of a theme file.
  case theme
  /// The first type whose outer form (scalar, list, object) fits.
  case either([ValueType])
  /// An object with any keys, or the path of a file that has one.
  case data
  /// Any value, for a key that is checked later.
  case anything
}

/// A name that a key accepts.
struct Choice: Sendable {
  let name: String
  /// Whether the name is reserved and not supported yet.
  var isLater = false
}

/// The purpose of a file that a scene names.
enum FileUse: String, Hashable, Sendable {
  case image, font
  /// An image with all its resolutions.
  case themeImage
}

/// The numbers that a key accepts; all are finite.
struct NumberRange: Sendable {
  var least = -Double.infinity
  var isLeastExcluded = false
  var most = Double.infinity
  var isWhole = false

  static let any = NumberRange()
  static let notNegative = NumberRange(least: 0)
  /// The number of a row, section or layer.
  static let index = NumberRange(least: 0, isWhole: true)
  static let positive = NumberRange(least: 0, isLeastExcluded: true)
  /// A part of a whole, such as an opacity.
  static let part = NumberRange(least: 0, most: 1)

  func contains(_ value: Value) -> Bool {
    isWhole ? value.integer.map { contains(Double($0)) } ?? false : value.number.map(contains) ?? false
  }

  func contains(_ number: Double) -> Bool {
    (isLeastExcluded ? number > least : number >= least) && number <= most
  }

  /// The range in words, after "a number"; empty for no limits.
  var words: String {
    if least.isFinite, most.isFinite, !isLeastExcluded { return " from \(least.text) to \(most.text)" }
    var words: [String] = []
    if least.isFinite { words.append((isLeastExcluded ? "above " : "of at least ") + least.text) }
    if most.isFinite { words.append((words.isEmpty ? "of at most " : "at most ") + most.text) }
    return words.isEmpty ? "" : " " + words.joined(separator: " and ")
  }
}

extension ValueType {
  static let anyNumber = number(.any)
  static let point = numbers(["x", "y"], .any)
  static let layer = object(.layer)
  /// The path of a file, `symbol:` with a symbol's name, or an object with the image's colours.
  static let image = either([.object(.image), .file(.image)])

  static func choice(_ names: [String], later: [String] = []) -> ValueType {
    choice(names.map { Choice(name: $0) } + later.map { Choice(name: $0, isLater: true) })
  }

  /// Whether values are colours.
  var isColor: Bool {
    switch self {
    case .color, .plainColor: true
    default: false
    }
  }

  /// The names that a choice accepts; none for other types.
  var choiceNames: [String] {
    if case .choice(let choices) = self { choices.map(\.name) } else { [] }
  }

  /// The names of an enumeration's cases.
  static func choice<E: CaseIterable & RawRepresentable<String>>(of type: E.Type) -> ValueType {
    choice(type.allCases.map(\.rawValue))
  }
}
