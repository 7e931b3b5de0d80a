import InlayGraphics

/// Plain texts: composed of cached words, and broken into lines without Pango.
extension TextContext {
  /// A text without a limit of width, composed of cached words where possible.
  ///
  /// - Returns: The text, and the ends of its lines if it does not fit and they were found on the way.
  func naturalText(_ request: Request) -> (text: ShapedText, lineEnds: LineEnds?) {
    let (text, format) = (request.text.key.text, request.text.interned)
    guard isPlain(request) else { return (shape(request, width: nil, height: nil), nil) }
    func composed() -> ShapedText? { state.words.line(of: text, format: format.words, scale: format.scale) }
    if let known = composed() ?? (learnParts(request) ? composed() : nil) {
      if let meter = request.meter { pay(for: known, request, meter) }
      return (known, nil)
    }
    let isWorthLearning = state.words.isWorthLearning(format: format.words)
    let shaped: ShapedText
    var plain = hasWork(request) ? shaper.shapePlain(text, format) : nil
    if let plain {
      state.shapedStringCount += 1
      shaped = plain.line(text, scale: format.scale)
      if let meter = request.meter { pay(for: shaped, request, meter) }
    } else {
      shaped = shape(request, width: nil, height: nil)
    }
    let isBroken = Self.breaks(request) && !shaped.fits(request.width, request.height)
    guard isWorthLearning || isBroken else { return (shaped, nil) }
    if plain == nil { plain = GLibMessages.collect { shaper.examine(text, format, shaped) }.result }
    guard let found = plain else { return (shaped, isBroken ? LineEnds.ofPango : nil) }
    if isWorthLearning {
      state.words.learn(text, format: format.words, found.glyphs, isSeparate: found.isSeparate, found.face)
      state.words.takePairs(format: format.words) { shaper.digitPairs(inFontOf: text, format) }
    }
    return (shaped, isBroken ? lineEnds(request, found.glyphs, found.face) : nil)
  }

  /// Learns the unknown words of a text, where they are few, from short texts of them and their neighbours.
  ///
  /// - Returns: Whether something was shaped.
  private func learnParts(_ request: Request) -> Bool {
    let (text, format) = (request.text.key.text, request.text.interned)
    let parts = hasWork(request) ? state.words.unknownParts(of: text, format: format.words) : []
    for part in parts {
      guard let found = shaper.shapePlain(part, format) else { return false }
      state.words.learn(part, format: format.words, found.glyphs, isSeparate: found.isSeparate, found.face)
      state.words.takePairs(format: format.words) { shaper.digitPairs(inFontOf: part, format) }
    }
    if !parts.isEmpty { state.shapedStringCount += 1 }
    return !parts.isEmpty
  }

  /// A text in lines that are taken from its form without a limit of width; nil if Pango breaks it.
  ///
  /// - Parameter least: The text's width at least, approximately.
  func brokenText(_ request: Request, least: Double) -> ShapedText? {
    guard let width = request.width, Self.breaks(request), isPlain(request), hasWork(request),
      let (natural, ends) = wholeForm(request, least: least),
      let lines = ends.lines(inWidth: TextShaper.limit(ofPixels: width)), holds(request, lines.count, of: natural)
    else { return nil }
    let (text, format) = (request.text.key.text, request.text.format)
    // Pango counts more work in fonts of pictures.
    if Double(ends.longestWord) * format.font.size * request.text.scale > width {
      let pictures = TextWork.brokenPictures(of: Array(text.utf8), format, width: width, scale: request.text.scale)
      guard pictures <= TextWork.fewPictures else { return nil }
    }
    return ends.text(text, natural, in: lines)
  }

  /// The form of a plain text without a limit of width, with the ends of its lines; nil if it is not worth shaping.
  private func wholeForm(_ request: Request, least: Double) -> (natural: ShapedText, ends: LineEnds)? {
    let (typesetter, text, words) = (request.text, request.text.key.text, request.text.interned.words)
    if let natural = typesetter.forms.natural, let ends = typesetter.forms.lineEnds { return (natural, ends) }
    var line = typesetter.forms.natural
    let ends: LineEnds
    if let known = state.words.glyphs(of: text, format: words) {
      line = line ?? state.words.line(of: text, format: words, scale: typesetter.scale)
      ends = lineEnds(request, known.glyphs, known.face)
    } else {
      guard mayHold(request, least: least) else { return nil }
      // A meter counts only the lines.
      var request = request
      request.meter = nil
      let made = naturalText(request)
      line = line ?? made.text
      let known = made.lineEnds == nil ? state.words.glyphs(of: text, format: words) : nil
      ends = made.lineEnds ?? known.map { lineEnds(request, $0.glyphs, $0.face) } ?? LineEnds.ofPango
    }
    guard let natural = line else { return nil }
    state.cache.update(typesetter) {
      $0.natural = natural
      $0.lineEnds = ends
    }
    return (natural, ends)
  }

  private func lineEnds(_ request: Request, _ glyphs: [WordCache.Glyph], _ face: WordCache.Face) -> LineEnds {
    let format = request.text.format
    let pixelSize = TextShaper.pixelSize(format, scale: request.text.scale)
    let spacing = TextShaper.spacing(of: format.font, pixelSize: pixelSize)
    return LineEnds(of: request.text.key.text, glyphs, face, tracking: TextShaper.sides(ofSpacing: spacing))
  }

  private func isPlain(_ request: Request) -> Bool {
    usesWordCache && WordCache.isEligible(request.text.key.text, request.text.interned, lookups: fontSet.lookupCount)
  }

  /// Whether the request's meter allows the text. If not, the shaper returns an empty text.
  private func hasWork(_ request: Request) -> Bool {
    request.meter?.hasWork(forShaping: request.text.key.byteCount, lookups: fontSet.lookupCount) ?? true
  }

  /// Whether a text may have several lines.
  private static func breaks(_ request: Request) -> Bool {
    request.width != nil && request.text.format.numberOfLines != 1
  }

  /// Whether a text of some lines is not truncated, as Pango decides it.
  private func holds(_ request: Request, _ count: Int, of natural: ShapedText) -> Bool {
    let format = request.text.format
    if format.numberOfLines > 0 { return count <= format.numberOfLines }
    guard let height = request.height else { return true }
    return Double(count) * natural.height * TextShaper.units <= Double(TextShaper.limit(ofPixels: height))
  }

  /// Whether a text that is at least so wide may be shown whole.
  private func mayHold(_ request: Request, least: Double) -> Bool {
    let format = request.text.format
    guard let width = request.width else { return true }
    if format.numberOfLines > 0 { return least <= width * Double(format.numberOfLines) }
    guard let height = request.height else { return true }
    return least * format.font.size * request.text.scale <= width * height
  }
}
