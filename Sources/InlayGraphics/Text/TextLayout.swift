/// A text set in lines: what it measures, and glyphs to paint. It never changes and may be shared between
/// threads.
///
/// Its box begins at (0, 0); lines follow each other downwards without gaps.
public final class TextLayout: Sendable {
  /// The widest line's width and the lines' heights together, in points.
  public let size: Size
  /// The lines shown; an empty text has one.
  public let lineCount: Int
  /// The first line's baseline, in points from the top.
  public let firstBaseline: Double
  /// The last line's baseline, in points from the top.
  public let lastBaseline: Double
  /// Whether anything of the text is not shown, for lack of width, lines or height.
  public let isTruncated: Bool
  /// How many characters no font has. Each is drawn as a thin box.
  public let missingGlyphCount: Int
  /// The characters that no font has, each once, in the order of the lines; at most 16 of them.
  public let missingCharacters: [Unicode.Scalar]
  /// What Pango complained of while the text was set, such as a font that cannot be read any more; mostly nothing.
  public let problems: [String]
  /// The device pixels a point that the glyphs are made for.
  public let scale: Double
  /// The width that lines are aligned in, in points: the one asked for, or the text's own where that was
  /// infinite.
  package let alignmentWidth: Double
  package let runs: [PositionedRun]

  init(_ text: ShapedText, alignment: TextAlignment, direction: LayoutDirection, width: Double?) {
    size = Size(width: text.width / text.scale, height: text.height / text.scale)
    lineCount = text.lines.count
    firstBaseline = (text.lines.first?.baseline ?? 0) / text.scale
    lastBaseline = (text.lines.last?.baseline ?? 0) / text.scale
    isTruncated = text.isTruncated
    missingGlyphCount = text.missing.count
    missingCharacters = text.missing.scalars
    problems = text.messages
    scale = text.scale
    let width = width ?? size.width
    alignmentWidth = width
    let share = alignment.share(direction)
    var runs: [PositionedRun] = []
    for line in text.lines {
      let x = share == 0 ? 0 : (width - line.width / text.scale) * share
      for run in line.runs {
        runs.append(PositionedRun(run: run, origin: Point(x: x, y: line.baseline / text.scale)))
      }
    }
    self.runs = runs
  }
}

extension TextLayout {
  /// A rectangle around the glyphs, in points from the top left corner of the box, which it may stand out of; nil where
  /// there are none. O(runs).
  package var inkBounds: Rect? {
    var ink: Rect?
    for positioned in runs where positioned.run.inkBounds != .zero {
      let pixels = positioned.run.tightInkBounds
      let rect = Rect(
        x: positioned.origin.x + Double(pixels.minX) / scale, y: positioned.origin.y + Double(pixels.minY) / scale,
        width: Double(pixels.maxX - pixels.minX) / scale, height: Double(pixels.maxY - pixels.minY) / scale)
      ink = ink?.union(rect) ?? rect
    }
    return ink
  }
}

/// A run of glyphs in a text's box.
package struct PositionedRun: Sendable {
  package let run: GlyphRun
  /// Where the run's line begins on its baseline, in points from the top left corner of the text's box.
  package let origin: Point
}

extension TextAlignment {
  /// How much of the room that a line leaves stands left of it.
  func share(_ direction: LayoutDirection) -> Double {
    switch self {
    case .natural: direction == .leftToRight ? 0 : 1
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
