import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct ShapingLimitsTests {
  @Test(
    "long words of every kind get break opportunities, so that none is repeatedly shaped as a whole",
    arguments: ["a", "\u{1B}[31m", "a\u{A0}", "\u{202F}\u{2007}b", "é", "क्षि", "👨‍👩‍👧", "\u{7F}"])
  func longWords(part: String) {
    let text = AttributedText(Array(String(repeating: part, count: 1500).utf8))
    let (shaped, isCut) = ShapingLimits.apply(to: text, pixelSize: 1, numberOfLines: 0)
    let pieces = String(decoding: shaped.utf8, as: UTF8.self).split(separator: "\u{200B}" as Character)
    #expect(!isCut)
    #expect(pieces.joined().utf8.elementsEqual(text.utf8))
    #expect(pieces.allSatisfy { $0.utf8.count <= ShapingLimits.wordBytes(lookups: 0) })
  }

  @Test("words that are broken into many lines are expensive, other texts are not", arguments: [true, false])
  func work(usesMarkup: Bool) {
    var format = TextFormat(font: Font(families: ["Inter"], size: 10))
    format.usesMarkup = usesMarkup
    format.lineBreakMode = .wordWrap
    format.numberOfLines = 0
    func work(_ text: String, width: Double?) -> Double {
      TextWork.brokenBytes(of: text, format, width: width, scale: 1)
    }
    let long = String(repeating: "a", count: 1000)
    #expect(work(long, width: nil) == 0)
    #expect(work(long, width: 5000) == 0)
    #expect(work(long, width: 1) == 1000 * 512)
    #expect(work(String(repeating: "<b>", count: 1000), width: 5) == (usesMarkup ? 0 : 3000 * 512))
    #expect(work(String(repeating: "words \u{1B}", count: 100), width: 40) == 0)
    #expect(work(String(repeating: "吾輩", count: 100), width: 1) == 0)
    format.numberOfLines = 2
    format.lineBreakMode = .truncatingTail
    #expect(work(long, width: 1) == 2 * 512)
  }

  /// In a bitmap font Pango asks for each letter's bitmap again for every line: 20 microseconds for each.
  @Test("letters missing in a bitmap font are refused before they take seconds", arguments: [false, true])
  func pictures(usesMarkup: Bool) throws {
    let context = try TextContext()
    try #require(context.fontExists("Noto Color Emoji"))
    let meter = CountingMeter()
    let letters = String(repeating: "\u{1820}", count: 1500)
    var format = TextFormat(font: Font(families: ["Inter"], size: 1))
    format.lineBreakMode = .wordWrap
    format.numberOfLines = 0
    format.usesMarkup = usesMarkup
    // Outlines are fast.
    _ = context.layout(letters, format: format, in: Size(width: 1, height: 100), scale: 1, meter: meter)
    #expect(meter.amounts[.brokenPicture] == 0)
    // Less than 20 seconds of pictures, beside the same words.
    meter.mostWork = 2 * meter.total + 100_000
    if usesMarkup {
      let markup = "<span font_family=\"Noto Color Emoji\">\(letters)</span>"
      #expect(
        context.layout(markup, format: format, in: Size(width: 1, height: 100), scale: 1, meter: meter).lineCount == 1
      )
    } else {
      format.font.families = ["Noto Color Emoji"]
      #expect(
        context.layout(letters, format: format, in: Size(width: 1, height: 100), scale: 1, meter: meter).lineCount
          == 1)
    }
    #expect(meter.excess?.message == "too much brokenPicture")
  }

  @Test("of soft hyphens without visible text between them one stays, and the text keeps its length")
  func softHyphens() {
    func thinned(_ text: String) -> String {
      var bytes = Array(text.utf8)
      bytes.thinSoftHyphens()
      #expect(bytes.count == text.utf8.count)
      return String(decoding: bytes, as: UTF8.self)
    }
    let joined = "\u{34F}"
    for text in ["", "\u{AD}", "a\u{AD}b\u{AD}c", "\u{AD}\u{D55C}\u{AD}", "a\u{AD} \u{AD}", "\u{ED}\u{2AD}"] {
      #expect(thinned(text) == text)
    }
    #expect(thinned("a\u{AD}\u{AD}\u{AD}b\u{AD}\u{AD}") == "a\u{AD}\(joined)\(joined)b\u{AD}\(joined)")
    #expect(thinned("a\u{AD}\u{200D}\u{AD}\u{FE0F}") == "a\u{AD}\u{200D}\(joined)\u{FE0F}")
  }
}
