import InlayControls
import InlayDecorations
import InlayFiles
import InlayLists

/// Explains words of scene and theme files for a terminal: objects, types, keys, steps, values, symbols and themes.
enum Explanation {
  /// The names of the built-in symbols.
  static var symbols: [String] { Symbol.allCases.map(\.rawValue) }

  private static let objects = ObjectReference.all

  /// The explanation in lines of at most 80 columns; nil for an unknown word. Upper and lower case are equal.
  static func text(of word: String) -> String? {
    let word = word.lowercased()
    var texts = objects.filter { $0.names.contains(word) }.map { objectText($0) }
    for object in objects {
      for (type, keys) in object.groups {
        guard let type, type.lowercased() == word else { continue }
        texts.append(typeText(type, keys, of: object))
      }
    }
    texts += Use.all(in: objects) { $0.name.lowercased() == word }.map { keyText($0) }
    texts += Use.all(in: objects) { $0.type.contains { $0.isName(word) } }.map { use in
      wrapped("\(use.key.value(word)): a value of the key \(use.key.name) of \(use.owners.joined(separator: ", "))", 0)
    }
    if Symbol(systemName: word) != nil {
      texts.append(wrapped("\(word): a symbol. Where an image is expected, write symbol:\(word)", 0))
    }
    if let theme = Theme.builtInNames.first(where: { $0.lowercased() == word }) {
      texts.append(wrapped("\(theme): a built-in theme, for the key theme", 0))
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The end of a message about an unknown word, with the word that is meant; empty if none is known.
  static func hint(for word: String) -> String {
    var words = objects.compactMap(\.names.first)
    for (type, keys) in objects.flatMap(\.groups) {
      if let type { words.append(type) }
      words += keys.map(\.name)
    }
    var seen: Set<String> = []
    words = (words + symbols + Theme.builtInNames).filter { seen.insert($0).inserted }
    return Meanings.hint(for: word, among: words)
  }

  // MARK: Parts

  private static func objectText(_ object: ObjectReference) -> String {
    let place = object.page == .scene ? "scene files" : object.page == .steps ? "scripts" : "theme files"
    var text = wrapped("\(object.noun), in \(place)", 0)
    if let summary = object.summary { text += wrapped(summary, 0) }
    if object.hasOneKey { text += wrapped("It has exactly one of these keys:", 0) }
    text += object.groups.filter { $0.type == nil }.flatMap(\.keys).map { line($0) }.joined()
    let types = object.groups.compactMap(\.type)
    if !types.isEmpty { text += wrapped("More keys by type: \(types.joined(separator: ", "))", 0) }
    return text
  }

  private static func typeText(_ type: String, _ keys: [KeyReference], of object: ObjectReference) -> String {
    let common = object.groups.filter { $0.type == nil }.flatMap(\.keys).map(\.name).filter { name in
      !keys.contains { $0.name == name }
    }
    return wrapped("\(object.noun) of the type \(type)", 0) + keys.map { line($0) }.joined()
      + wrapped("And the keys of all types: \(common.joined(separator: ", "))", 0)
  }

  /// A key with the objects that have it, and the keys of its value if that is an object of its own.
  private static func keyText(_ use: Use) -> String {
    var text = wrapped("\(use.key.name): a key of \(use.owners.joined(separator: ", "))", 0) + line(use.key)
    for part in use.key.type {
      guard case .object(let noun, .steps) = part, let object = objects.first(where: { $0.noun == noun }),
        !object.hasOneKey
      else { continue }
      text += wrapped("The keys of \(noun):", 0) + object.groups.flatMap(\.keys).map { line($0) }.joined()
    }
    return text
  }

  private static func line(_ key: KeyReference) -> String {
    var meaning = key.summary
    if key.isRequired { meaning += " Required." }
    if let standard = key.standard, standard != "[]" { meaning += " \(standard) if left out." }
    return wrapped("\(key.name): \(key.type.map(\.text).joined())", 2) + wrapped(meaning, 6)
  }

  /// Lines of at most 80 columns.
  private static func wrapped(_ text: String, _ indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      if !line.isEmpty { line += " " }
      line += String(word)
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { space + $0 + "\n" }.joined()
  }

  /// A key with the objects that have it with the same meaning.
  private struct Use {
    let key: KeyReference
    var owners: [String]

    static func all(in objects: [ObjectReference], where isWanted: (KeyReference) -> Bool) -> [Use] {
      var uses: [Use] = []
      for object in objects {
        for (type, keys) in object.groups {
          let owner = type.map { "\(object.noun) of the type \($0)" } ?? object.noun
          for key in keys where isWanted(key) {
            if let index = uses.firstIndex(where: { $0.key.isEqual(to: key) }) {
              uses[index].owners.append(owner)
            } else {
              uses.append(Use(key: key, owners: [owner]))
            }
          }
        }
      }
      return uses
    }
  }
}

extension ObjectReference {
  /// The words that mean this kind, in lower case: `row` for "a row", and the name in the schema.
  fileprivate var names: [String] {
    let words = noun.lowercased().split(separator: " ")
    let rest = ["a", "an"].contains(words.first) ? words.dropFirst() : words[...]
    return [rest.joined(separator: " "), kind.lowercased()]
  }
}

extension KeyReference {
  fileprivate func isEqual(to other: KeyReference) -> Bool {
    name == other.name && summary == other.summary && type.map(\.text) == other.type.map(\.text)
  }

  /// A name among the key's values, as it is written.
  fileprivate func value(_ lowercased: String) -> String {
    type.first { $0.isName(lowercased) }?.text ?? lowercased
  }
}

extension KeyReference.TypePart {
  fileprivate var text: String {
    switch self {
    case .words(let words): words
    case .name(let name): name
    case .object(let noun, _): noun
    case .color: "a colour"
    case .symbol: "a symbol's name"
    }
  }

  fileprivate func isName(_ lowercased: String) -> Bool {
    if case .name(let name) = self { name.lowercased() == lowercased } else { false }
  }
}
