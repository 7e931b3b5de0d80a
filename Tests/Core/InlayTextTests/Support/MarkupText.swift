import InlayGraphics
import InlayTestSupport

@testable import InlayText

/// Random markup with every attribute of Pango, also those that texts do not show, nested, with characters of one to
/// four bytes, line ends, combining marks and long words.
struct MarkupText {
  private(set) var markup = ""
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let isLong = random.int(0...19) == 0
    for _ in 0...random.int(0...(isLong ? 12 : 6)) { addPart(depth: 0, isLong: isLong) }
  }

  private mutating func addPart(depth: Int, isLong: Bool) {
    guard depth < 5, random.int(0...2) > 0 else { return addText(isLong: isLong) }
    let tag = random.int(0...3) == 0 ? Self.tags.randomElement(using: &random) ?? "b" : "span"
    markup += "<\(tag)"
    if tag == "span" {
      var names: Set<String> = []
      for _ in 0..<random.int(1...3) {
        guard let (name, values) = Self.attributes.randomElement(using: &random), names.insert(name).inserted,
          let value = values.randomElement(using: &random)
        else { continue }
        markup += " \(name)=\"\(value)\""
      }
    }
    markup += ">"
    for _ in 0...random.int(0...2) { addPart(depth: depth + 1, isLong: isLong) }
    markup += "</\(tag)>"
  }

  private mutating func addText(isLong: Bool) {
    let piece = Self.pieces.randomElement(using: &random) ?? "a"
    let count = isLong && random.int(0...3) == 0 ? random.int(100...400) : random.int(0...5)
    markup += String(repeating: piece, count: count)
  }

  static let tags = ["b", "i", "u", "s", "big", "small", "tt", "sub", "sup"]

  static let pieces = [
    "a", "word ", " ", "é", "e\u{301}", "吾輩は", "漢", "😀", "👨‍👩‍👧", "سلام ", "שלום", "a\u{300}\u{301}\u{302}", "\n",
    "\r\n", "\u{2028}", "\u{2029}", "\u{0085}", "\0", "\u{200B}", "&lt;", "&#x1F600;", "ffi", "\u{FFFC}", "\t",
    "\u{AD}",
    "ก็", "क्षि",
  ]

  /// Without the values that this version of Pango refuses.
  static let attributes: [(String, [String])] = allAttributes.map { name, values in
    (name, values.filter { TextMarkup.problem(in: "<span \(name)=\"\($0)\">x</span>") == nil })
  }

  private static let allAttributes: [(String, [String])] = [
    ("font_family", ["Inter", "DejaVu Sans", "no, such, font", ""]),
    ("weight", ["bold", "100", "2000000000", "0"]), ("style", ["italic", "oblique", "normal"]),
    ("size", ["0", "1024", "large", "x-small", "20480", "2000000000", "50%", "99999999999%", "smaller", "larger"]),
    ("rise", ["1024", "-9000", "2000000000", "5pt", "superscript"]),
    ("font_features", ["liga=0", "dlig=1, tnum=1", "x", "kern 99999999999"]),
    ("lang", ["ja", "tr", "no such", "x", "zh-Hant"]),
    ("foreground", ["red", "#123", "#11223344", "#FFFF0000FFFF"]), ("fgalpha", ["50%", "1"]),
    ("font", ["Inter Bold 12", "DejaVu Sans 2000000", "Sans Italic 3px @wght=200", ""]),
    ("background", ["blue"]), ("bgalpha", ["10%"]), ("underline", ["single", "double", "error", "none"]),
    ("underline_color", ["red"]), ("overline", ["single"]), ("overline_color", ["red"]), ("strikethrough", ["true"]),
    ("strikethrough_color", ["red"]), ("letter_spacing", ["1024", "-2000000000", "2000000000"]),
    ("stretch", ["condensed"]), ("variant", ["smallcaps", "titlecaps"]), ("fallback", ["false"]),
    ("gravity", ["east", "north", "auto"]), ("gravity_hint", ["strong", "line"]),
    ("show", ["spaces", "line-breaks|ignorables"]),
    ("insert_hyphens", ["false", "true"]), ("allow_breaks", ["false", "true"]), ("line_height", ["2", "0.01", "9000"]),
    ("text_transform", ["uppercase", "lowercase", "capitalize"]), ("segment", ["word", "sentence"]),
    ("font_scale", ["superscript", "subscript", "small-caps"]),
    ("baseline_shift", ["superscript", "subscript", "9000"]),
    ("font_variations", ["wght=200"]),
  ]
}
