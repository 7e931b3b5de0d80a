import CInlayCairo
import InlayGraphics

/// Reads the glyphs of one of Pango's lines, from left to right: one run for each change of font.
struct LineReader {
  /// Pango's mark for invisible characters.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  /// Pango's mark for characters that no font has; the other bits are the character.
  private static let unknownFlag: UInt32 = 0x1000_0000

  /// The whole text around the line, in UTF-8, valid as long as the reader is used.
  let source: UnsafeRawBufferPointer
  private(set) var runs: [GlyphRun] = []
  private(set) var missing = MissingCharacters()
  /// The end of the glyphs that were read, in Pango's units.
  private(set) var end = 0
  private var glyphs: [GlyphRun.Glyph] = []
  private var text = GlyphTextBuilder()
  private var face = Face()

  /// The common properties of a run's glyphs.
  private struct Face: Equatable {
    var font: UnsafeMutablePointer<PangoFont>?
    var color: RGBColor?
    var isMissing = false
  }

  init(of source: UnsafeRawBufferPointer) { self.source = source }

  /// Reads a line, once.
  ///
  /// - Parameters:
  ///   - spaces: The hidden spaces before the line's ellipsis.
  ///   - shaper: Provides the fonts.
  mutating func read(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, without spaces: EllipsisSpaces?, by shaper: TextShaper
  ) {
    var entry = line.pointee.runs
    var number = 0
    while let node = entry {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let count = Int(run.pointee.glyphs.pointee.num_glyphs)
      add(run.pointee, spaces?.visibleGlyphs(ofRun: number, count: count) ?? 0..<count, by: shaper)
      entry = node.pointee.next
      number += 1
    }
    endRun(by: shaper)
  }

  /// Adds some of an item's glyphs. Characters that no font has become runs of their own.
  private mutating func add(_ run: PangoGlyphItem, _ visible: Range<Int>, by shaper: TextShaper) {
    let string = run.glyphs.pointee
    var start = visible.lowerBound
    while start < visible.upperBound {
      let isMissing = Self.isMissing(string.glyphs[start].glyph)
      var end = start + 1
      while end < visible.upperBound, Self.isMissing(string.glyphs[end].glyph) == isMissing { end += 1 }
      let analysis = run.item.pointee.analysis
      let face = Face(font: analysis.font, color: Self.foreground(analysis), isMissing: isMissing)
      if face != self.face {
        endRun(by: shaper)
        self.face = face
      }
      add(start..<end, of: string, run.item.pointee, by: shaper)
      start = end
    }
  }

  private mutating func add(
    _ range: Range<Int>, of string: PangoGlyphString, _ item: PangoItem, by shaper: TextShaper
  ) {
    let bytes = Self.bytes(of: range, string, item)
    let isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    var offsets: [Int32] = []
    offsets.reserveCapacity(range.count)
    for index in range {
      let info = string.glyphs[index]
      if info.glyph != Self.emptyGlyph {
        var glyph = info.glyph
        var x = end + Int(info.geometry.x_offset)
        if face.isMissing {
          missing.add(glyph & ~Self.unknownFlag)
          let box = MissingGlyphBox(advance: Int(info.geometry.width), pixelSize: shaper.pixelSize(of: face.font))
          glyph = box.glyph
          x += box.x
        }
        let offset = max(0, string.log_clusters[index] - Int32(bytes.lowerBound))
        glyphs.append(
          GlyphRun.Glyph(index: glyph, exactX: Int32(clamping: x), exactY: info.geometry.y_offset, offset: offset))
        offsets.append(offset)
      }
      end += isEllipsis ? Self.ownWidth(of: info, in: face.font) : Int(info.geometry.width)
    }
    endPart(item, bytes, offsets)
  }

  /// The width of an ellipsis's glyph by its font: Pango widens the glyph by the line's free space.
  private static func ownWidth(of info: PangoGlyphInfo, in font: UnsafeMutablePointer<PangoFont>?) -> Int {
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, info.glyph, nil, &logical)
    return min(Int(info.geometry.width), Int(logical.width))
  }

  /// The bytes of some of an item's glyphs, relative to the item's start.
  private static func bytes(of range: Range<Int>, _ string: PangoGlyphString, _ item: PangoItem) -> Range<Int> {
    func cluster(_ index: Int) -> Int { Int(string.log_clusters[index]) }
    let (count, length) = (Int(string.num_glyphs), Int(item.length))
    let isBackward = item.analysis.level & 1 == 1
    let lower: Int
    let upper: Int
    if isBackward {
      lower = range.upperBound == count ? 0 : cluster(range.upperBound - 1)
      upper = range.lowerBound == 0 ? length : cluster(range.lowerBound - 1)
    } else {
      lower = range.lowerBound == 0 ? 0 : cluster(range.lowerBound)
      upper = range.upperBound == count ? length : cluster(range.upperBound)
    }
    return lower..<max(lower, upper)
  }

  private mutating func endPart(_ item: PangoItem, _ bytes: Range<Int>, _ offsets: [Int32]) {
    if item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 {
      // The item's own text is the hidden one.
      return endPart(standingFor: "\u{2026}", offsets)
    }
    // Two glyphs of one character in different fonts: the character belongs to the other one.
    if bytes.isEmpty { return endPart(standingFor: "\u{200B}", offsets) }
    let start = max(0, min(Int(item.offset) + bytes.lowerBound, source.count))
    let end = max(start, min(start + bytes.count, source.count))
    let isBackward = item.analysis.level & 1 == 1
    text.addPart(text: UnsafeRawBufferPointer(rebasing: source[start..<end]), offsets: offsets, isBackward: isBackward)
  }

  private mutating func endPart(standingFor character: String, _ offsets: [Int32]) {
    Array(character.utf8).withUnsafeBytes {
      text.addPart(text: $0, offsets: Array(repeating: 0, count: offsets.count), isBackward: false)
    }
  }

  private mutating func endRun(by shaper: TextShaper) {
    if let font = face.font, !glyphs.isEmpty {
      let scaled = shaper.scaledFont(font)
      runs.append(
        GlyphRun(
          font: face.isMissing ? shaper.boxFont(pixelSize: scaled.pixelSize) : scaled, glyphs: glyphs,
          color: face.color, text: .known(text.take())))
    }
    glyphs.removeAll()
  }

  private static func isMissing(_ glyph: UInt32) -> Bool { glyph & unknownFlag != 0 }

  /// The colour from markup; nil for the text's own.
  private static func foreground(_ analysis: PangoAnalysis) -> RGBColor? {
    var entry = analysis.extra_attrs
    while let node = entry {
      let attribute = node.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
      if attribute.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND, let color = pango_attribute_as_color(attribute)
      {
        let value = color.pointee.color
        return RGBColor(
          red: Double(value.red) / 65_535, green: Double(value.green) / 65_535, blue: Double(value.blue) / 65_535)
      }
      entry = node.pointee.next
    }
    return nil
  }
}
