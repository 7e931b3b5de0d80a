import InlayGraphics
import InlayLists

extension ValueType {
  /// The schema entries of values of this type.
  var schema: [(String, JSONNode)] {
    switch self {
    // YAML writes texts without quotes, so unquoted texts may look like numbers or booleans.
    case .text, .file, .pathData: [("type", .list(["string", "number", "boolean"].map { .string($0) }))]
    case .language:
      [
        ("type", .string("string")), ("pattern", .string("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$")),
        ("maxLength", .number(35)),
      ]
    case .boolean: [("type", .string("boolean"))]
    case .number(let range): [("type", .string("number"))] + range.schema
    case .integer(let range): [("type", .string("integer"))] + range.schema
    case .version(let version): [("const", .number(Double(version)))]
    case .color: [("$ref", .string("#/$defs/color"))]
    case .fixedColor: [("$ref", .string("#/$defs/fixedColor"))]
    case .choice(let choices): [("enum", .list(choices.filter { !$0.isLater }.map { .string($0.name) }))]
    case .decoration: [("enum", .list(DecorationKind.builtIn.map { .string($0.name) }))]
    case .numbers(let names, let range):
      [
        ("description", .string("[\(names.joined(separator: ", "))]")),
        ("type", .string("array")),
        ("items", .object([("type", .string("number"))] + range.schema)),
        ("minItems", .number(Double(names.count))), ("maxItems", .number(Double(names.count))),
      ]
    case .list(let element, let most):
      [("type", .string("array")), ("items", .object(element.schema))]
        + (most == .max ? [] : [("maxItems", .number(Double(most)))])
    case .object(let kind): [("$ref", .string("#/$defs/\(kind)"))]
    case .theme:
      [
        (
          "anyOf",
          .list([
            .object([("enum", .list(Theme.builtIn.map { .string($0.name) }))]),
            .object([("type", .string("string")), ("pattern", .string(ThemeName.pathPattern))]),
          ])
        )
      ]
    case .either(let types): [("anyOf", .list(types.filter(\.isPossible).map { .object($0.schema) }))]
    case .anything: []
    }
  }

  /// Whether any value of this type is supported.
  private var isPossible: Bool {
    if case .choice(let choices) = self { return choices.contains { !$0.isLater } }
    return true
  }

  /// The schema of colours.
  static var colorSchema: JSONNode { schema(ofColor: .color, tokens: Theme.tokenNames) }

  static var fixedColorSchema: JSONNode { schema(ofColor: .fixedColor, tokens: []) }

  private static func schema(ofColor type: ValueType, tokens: [String]) -> JSONNode {
    let hexadecimal = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    let component = NumberRange(least: 0, most: 1)
    return .object([
      ("description", .string(type.words)),
      (
        "anyOf",
        .list(
          [
            .object([("type", .string("string")), ("pattern", .string(hexadecimal))]),
            .object(ValueType.numbers(["r", "g", "b", "a"], component).schema),
          ] + (tokens.isEmpty ? [] : [.object([("enum", .list(tokens.map { .string($0) }))])]))
      ),
    ])
  }
}

extension NumberRange {
  fileprivate var schema: [(String, JSONNode)] {
    var entries: [(String, JSONNode)] = []
    if least.isFinite { entries.append((isLeastExcluded ? "exclusiveMinimum" : "minimum", .number(least))) }
    if most.isFinite { entries.append(("maximum", .number(most))) }
    return entries
  }
}

extension ClosedRange<Int> {
  fileprivate var schema: [(String, JSONNode)] {
    [("minimum", .number(Double(lowerBound))), ("maximum", .number(Double(upperBound)))]
  }
}
