import InlayDecorations
import InlayLists
import InlayText

/// Expected types and found values in the words of messages.
extension ValueType {
  var words: String {
    switch self {
    case .text: "a text"
    case .boolean: "true or false"
    case .number(let range): "a number" + range.words
    case .version: "a whole number"
    case .pathData: "an SVG path's data"
    case .integer(let range): "a whole number" + range.words
    case .color:
      "a colour (#RGB, #RGBA, #RRGGBB or #RRGGBBAA in quotes, [r, g, b, a] from 0 to 1, a theme's token, or one for each "
        + "appearance as {light: ..., dark: ...})"
    case .plainColor:
      "a colour (#RGB, #RGBA, #RRGGBB or #RRGGBBAA in quotes, [r, g, b, a] from 0 to 1, or a theme's token)"
    // Only symbols have so many names.
    case .choice(let choices) where choices.count > 60: "the name of a built-in symbol"
    case .choice(let choices): Self.words(choices.map(\.name))
    case .decoration: Self.words(Decoration.builtIn.map(\.name))
    case .numbers(let names, let range):
      "[\(names.joined(separator: ", "))] as \(names.count) \(range.isWhole ? "whole numbers" : "numbers")"
        + range.words
    case .canvasSize: Self.numbers(["width", "height"], .positive).words + ", or auto as the height"
    case .list: "a list"
    case .object(let kind): kind.spec.noun
    case .file(let use): "the path of \(use == .font ? "a font" : "an image") file"
    case .language: "a language tag of BCP 47, such as ja, zh-Hant or tr"
    case .fontFeature: "an OpenType feature's tag of four letters or digits, such as tnum"
    case .theme: "a theme's name"
    case .either(let types): types.map(\.words).joined(separator: " or ")
    case .data: "an object or the path of a JSON or YAML file"
    case .anything: "a value"
    }
  }

  private static func words(_ names: [String]) -> String {
    names.count == 1 ? names[0] : "one of " + names.joined(separator: ", ")
  }

  /// Whether a value has the outer form of the type, so that problems inside are reported for this type.
  func fits(_ value: Value) -> Bool {
    switch (self, value.content) {
    case (.anything, _), (.data, .object): true
    case (.list, .list), (.numbers, .list), (.canvasSize, .list), (.color, .list), (.color, .object),
      (.plainColor, .list), (.object, .object):
      true
    case (.list, _), (.numbers, _), (.canvasSize, _), (.object, _): false
    case (.number, .scalar), (.integer, .scalar), (.version, .scalar): value.unboundedNumber != nil
    case (.boolean, .scalar): value.boolean != nil
    case (.choice(let choices), .scalar): choices.contains { $0.name == value.text }
    case (.either(let types), _): types.contains { $0.fits(value) }
    case (_, .scalar): value.text != nil
    default: false
    }
  }

  /// Whether a value of a simple type is valid.
  func accepts(_ value: Value) -> Bool {
    switch self {
    case .text: value.text != nil
    case .boolean: value.boolean != nil
    case .number(let range): range.contains(value)
    case .language: value.text.flatMap { LanguageTag($0) } != nil
    case .fontFeature: value.text.map(Font.isFeature) ?? false
    case .canvasSize: value.canvasSize != nil
    case .version(let version): value.integer == version
    case .integer(let range): value.integer.map(range.contains) ?? false
    case .numbers(let names, let range):
      if case .list = value.content {
        value.elements.count == names.count
          && value.elements.allSatisfy(range.contains)
      } else {
        false
      }
    default: true
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String {
    if lowerBound == .min { return "" }
    return " from \(lowerBound) to \(upperBound)"
  }
}

extension Value {
  /// The value's description for messages.
  var words: String {
    switch content {
    case .unknown: "an unknown value"
    case .object: "an object"
    case .list:
      elements.count <= 6 && elements.allSatisfy { $0.scalar != nil }
        ? "[" + elements.map(\.shortWords).joined(separator: ", ") + "]"
          + (elements.first(where: \.countsAsZero).map { " (\($0.shortWords) counts as 0)" } ?? "")
        : "a list of \(elements.count)"
    case .scalar(let text, let isPlain):
      if text.isEmpty && isPlain {
        "nothing (text after # is a comment unless it is in quotes)"
      } else if isNull {
        "null"
      } else if let number = unboundedNumber {
        number.isFinite
          ? "the number \(shortWords)" + (countsAsZero ? " (which counts as 0)" : "")
          : "\(shortWords), which is not a finite number"
      } else if boolean != nil {
        text
      } else if isPlain, [".inf", "-.inf", "+.inf", ".nan", "inf", "nan"].contains(text.lowercased()) {
        "\(text), which is not a finite number"
      } else {
        "the text \(text.quoted)"
      }
    }
  }

  /// Whether a number other than 0 is too near to it to differ.
  private var countsAsZero: Bool { number == 0 && finiteNumber != 0 }

  /// A scalar's text, cut to a length that a message can hold.
  private var shortWords: String {
    let text = scalar ?? ""
    guard unboundedNumber != nil else { return text.quoted }
    return text.utf8.count > 40 ? String(text.prefix(40)) + "..." : text
  }
}
