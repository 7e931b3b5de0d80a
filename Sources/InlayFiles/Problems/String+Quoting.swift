import InlayGraphics

extension String {
  /// The text for messages: in quotes, on one line, and cut to 40 characters.
  var quoted: String {
    var shown = ""
    for scalar in unicodeScalars.prefix(40) {
      switch scalar {
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      case _ where scalar.isUnseen:
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "'" + shown + (unicodeScalars.count > 40 ? "..." : "") + "'"
  }
}
