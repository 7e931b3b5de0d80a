extension Unicode.Scalar {
  /// Whether the character is invisible in a line of text, or ends it.
  package var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether the character could do more in a terminal than show itself: end a line, begin a command, or change the
  /// order of the line's text. Joiners of emoji and of letters are shown as they are.
  package var isUnsafe: Bool {
    value >= 0x7F && isUnseen && (properties.generalCategory != .format || properties.isBidiControl) || value < 0x20
  }

  /// The character's number as messages have it, such as `U+0007`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The character as an escape, such as `\n` or `\u{1B}`.
  var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension String {
  /// The text as messages have it: on one line, with every character escaped that is not safe in a terminal, and at
  /// most 2000 characters. All texts that may have names or values of files go through this on their way out.
  package var visible: String { visible(atMost: 2000) }

  /// - Parameter limit: The most characters of the result, as Unicode scalars; the last one may be a whole escape and
  ///   an ellipsis beyond it.
  package func visible(atMost limit: Int) -> String {
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else { return String(result) + "\u{2026}" }
      guard scalar.isUnsafe else {
        result.append(scalar)
        count += 1
        continue
      }
      result += scalar.escaped.unicodeScalars
      count += scalar.escaped.unicodeScalars.count
    }
    return String(result)
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  package var trimmed: String {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    guard let end = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[...end].drop(while: isSpace))
  }
}
