import InlayGraphics

/// A text in lines, aligned in a width: its measures, and glyphs for painting. Immutable; threads may share it.
///
/// Its box begins at (0, 0); lines follow each other downwards without gaps.
@usableFromInline package final class TextLayout: Equatable, Sendable {
  package let text: ShapedText
  package let alignment: LineAlignment

  package init(_ text: ShapedText, _ alignment: LineAlignment) {
    self.text = text
    self.alignment = alignment
  }

  /// - Parameter width: In points; nil for the text's own.
  convenience init(_ text: ShapedText, alignment: TextAlignment, direction: LayoutDirection, width: Double?) {
    let share = alignment.share(direction)
    self.init(text, LineAlignment(share: share, width: share == 0 ? 0 : width ?? text.width / text.scale))
  }

  @usableFromInline package static func == (a: TextLayout, b: TextLayout) -> Bool {
    a === b || a.text === b.text && a.alignment == b.alignment
  }
}

/// The positions of lines in a width.
package struct LineAlignment: Hashable, Sendable {
  /// The share of a line's free space on its left.
  let share: Double
  /// The width in points; 0 if lines begin at its left side.
  let width: Double
}

extension TextLayout {
  /// The widest line's width and the sum of the lines' heights, in points.
  package var size: Size { Size(width: text.width / text.scale, height: text.height / text.scale) }
  /// The number of visible lines; an empty text has one.
  package var lineCount: Int { text.lines.count }
  /// The first line's baseline, in points from the top.
  package var firstBaseline: Double { text.lines.firstBaseline / text.scale }
  /// The last line's baseline, in points from the top.
  var lastBaseline: Double { text.lines.lastBaseline / text.scale }
  /// The tops of the lines with glyphs, in points from the top. O(runs).
  package var lineTops: [Double] {
    var tops: [Double] = []
    for run in text.lines.runs {
      let top = (run.baseline - text.lines.firstBaseline) / text.scale
      if tops.last != top { tops.append(top) }
    }
    return tops
  }
  /// Whether a part of the text is hidden, for lack of width, lines or height.
  package var isTruncated: Bool { text.isTruncated }
  /// The characters, as Unicode scalars, that are missing since the text is too long or a font cannot show them.
  package var cutCharacterCount: Int { text.cutCharacterCount }
  /// The number of characters that no font has. Each is drawn as a thin box.
  package var missingGlyphCount: Int { text.missing.count }
  /// The distinct characters that no font has, in the order of the lines; at most 16.
  package var missingCharacters: [Unicode.Scalar] { text.missing.scalars }
  /// Whether the fonts have none of the format's families, so that another is used. Generic names, such as
  /// "sans-serif", count as existing.
  package var usesOtherFamily: Bool { text.usesOtherFamily }
  /// Pango's messages during the layout, such as for a font that cannot be read any more; mostly none.
  package var problems: [String] { text.messages }
  /// The device pixels for each point of the glyphs.
  package var scale: Double { text.scale }
  /// Whether some runs are painted as paths, whose pixels depend on the clip.
  package var isPaintedAsPaths: Bool { text.lines.arePaintedAsPaths }
  @inlinable package var runs: PositionedRuns { PositionedRuns(layout: self) }

  @usableFromInline var runCount: Int { text.lines.runs.count }

  @usableFromInline func run(at index: Int) -> PositionedRun {
    let run = text.lines.runs[index]
    let x = alignment.share == 0 ? 0 : (alignment.width - run.lineWidth / text.scale) * alignment.share
    return PositionedRun(run: run.run, origin: Point(x: x, y: run.baseline / text.scale))
  }
}

/// The runs of a layout.
@usableFromInline package struct PositionedRuns: RandomAccessCollection, Sendable {
  @usableFromInline let layout: TextLayout

  @inlinable init(layout: TextLayout) { self.layout = layout }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { layout.runCount }
  @inlinable package subscript(index: Int) -> PositionedRun { layout.run(at: index) }
}

extension TextLayout {
  /// A rectangle around the glyphs, in points from the top left corner of the box, possibly beyond the box; nil without
  /// glyphs. O(runs).
  package var inkBounds: Rect? {
    let inks = lineInkBounds
    return inks.first.map { inks.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The same for each line with glyphs, from the top.
  package var lineInkBounds: [Rect] {
    var lines: [(baseline: Double, ink: Rect)] = []
    for positioned in runs where positioned.run.inkBounds != .zero {
      let pixels = positioned.run.tightInkBounds
      let rect = Rect(
        x: positioned.origin.x + Double(pixels.minX) / scale, y: positioned.origin.y + Double(pixels.minY) / scale,
        width: Double(pixels.maxX - pixels.minX) / scale, height: Double(pixels.maxY - pixels.minY) / scale)
      if let last = lines.indices.last, lines[last].baseline == positioned.origin.y {
        lines[last].ink = lines[last].ink.union(rect)
      } else {
        lines.append((positioned.origin.y, rect))
      }
    }
    return lines.map(\.ink)
  }
}

extension Canvas {
  /// Draws a text, the top left corner of whose box is at `origin`, in user space.
  ///
  /// Text is sharpest where the canvas has the scale of the layout and no rotation: each run then begins on the nearest
  /// device pixel. In PDF and SVG, glyphs have exact positions, which are not rounded; in PDF the text can be selected
  /// and copied.
  package func draw(_ layout: TextLayout, at origin: Point, color: RGBColor) {
    for positioned in layout.runs {
      drawSharply(
        positioned.run, at: origin + positioned.origin, scale: layout.scale, color: positioned.run.tint(color))
    }
  }
}

/// A run of glyphs in a text's box.
@usableFromInline package struct PositionedRun: Sendable {
  @usableFromInline package let run: GlyphRun
  /// The start of the run's line on its baseline, in points from the top left corner of the text's box.
  @usableFromInline package let origin: Point
}

extension TextAlignment {
  /// The share of a line's free space on its left.
  func share(_ direction: LayoutDirection) -> Double {
    switch self {
    case .natural: direction == .leftToRight ? 0 : 1
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}
