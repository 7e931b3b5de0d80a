import CInlayCairo
import InlayGraphics

/// The places where the lines of a plain text may end, with the widths up to them.
///
/// Pango shapes each line as a part of its paragraph. If a text may be cut at both ends of a line, the line has the
/// glyphs of the text on one line. A line ends as Pango ends it: at the last place up to which the text fits, without
/// the space before that place. Words that are wider than a line, and places that change glyphs, are left to Pango.
struct LineEnds: Sendable {
  /// Lengths are Pango's units.
  struct End: Sendable {
    /// The offset in the text.
    var byte: Int32 = 0
    /// The number of glyphs before the end.
    var glyph: Int32 = 0
    /// The width of the text before the end, with its tracking.
    var position: Int32 = 0
    /// The width of the space before the end, which the line does not have; 0 without one.
    var space: Int32 = 0
    /// Whether the text may be cut here.
    var isSafe = true
  }

  /// The places in their order, and the end of the text; empty if Pango breaks the text.
  private var ends: [End] = []
  /// The tracking at the sides of each glyph, which a line does not have at its own sides.
  private var tracking: (left: Int32, right: Int32) = (0, 0)
  /// The number of letters in the longest word.
  private(set) var longestWord = 0

  /// The ends of a text that Pango breaks.
  static let ofPango = LineEnds()

  private init() {}

  /// O(characters).
  ///
  /// - Parameters:
  ///   - glyphs: The text on one line.
  ///   - tracking: The additions to the left and right sides of glyphs.
  init(of text: String, _ glyphs: [WordCache.Glyph], _ face: WordCache.Face, tracking: (left: Int32, right: Int32)) {
    let least = abs(tracking.left) + abs(tracking.right)
    // Pango's versions measure spaces at a text's end in different ways.
    guard face.isEven, text.utf8.first != 0x20, text.utf8.last != 0x20,
      glyphs.allSatisfy({ $0.index != LineReader.emptyGlyph && $0.width >= 0 && (least == 0 || $0.width > least) })
    else { return }
    self.tracking = tracking
    let bytes = Array(text.utf8)
    longestWord = bytes.split(separator: 0x20).reduce(0) { max($0, $1.count) }
    var (index, position) = (0, tracking.left)
    for start in Self.wordStarts(in: bytes) ?? Self.lineStarts(in: text, bytes.count) {
      while index < glyphs.count, glyphs[index].offset < start {
        position += glyphs[index].width
        index += 1
      }
      var end = End(byte: Int32(start), glyph: Int32(index), position: position)
      end.isSafe = index < glyphs.count && glyphs[index].offset == start && glyphs[index].isSafe
      if bytes[start - 1] == 0x20 {
        // The space has to be a separate glyph.
        let isOwn =
          index > 1 && glyphs[index - 1].offset == start - 1 && glyphs[index - 2].offset < start - 1
          && glyphs[index - 1].width > 0
        if isOwn { end.space = glyphs[index - 1].width } else { end.isSafe = false }
      }
      ends.append(end)
    }
    position = glyphs[index...].reduce(position) { $0 + $1.width } + tracking.right
    ends.append(End(byte: Int32(bytes.count), glyph: Int32(glyphs.count), position: position))
  }

  /// The starts of words that consist of letters and digits, each perhaps with a comma or full stop at its end: the
  /// only places where lines may begin, in every version of Unicode's rules. Nil if the text has other characters.
  private static func wordStarts(in bytes: [UInt8]) -> [Int]? {
    var starts: [Int] = []
    var last: UInt8 = 0x20
    for (offset, byte) in bytes.enumerated() {
      let isStop = last == UInt8(ascii: ",") || last == UInt8(ascii: ".")
      switch byte {
      case 0x20: break
      case UInt8(ascii: ","), UInt8(ascii: "."): if isStop || last == 0x20 { return nil }
      default:
        guard !isStop, byte.isLetterOfASCII || byte &- 0x30 < 10 else { return nil }
        if last == 0x20, offset > 0 { starts.append(offset) }
      }
      last = byte
    }
    return starts
  }

  /// The places inside a text of ASCII where Pango lets lines begin.
  private static func lineStarts(in text: String, _ count: Int) -> [Int] {
    var breaks = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    // No language has its own rules for ASCII.
    pango_get_log_attrs(text, Int32(count), -1, pango_language_from_string("en"), &breaks, Int32(count + 1))
    return (1..<count).filter { breaks[$0].is_line_break != 0 }
  }

  var byteCount: Int { ends.count * MemoryLayout<End>.stride }

  /// The ends of the lines in a width; nil if Pango breaks the text, or shows it on one line. O(ends).
  func lines(inWidth width: Int32) -> [End]? {
    var lines: [End] = []
    var next = 0
    var start: Int32 = 0
    while next < ends.count {
      let first = next
      while next < ends.count, ends[next].position - ends[next].space - start <= width { next += 1 }
      // Pango also measures the first place that does not fit.
      guard next > first, ends[next - 1].isSafe, next == ends.count || ends[next].isSafe else { return nil }
      lines.append(ends[next - 1])
      start = ends[next - 1].position
    }
    return lines.count > 1 ? lines : nil
  }

  /// The text in lines; nil if its line has other glyphs. O(glyphs).
  func text(_ text: String, _ natural: ShapedText, in lines: [End]) -> ShapedText? {
    guard natural.lines.runs.count == 1, let total = ends.last?.glyph else { return nil }
    let run = natural.lines.runs[0].run
    guard run.glyphs.count == Int(total) else { return nil }
    var result = ShapedText.Lines()
    var start = End()
    for end in lines {
      let width = end.position - end.space - start.position - tracking.left - tracking.right
      result.addLine(
        width: Double(width) / TextShaper.units,
        baseline: Double(result.count) * natural.height + natural.lines.firstBaseline)
      let glyphs = run.glyphs[Int(start.glyph)..<Int(end.glyph) - (end.space > 0 ? 1 : 0)].map { glyph in
        GlyphRun.Glyph(
          index: glyph.index, exactX: glyph.exactX - start.position, exactY: glyph.exactY,
          offset: glyph.offset - start.byte)
      }
      let from = text.utf8.index(text.startIndex, offsetBy: Int(start.byte))
      let to = text.utf8.index(from, offsetBy: Int(end.byte - start.byte))
      result.add(GlyphRun(font: run.font, glyphs: glyphs, text: .line(String(text[from..<to]))))
      start = end
    }
    return ShapedText(
      lines: result, height: Double(result.count) * natural.height, scale: natural.scale, isTruncated: false)
  }
}

extension UInt8 {
  /// Whether the byte is a Latin letter.
  var isLetterOfASCII: Bool { (self | 0x20) &- 0x61 < 26 }
}
