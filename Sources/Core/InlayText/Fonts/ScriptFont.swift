/// A font family for a script, and the Debian package that contains it.
package struct ScriptFont: Hashable, Sendable {
  package let family: String
  package let debianPackage: String

  private init(_ family: String, _ debianPackage: String) {
    self.family = family
    self.debianPackage = debianPackage
  }

  /// The font for a character; nil for a character of a rare script.
  package init?(for character: Unicode.Scalar) {
    let value = character.value
    guard let block = Self.blocks.first(where: { $0.first <= value && value <= $0.last }) else { return nil }
    self = block.font
  }

  /// The end of a message about missing characters, with the packages of the fonts that have them; empty if none is
  /// known.
  package static func hint(for characters: [Unicode.Scalar]) -> String {
    var fonts: [ScriptFont] = []
    for character in characters {
      if let font = ScriptFont(for: character), !fonts.contains(font) { fonts.append(font) }
    }
    return hint(for: Array(fonts.prefix(3)))
  }

  /// The end of a message about missing families, with the packages that have them; empty if none is known.
  package static func hint(forFamilies families: [String]) -> String {
    let fonts = families.prefix(3).compactMap { family in blocks.first { $0.font.family == family }?.font }
    return hint(for: fonts)
  }

  /// Whether a family is known as the family for a script other than Latin.
  package static func isForScript(_ family: String) -> Bool {
    family != inter.family && blocks.contains { $0.font.family == family }
  }

  private static func hint(for fonts: [ScriptFont]) -> String {
    fonts.map { "; Debian's package \($0.debianPackage) has \($0.family)" }.joined()
  }

  private static let inter = ScriptFont("Inter", "fonts-inter")
  private static let chinese = ScriptFont("Noto Sans CJK SC", "fonts-noto-cjk")
  private static let japanese = ScriptFont("Noto Sans CJK JP", "fonts-noto-cjk")
  private static let korean = ScriptFont("Noto Sans CJK KR", "fonts-noto-cjk")
  private static let emoji = ScriptFont("Noto Color Emoji", "fonts-noto-color-emoji")

  private static func noto(_ script: String) -> ScriptFont { ScriptFont("Noto Sans \(script)", "fonts-noto-core") }

  /// The blocks of the scripts.
  private static let blocks: [(first: UInt32, last: UInt32, font: ScriptFont)] = [
    (0x0021, 0x052F, inter), (0x0530, 0x058F, noto("Armenian")), (0x0590, 0x05FF, noto("Hebrew")),
    (0x0600, 0x06FF, noto("Arabic")), (0x0750, 0x077F, noto("Arabic")), (0x08A0, 0x08FF, noto("Arabic")),
    (0x0900, 0x097F, noto("Devanagari")), (0x0980, 0x09FF, noto("Bengali")), (0x0A00, 0x0A7F, noto("Gurmukhi")),
    (0x0A80, 0x0AFF, noto("Gujarati")), (0x0B00, 0x0B7F, noto("Oriya")), (0x0B80, 0x0BFF, noto("Tamil")),
    (0x0C00, 0x0C7F, noto("Telugu")), (0x0C80, 0x0CFF, noto("Kannada")), (0x0D00, 0x0D7F, noto("Malayalam")),
    (0x0D80, 0x0DFF, noto("Sinhala")), (0x0E00, 0x0E7F, noto("Thai")), (0x0E80, 0x0EFF, noto("Lao")),
    (0x1000, 0x109F, noto("Myanmar")), (0x10A0, 0x10FF, noto("Georgian")), (0x1100, 0x11FF, korean),
    (0x1200, 0x139F, noto("Ethiopic")), (0x13A0, 0x13FF, noto("Cherokee")), (0x1780, 0x17FF, noto("Khmer")),
    (0x1E00, 0x1FFF, inter), (0x2E80, 0x303F, chinese), (0x3040, 0x30FF, japanese), (0x3100, 0x312F, chinese),
    (0x3130, 0x318F, korean), (0x31A0, 0x31EF, chinese), (0x31F0, 0x31FF, japanese), (0x3200, 0x9FFF, chinese),
    (0xA960, 0xA97F, korean), (0xAC00, 0xD7FF, korean), (0xF900, 0xFAFF, chinese), (0xFB1D, 0xFB4F, noto("Hebrew")),
    (0xFB50, 0xFDFF, noto("Arabic")), (0xFE70, 0xFEFC, noto("Arabic")), (0xFF01, 0xFFEE, japanese),
    (0x1F300, 0x1FAFF, emoji), (0x20000, 0x323AF, chinese),
  ]
}
