import Foundation
import Testing

@testable import InlayFiles

/// Checks values against a JSON Schema. Knows only the keywords of the project's schemas; any other fails the test.
struct SchemaValidator {
  private let root: [String: Any]

  /// Those of scenes and themes, read once for all tests and only read since.
  nonisolated(unsafe) static let scenes = Result { try SchemaValidator(SceneFile.jsonSchema) }
  nonisolated(unsafe) static let themes = Result { try SchemaValidator(ThemeFile.jsonSchema) }

  init(_ text: String) throws {
    root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The problems of a value, each with its path; empty for a valid value.
  func problems(_ value: Value) -> [String] { problems(value, root, at: "") }

  private func problems(_ value: Value, _ schema: Any, at path: String) -> [String] {
    // Numbers and booleans of JSON are both NSNumber, but a schema is never a number.
    if let isRight = schema as? Bool { return isRight ? [] : ["\(path): nothing is right here"] }
    guard let schema = schema as? [String: Any] else { return ["\(path): a schema that is not an object"] }
    return schema.flatMap { keyword, wanted in
      check(keyword, wanted, in: schema, value, at: path).map { "\(path): \($0)" }
        + inner(keyword, wanted, in: schema, value, at: path)
    }
  }

  private func isRight(_ value: Value, _ schema: Any) -> Bool { problems(value, schema, at: "").isEmpty }

  /// Keywords for the value itself.
  private func check(
    _ keyword: String, _ wanted: Any, in schema: [String: Any], _ value: Value, at path: String
  ) -> [String] {
    let entries = value.entries.map { ($0.key.scalar ?? "", $0.value) }
    let isObject = if case .object = value.content { true } else { false }
    let isList = if case .list = value.content { true } else { false }
    let limit = (wanted as? NSNumber)?.doubleValue ?? 0
    func expect(_ isRight: Bool) -> [String] { isRight ? [] : ["\(keyword) \(wanted)"] }
    switch keyword {
    case "$schema", "$defs", "title", "description", "default", "then": return []
    case "$ref", "properties", "items", "prefixItems", "allOf": return []
    case "type":
      let types = (wanted as? [String]) ?? [wanted as? String ?? ""]
      return expect(types.contains { has($0, value) })
    case "const": return expect(equals(wanted, value))
    case "enum": return expect((wanted as? [Any] ?? []).contains { equals($0, value) })
    case "pattern":
      let pattern = wanted as? String ?? ""
      return expect(value.text?.range(of: pattern, options: .regularExpression) != nil)
    case "maxLength": return expect(value.text.map { Double($0.unicodeScalars.count) <= limit } ?? true)
    case "minimum": return expect(value.number.map { $0 >= limit } ?? true)
    case "exclusiveMinimum": return expect(value.number.map { $0 > limit } ?? true)
    case "maximum": return expect(value.number.map { $0 <= limit } ?? true)
    case "minItems": return expect(!isList || Double(value.elements.count) >= limit)
    case "maxItems": return expect(!isList || Double(value.elements.count) <= limit)
    case "minProperties": return expect(!isObject || Double(entries.count) >= limit)
    case "maxProperties": return expect(!isObject || Double(entries.count) <= limit)
    case "required":
      return expect(!isObject || (wanted as? [String] ?? []).allSatisfy { key in entries.contains { $0.0 == key } })
    case "additionalProperties":
      let known = schema["properties"] as? [String: Any] ?? [:]
      let others = entries.filter { known[$0.0] == nil }
      guard let other = wanted as? [String: Any] else { return expect(wanted as? Bool == false && others.isEmpty) }
      return expect(others.allSatisfy { isRight($0.1, other) })
    case "propertyNames":
      if let pattern = (wanted as? [String: Any])?["pattern"] as? String {
        return expect(entries.allSatisfy { $0.0.range(of: pattern, options: .regularExpression) != nil })
      }
      let names = (wanted as? [String: Any])?["enum"] as? [String] ?? []
      return entries.map(\.0).filter { !names.contains($0) }.map { "no key '\($0)'" }
    case "anyOf": return expect((wanted as? [Any] ?? []).contains { isRight(value, $0) })
    case "not": return expect(!isRight(value, wanted))
    case "if": return []
    default: return ["a keyword that is not known: \(keyword)"]
    }
  }

  /// Keywords with schemas for the value or its parts.
  private func inner(
    _ keyword: String, _ wanted: Any, in schema: [String: Any], _ value: Value, at path: String
  ) -> [String] {
    switch keyword {
    case "$ref":
      let name = (wanted as? String ?? "").replacing("#/$defs/", with: "")
      guard let definition = (root["$defs"] as? [String: Any])?[name] else { return ["\(path): no \(wanted)"] }
      return problems(value, definition, at: path)
    case "properties":
      let known = wanted as? [String: Any] ?? [:]
      return value.entries.flatMap { entry -> [String] in
        guard let key = entry.key.scalar, let schema = known[key] else { return [] }
        return problems(entry.value, schema, at: "\(path).\(key)")
      }
    case "items":
      return value.elements.enumerated().flatMap { problems($1, wanted, at: "\(path)[\($0)]") }
    case "prefixItems":
      return zip(value.elements, wanted as? [Any] ?? []).enumerated().flatMap { index, pair in
        problems(pair.0, pair.1, at: "\(path)[\(index)]")
      }
    case "allOf": return (wanted as? [Any] ?? []).flatMap { problems(value, $0, at: path) }
    case "if": return isRight(value, wanted) ? problems(value, schema["then"] ?? true, at: path) : []
    default: return []
    }
  }

  private func has(_ type: String, _ value: Value) -> Bool {
    switch (type, value.content) {
    case ("object", .object), ("array", .list): true
    case ("null", .scalar): value.isNull
    case ("boolean", .scalar): value.boolean != nil
    case ("number", .scalar): value.number != nil
    case ("integer", .scalar): value.integer != nil
    case ("string", .scalar): !value.isNull && value.boolean == nil && value.unboundedNumber == nil
    default: false
    }
  }

  private func equals(_ wanted: Any, _ value: Value) -> Bool {
    switch wanted {
    case is NSNull: value.isNull
    case let list as [Any]:
      if case .list = value.content {
        list.count == value.elements.count && zip(list, value.elements).allSatisfy { equals($0, $1) }
      } else {
        false
      }
    case let text as String: has("string", value) && value.text == text
    case let number as NSNumber:
      value.boolean.map { number as? Bool == $0 } ?? (value.number == number.doubleValue)
    default: false
    }
  }
}
