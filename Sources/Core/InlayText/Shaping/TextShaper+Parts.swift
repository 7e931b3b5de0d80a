import CInlayCairo
import InlayGraphics

/// The lines of a text over the limits of one layout, shaped in parts.
extension TextShaper {
  /// The values that a part has from the text around it.
  struct PartContext {
    var languages: ScriptLanguages?
    /// Whether the direction is given, and not that of the first letter.
    var hasDirection: Bool
  }

  /// A text as long as the work allows.
  ///
  /// - Parameter counts: Whether the meter counts the work: of each part before it is shaped.
  func shapeParts(
    of source: AttributedText, _ format: TextFormat, scale: Double, pixelSize: Double, width: Double?, height: Double?,
    counts: Bool
  ) -> ShapedText {
    var text = source
    let breaks = ShapingLimits.breakWords(of: &text, lookups: fontSet.lookupCount)
    let isTried = cutAtTrial(&text)
    if width != nil { text.thinSoftHyphens() }
    text.makeLineEndsPlain(withLineSeparators: format.lineBreakMode != .wordWrap)
    let languages = ScriptLanguages(of: text.utf8, in: format.language)
    let limits =
      partLimits
      ?? ShapingLimits.parts(pixelSize: pixelSize, lookups: fontSet.lookupCount, isBroken: width != nil)
    var parts = ShapingParts(text.utf8, format.effectiveDirection, limits: limits)
    var sum = PartSum(scale: scale)
    /// The end of the text that is shown, where the rest is too much.
    var end: Int?
    defer { partContext = nil }
    while let part = parts.next() {
      let slice = text.part(part.range)
      partContext = PartContext(languages: languages?.part(part.range), hasDirection: part.isContinued)
      var format = format
      if !format.keepsDirection { format.direction = part.direction }
      if format.numberOfLines > 0 { format.numberOfLines -= sum.lines.count }
      let room = PartRoom(width: width, height: height.map { $0 - sum.height })
      func shape(_ cut: TextCut, height: Double? = nil) -> ShapedText {
        lines(of: slice, format, scale: scale, pixelSize: pixelSize, width: width, height: height, cut: cut)
      }
      sum.addWork(of: slice, format, width: width, scale: scale, at: part.range.lowerBound, fontSet.lookupCount)
      guard sum.pay(counts ? meter : nil) else { return emptyText(scale: scale) }
      let isTooMuch = sum.work > TextWork.mostOfText
      let isLast = isTooMuch ? part.hasMore || part.isOpen : isTried && !part.hasMore
      let shaped = shape(isLast ? .here : .none)
      if meter?.isExhausted ?? false { break }
      let isFull = part.hasMore && room.isFilled(by: shaped, format)
      if shaped.isTruncated && !isLast || isFull || room.isExceeded(by: shaped) {
        // Lines or height end here, not the work.
        sum.add(
          shaped.isTruncated && !room.isExceeded(by: shaped)
            ? shaped : shape(part.hasMore ? .format : .none, height: room.height))
        sum.isTruncated = true
        break
      }
      if isLast {
        sum.add(shaped)
        end = part.range.upperBound
        break
      }
      guard part.isOpen else {
        sum.add(shaped)
        continue
      }
      // The last line is not whole, and begins the next part.
      let count = Int(pango_layout_get_line_count(layout))
      let lastStart = start(ofLine: count - 1)
      guard width != nil, (1..<slice.count).contains(lastStart) else {
        sum.add(shape(.here))
        end = part.range.upperBound
        break
      }
      parts.goOn(at: part.range.lowerBound + lastStart)
      sum.add(read(count - 1, of: slice.count, format.font, scale: scale, isTruncated: false, work: shaped.rareWork))
    }
    guard sum.pay(counts ? meter : nil) else { return emptyText(scale: scale) }
    let missing = end.map { end in
      source.characterCount - text.part(0..<end).characterCount + breaks.count { $0 < end }
    }
    return sum.text(missing: missing ?? 0, usesOtherFamily: !hasFamily(of: format.font))
  }
}

/// The space that is left to a part.
private struct PartRoom {
  let width: Double?
  let height: Double?

  /// Whether no line has space after those of a part.
  func isFilled(by text: ShapedText, _ format: TextFormat) -> Bool {
    if format.numberOfLines > 0 { return text.lines.count >= format.numberOfLines }
    return height.map { text.height * (1 + 1 / Double(text.lines.count)) > $0 + 0.01 } ?? false
  }

  func isExceeded(by text: ShapedText) -> Bool { height.map { text.height > $0 + 0.01 } ?? false }
}

/// The parts of a text one below the other.
private struct PartSum {
  let scale: Double
  private(set) var lines = ShapedText.Lines()
  private(set) var height = 0.0
  private(set) var work = 0.0
  /// The work that a meter has counted.
  private var paid = 0.0
  private var missing = MissingCharacters()
  private var fonts: [Int] = []
  private var pictures = 0.0
  var isTruncated = false

  init(scale: Double) { self.scale = scale }

  mutating func add(_ part: ShapedText) {
    lines.add(part.lines, below: height)
    height += part.height
    missing.add(part.missing)
    work += TextWork.ofLines(part.lines.count, runs: part.lines.runs.count)
    guard let rare = part.rareWork else { return }
    pictures += rare.brokenPictures
    for font in rare.fonts where !fonts.contains(font) { fonts.append(font) }
  }

  /// - Parameter offset: The part's, in bytes; breaks in the first bytes are counted before the text is shaped.
  mutating func addWork(
    of part: AttributedText, _ format: TextFormat, width: Double?, scale: Double, at offset: Int, _ lookups: Int
  ) {
    work += TextWork.ofPart(part.count, lookups: lookups)
    guard offset >= ShapingLimits.bytes || TextWork.isExpensive(lookups) else { return }
    let bytes = TextWork.brokenBytes(of: part.utf8, format, width: width, scale: scale, lookups: lookups)
    work += TextWork.ofBrokenBytes(bytes, lookups: lookups)
  }

  /// Has a meter count the work that it has not counted; false once a limit is reached.
  mutating func pay(_ meter: (any WorkMeter)?) -> Bool {
    defer { paid = work }
    return meter?.allows(work - paid, .shapedParts) ?? true
  }

  func text(missing count: Int, usesOtherFamily: Bool) -> ShapedText {
    ShapedText(
      lines: lines, height: height, scale: scale, isTruncated: isTruncated || count > 0, missing: missing,
      usesOtherFamily: usesOtherFamily,
      rareWork: ShapedText.RareWork(fonts: fonts, brokenPictures: pictures, parts: work), cutCharacterCount: count)
  }
}
