import InlayTestSupport

/// Texts that are hard to shape: mixed scripts, characters without glyphs, words without an end, markup.
struct HostileTexts {
  private static let parts = [
    "a", "Wi-Fi", "two words", "fi ffi", "5é\u{301}", "עברית", "مرحبا", "हिन्दी", "ไทยภาษา", "日本語の文字", "漢字", "かな", "한국어",
    "ꦗꦮ", "བོད", "ᠮᠣᠩᠭᠣᠯ", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷", "👍🏽", "☝️", "℡", "\u{E000}", "\u{10FFFF}", "\u{FFFD}", "İıßŉ", "ǅ",
  ]

  private static let controls = [
    "\u{1}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\t", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{AD}",
    "\u{A0}",
    "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{2028}",
    "\u{2029}",
    "\u{2066}", "\u{2069}", "\u{2060}", "\u{FEFF}", "\u{FFF9}", "\u{FFFC}", "\u{FFFE}", "\u{FE0F}", "\u{E0001}",
    "\u{301}",
  ]

  /// Attributes of Pango's markup with their values, also those that Inlay does not show.
  private static let attributes: [(name: String, values: [String])] = [
    ("font", ["Serif 12", "Mono Bold Italic 1", "Inter 2147483647", "", ",,,", "99999999999"]),
    ("font_desc", ["Sans 9", "10000000"]), ("font_family", ["Serif", "", "a,b,c"]), ("face", ["Mono"]),
    ("font_size", ["1", "12pt", "2147483647", "0"]),
    (
      "size",
      ["0", "1", "20000", "2147483647", "x-large", "xx-small", "larger", "smaller", "150%", "1e9%", "0.5pt", "9e9pt"]
    ),
    ("font_style", ["italic"]), ("style", ["italic", "oblique", "normal"]), ("font_weight", ["bold"]),
    ("weight", ["ultralight", "bold", "heavy", "1", "1000", "0", "2147483647"]),
    ("font_variant", ["small-caps"]), ("variant", ["normal", "small-caps", "all-small-caps", "unicase", "title-caps"]),
    ("font_stretch", ["condensed"]), ("stretch", ["ultracondensed", "ultraexpanded"]),
    ("font_features", ["tnum", "liga=0,calt=0", "a=1", "", "liga=99999999999", ",,,,"]),
    ("foreground", ["#f00", "red", "#12345678", "#ffffffffffff"]), ("fgcolor", ["blue"]), ("color", ["#abc"]),
    ("background", ["red"]), ("bgcolor", ["#0008"]), ("alpha", ["50%", "1", "65535"]), ("fgalpha", ["1%"]),
    ("background_alpha", ["30%"]), ("bgalpha", ["65535"]),
    ("underline", ["none", "single", "double", "low", "error", "single-line", "error-line"]),
    ("underline_color", ["#0f0"]),
    ("overline", ["none", "single"]), ("overline_color", ["#00f"]), ("strikethrough", ["true", "false"]),
    ("strikethrough_color", ["red"]),
    ("rise", ["0", "5000", "-5000", "2147483647", "-2147483648", "10pt", "superscript"]),
    ("baseline_shift", ["superscript", "subscript", "99999", "-2147483648", "3pt"]),
    ("font_scale", ["superscript", "subscript", "small-caps"]), ("fallback", ["true", "false"]),
    ("lang", ["ja", "zh-Hant", "", "xx-nonsense-0", "tr"]),
    ("letter_spacing", ["0", "2048", "-9999", "2147483647", "3pt"]),
    ("gravity", ["south", "east", "north", "west", "auto"]), ("gravity_hint", ["natural", "strong", "line"]),
    ("show", ["none", "spaces", "line-breaks", "ignorables", "spaces|ignorables"]),
    ("insert_hyphens", ["true", "false"]), ("allow_breaks", ["true", "false"]),
    ("line_height", ["0", "1", "0.001", "1024", "2147483647", "1e300", "3pt"]),
    ("text_transform", ["none", "lowercase", "uppercase", "capitalize"]), ("segment", ["word", "sentence"]),
  ]

  static let attributeNames = attributes.map(\.name)

  private static let elements = ["b", "big", "i", "s", "sub", "sup", "small", "tt", "u"]

  /// The names of the attributes in the texts so far.
  private(set) var usedAttributes: Set<String> = []

  func plain(_ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<2: return String(repeating: Self.part(&random), count: [200, 700, 1400].random(&random))
    case 2..<4: return String(repeating: Self.controls.random(&random), count: [3, 50, 2100].random(&random))
    case 4: return ""
    case 5: return "e" + String(repeating: "\u{301}", count: 300)
    default:
      return (0..<Int.random(in: 1...5, using: &random)).map { _ in Self.part(&random) }.joined(
        separator: ["", " ", " ", Self.controls.random(&random)].random(&random))
    }
  }

  /// Rarely longer than the limit.
  func long(_ random: inout SeededRandom) -> String {
    let part = Self.part(&random) + [" ", "", "\n", "\u{200B}"].random(&random)
    return String(repeating: part, count: 66_000 / part.utf8.count + 1)
  }

  private static func part(_ random: inout SeededRandom) -> String {
    Int.random(in: 0..<5, using: &random) == 0 ? controls.random(&random) : parts.random(&random)
  }

  /// A text with markup, sometimes invalid.
  mutating func markup(_ random: inout SeededRandom, depth: Int = 0) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let inner =
        depth < 3 && Int.random(in: 0..<3, using: &random) == 0
        ? markup(&random, depth: depth + 1) : Self.escaped(plain(&random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        var attributes: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let attribute = Self.attributes.random(&random)
          guard !attributes.contains(where: { $0.hasPrefix(attribute.name + "=") }) else { continue }
          usedAttributes.insert(attribute.name)
          attributes.append("\(attribute.name)='\(attribute.values.random(&random))'")
        }
        text += "<span \(attributes.joined(separator: " "))>\(inner)</span>"
      case 5..<8:
        let element = Self.elements.random(&random)
        text += "<\(element)>\(inner)</\(element)>"
      default: text += inner
      }
      text += ["", "", " ", "&amp;", "&#10;", "&#x2028;", "&#x10FFFF;"].random(&random)
    }
    return Int.random(in: 0..<50, using: &random) == 0
      ? text + ["<", "</b>", "&", "<x>", "&#0;"].random(&random) : text
  }

  /// Without most control characters, which are invalid in XML.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Array {
  /// An element of a list that is not empty.
  func random(_ random: inout SeededRandom) -> Element { self[Int.random(in: 0..<count, using: &random)] }
}
