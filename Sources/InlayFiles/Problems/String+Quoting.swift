import InlayGraphics

extension String {
  /// The text for messages: in quotes, on one line, and cut to 40 characters.
  package var quoted: String {
    var result = ""
    for scalar in unicodeScalars.prefix(40) {
      if scalar.isUnseen { result += scalar.escaped } else { result.unicodeScalars.append(scalar) }
    }
    return "'" + result + (unicodeScalars.count > 40 ? "..." : "") + "'"
  }
}
