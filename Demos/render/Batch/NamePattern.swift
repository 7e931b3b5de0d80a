import ArgumentParser
import InlayFiles

/// The pattern of pictures' names, with placeholders in braces.
struct NamePattern: ExpressibleByArgument {
  enum Placeholder: String, CaseIterable {
    case scene, theme, appearance, direction, scale, textScale, language
  }

  /// The default of `--name`.
  static let standard = "{scene}/{theme}-{appearance}@{scale}.png"

  private enum Part {
    case text(String)
    case placeholder(Placeholder)
    case unknown(String)
  }

  private let parts: [Part]

  init(argument: String) {
    var parts: [Part] = []
    var rest = argument[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      parts.append(.text(String(rest[..<start])))
      parts.append(Placeholder(rawValue: name).map { .placeholder($0) } ?? .unknown(name))
      rest = rest[rest.index(after: end)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// Checks that names differ wherever pictures do.
  ///
  /// - Parameter varied: What the pictures differ by, with the number of values.
  /// - Throws: `ValidationError` with the first mistake.
  func check(varied: [(placeholder: Placeholder, count: Int)]) throws {
    let names = Placeholder.allCases.map(\.rawValue)
    var used: Set<Placeholder> = []
    for part in parts {
      if case .placeholder(let placeholder) = part { used.insert(placeholder) }
      guard case .unknown(let name) = part else { continue }
      let nearest = names.nearest(to: name).map { "did you mean {\($0)}?" }
      let all = names.map { "{\($0)}" }.joined(separator: ", ")
      throw ValidationError("--name: {\(name)} is unknown; \(nearest ?? "the placeholders are \(all)")")
    }
    for (placeholder, count) in varied where count > 1 && !used.contains(placeholder) {
      let name = placeholder.rawValue
      throw ValidationError(
        "--name needs {\(name)}: \(count) values would give several pictures the same name")
    }
    if let refusal = BatchJob.refusal(ofOut: name { $0.rawValue }) { throw ValidationError("--name: \(refusal)") }
  }

  func name(_ value: (Placeholder) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder): value(placeholder)
      case .unknown(let name): "{\(name)}"
      }
    }.joined()
  }
}
