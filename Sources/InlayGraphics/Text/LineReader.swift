import CCairo

/// Takes the glyphs out of one of Pango's lines, from left to right: one run for each change of font.
struct LineReader {
  /// Pango's mark for characters that show nothing.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  /// Pango's mark for characters that no font has.
  private static let unknownFlag: UInt32 = 0x1000_0000

  /// The whole text that the line is a part of, in UTF-8, valid as long as the reader is used.
  let source: UnsafeRawBufferPointer
  private(set) var runs: [GlyphRun] = []
  /// How many characters no font has.
  private(set) var missing = 0
  private var glyphs: [GlyphRun.Glyph] = []
  private var text = GlyphTextBuilder()
  private var font: UnsafeMutablePointer<PangoFont>?
  private var color: Color?

  init(of source: UnsafeRawBufferPointer) { self.source = source }

  mutating func read(
    _ line: UnsafeMutablePointer<PangoLayoutLine>,
    font scaledFont: (UnsafeMutablePointer<PangoFont>) -> ScaledFont
  ) {
    var x = 0
    var entry = line.pointee.runs
    while let node = entry {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let runFont: UnsafeMutablePointer<PangoFont>? = run.pointee.item.pointee.analysis.font
      let runColor = Self.foreground(run.pointee.item.pointee.analysis)
      if runFont != font || runColor != color {
        endRun(scaledFont)
        font = runFont
        color = runColor
      }
      x = add(run.pointee, from: x)
      entry = node.pointee.next
    }
    endRun(scaledFont)
  }

  /// Adds an item's glyphs and answers where the next item begins, in Pango's units.
  private mutating func add(_ run: PangoGlyphItem, from start: Int) -> Int {
    let string = run.glyphs.pointee
    var x = start
    var offsets: [Int32] = []
    offsets.reserveCapacity(Int(string.num_glyphs))
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      if info.glyph != Self.emptyGlyph {
        let isMissing = info.glyph & Self.unknownFlag != 0
        if isMissing { missing += 1 }
        glyphs.append(
          GlyphRun.Glyph(
            // Glyph 0 is each font's own sign for what it does not have.
            index: isMissing ? 0 : info.glyph,
            x: Self.pixels(x + Int(info.geometry.x_offset)),
            y: Self.pixels(Int(info.geometry.y_offset))
          )
        )
        text.addPlace(x: x + Int(info.geometry.x_offset), y: Int(info.geometry.y_offset))
        offsets.append(string.log_clusters[index])
      }
      x += Int(info.geometry.width)
    }
    endPart(run.item.pointee, offsets)
    return x
  }

  private mutating func endPart(_ item: PangoItem, _ offsets: [Int32]) {
    if item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 {
      // The item's own text is what the ellipsis stands for and what nobody sees.
      Array("\u{2026}".utf8).withUnsafeBytes {
        text.endPart(text: $0, offsets: Array(repeating: 0, count: offsets.count), isBackward: false)
      }
      return
    }
    let start = max(0, min(Int(item.offset), source.count))
    let end = max(start, min(start + Int(item.length), source.count))
    let isBackward = item.analysis.level & 1 == 1
    text.endPart(text: UnsafeRawBufferPointer(rebasing: source[start..<end]), offsets: offsets, isBackward: isBackward)
  }

  private mutating func endRun(_ scaledFont: (UnsafeMutablePointer<PangoFont>) -> ScaledFont) {
    if let font, !glyphs.isEmpty {
      runs.append(GlyphRun(font: scaledFont(font), glyphs: glyphs, color: color, text: .known(text.take())))
    }
    glyphs.removeAll()
  }

  /// The colour that markup gives; nil for the text's own.
  private static func foreground(_ analysis: PangoAnalysis) -> Color? {
    var entry = analysis.extra_attrs
    while let node = entry {
      let attribute = node.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
      if attribute.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND, let color = pango_attribute_as_color(attribute)
      {
        let value = color.pointee.color
        return Color(
          red: Double(value.red) / 65_535, green: Double(value.green) / 65_535, blue: Double(value.blue) / 65_535)
      }
      entry = node.pointee.next
    }
    return nil
  }

  /// The nearest whole pixel, as Cairo rounds: half-way goes up.
  static func pixels(_ units: Int) -> Int32 { Int32(truncatingIfNeeded: (units + 512) >> 10) }
}
