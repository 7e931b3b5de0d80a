import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayText

/// Attributes move with every edit of their text, and apply to the same characters before and after it.
@Suite struct AttributedTextTests {
  /// Every character with its attributes, and whether it was inserted later.
  private struct Model: Equatable {
    var characters: [(bytes: [UInt8], values: [TextAttribute.Value])]

    init(_ text: AttributedText) {
      characters = []
      for (index, byte) in text.utf8.enumerated() {
        if byte & 0xC0 == 0x80, !characters.isEmpty {
          characters[characters.count - 1].bytes.append(byte)
        } else {
          let values = text.attributes.filter { $0.range.contains(index) }.map(\.value)
          characters.append(([byte], values))
        }
      }
    }

    static func == (left: Model, right: Model) -> Bool {
      left.characters.elementsEqual(right.characters) { $0.bytes == $1.bytes && $0.values == $1.values }
    }
  }

  private func expectSound(_ text: AttributedText, _ seed: UInt64) {
    func isBetween(_ place: Int) -> Bool {
      place >= 0 && place <= text.count && (place == text.count || text.utf8[place] & 0xC0 != 0x80)
    }
    var start = 0
    for attribute in text.attributes {
      let range = attribute.range
      let isSound = isBetween(range.lowerBound) && isBetween(range.upperBound) && range.lowerBound >= start
      if !isSound || range.isEmpty { Issue.record("seed \(seed): \(attribute) in \(text.count) bytes") }
      start = range.lowerBound
    }
  }

  private func check(_ isRight: Bool, _ seed: UInt64, line: Int = #line) {
    if !isRight { Issue.record("seed \(seed), line \(line)") }
  }

  private static let zeroWidthSpace = Array("\u{200B}".utf8)

  @Test("after any cut of any markup, attributes start between characters and apply to the same ones as before")
  func cuts() {
    for seed in UInt64(0)..<1000 {
      var random = SeededRandom(seed: seed)
      guard let text = TextMarkup.read(MarkupText(seed: seed).markup, scale: 2, pixelSize: 20) else {
        Issue.record("seed \(seed) is not markup")
        continue
      }
      expectSound(text, seed)
      let model = Model(text)

      var (cut, isCut) = ShapingLimits.apply(
        to: text, pixelSize: [1, 20, 2000][random.int(0...2)], numberOfLines: random.int(0...2))
      expectSound(cut, seed)
      // Inserted characters are not part of the text.
      var kept = Model(cut)
      if cut.count > ShapingLimits.wordBytes(lookups: 0) {
        var rest = model.characters[...]
        kept.characters.removeAll { character in
          if character.bytes == rest.first?.bytes {
            rest.removeFirst()
            return false
          }
          return character.bytes == Self.zeroWidthSpace
        }
      }
      var wanted = model
      wanted.characters.removeLast(max(0, wanted.characters.count - kept.characters.count))
      check(kept == wanted, seed)
      check(isCut == (kept.characters.count < model.characters.count), seed)

      cut.makeLineEndsPlain(withLineSeparators: seed % 2 == 0)
      expectSound(cut, seed)

      var short = text
      let place = random.int(0...text.count + 3)
      short.cut(to: place)
      expectSound(short, seed)
      check(Model(short).characters.count <= model.characters.count, seed)
      wanted = model
      wanted.characters.removeLast(model.characters.count - Model(short).characters.count)
      check(Model(short) == wanted, seed)

      var ended = text
      ended.replaceEnd(from: ended.endWithoutSpaces(before: place), with: Array("\u{2026}".utf8))
      expectSound(ended, seed)
      var front = Model(ended)
      let ellipsis = front.characters.removeLast()
      wanted = model
      wanted.characters.removeLast(model.characters.count - front.characters.count)
      check(front == wanted, seed)
      let likeness =
        front.characters.count < model.characters.count ? front.characters.count : front.characters.count - 1
      check(ellipsis.values == (likeness >= 0 ? model.characters[likeness].values : []), seed)
    }
  }

  @Test("an insertion at an attribute's start or end is outside the attribute, and one inside belongs to it")
  func insertion() {
    var text = AttributedText(
      Array("abcdef".utf8),
      attributes: [.init(range: 0..<2, value: .weight(700)), .init(range: 2..<5, value: .style(.italic))])
    text.insert(Array("--".utf8), at: [0, 2, 3, 6])
    #expect(String(decoding: text.utf8, as: UTF8.self) == "--ab--c--def--")
    #expect(text.attributes.map(\.range) == [2..<4, 6..<11])
  }

  @Test("ranges outside the text, inside characters or in any order are corrected")
  func ranges() {
    let ranges = [5..<900, -4..<3, 0..<2, 1..<2, 7..<9, Int.min..<Int.max]
    let text = AttributedText(Array("aé漢z".utf8), attributes: ranges.map { .init(range: $0, value: .weight(1)) })
    #expect(text.count == 7)
    #expect(text.attributes.map(\.range) == [0..<3, 0..<1, 0..<7, 3..<7])
  }

  @Test("only visible attributes are read from markup, within limits")
  func known() throws {
    func values(_ attributes: String) throws -> [TextAttribute.Value] {
      try #require(TextMarkup.read("<span \(attributes)>x</span>", scale: 2, pixelSize: 20)).attributes.map(\.value)
    }
    for name in [
      "segment='word'", "allow_breaks='false'", "insert_hyphens='true'", "show='spaces'", "text_transform='uppercase'",
      "font_scale='superscript'", "line_height='3'", "letter_spacing='2000'", "baseline_shift='superscript'",
      "underline='single'", "background='red'", "alpha='50%'", "gravity='east'", "fallback='false'",
      "stretch='condensed'",
      "variant='smallcaps'", "lang='x'", "lang='no_such_language_is_known'",
    ] { #expect(try values(name) == [], "\(name)") }
    #expect(try values("size='10240'") == [.size(20_480)])
    #expect(try values("size='2000000000'") == [.size(2_048_000)])
    #expect(try values("rise='-2000000000'") == [.rise(-2_048_000)])
    #expect(try values("weight='2000000000'") == [.weight(1000)])
    #expect(
      try values("font='Inter Italic Bold 10'") == [.family("Inter"), .weight(700), .style(.italic), .size(20_480)])
    #expect(try values("lang='zh-Hant'") == [.language("zh-hant")])
    #expect(try values("foreground='#FF8000'") == [.foreground(red: 65535, green: 32896, blue: 0)])
    let long = String(repeating: "x", count: 5000)
    #expect(try values("face='\(long)' font_features='\(long)'") == [])
    let families = try values("face='\((0..<100).map { "F\($0)" }.joined(separator: ","))'")
    guard case .family(let names)? = families.first else { throw InlayError(.graphics, "no family") }
    #expect(names.split(separator: ",").count == 32)
    let both = try #require(
      TextMarkup.read("<span size='200%'><span size='1024000'>x</span></span>", scale: 2, pixelSize: 20))
    for attribute in both.attributes {
      if case .scale(let factor) = attribute.value { #expect(factor <= 1) }
    }
    #expect(
      try #require(TextMarkup.read(String(repeating: "<b>x</b>", count: 9000), scale: 1, pixelSize: 9)).attributes.count
        == 4096)
  }
}
