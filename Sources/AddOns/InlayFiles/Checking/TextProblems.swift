import InlayGraphics
import InlayLayers
import InlayText

/// The problems of laying out a scene's texts, as problems of its file.
struct TextProblems {
  private let root: Value
  private let file: String
  private let hasOwnFonts: Bool
  /// The characters that were reported.
  private var reported: Set<Unicode.Scalar> = []

  private var reportedFamilies: Set<[String]> = []

  init(_ root: Value, in file: String, hasOwnFonts: Bool) {
    self.root = root
    self.file = file
    self.hasOwnFonts = hasOwnFonts
  }

  /// Whether the first request is made for a font that has none of these families.
  mutating func isFirst(_ families: [String]) -> Bool { reportedFamilies.insert(families).inserted }

  /// Characters that no font has, as warnings at every text of the file that contains them, each character once in all
  /// calls; at the start of the file for characters from elsewhere. O(nodes) for a new character.
  mutating func warnings(for problems: [Scene.Problem]) -> [Problem] {
    var new: [Unicode.Scalar: Scene.Problem] = [:]
    for problem in problems {
      guard case .missingCharacters(let characters) = problem.kind else { continue }
      for character in characters where reported.insert(character).inserted { new[character] = problem }
    }
    guard !new.isEmpty else { return [] }
    var findings = Findings(sources: root.document.sources)
    var found: Set<Unicode.Scalar> = []
    forEachText { value, text in
      var missing: [Unicode.Scalar] = []
      for scalar in text.unicodeScalars where new[scalar] != nil && !missing.contains(scalar) { missing.append(scalar) }
      guard !missing.isEmpty else { return }
      found.formUnion(missing)
      findings.add(message(missing), at: value.place) { root.path(to: value) }
    }
    for (problem, characters) in Dictionary(grouping: new.keys.filter { !found.contains($0) }, by: { new[$0] }) {
      guard let problem else { continue }
      findings.add("\(problem.layer): \(message(characters.sorted()))", at: .start)
    }
    return findings.problems(in: file, severity: .warning)
  }

  private func message(_ missing: [Unicode.Scalar]) -> String {
    let names = missing.prefix(Self.mostCharacters).map(\.namedCodePoint).joined(separator: ", ")
    let more = missing.count > Self.mostCharacters ? " and others" : ""
    if hasOwnFonts { return "none of the scene's fonts has " + names + more }
    return "no font has " + names + more + ScriptFont.hint(for: missing)
  }

  private static let mostCharacters = 16

  /// The error of texts without fonts, at the first text; nil if there are fonts.
  func fontError(in problems: [Scene.Problem]) -> FileError? {
    guard let problem = problems.first(where: { $0.kind == .noFonts }) else { return nil }
    var findings = Findings(sources: root.document.sources)
    let message = "\(problem.message): install some, or name font files with 'fonts'"
    forEachText { value, text in
      if findings.isEmpty, !text.isEmpty { findings.add(message, at: value.place) { root.path(to: value) } }
    }
    if findings.isEmpty { findings.add(message, at: .start) }
    return FileError(problems: findings.problems(in: file))
  }

  /// Calls `body` with every text that may be visible.
  private func forEachText(_ body: (Value, String) -> Void) {
    let document = root.document
    for index in document.nodes.indices {
      let value = Value(document: document, index: Int32(index))
      for (key, value) in value.entries {
        guard let key = key.scalar else { continue }
        if Self.keys.contains(key), let text = value.text { body(value, text) }
        if key == "sectionIndexTitles" {
          for value in value.elements { if let text = value.text { body(value, text) } }
        }
      }
    }
  }

  private static let keys: Set<String> = ["string", "title", "detail", "header", "footer", "text"]
}

extension Value {
  /// The key path from this value to another one inside, by the last way that leads there; empty for none.
  fileprivate func path(to value: Value) -> String {
    // Every child's index is less than its parent's.
    var components: [KeyTrail.Component] = []
    var target = value.index
    for index in Int(value.index) + 1..<max(Int(value.index) + 1, document.nodes.count) {
      let holder = Value(document: document, index: Int32(index))
      if let place = holder.elements.firstIndex(where: { $0.index == target }) {
        components.append(.index(place))
      } else if let entry = holder.entries.first(where: { $0.value.index == target }) {
        components.append(.key(entry.key.scalar ?? ""))
      } else {
        continue
      }
      target = Int32(index)
    }
    return KeyTrail.path(of: components.reversed())
  }
}
