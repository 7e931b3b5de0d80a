import CCairo

/// Takes the glyphs out of one of Pango's lines, from left to right: one run for each change of font.
struct LineReader {
  /// Pango's mark for characters that show nothing.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  /// Pango's mark for characters that no font has.
  private static let unknownFlag: UInt32 = 0x1000_0000

  private(set) var runs: [GlyphRun] = []
  /// How many characters no font has.
  private(set) var missing = 0
  private var glyphs: [GlyphRun.Glyph] = []
  private var font: UnsafeMutablePointer<PangoFont>?

  mutating func read(
    _ line: UnsafeMutablePointer<PangoLayoutLine>,
    font scaledFont: (UnsafeMutablePointer<PangoFont>) -> ScaledFont
  ) {
    var x = 0
    var entry = line.pointee.runs
    while let node = entry {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let runFont: UnsafeMutablePointer<PangoFont>? = run.pointee.item.pointee.analysis.font
      if runFont != font {
        endRun(scaledFont)
        font = runFont
      }
      x = add(run.pointee.glyphs, from: x)
      entry = node.pointee.next
    }
    endRun(scaledFont)
  }

  /// Adds a run's glyphs and answers where the next run begins, in Pango's units.
  private mutating func add(_ string: UnsafeMutablePointer<PangoGlyphString>, from start: Int) -> Int {
    var x = start
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[index]
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
      }
      x += Int(info.geometry.width)
    }
    return x
  }

  private mutating func endRun(_ scaledFont: (UnsafeMutablePointer<PangoFont>) -> ScaledFont) {
    if let font, !glyphs.isEmpty {
      runs.append(GlyphRun(font: scaledFont(font), glyphs: glyphs))
    }
    glyphs.removeAll()
  }

  /// The nearest whole pixel, as Cairo rounds: half-way goes up.
  private static func pixels(_ units: Int) -> Int32 { Int32(truncatingIfNeeded: (units + 512) >> 10) }
}
