import CInlayCairo
import InlayGraphics

extension TextShaper {
  /// The text in lines, at most `width` wide and, where the format lets the height limit them, `height` high; nil for
  /// no limit.
  ///
  /// - Parameter countsParts: Whether the meter counts a text in parts: asked for such a text.
  func shape(
    _ text: String, _ format: TextFormat, scale: Double, width: Double?, height: Double?,
    meter: (any WorkMeter)? = nil, countsParts: () -> Bool = { true }
  ) -> ShapedText {
    let (shaped, messages) = GLibMessages.collect {
      FontLock.hold {
        begin(meter)
        return set(text, format, scale: scale, width: width, height: height, countsParts)
      }
    }
    return messages.isEmpty ? shaped : ShapedText(shaped, messages: messages)
  }

  private func set(
    _ string: String, _ wanted: TextFormat, scale: Double, width: Double?, height: Double?, _ countsParts: () -> Bool
  ) -> ShapedText {
    var format = wanted
    let pixelSize = Self.pixelSize(format, scale: scale)
    guard pixelSize >= 0.1 else {
      // Invisible, or not a number.
      return emptyText(scale: scale)
    }
    // An ellipsis stands for lines that are left out.
    if format.numberOfLines > 0, format.lineBreakMode == .wordWrap { format.lineBreakMode = .truncatingTail }
    let markup = format.usesMarkup ? TextMarkup.read(string, scale: scale, pixelSize: pixelSize) : nil
    let source = markup ?? AttributedText(Array(ShapingLimits.withoutZeros(string).utf8))
    format = format.ordering(source.utf8)
    let lookups = fontSet.lookupCount
    var (text, isCut) = ShapingLimits.apply(
      to: source, pixelSize: pixelSize, numberOfLines: format.numberOfLines, lookups: lookups)
    let isOverLimit = isCut && !ShapingLimits.fills(format.numberOfLines, text)
    if isOverLimit || partLimits != nil || width != nil && text.count > longText && showsStart(format, height) {
      return shapeParts(
        of: source, format, scale: scale, pixelSize: pixelSize, width: width, height: height,
        counts: meter != nil && countsParts())
    }
    // A text that is too much work is not begun.
    guard meter?.hasWork(forShaping: string.utf8.count, lookups: lookups) ?? true else {
      return emptyText(scale: scale)
    }
    let count = text.count
    let isTried = cutAtTrial(&text)
    let missing = isTried ? source.characterCount - text.characterCount : 0
    if width != nil { text.thinSoftHyphens() }
    text.makeLineEndsPlain(withLineSeparators: format.lineBreakMode != .wordWrap)
    let cut: TextCut = text.count < count ? .here : isCut ? .format : .none
    return lines(
      of: text, format, scale: scale, pixelSize: pixelSize, width: width, height: height, cut: cut, missing: missing)
  }

  /// Whether only the first lines of a text that is too long are shown.
  private func showsStart(_ format: TextFormat, _ height: Double?) -> Bool {
    format.lineBreakMode == .truncatingTail && (format.numberOfLines > 0 || height != nil)
  }

  /// Cuts a text where a font makes too many glyphs.
  func cutAtTrial(_ text: inout AttributedText) -> Bool {
    guard let trial = fontSet.trial else { return false }
    let end = trial.end(of: text)
    guard end < text.count else { return false }
    text.cut(to: end)
    GLibMessages.note("a font makes too many glyphs of too few characters: the text ends before them")
    return true
  }

  /// Whether text follows that is not given to the shaper.
  enum TextCut {
    case none
    /// A cut beyond the lines that the format shows: with an ellipsis if the format has one.
    case format
    /// A cut beyond what can be shaped: always with an ellipsis.
    case here
  }

  /// The lines of a text, or of a part of one, within the limits of one layout, and with plain line ends.
  func lines(
    of text: AttributedText, _ format: TextFormat, scale: Double, pixelSize: Double, width: Double?, height: Double?,
    cut: TextCut, missing: Int = 0
  ) -> ShapedText {
    var (text, isCut) = (text, cut != .none)
    let pictures = brokenPictures(in: text, format, scale: scale, width: width)
    guard meter?.allows(pictures, .brokenPicture) ?? true else { return emptyText(scale: scale) }
    prepare(text, format, pixelSize: pixelSize, isBroken: width != nil)
    setLimits(format, width: width, height: height)
    if width != nil { hyphenate(&text, format, pixelSize: pixelSize) }

    var limit = Self.numberOfLines(format)
    if format.lineBreakMode != .wordWrap, format.numberOfLines <= 0, let height {
      limit = limitLines(toHeight: height)
    }
    let count = Int(pango_layout_get_line_count(layout))
    let last = min(count, limit) - 1
    // Pango limits the lines of each paragraph, or drops the paragraphs beyond the height.
    if end(ofLine: last) < text.utf8.countWithoutLineEnd { isCut = true }
    if format.lineBreakMode != .wordWrap || cut == .here, isCut, !isEllipsized(line: last) {
      // An ellipsis replaces the text after the last line.
      text.replaceEnd(from: text.endWithoutSpaces(before: end(ofLine: last)), with: Array("\u{2026}".utf8))
      prepare(text, format, pixelSize: pixelSize, isBroken: width != nil)
    }
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    let hasRareWork = pictures > 0 || !attributeFonts.isEmpty
    let work = hasRareWork ? ShapedText.RareWork(fonts: attributeFonts, brokenPictures: pictures) : nil
    return read(
      limit, of: text.count, format.font, scale: scale, isTruncated: isEllipsized || isCut, work: work,
      missing: missing)
  }

  /// The number of letters to break in a font of pictures; 0 for few, and for other fonts.
  private func brokenPictures(
    in text: AttributedText, _ format: TextFormat, scale: Double, width: Double?
  ) -> Double {
    // Shorter texts are cheap in any font.
    guard let width, text.count > 48 else { return 0 }
    let count = TextWork.brokenPictures(of: text.utf8, format, width: width, scale: scale)
    return count > TextWork.fewPictures && usesPictures(for: text, in: format.font) ? count : 0
  }

  /// A text of one empty line without height.
  func emptyText(scale: Double) -> ShapedText {
    var lines = ShapedText.Lines()
    lines.addLine(width: 0, baseline: 0)
    return ShapedText(lines: lines, height: 0, scale: scale, isTruncated: false)
  }

  private static func numberOfLines(_ format: TextFormat) -> Int {
    format.numberOfLines > 0 ? format.numberOfLines : .max
  }

  func setLimits(_ format: TextFormat, width: Double?, height: Double?) {
    pango_layout_set_width(layout, width.map(Self.limit(ofPixels:)) ?? -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, format.lineBreakMode.ellipsizeMode)
    if format.numberOfLines > 0 {
      pango_layout_set_height(layout, -Int32(min(format.numberOfLines, 1 << 20)))
    } else {
      pango_layout_set_height(layout, height.map(Self.limit(ofPixels:)) ?? Int32.max)
    }
  }

  /// A limit of the width or height, in Pango's units.
  static func limit(ofPixels pixels: Double) -> Int32 {
    Int32(clamping: Int(clamping: max(0, min(pixels * units, Double(1 << 30))).rounded()))
  }

  private func isEllipsized(line index: Int) -> Bool {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return false }
    var entry = line.pointee.runs
    while let node = entry {
      let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if run.pointee.isEllipsis { return true }
      entry = node.pointee.next
    }
    return false
  }

  /// The end of a line, in bytes from the text's start.
  private func end(ofLine index: Int) -> Int {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return 0 }
    return Int(line.pointee.start_index + line.pointee.length)
  }

  /// The start of a line, in bytes from the text's start.
  func start(ofLine index: Int) -> Int {
    pango_layout_get_line_readonly(layout, Int32(index)).map { Int($0.pointee.start_index) } ?? 0
  }

  /// Calls `body` with each line until it returns false.
  func forEachLine(_ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Bool) {
    var entry = pango_layout_get_lines_readonly(layout)
    while let node = entry {
      guard body(node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)) else { return }
      entry = node.pointee.next
    }
  }

  func read(
    _ limit: Int, of byteCount: Int, _ font: Font, scale: Double, isTruncated: Bool,
    work: ShapedText.RareWork? = nil, missing cutCharacterCount: Int = 0
  ) -> ShapedText {
    var lines = ShapedText.Lines()
    var top = 0
    var missing = MissingCharacters()
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    let text = UnsafeRawBufferPointer(start: pango_layout_get_text(layout), count: byteCount)
    forEachLine { line in
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      var reader = LineReader(of: text)
      let spaces = isEllipsized ? EllipsisSpaces(in: line, of: text) : nil
      reader.read(line, without: spaces, by: self)
      missing.add(reader.missing)
      // Pango reports the maximum width for a line with an ellipsis.
      let width = isEllipsized ? reader.end : Int(logical.width)
      let box = box(of: line)
      lines.addLine(width: Double(width) / Self.units, baseline: Double(top + box.ascent) / Self.units)
      for run in reader.runs { lines.add(run) }
      top += box.height
      return lines.count < limit
    }
    return ShapedText(
      lines: lines, height: Double(top) / Self.units, scale: scale, isTruncated: isTruncated, missing: missing,
      usesOtherFamily: !hasFamily(of: font), rareWork: work, cutCharacterCount: cutCharacterCount)
  }
}

extension LineBreakMode {
  var ellipsizeMode: PangoEllipsizeMode {
    switch self {
    case .wordWrap: PANGO_ELLIPSIZE_NONE
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatingTail: PANGO_ELLIPSIZE_END
    }
  }
}
