import InlayGraphics

extension String {
  /// The text for messages: in quotes, on one line, and cut to 40 characters.
  package var quoted: String {
    var result = ""
    for scalar in unicodeScalars.prefix(40) {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnseen:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "'" + result + (unicodeScalars.count > 40 ? "..." : "") + "'"
  }
}
