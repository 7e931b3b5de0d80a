import InlayGraphics

/// A text in lines: its measures, and glyphs for painting. Immutable; threads may share it.
///
/// Its box begins at (0, 0); lines follow each other downwards without gaps.
package final class TextLayout: Sendable {
  /// The widest line's width and the sum of the lines' heights, in points.
  package let size: Size
  /// The number of visible lines; an empty text has one.
  package let lineCount: Int
  /// The first line's baseline, in points from the top.
  package let firstBaseline: Double
  /// The last line's baseline, in points from the top.
  package let lastBaseline: Double
  /// Whether a part of the text is hidden, for lack of width, lines or height.
  package let isTruncated: Bool
  /// The number of characters that no font has. Each is drawn as a thin box.
  package let missingGlyphCount: Int
  /// The distinct characters that no font has, in the order of the lines; at most 16.
  package let missingCharacters: [Unicode.Scalar]
  /// Whether the fonts have none of the format's families, so that another is used. Generic names, such as "sans-serif",
  /// count as existing.
  package let usesOtherFamily: Bool
  /// Pango's messages during the layout, such as for a font that cannot be read any more; mostly none.
  package let problems: [String]
  /// The device pixels for each point of the glyphs.
  package let scale: Double
  /// The width for alignment, in points: the requested one, or the text's own where that was infinite.
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
    usesOtherFamily = text.usesOtherFamily
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
  /// A rectangle around the glyphs, in points from the top left corner of the box, possibly beyond the box; nil without
  /// glyphs. O(runs).
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

extension Canvas {
  /// Draws a text, the top left corner of whose box is at `origin`, in user space.
  ///
  /// Text is sharpest where the canvas has the scale of the layout and no rotation: each run then begins on the nearest
  /// device pixel. In PDF and SVG, glyphs have exact positions, which are not rounded; in PDF the text can be selected
  /// and copied.
  package func draw(_ layout: TextLayout, at origin: Point, color: Color) {
    for positioned in layout.runs {
      drawSharply(
        positioned.run, at: origin + positioned.origin, scale: layout.scale, color: positioned.run.tint(color))
    }
  }
}

/// A run of glyphs in a text's box.
package struct PositionedRun: Sendable {
  package let run: GlyphRun
  /// The start of the run's line on its baseline, in points from the top left corner of the text's box.
  package let origin: Point
}

extension TextAlignment {
  /// The share of a line's free space on its left.
  func share(_ direction: LayoutDirection) -> Double {
    switch self {
    case .natural: direction == .leftToRight ? 0 : 1
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
