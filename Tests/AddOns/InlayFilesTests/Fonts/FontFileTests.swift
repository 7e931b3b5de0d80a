import Glibc
import InlayGraphics
import InlaySystem
import InlayTestSupport
import InlayText
import Testing

@testable import InlayFiles

/// Untrusted fonts are refused before libraries read expensive data in them.
@Suite struct FontFileTests {
  private func big(_ value: Int, _ count: Int = 2) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A font file with given tables.
  private func font(_ tables: [(String, [UInt8])]) -> [UInt8] {
    var head = big(0x10000, 4) + big(tables.count) + [0, 0, 0, 0, 0, 0]
    var offset = 12 + 16 * tables.count
    for (name, bytes) in tables {
      head += Array(name.utf8) + big(0, 4) + big(offset, 4) + big(bytes.count, 4)
      offset += bytes.count
    }
    return head + tables.flatMap(\.1)
  }

  /// A TrueType font with given glyphs.
  private func font(glyphs: [[UInt8]]) -> [UInt8] {
    var loca = big(0, 4)
    var end = 0
    for glyph in glyphs {
      end += glyph.count
      loca += big(end, 4)
    }
    let head = [UInt8](repeating: 0, count: 50) + big(1) + big(0)
    return font([
      ("head", head), ("maxp", big(0x10000, 4) + big(glyphs.count)), ("loca", loca), ("glyf", glyphs.flatMap(\.self)),
    ])
  }

  /// A composite glyph.
  private func composed(_ parts: [Int]) -> [UInt8] {
    var bytes = big(0xFFFF) + [UInt8](repeating: 0, count: 8)
    for (index, part) in parts.enumerated() { bytes += big(index + 1 < parts.count ? 0x20 : 0) + big(part) + [0, 0] }
    return bytes
  }

  private func problem(_ bytes: [UInt8]) -> String {
    do throws(InlayError) {
      _ = try FontFileCheck(bytes)
      return ""
    } catch {
      return error.message
    }
  }

  @Test(
    "every font of the system is accepted, and none is suspicious",
    arguments: [
      "opentype/inter/Inter-Regular.otf", "opentype/inter/InterDisplay-Black.otf", "truetype/dejavu/DejaVuSans.ttf",
      "truetype/dejavu/DejaVuSansMono.ttf", "truetype/dejavu/DejaVuSerif-Bold.ttf", "truetype/noto/NotoColorEmoji.ttf",
    ])
  func honest(name: String) throws {
    let cost = try FontFileCheck(readFile("/usr/share/fonts/" + name, maximumBytes: FontFileCheck.maximumBytes)).cost
    #expect(!cost.mayGrow && cost.lookups < 1000, "\(cost)")
  }

  @Test("composite glyphs have limits of depth, number and points")
  func composites() {
    let point = big(1) + [UInt8](repeating: 0, count: 8) + big(3)
    #expect(problem(font(glyphs: [point, composed([0, 0]), composed([1, 1, 0])])) == "")
    let doubling = [point] + (0..<12).map { composed([$0, $0]) }
    #expect(problem(font(glyphs: doubling)).hasSuffix("glyphs in a glyph, over the limit of 1024"))
    let chain = [point] + (0..<15).map { composed([$0]) }
    #expect(problem(font(glyphs: chain)) == "")
    // The deepest first, so that nothing is known about its components.
    let deep = (1..<30).map { composed([$0]) } + [point]
    #expect(problem(font(glyphs: deep)) == "glyphs in glyphs, over the limit of 16 levels")
    #expect(problem(font(glyphs: [composed([0])])) == "glyphs in glyphs, over the limit of 16 levels")
    let many = big(1) + [UInt8](repeating: 0, count: 8) + big(60_000)
    #expect(
      problem(font(glyphs: [many, composed([0, 0, 0, 0])])) == "240004 points in a glyph, over the limit of 200000")
  }

  @Test("bitmaps in a font have a limit, for any declared size")
  func pictures() {
    func sbix(_ side: Int) -> [UInt8] {
      let png =
        big(0x8950_4E47, 4) + big(0x0D0A_1A0A, 4) + big(13, 4) + Array("IHDR".utf8) + big(side, 4) + big(side, 4)
      let data = big(0, 4) + Array("png ".utf8) + png
      return big(1) + big(1) + big(1, 4) + big(12, 4) + big(20) + big(72) + big(12, 4) + big(12 + data.count, 4) + data
    }
    let maxp = ("maxp", big(0x10000, 4) + big(1))
    #expect(problem(font([maxp, ("sbix", sbix(160))])) == "")
    #expect(
      problem(font([maxp, ("sbix", sbix(30_000))]))
        == "a picture of 30000 x 30000 pixels in the font, over the limit of 1024 a side")
    #expect(problem(font([("sbix", big(1) + big(1) + big(900, 4))])) == "900 sizes of pictures, over the limit of 64")
  }

  @Test("tables, layers and lookups have limits, and files that are not fonts are refused")
  func tables() {
    #expect(problem(font((0..<300).map { ("t\(100 + $0)", []) })) == "300 tables, over the limit of 256")
    #expect(problem(font([("glyf", []), ("glyf", [1])])) == "two tables with the same name")
    let colors = big(0) + big(1) + big(14, 4) + big(0, 4) + big(0) + big(1) + big(0) + big(5000)
    #expect(problem(font([("COLR", colors)])) == "5000 coloured layers in a glyph, over the limit of 1024")
    let lookups = big(1, 4) + big(0) + big(0) + big(10) + big(60_000)
    #expect(problem(font([("GSUB", lookups)])) == "60000 lookups, over the limit of 5000")
    for bytes in [
      [], [0], Array("wOFF".utf8), Array("wOF2".utf8), Array("STARTFONT 2.1".utf8), Array("\u{7F}ELF".utf8),
    ] {
      #expect(problem(bytes) == "not a font that can be used (OpenType, TrueType or Type 1)")
    }
  }

  @Test("the parts of lookups count, and the rules that a glyph may meet in them")
  func visits() throws {
    /// The cost of a font with one lookup, whose parts are the same.
    func cost(_ table: String, type: Int, _ part: [UInt8], count: Int = 1) throws -> Int {
      let offsets = (0..<count).flatMap { _ in big(6 + 2 * count) }
      let lookup = big(type) + big(0) + big(count) + offsets + part
      let list = big(1) + big(4) + lookup
      return try FontFileCheck(font([(table, big(1, 4) + big(0) + big(0) + big(10) + list)])).cost.lookups
    }
    /// A part with a set of rules, whose number of sets stands at a place.
    func rules(_ format: Int, at place: Int, _ count: Int = 1000) -> [UInt8] {
      big(format) + [UInt8](repeating: 0, count: place - 2) + big(1) + big(place + 4) + big(count)
    }
    for (table, type, part) in [
      ("GSUB", 4, rules(1, at: 4)), ("GSUB", 5, rules(1, at: 4)), ("GSUB", 5, rules(2, at: 6)),
      ("GSUB", 6, rules(1, at: 4)), ("GSUB", 6, rules(2, at: 10)), ("GPOS", 7, rules(1, at: 4)),
      ("GPOS", 7, rules(2, at: 6)), ("GPOS", 8, rules(1, at: 4)), ("GPOS", 8, rules(2, at: 10)),
    ] {
      #expect(try cost(table, type: type, part) == 251, "\(table) \(type)")
      #expect(try cost(table, type: type, part, count: 40) == 40 * 251, "\(table) \(type)")
      let other = big(1) + big(type) + big(8, 4) + part
      #expect(try cost(table, type: table == "GSUB" ? 7 : 9, other) == 251, "\(table) \(type) in another place")
    }
    #expect(try cost("GSUB", type: 1, rules(1, at: 4), count: 7) == 7)
    #expect(try cost("GPOS", type: 4, rules(1, at: 4)) == 1)
  }

  @Test("overlapping tables are not checked repeatedly")
  func overlaps() {
    // All lookups are the same one, with the maximum of sequences.
    let lookup = big(2) + big(0) + big(5000) + (0..<5000).flatMap { _ in big(10_006) }
    let subtable = big(1) + big(0) + big(0xFFFF) + [UInt8](repeating: 0, count: 0x1_FFFE)
    let list = big(20) + (0..<20).flatMap { _ in big(42) } + lookup + subtable
    let problem = problem(font([("GSUB", big(1, 4) + big(0) + big(0) + big(10) + list)]))
    #expect(problem == "the font has more glyphs, pictures and rules than can be checked")
  }

  @Test("damaged fonts are refused or accepted, and the program continues")
  func damaged() throws {
    let whole = try readFile("/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf", maximumBytes: 1 << 24)
    for seed in UInt64(0)..<60 {
      var random = SeededRandom(seed: seed)
      var bytes = whole
      for _ in 0...random.int(0...30) {
        let place = random.int(0...(random.int(0...1) == 0 ? 400 : bytes.count - 1))
        bytes[place] = UInt8(random.int(0...255))
      }
      if random.int(0...3) == 0 { bytes.removeLast(random.int(0...bytes.count)) }
      _ = problem(bytes)
    }
  }

  @Test("a text is cut before a character whose font makes too many glyphs of it, and the problem is reported")
  func growth() throws {
    let folder = try TestFolder()
    try writeFileAtomically(GrowingFont.bytes, to: folder["grow.ttf"])
    #expect(try FontFileCheck(GrowingFont.bytes).cost.mayGrow)
    let context = try TextContext(files: [FontFile(checking: folder["grow.ttf"])])
    let format = TextFormat(font: Font(families: ["Evil"], size: 17), lineBreakMode: .wordWrap, numberOfLines: 0)
    let text = String(repeating: "a ", count: 3000)
    let layout = context.layout(text, format: format, in: Size(width: 300, height: 300))
    #expect(layout.isTruncated && layout.problems.count == 1, "\(layout.problems)")
    #expect(layout.runs.reduce(0) { $0 + $1.run.glyphs.count } < 100)
    let honest = context.layout("xyz", format: format)
    #expect(!honest.isTruncated && honest.problems == [])
  }
}
