import Foundation

/// The functions, initialisers and cases of Swift sources by their names and labels, found without a compiler.
struct DeclaredNames {
  private struct Parameter {
    let label: String
    /// Whether a call may leave it out, or write it as a trailing closure.
    let isOptional: Bool
    let isVariadic: Bool
  }

  private var declarations: [String: [[Parameter]]] = [:]
  /// All words of the sources.
  private(set) var words: Set<String> = []

  mutating func add(_ source: String) {
    let code = Self.withoutComments(source)
    for match in code.matches(of: #/[A-Za-z_][A-Za-z0-9_]*/#) { words.insert(String(match.output)) }
    let pattern =
      #/\b(?:func\s+(?<function>\w+)|(?<own>init)[?!]?|case\s+(?<value>\w+))\s*(?:<[^>(]*(?:<[^>]*>)?[^>(]*>)?\s*\(/#
    for match in code.matches(of: pattern) {
      let name = match.output.function ?? match.output.own ?? match.output.value ?? ""
      let parameters = Self.parts(of: code[match.range.upperBound...]).map { part in
        let words = part.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
        let label = words.first { part[..<$0.startIndex].last != "@" } ?? "_"
        return Parameter(
          label: part.contains(":") ? String(label) : "_", isOptional: part.contains("=") || part.contains("->"),
          isVariadic: part.contains("..."))
      }
      declarations[String(name), default: []].append(parameters)
    }
  }

  /// Whether a declaration has the name and the labels, in their order; parameters that calls may leave out may be
  /// missing.
  func has(_ name: String, _ labels: [String]) -> Bool {
    let name = name.first?.isUppercase ?? false ? "init" : name
    return declarations[name]?.contains { parameters in
      var rest = labels[...]
      for parameter in parameters {
        if rest.first == parameter.label {
          rest.removeFirst()
          while parameter.isVariadic, rest.first == "_" { rest.removeFirst() }
        } else if !parameter.isOptional {
          return false
        }
      }
      return rest.isEmpty
    } ?? false
  }

  func has(_ name: String) -> Bool { declarations[name] != nil }

  /// Whether a declaration has these labels one after the other.
  func hasLabels(_ labels: [String]) -> Bool {
    declarations.values.joined().contains { parameters in
      let own = parameters.map(\.label)
      return own.indices.contains { own[$0...].starts(with: labels) }
    }
  }

  static func withoutComments(_ source: String) -> String {
    source.split(separator: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      .joined(separator: "\n")
  }

  /// The parts between the commas of a list in parentheses; `text` begins after the first one.
  static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var (start, index) = (text.startIndex, text.startIndex)
    var isText = false
    func add() {
      let part = text[start..<index]
      if part.contains(where: { !$0.isWhitespace }) { parts.append(part) }
    }
    while index < text.endIndex {
      let character = text[index]
      if character == "\"" { isText.toggle() }
      if !isText {
        switch character {
        case "(", "[", "{": depth += 1
        case ")" where depth == 0:
          add()
          return parts
        case ")", "]", "}": depth -= 1
        case "," where depth == 0 && !text[start..<index].hasOpenAngle:
          add()
          start = text.index(after: index)
        default: break
        }
      }
      index = text.index(after: index)
    }
    return parts
  }
}

extension Substring {
  /// Whether a list of generic arguments is open at the end.
  fileprivate var hasOpenAngle: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    let type = self[colon...].replacing("->", with: "").replacing("< ", with: "")
    return type.count(where: { $0 == "<" }) > type.count(where: { $0 == ">" })
  }
}
