import InlaySystem

/// The encoding of a text file.
enum StringsEncoding: Hashable {
  case utf8
  case utf16(isBigEndian: Bool)
  case macRoman

  /// Detects the encoding by the byte order mark; without one UTF-16 has a zero in its first character, a quotation
  /// mark or the like. Other files are UTF-8, or Mac Roman if they cannot be UTF-8.
  init(_ file: [UInt8]) {
    if file.starts(with: [0xFE, 0xFF]) || file.count >= 2 && file[0] == 0 && file[1] != 0 {
      self = .utf16(isBigEndian: true)
    } else if file.starts(with: [0xFF, 0xFE]) || file.count >= 2 && file[0] != 0 && file[1] == 0 {
      self = .utf16(isBigEndian: false)
    } else {
      self = file.offsetOfInvalidUTF8 == nil ? .utf8 : .macRoman
    }
  }

  /// The file as UTF-8 without a byte order mark. Halves of pairs of UTF-16 become U+FFFD.
  func decoded(_ file: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: return Array(file.dropFirst(file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
    case .utf16(let isBigEndian):
      let (high, low) = isBigEndian ? (0, 1) : (1, 0)
      let units = (0..<file.count / 2).lazy.map { UInt16(file[2 * $0 + high]) << 8 | UInt16(file[2 * $0 + low]) }
      return Array(String(decoding: units.drop { $0 == 0xFEFF }, as: UTF16.self).utf8)
    case .macRoman:
      return file.flatMap { $0 < 0x80 ? [$0] : Self.macRomanLetters[Int($0) - 0x80] }
    }
  }

  /// The characters from 0x80 on in UTF-8.
  private static let macRomanLetters: [[UInt8]] = {
    let letters = """
      ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
      ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
      """
    return letters.unicodeScalars.map { Array(String($0).utf8) }
  }()
}
