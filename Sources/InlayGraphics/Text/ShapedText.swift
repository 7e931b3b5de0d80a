/// A text in lines of glyphs, before it is aligned in a width. All lengths are device pixels.
final class ShapedText: Sendable {
  struct Line: Sendable {
    var width: Double
    /// From the top of the text.
    var baseline: Double
    var runs: [GlyphRun]
  }

  let lines: [Line]
  let width: Double
  let height: Double
  let scale: Double
  let isTruncated: Bool
  let missing: MissingCharacters

  init(
    lines: [Line], height: Double, scale: Double, isTruncated: Bool, missing: MissingCharacters = MissingCharacters()
  ) {
    self.lines = lines
    self.height = height
    self.scale = scale
    self.isTruncated = isTruncated
    self.missing = missing
    width = lines.reduce(0) { max($0, $1.width) }
  }

  var byteCount: Int {
    lines.reduce(128) { $0 + $1.runs.reduce(64) { $0 + $1.byteCount } }
  }
}
