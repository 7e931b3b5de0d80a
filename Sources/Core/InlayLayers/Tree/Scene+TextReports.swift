import InlayText

extension Scene {
  /// Reports characters of a text without a glyph in any font.
  final func report(missing characters: [Unicode.Scalar], of text: String, in layer: Layer) {
    report(message(missing: characters, of: text), in: layer, kind: .missingCharacters(characters))
  }

  final func report(withoutFonts text: String, in layer: Layer) {
    report("the system has no fonts to show \"\(text.shortened)\" in", in: layer, kind: .noFonts)
  }

  /// Reports, once, that a text is too long for its end to be shown.
  final func report(cut count: Int, of text: String, in layer: Layer) {
    let message =
      "the last \(count) characters of \"\(text.firstLine.shortened)\" are not shown: the text is too long;"
      + " split it with line breaks, or into several texts"
    guard reportedCuts.count < 100, reportedCuts.insert("\(ObjectIdentifier(layer).hashValue) \(message)").inserted
    else { return }
    report(message, in: layer, kind: .cutText(count))
  }
}

func message(missing characters: [Unicode.Scalar], of text: String) -> String {
  "no font has \(characters.map(\.namedCodePoint).joined(separator: ", ")) of \"\(text.shortened)\""
    + ScriptFont.hint(for: characters)
}

extension Unicode.Scalar {
  /// The character's number and name, as `U+1F600 GRINNING FACE`. Ideographs are named by their number alone.
  package var namedCodePoint: String {
    guard let name = properties.name, !properties.isIdeographic else { return codePoint }
    return "\(codePoint) \(name)"
  }
}

extension String {
  /// Up to its first line end.
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }

  /// The beginning of a long text, for messages, on one line.
  var shortened: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(60) { scalars.append(scalar.isUnseen ? "\u{FFFD}" : scalar) }
    return String(scalars) + (scalars.count < unicodeScalars.count ? "\u{2026}" : "")
  }

  /// The text with each word, part of a word between soft hyphens, or character of scripts without spaces, on its own
  /// line. Tags stay unchanged.
  ///
  /// The beginning of a long text is enough, as its words are like those that follow.
  func linesOfWords(isMarkup: Bool) -> String {
    var lines = ""
    var count = 0
    var isInTag = false
    for scalar in unicodeScalars {
      if isMarkup, scalar == "<" || isInTag {
        isInTag = scalar != ">"
        lines.unicodeScalars.append(scalar)
        continue
      }
      if count == 2000 { continue }
      let isSpace = scalar.properties.isWhitespace || scalar == "\u{AD}"
      if scalar == "\u{AD}" { lines.unicodeScalars.append("\u{2010}") }
      if isSpace || scalar.value >= 0x2E80 && scalar.value < 0xD7B0 {
        lines.unicodeScalars.append("\n")
        count += 1
      }
      if !isSpace { lines.unicodeScalars.append(scalar) }
    }
    return lines
  }
}
