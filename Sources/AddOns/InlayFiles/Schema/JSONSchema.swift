import InlayGraphics
import InlayLists

extension ObjectKind {
  /// The schema of files whose outermost value is of this kind, with definitions of the kinds inside.
  func jsonSchema(title: String, _ kinds: [ObjectKind]) -> String {
    let definitions = kinds.filter { $0 != self }.map {
      ($0.definition, JSONNode.object($0.schemaEntries(takesData: takesData)))
    }
    let head: [(String, JSONNode)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
    ]
    var values = [
      ("color", ValueType.colorSchema), ("plainColor", ValueType.plainColorSchema(takesData: takesData)),
    ]
    if takesData { values.append(("placeholder", ValueType.placeholderSchema)) }
    return JSONNode.object(head + schemaEntries(takesData: takesData) + [("$defs", .object(values + definitions))]).text
  }
}

extension ObjectKind {
  /// The kind's name in the schema's definitions.
  fileprivate var definition: String { "\(self)" }

  /// Whether values may come from data.
  private var takesData: Bool { !isOfThemes }

  /// Whether lists have objects of this kind, which an `each` may repeat.
  private var isRepeated: Bool { [.layer, .section, .row, .step].contains(self) }

  fileprivate func schemaEntries(takesData: Bool) -> [(String, JSONNode)] {
    ObjectSchema(spec: spec, takesData: takesData, isRepeated: isRepeated, changed: self == .setStep ? .layer : nil)
      .entries
  }
}

/// Makes the schema of objects.
private struct ObjectSchema {
  let spec: ObjectSpec
  let takesData: Bool
  let isRepeated: Bool
  /// The objects that a step changes: it may also have their keys. Nil for other objects.
  let changed: ObjectSpec?

  var entries: [(String, JSONNode)] {
    var entries: [(String, JSONNode)] = [("type", .string("object"))]
    if let summary = spec.summary { entries.insert(("description", .string(summary)), at: 0) }
    let special = Set(spec.keysByType.flatMap(\.keys).map(\.name))
    let common = spec.keys.filter { !special.contains($0.name) }
    let properties = common.map(property) + (isRepeated ? Self.repetition : []) + (changed?.changes ?? [])
    if !properties.isEmpty { entries.append(("properties", .object(properties))) }
    let required = spec.keys.filter { !spec.hasOneKey && $0.isRequired && !$0.isLater }.map { JSONNode.string($0.name) }
    if !required.isEmpty { entries.append(("required", .list(required))) }
    if spec.hasOneKey { entries += oneKey }
    let rules =
      spec.keysByType.map { schema(ofType: $0.type, $0.keys) } + spec.exclusions.map(exclusionSchema)
      + (changed?.exclusions.map { Self.exclusionSchema($0.first, $0.second, nullable: [$0.first, $0.second]) } ?? [])
    if !spec.needed.isEmpty {
      entries.append(("anyOf", .list(spec.needed.map(Self.presence))))
    }
    if !rules.isEmpty { entries.append(("allOf", .list(rules))) }
    if spec.keysByType.isEmpty {
      let others = changed == nil ? spec.otherKeys.map { JSONNode.object($0.schema(takesData: takesData)) } : nil
      entries.append(("additionalProperties", others ?? .boolean(false)))
      if spec.otherKeyProblem != nil {
        entries.append(("propertyNames", .object([("pattern", .string(OwnColorName.pattern))])))
      }
    }
    return entries
  }

  private func property(_ key: Key) -> (String, JSONNode) { (key.name, key.schema(takesData: takesData)) }

  /// The keys of an object that an `each` repeats.
  private static let repetition: [(String, JSONNode)] = [
    (
      DataExpansion.eachKey,
      .object([
        ("description", .string("Repeats the object for each element of a list, by its path or written here.")),
        ("type", .list([.string("string"), .string("array")])),
      ])
    ),
    (
      DataExpansion.nameKey,
      .object([
        ("description", .string("The element's name in placeholders, instead of item.")), ("type", .string("string")),
        ("pattern", .string("^[A-Za-z0-9_-]{1,40}$")),
      ])
    ),
  ]

  /// The rule that an object has one key, beside those of a repetition.
  private var oneKey: [(String, JSONNode)] {
    let one: [(String, JSONNode)] = [("minProperties", .number(1)), ("maxProperties", .number(1))]
    guard isRepeated else { return one }
    let each = ("required", JSONNode.list([.string(DataExpansion.eachKey)]))
    return [
      ("anyOf", .list([.object(one), .object([each, ("minProperties", .number(2)), ("maxProperties", .number(3))])]))
    ]
  }

  /// The rule for objects of a type: their own keys, also in place of common ones, and no keys of other types.
  private func schema(ofType type: String, _ own: [Key]) -> JSONNode {
    let ownNames = Set(own.map(\.name))
    let special = Set(spec.keysByType.flatMap(\.keys).map(\.name))
    let replaced = spec.keys.filter { special.contains($0.name) && !ownNames.contains($0.name) }
    var condition: [(String, JSONNode)] = [
      ("properties", .object([("type", .object([("const", .string(type))]))]))
    ]
    if type != spec.standardType { condition.append(("required", .list([.string("type")]))) }
    let names = (spec.keyNames(type: type) + (isRepeated ? Self.repetition.map(\.0) : [])).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return .object([
      ("if", .object(condition)),
      (
        "then",
        .object([
          ("properties", .object((own + replaced).map(property))),
          ("propertyNames", .object([("enum", .list(names.map { .string($0) }))])),
        ])
      ),
    ])
  }

  /// The rule that an object has a key, with another value than null.
  private static func presence(of key: String) -> JSONNode {
    let notNull = JSONNode.object([("not", .object([("type", .string("null"))]))])
    return .object([("required", .list([.string(key)])), ("properties", .object([(key, notNull)]))])
  }

  /// The rule that two keys exclude each other. A key whose value is null counts as missing.
  private func exclusionSchema(_ first: String, _ second: String) -> JSONNode {
    let all = spec.keys + spec.keysByType.flatMap(\.keys)
    return Self.exclusionSchema(
      first, second, nullable: [first, second].filter { name in all.contains { $0.name == name && $0.acceptsNull } })
  }

  private static func exclusionSchema(_ first: String, _ second: String, nullable: [String]) -> JSONNode {
    let notNull = JSONNode.object([("not", .object([("type", .string("null"))]))])
    var both: [(String, JSONNode)] = [("required", .list([.string(first), .string(second)]))]
    if !nullable.isEmpty { both.append(("properties", .object(nullable.map { ($0, notNull) }))) }
    return .object([("not", .object(both))])
  }
}

extension ObjectSpec {
  /// The schemas of the keys in a step that changes such an object. A step knows the object only by its name: if
  /// types have different keys of a name, the value is right for one of them.
  fileprivate var changes: [(String, JSONNode)] {
    let all = (keys + keysByType.flatMap(\.keys)).filter { $0.change.isAllowed }
    var names: [String] = []
    let byName = Dictionary(grouping: all, by: \.name)
    for key in all where !names.contains(key.name) { names.append(key.name) }
    return names.map { name in
      let keys = byName[name] ?? []
      var texts: Set<String> = []
      var alternatives = keys.flatMap { $0.type.alternatives(takesData: true) }.filter {
        texts.insert($0.text).inserted
      }
      if keys.contains(where: \.acceptsNullInStep) { alternatives.append(.object([("type", .string("null"))])) }
      return (name, alternatives.count == 1 ? alternatives[0] : .object([("anyOf", .list(alternatives))]))
    }
  }
}

extension Key.Change {
  fileprivate var isAllowed: Bool { if case .none = self { false } else { true } }
}

extension Key {
  fileprivate func schema(takesData: Bool) -> JSONNode {
    if isLater {
      guard !isRequired else { return .boolean(false) }
      return .object([("description", .string("Not supported yet.")), ("const", standard.json)])
    }
    guard acceptsNull else { return .object(described(type.schema(takesData: takesData)) + standardEntries) }
    let all = type.alternatives(takesData: takesData) + [.object([("type", .string("null"))])]
    return .object(described([("anyOf", .list(all))]) + standardEntries)
  }

  /// Entries with the summary, before the description of the type.
  private func described(_ entries: [(String, JSONNode)]) -> [(String, JSONNode)] {
    guard !summary.isEmpty else { return entries }
    var entries = entries
    var texts = [summary]
    if let index = entries.firstIndex(where: { $0.0 == "description" }),
      case .string(let own) = entries.remove(at: index).1
    {
      texts.append(own)
    }
    return [("description", .string(texts.joined(separator: " ")))] + entries
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
