import InlaySystem
import InlayViews

/// The texts of a compiled catalogue of gettext, a `.mo` file in either order of bytes.
struct MessageCatalogue {
  /// The texts by `msgid`, or by context, U+0004 and `msgid`.
  private(set) var texts: [String: Localization.Text] = [:]
  private(set) var warnings = ReadingWarnings()
  /// Placeholders that ask for more than the argument as it is.
  private(set) var unusable: [(key: String, placeholder: String)] = []
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var rule = PluralExpression.binary(.unequal, .n, .number(1))
  private var formCount = 2

  private static let magic: [UInt8] = [0x95, 0x04, 0x12, 0xDE]

  /// - Throws: `ReadingFailure` for another file, one that is damaged, or whose texts are not UTF-8.
  init(_ bytes: [UInt8]) throws(ReadingFailure) {
    self.bytes = bytes
    isBigEndian = bytes.starts(with: Self.magic)
    guard isBigEndian || bytes.starts(with: Self.magic.reversed()), bytes.count >= 28 else {
      throw ReadingFailure("the file is not a compiled catalogue; compile the .po file with msgfmt")
    }
    guard number(at: 4) >> 16 <= 1 else { throw ReadingFailure("the catalogue's version is newer than 1") }
    let (count, keys, values) = (number(at: 8), number(at: 12), number(at: 16))
    guard count <= bytes.count / 16 else { throw ReadingFailure("the catalogue has fewer bytes than its texts") }
    // The entries may share bytes: without a limit a small file could be a large table.
    var bytesLeft = bytes.count * 2
    for index in 0..<count {
      let key = try text(at: keys + index * 8, "msgid", of: index)
      let value = try text(at: values + index * 8, "msgstr", of: index)
      bytesLeft -= key.count + value.count
      guard bytesLeft >= 0 else { throw ReadingFailure("the catalogue's texts overlap, and are too long in total") }
      if key.isEmpty { try readHeader(value) } else { try add(key, value, index) }
    }
  }

  private func number(at offset: Int) -> Int {
    let four = bytes[offset..<offset + 4]
    return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  private func text(at entry: Int, _ what: String, of index: Int) throws(ReadingFailure) -> ArraySlice<UInt8> {
    if entry <= bytes.count - 8 {
      let (length, start) = (number(at: entry), number(at: entry + 4))
      if start <= bytes.count, length <= bytes.count - start { return bytes[start..<start + length] }
    }
    throw ReadingFailure("the \(what) of entry \(index + 1) is outside the file")
  }

  private func utf8(_ text: ArraySlice<UInt8>, _ index: Int) throws(ReadingFailure) -> String {
    guard let text = String(validating: text, as: UTF8.self) else {
      throw ReadingFailure("entry \(index + 1) is not UTF-8; convert the .po file with msgconv --to-code=UTF-8")
    }
    return text
  }

  private mutating func add(_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, _ index: Int) throws(ReadingFailure) {
    // A plural follows the singular, which is the key.
    let (singular, hasPlural) = (key.prefix { $0 != 0 }, key.contains(0))
    let name = try utf8(singular, index)
    var forms: [String] = []
    for part in value.split(separator: 0, maxSplits: 100, omittingEmptySubsequences: false) {
      let format = FormatText(try utf8(part, index))
      for placeholder in format.unusable where unusable.count < ReadingWarnings.limit {
        unusable.append((name, placeholder))
      }
      forms.append(format.pattern())
    }
    // Texts without a translation are left out.
    guard let first = forms.first, !forms.contains("") else { return }
    var text = Localization.Text([.other: first])
    if hasPlural {
      if forms.count != formCount {
        warnings.add("\(name.quoted) has \(forms.count) forms; the header says nplurals=\(formCount)", at: .start)
      }
      text.numbered = NumberedForms(rule: rule, texts: Array(forms.prefix(formCount)))
    }
    texts[name] = text
  }

  // MARK: The header

  private mutating func readHeader(_ value: ArraySlice<UInt8>) throws(ReadingFailure) {
    for line in String(decoding: value, as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let content = line[colon...].dropFirst()
      switch line[..<colon].lowercased() {
      case "content-type": try check(content)
      case "plural-forms": try readRule(content)
      default: break
      }
    }
  }

  private func check(_ type: Substring) throws(ReadingFailure) {
    guard let equals = type.range(ofText: "charset=") else { return }
    let charset = type[equals.upperBound...].prefix { $0 != ";" && $0 != " " }
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(charset.lowercased()) else {
      let found = "the charset is \(String(charset).quoted)"
      throw ReadingFailure("\(found); convert the .po file with msgconv --to-code=UTF-8")
    }
  }

  private mutating func readRule(_ content: Substring) throws(ReadingFailure) {
    for part in content.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let value = String(part[equals...].dropFirst())
      switch String(part[..<equals].filter { $0 != " " }) {
      case "nplurals":
        guard let count = Int(value.filter { $0 != " " }), (1...16).contains(count) else {
          throw ReadingFailure("nplurals is \(value.quoted), not a number from 1 to 16")
        }
        formCount = count
      case "plural": rule = try PluralExpression(value)
      default: break
      }
    }
  }
}

extension Substring {
  fileprivate func range(ofText text: String) -> Range<Index>? {
    indices.lazy.map { self[$0...] }.first { $0.hasPrefix(text) }.map { rest in
      rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.count)
    }
  }
}
