import InlayDecorations
import InlayGraphics
import InlayLists

extension ValueType {
  /// The schema entries of values of this type.
  ///
  /// - Parameter takesData: Whether values may come from data, as in scenes.
  func schema(takesData: Bool) -> [(String, JSONNode)] {
    let all = alternatives(takesData: takesData)
    guard all.count > 1 else { return ownSchema(takesData: takesData) }
    return [("anyOf", .list(all))]
  }

  /// The schemas of which a value has to match one.
  func alternatives(takesData: Bool) -> [JSONNode] {
    var all = [JSONNode.object(ownSchema(takesData: takesData))]
    guard takesData else { return all }
    if case .list(.object(let kind), _) = self {
      let each = JSONNode.object([("required", .list([.string(DataExpansion.eachKey)]))])
      let element = JSONNode.object([("$ref", .string("#/$defs/\(kind)"))])
      all.append(.object([("allOf", .list([element, each]))]))
    }
    if !takesAnyText { all.append(.object([("$ref", .string("#/$defs/placeholder"))])) }
    return all
  }

  /// Whether a text with a placeholder is valid as any text is.
  private var takesAnyText: Bool {
    switch self {
    case .text, .file, .pathData, .data, .anything: true
    default: false
    }
  }

  private func ownSchema(takesData: Bool) -> [(String, JSONNode)] {
    switch self {
    // YAML writes texts without quotes, so unquoted texts may look like numbers or booleans.
    case .text, .file, .pathData: [("type", .list(["string", "number", "boolean"].map { .string($0) }))]
    case .language:
      [
        ("type", .string("string")), ("pattern", .string("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$")),
        ("maxLength", .number(35)),
      ]
    case .fontFeature: [("type", .string("string")), ("pattern", .string("^[A-Za-z0-9]{4}$"))]
    case .boolean: [("type", .string("boolean"))]
    case .number(let range): [("type", .string(range.isWhole ? "integer" : "number"))] + range.schema
    case .integer(let range): [("type", .string("integer"))] + range.schema
    case .version(let version): [("const", .number(Double(version)))]
    case .color: [("$ref", .string("#/$defs/color"))]
    case .plainColor: [("$ref", .string("#/$defs/plainColor"))]
    case .choice(let choices): [("enum", .list(choices.filter { !$0.isLater }.map { .string($0.name) }))]
    case .decoration: [("enum", .list(Decoration.builtIn.map { .string($0.name) }))]
    case .numbers(let names, let range):
      [
        ("description", .string("[\(names.joined(separator: ", "))]")),
        ("type", .string("array")),
        ("items", .object(ValueType.number(range).schema(takesData: takesData))),
        ("minItems", .number(Double(names.count))), ("maxItems", .number(Double(names.count))),
      ]
    case .canvasSize:
      [
        ("description", .string("[width, height]; auto is the height of the content")), ("type", .string("array")),
        (
          "prefixItems",
          .list(
            [ValueType.number(.positive), .either([.number(.positive), .choice(["auto"])])].map {
              .object($0.schema(takesData: takesData))
            })
        ), ("minItems", .number(2)), ("maxItems", .number(2)),
      ]
    case .list(let element, let most):
      [("type", .string("array")), ("items", .object(element.schema(takesData: takesData)))]
        + (most == .max ? [] : [("maxItems", .number(Double(most)))])
    case .object(let kind): [("$ref", .string("#/$defs/\(kind)"))]
    case .theme:
      [
        (
          "anyOf",
          .list([
            .object([("enum", .list(Theme.builtInNames.map { .string($0) }))]),
            .object([("type", .string("string")), ("pattern", .string(ThemeName.pathPattern))]),
          ])
        )
      ]
    case .either(let types):
      [("anyOf", .list(types.filter(\.isPossible).map { .object($0.ownSchema(takesData: takesData)) }))]
    case .data: [("type", .list([.string("object"), .string("string")]))]
    case .anything: []
    }
  }

  /// Whether any value of this type is supported.
  private var isPossible: Bool {
    if case .choice(let choices) = self { return choices.contains { !$0.isLater } }
    return true
  }

  /// The schema of colours.
  static var colorSchema: JSONNode {
    .object([
      ("description", .string(ValueType.color.words)),
      (
        "anyOf",
        .list(["plainColor", "appearances"].map { .object([("$ref", .string("#/$defs/\($0)"))]) })
      ),
    ])
  }

  /// The schema of colours without an object.
  static func plainColorSchema(takesData: Bool) -> JSONNode {
    let hexadecimal = "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    return .object([
      ("description", .string(ValueType.plainColor.words)),
      (
        "anyOf",
        .list(
          [
            .object([("type", .string("string")), ("pattern", .string(hexadecimal))]),
            .object(ValueType.numbers(["r", "g", "b", "a"], .part).ownSchema(takesData: takesData)),
          ] + namedColors)
      ),
    ])
  }

  /// The schema of texts with values of data.
  static var placeholderSchema: JSONNode {
    .object([
      ("description", .string("A placeholder for a value of the data, such as {data.name}.")),
      ("type", .string("string")), ("pattern", .string("\\{[^{}]+\\}")),
    ])
  }

  /// The library's tokens, and names of a theme's own colours.
  private static var namedColors: [JSONNode] {
    [
      .object([("enum", .list(Theme.tokenNames.map { .string($0) }))]),
      .object([
        ("description", .string("A colour of the theme's own.")), ("type", .string("string")),
        ("pattern", .string(OwnColorName.pattern)),
      ]),
    ]
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
