import InlayGraphics
import InlayLists

extension ObjectKind {
  /// The schema of files whose outermost value is of this kind, with definitions of the kinds inside.
  func jsonSchema(title: String, _ kinds: [ObjectKind]) -> String {
    let definitions = kinds.filter { $0 != self }.map { ($0.definition, $0.spec.schema) }
    let head: [(String, JSONNode)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
    ]
    var colors = [("color", ValueType.colorSchema)]
    if isOfThemes { colors.append(("fixedColor", ValueType.fixedColorSchema)) }
    return JSONNode.object(head + spec.schemaEntries + [("$defs", .object(colors + definitions))]).text
  }
}

extension ObjectKind {
  /// The kind's name in the schema's definitions.
  fileprivate var definition: String { "\(self)" }
}

extension ObjectSpec {
  fileprivate var schema: JSONNode { .object(schemaEntries) }

  fileprivate var schemaEntries: [(String, JSONNode)] {
    var entries: [(String, JSONNode)] = [("type", .string("object"))]
    let special = Set(keysByType.flatMap(\.keys).map(\.name))
    let common = keys.filter { !special.contains($0.name) }
    if !common.isEmpty { entries.append(("properties", Self.properties(common))) }
    let required = keys.filter { !hasOneKey && $0.isRequired && !$0.isLater }.map { JSONNode.string($0.name) }
    if !required.isEmpty { entries.append(("required", .list(required))) }
    if hasOneKey { entries += [("minProperties", .number(1)), ("maxProperties", .number(1))] }
    let rules = keysByType.map { schema(ofType: $0.type, $0.keys) } + exclusions.map(exclusionSchema)
    if !rules.isEmpty { entries.append(("allOf", .list(rules))) }
    if keysByType.isEmpty {
      entries.append(("additionalProperties", otherKeys.map { .object($0.schema) } ?? .boolean(false)))
    }
    return entries
  }

  private static func properties(_ keys: [Key]) -> JSONNode { .object(keys.map { ($0.name, $0.schema) }) }

  /// The rule for objects of a type: their own keys, also in place of common ones, and no keys of other types.
  private func schema(ofType type: String, _ own: [Key]) -> JSONNode {
    let ownNames = Set(own.map(\.name))
    let special = Set(keysByType.flatMap(\.keys).map(\.name))
    let replaced = keys.filter { special.contains($0.name) && !ownNames.contains($0.name) }
    var condition: [(String, JSONNode)] = [
      ("properties", .object([("type", .object([("const", .string(type))]))]))
    ]
    if type != standardType { condition.append(("required", .list([.string("type")]))) }
    let names = keyNames(type: type).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return .object([
      ("if", .object(condition)),
      (
        "then",
        .object([
          ("properties", Self.properties(own + replaced)),
          ("propertyNames", .object([("enum", .list(names.map { .string($0) }))])),
        ])
      ),
    ])
  }

  /// The rule that two keys exclude each other. A key whose value is null counts as missing.
  private func exclusionSchema(_ first: String, _ second: String) -> JSONNode {
    let all = keys + keysByType.flatMap(\.keys)
    let nullable = [first, second].filter { name in all.contains { $0.name == name && $0.acceptsNull } }
    let notNull = JSONNode.object([("not", .object([("type", .string("null"))]))])
    var both: [(String, JSONNode)] = [("required", .list([.string(first), .string(second)]))]
    if !nullable.isEmpty { both.append(("properties", .object(nullable.map { ($0, notNull) }))) }
    return .object([("not", .object(both))])
  }
}

extension Key {
  fileprivate var schema: JSONNode {
    if isLater {
      guard !isRequired else { return .boolean(false) }
      return .object([("description", .string("Not supported yet.")), ("const", standard.json)])
    }
    let value = type.schema
    guard acceptsNull else { return .object(value + standardEntries) }
    return .object([("anyOf", .list([.object(value), .object([("type", .string("null"))])]))] + standardEntries)
  }

  /// The standard value, where it can be written.
  private var standardEntries: [(String, JSONNode)] {
    if case .null = standard.json { [] } else { [("default", standard.json)] }
  }
}

extension Key.Standard {
  /// Null for standards that cannot be written.
  var json: JSONNode {
    switch self {
    case .required, .none, .derived: .null
    case .number(let number): .number(number)
    case .numbers(let numbers): .list(numbers.map { .number($0) })
    case .boolean(let boolean): .boolean(boolean)
    case .text(let text): .string(text)
    case .emptyList: .list([])
    }
  }
}
