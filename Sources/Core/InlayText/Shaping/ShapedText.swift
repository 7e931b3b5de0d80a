import InlayGraphics

/// A text in lines of glyphs, before alignment in a width. All lengths are device pixels.
package final class ShapedText: Sendable {
  /// Lines from the top down, with all their runs in one array.
  struct Lines: Sendable {
    struct Run: Sendable {
      let run: GlyphRun
      let lineWidth: Double
      /// The distance from the top of the text.
      let baseline: Double
    }

    /// The first run takes no memory block: most texts have one.
    struct Runs: Sendable {
      fileprivate var first: Run?
      fileprivate var others: [Run] = []

      mutating func append(_ run: Run) { if first == nil { first = run } else { others.append(run) } }
    }

    private(set) var runs = Runs()
    private(set) var count = 0
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0
    /// The width of the widest line.
    private(set) var width = 0.0
    /// Whether runs are painted as paths, whose pixels depend on the clip.
    private(set) var arePaintedAsPaths = false
    /// The size of the runs in bytes, approximately.
    private(set) var byteCount = 0
    private var lastWidth = 0.0

    mutating func addLine(width: Double, baseline: Double) {
      if count == 0 { firstBaseline = baseline }
      count += 1
      (lastWidth, lastBaseline) = (width, baseline)
      self.width = max(self.width, width)
    }

    /// Adds a run of the last line.
    mutating func add(_ run: GlyphRun) {
      runs.append(Run(run: run, lineWidth: lastWidth, baseline: lastBaseline))
      byteCount += run.byteCount + 32
      if run.isPaintedAsPath { arePaintedAsPaths = true }
    }

    /// Adds the lines of another text below these.
    mutating func add(_ others: Lines, below top: Double) {
      guard others.count > 0 else { return }
      if count == 0 { firstBaseline = top + others.firstBaseline }
      count += others.count
      (lastWidth, lastBaseline) = (others.lastWidth, top + others.lastBaseline)
      width = max(width, others.width)
      for run in others.runs { runs.append(Run(run: run.run, lineWidth: run.lineWidth, baseline: top + run.baseline)) }
      byteCount += others.byteCount
      if others.arePaintedAsPaths { arePaintedAsPaths = true }
    }
  }

  let lines: Lines
  let height: Double
  let scale: Double
  let isTruncated: Bool
  let missing: MissingCharacters
  /// Whether none of the font's families exists.
  let usesOtherFamily: Bool
  /// Pango's messages during the layout; mostly none.
  let messages: [String]
  /// Work that does not follow from text and lines; nil for most texts.
  let rareWork: RareWork?
  /// Approximately, with the runs.
  let byteCount: Int

  /// The characters, as Unicode scalars, that are missing since the text is too long for its shaper.
  let cutCharacterCount: Int

  /// The fonts that markup chooses, as requests, the letters to break in a font of pictures, and the work of a text
  /// that is shaped in parts; nil for one that is shaped whole.
  struct RareWork: Sendable {
    let fonts: [Int]
    let brokenPictures: Double
    var parts: Double?
  }

  init(
    lines: Lines, height: Double, scale: Double, isTruncated: Bool, missing: MissingCharacters = MissingCharacters(),
    usesOtherFamily: Bool = false, messages: [String] = [], rareWork: RareWork? = nil, cutCharacterCount: Int = 0
  ) {
    byteCount = messages.reduce(256 + lines.byteCount) { $0 + $1.utf8.count }
    self.lines = lines
    self.height = height
    self.scale = scale
    self.isTruncated = isTruncated
    self.missing = missing
    self.usesOtherFamily = usesOtherFamily
    self.messages = messages
    self.rareWork = rareWork
    self.cutCharacterCount = cutCharacterCount
  }

  /// The same text with messages.
  convenience init(_ text: ShapedText, messages: [String]) {
    self.init(
      lines: text.lines, height: text.height, scale: text.scale, isTruncated: text.isTruncated, missing: text.missing,
      usesOtherFamily: text.usesOtherFamily, messages: messages, rareWork: text.rareWork,
      cutCharacterCount: text.cutCharacterCount)
  }

  var width: Double { lines.width }

  package var glyphCount: Int { lines.runs.reduce(0) { $0 + $1.run.glyphs.count } }
}

extension ShapedText.Lines.Runs: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : 1 + others.count }

  subscript(index: Int) -> ShapedText.Lines.Run {
    if index == 0, let first { return first }
    return others[index - 1]
  }
}

/// The characters of a text that no font has.
struct MissingCharacters: Sendable {
  private(set) var count = 0
  /// The first distinct characters, in the order of the lines.
  private(set) var scalars: [Unicode.Scalar] = []

  mutating func add(_ value: UInt32) {
    count += 1
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    if scalars.count < Self.limit, !scalars.contains(scalar) { scalars.append(scalar) }
  }

  mutating func add(_ others: MissingCharacters) {
    count += others.count
    for scalar in others.scalars where scalars.count < Self.limit && !scalars.contains(scalar) {
      scalars.append(scalar)
    }
  }

  static let limit = 16
}
