import InlayLayers
import InlayLists
import InlaySystem

/// The names of an app's own colours in theme files.
enum OwnColorName {
  /// The pattern of valid names.
  static let pattern = "^[A-Za-z][A-Za-z0-9._-]{0,63}$"

  /// The problem of a name that is not a token of the library; nil for none.
  static func problem(with name: String) -> String? {
    guard isWellFormed(name) else {
      return "a colour's name begins with a letter and has up to 64 letters, digits, dots, hyphens and underscores"
    }
    return misspelt(name).map {
      "unknown key; did you mean \($0.quoted)? A custom colour needs a name that differs more"
    }
  }

  /// Whether a text may name a colour of an app.
  static func isValid(_ name: String) -> Bool { isWellFormed(name) && misspelt(name) == nil }

  private static func isWellFormed(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first), name.utf8.count <= 64 else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || [0x2D, 0x2E, 0x5F].contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  /// The library's tokens without those that are words of a colour, which an app's own names may be near to.
  private static let candidates = Theme.tokenNames.filter { ColorToken.system[ColorToken($0)] == nil }

  /// The library's token that a name is meant to be: one with the same first letter, in either case, and one letter in
  /// six changed.
  private static func misspelt(_ name: String) -> String? {
    let first = name.lowercased().first
    guard let nearest = candidates.filter({ $0.first == first }).nearest(to: name) else { return nil }
    return editDistance(Array(name), Array(nearest)) <= max(1, name.count / 6) ? nearest : nil
  }
}
