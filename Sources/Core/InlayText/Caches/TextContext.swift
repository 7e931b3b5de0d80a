import InlayGraphics
import InlaySystem

/// Lays out texts: fonts, shaping, and a cache of shaped texts. Belongs to one isolation domain; its layouts may be
/// sent to others.
public final class TextContext {
  let fontSet: FontSet
  let shaper: TextShaper
  @exclusivity(unchecked) var state = State()

  struct State {
    var cache = TextCache(byteLimit: 4 << 20)
    var formats = FormatInterner()
    var words = WordCache()
    var shapedStringCount = 0
    var cacheHitCount = 0
    var lookUpCount = 0
  }

  /// Whether texts may be composed of cached words. The glyphs are the same, which tests show without it.
  @exclusivity(unchecked) var usesWordCache = true

  /// The number of shaped texts; shaping is the expensive part.
  package var shapedStringCount: Int { state.shapedStringCount }
  /// The number of texts that were laid out or measured without shaping.
  package var cacheHitCount: Int { state.cacheHitCount }
  /// The number of texts that were looked up by their characters and format.
  var lookUpCount: Int { state.lookUpCount }

  /// A context with the system's fonts, or with certain font files and no other font.
  ///
  /// With files, the same texts give the same glyphs on every machine, independent of its fonts, locale and font
  /// configuration.
  ///
  /// The files are the app's: a hostile font may take unlimited time or memory. Those that scene files name are checked.
  ///
  /// - Parameters:
  ///   - fontFiles: The paths of the files; none for the system's fonts.
  ///   - hinting: The fitting of outlines to pixels; `off` by default. Antialiasing is always grey.
  /// - Throws: `InlayError`, each with the path: `unreadableFile`, or `invalidData` when a file is not a font;
  ///   `graphics` when there are no fonts at all.
  public convenience init(fontFiles: [String] = [], hinting: Hinting = .off) throws(InlayError) {
    try self.init(files: fontFiles.map { FontFile($0) }, hinting: hinting == .vertical)
  }

  /// The fitting of the outlines of glyphs to device pixels.
  public enum Hinting: Hashable, Sendable {
    /// Outlines stay as the font has them.
    case off
    /// Outlines are fitted to whole pixels in the vertical direction, and advances are rounded to whole device pixels,
    /// so that widths depend on the scale.
    case vertical
  }

  /// - Throws: `InlayError` as `init(fontFiles:hinting:)`.
  package init(files: [FontFile], hinting: Bool = false) throws(InlayError) {
    _ = DrawingEnvironment.isClean
    fontSet = try FontSet(files: files)
    shaper = try TextShaper(fontSet: fontSet, hinting: hinting)
  }

  /// Pango's error for a text as markup; nil for valid markup.
  package static func markupProblem(in text: String) -> String? { TextMarkup.problem(in: text) }

  /// A text as markup without its tags; invalid markup as it is.
  package static func plainText(ofMarkup text: String) -> String { TextMarkup.plainText(of: text) }

  /// The maximum bytes of cached texts, beside those that a running tick uses; 4 MB by default.
  public var cacheByteLimit: Int {
    get { state.cache.byteLimit }
    set { state.cache.byteLimit = newValue }
  }

  /// Keeps the texts that are used from now on, until `endTick()` is called as often: a tick uses them again.
  package func beginTick() { state.cache.ticks += 1 }

  /// Ends a tick: the cache keeps its limit again.
  package func endTick() { state.cache.ticks -= 1 }

  /// The bytes of cached texts, at most the limit except in a tick.
  package var cacheByteCount: Int { state.cache.byteCount }

  /// The fonts' families in alphabetical order. O(fonts).
  public var fontFamilies: [String] { fontSet.families }

  /// The folder with libhyphen's dictionaries, such as `hyph_de.dic`; nil for none. By default it is `/usr/share/hyphen`
  /// for a context with the system's fonts, and nil for a context with font files.
  ///
  /// If a word is wider than its line, it is divided with a hyphen by the dictionary of its language, and without a
  /// dictionary at any letter, without a hyphen. Debian's packages are `hyphen-de`, `hyphen-en-us` and so on. Soft
  /// hyphens in texts need no dictionary. Set the folder before you create scenes: texts that are already laid out do
  /// not change. A text that is shaped in parts, and a word of more than 256 bytes, has no such hyphens.
  public var hyphenationFolder: String? {
    get { shaper.hyphenationFolder }
    set { shaper.hyphenationFolder = newValue }
  }

  /// Whether the fonts are the system's, and not those of certain files.
  package var usesSystemFonts: Bool { fontSet.isSystem }

  /// Whether there is a font of this family, ignoring case. Generic names, such as "sans-serif", are not families.
  /// O(fonts).
  func fontExists(_ family: String) -> Bool { fontSet.contains(family: family) }
}

extension TextContext {
  /// Lays out a text in lines.
  ///
  /// Lines end at line feeds and, where the width requires it, by the format's line break mode. The width limits all
  /// modes. The height limits the visible lines of a truncating mode with a `numberOfLines` of 0 to at least one;
  /// otherwise it is ignored. A text of more than 65,536 bytes, 2,000 paragraphs or 4,096 changes of script is shaped
  /// in parts. After some megabytes, and without a width after a million pixels on one line, it ends with an ellipsis:
  /// see `cutCharacterCount`. A word of more than 512 bytes may be broken there. In a font with more than 300 lookups
  /// parts are smaller, and a word of more than 64 bytes may be broken. A font is at most 2,000 device pixels large.
  ///
  /// A recently used text costs one look-up, in any width that it fits in.
  ///
  /// - Parameters:
  ///   - text: Any text; a zero character is shown as U+FFFD.
  ///   - size: In points; infinite without a limit.
  ///   - scale: The target's device pixels for each point.
  package func layout(
    _ text: String, format: TextFormat, in size: Size = Size(width: .infinity, height: .infinity), scale: Double = 1
  ) -> TextLayout {
    layout(text, format: format, in: size, scale: scale, meter: nil)
  }

  /// The same, counted by a meter as if nothing were cached. Beyond its limits texts are empty.
  package func layout(
    _ text: String, format: TextFormat, in size: Size, scale: Double, meter: (any WorkMeter)?
  ) -> TextLayout {
    let typesetter = typesetter(for: text, intern(format, scale: scale))
    return layout(typesetter, alignment: format.alignment, in: size, meter: meter)
  }

  /// Looks up a format, to be used for any number of texts.
  package func intern(_ format: TextFormat, scale: Double) -> InternedFormat {
    let next = state.formats.next
    let interned = state.formats.intern(format, scale: scale > 0 && scale.isFinite ? scale : 1)
    if interned.number == next, fontSet.isSystem {
      let choice = shaper.familyChoice(of: format.font.families)
      let isWhole = choice.missing.isEmpty && choice.missingScripts.isEmpty
      if choice.used != nil && !isWhole { interned.familyChoice = choice }
    }
    return interned
  }

  /// Looks up a text, to be measured and laid out at once or later. Shapes nothing.
  package func typesetter(for text: String, _ format: InternedFormat) -> Typesetter {
    state.lookUpCount += 1
    let key = TextCache.Key(text: text, format: format.number)
    return state.cache.text(for: key) ?? Typesetter(key: key, format: format)
  }

  /// Lays out a text, as `layout(_:format:in:scale:meter:)` does.
  package func layout(
    _ typesetter: Typesetter, alignment: TextAlignment, in size: Size, meter: (any WorkMeter)?
  ) -> TextLayout {
    let request = Request(typesetter, size, meter)
    return TextLayout(
      shapedText(request), alignment: alignment, direction: typesetter.format.effectiveDirection,
      width: request.width.map { $0 / typesetter.scale })
  }

  /// A text on one line of any length, with the places of a caret. Shapes the text, which is not cached: O(bytes).
  ///
  /// Of the format, font, direction and language count; line ends are shown as spaces. Limits as for `layout`: clusters
  /// beyond them have no width.
  package func line(_ text: String, format: TextFormat, scale: Double = 1) -> TextLine {
    line(text, format: format, scale: scale, meter: nil)
  }

  /// The same, counted by a meter. Beyond its limits lines have no glyphs.
  package func line(_ text: String, format: TextFormat, scale: Double, meter: (any WorkMeter)?) -> TextLine {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    var format = format
    (format.usesMarkup, format.numberOfLines, format.lineBreakMode) = (false, 1, .wordWrap)
    if let meter, !meter.allows(1, .textLookUp) {
      let layout = TextLayout(
        shaper.emptyText(scale: scale), alignment: .left, direction: format.effectiveDirection, width: nil)
      return TextLine(layout: layout, direction: format.effectiveDirection, clusters: [], end: text.utf8.count)
    }
    state.shapedStringCount += 1
    let line = shaper.line(text, format, scale: scale, meter: meter)
    // The meter keeps the error, as everywhere in layout.
    try? meter?.spend(onShaping: text, lines: 1, runs: line.layout.runs.count, lookups: fontSet.lookupCount)
    return line
  }

  /// The size of a text's layout, in points, without a layout object.
  package func size(
    of text: String, format: TextFormat, in size: Size, scale: Double = 1, meter: (any WorkMeter)? = nil
  ) -> Size {
    self.size(of: typesetter(for: text, intern(format, scale: scale)), in: size, meter: meter)
  }

  /// The size of a text's layout, in points.
  package func size(of typesetter: Typesetter, in size: Size, meter: (any WorkMeter)?) -> Size {
    let shaped = shapedText(Request(typesetter, size, meter))
    return Size(width: shaped.width / typesetter.scale, height: shaped.height / typesetter.scale)
  }

  /// A text in a size in device pixels.
  struct Request {
    let text: Typesetter
    let width: Double?
    let height: Double?
    var meter: (any WorkMeter)?

    init(_ text: Typesetter, _ size: Size, _ meter: (any WorkMeter)?) {
      if let meter { _ = meter.allows(1, .textLookUp) && meter.allows(Double(text.key.byteCount), .lookedUpByte) }
      let usesHeight = text.format.lineBreakMode != .wordWrap && text.format.numberOfLines <= 0
      self.text = text
      width = Self.limit(size.width, text.scale)
      height = usesHeight ? Self.limit(size.height, text.scale) : nil
      self.meter = meter
    }

    /// A length in device pixels; nil where it is not a limit.
    private static func limit(_ points: Double, _ scale: Double) -> Double? {
      let pixels = points * scale
      return pixels < 1_000_000 ? max(0, pixels) : pixels.isNaN ? 0 : nil
    }
  }

  private func shapedText(_ request: Request) -> ShapedText {
    let shapedBefore = state.shapedStringCount
    let text = findShapedText(request)
    if state.shapedStringCount == shapedBefore { state.cacheHitCount += 1 }
    return text
  }

  private func findShapedText(_ request: Request) -> ShapedText {
    let (typesetter, width, height) = (request.text, request.width, request.height)
    if let natural = typesetter.forms.natural, natural.fits(width, height) {
      if let meter = request.meter { pay(for: natural, request, meter) }
      return natural
    }
    // The text is not cached, since it is not the text's layout.
    if let meter = request.meter, meter.isExhausted { return shaper.emptyText(scale: request.text.scale) }
    // The natural form comes first: most texts fit, and then it serves every width. Texts that are certainly too long
    // are not tried.
    let share = max(0, 0.15 + min(0, request.text.format.font.tracking))
    let least = Double(request.text.key.byteCount) * request.text.format.font.size * request.text.scale * share
    if least <= width ?? .infinity {
      if let natural = typesetter.forms.natural {
        if let meter = request.meter { pay(for: natural, request, meter) }
      } else {
        let (natural, lineEnds) = naturalText(request)
        if let meter = request.meter, meter.isExhausted { return natural }
        state.cache.update(typesetter) {
          $0.natural = natural
          $0.lineEnds = lineEnds
        }
        if natural.fits(width, height) { return natural }
      }
    }
    // One text may exceed the work that is left: it is then not begun.
    guard payForBreaking(request) else { return shaper.emptyText(scale: request.text.scale) }
    if let known = typesetter.forms.sized.last(where: { $0.width == width && $0.height == height }) {
      if let meter = request.meter { pay(for: known.text, request, meter) }
      return known.text
    }
    let broken = brokenText(request, least: least)
    if let broken, let meter = request.meter { pay(for: broken, request, meter) }
    let text = broken ?? shape(request, width: width, height: height)
    // A text that a meter ended is not the text's layout.
    if let meter = request.meter, meter.isExhausted { return text }
    state.cache.update(typesetter) {
      if $0.sized.count == (text.byteCount < Self.largeText ? 4 : 2) { $0.sized.removeFirst() }
      $0.sized.append(Typesetter.Sized(width: width, height: height, text: text))
    }
    return text
  }

  /// The bytes of a text of which only the last two forms are kept.
  private static let largeText = 1 << 20

  /// Counts the shaping of a cached form.
  func pay(for text: ShapedText, _ request: Request, _ meter: any WorkMeter) {
    do {
      let pixelSize = TextShaper.pixelSize(request.text.format, scale: request.text.scale)
      try meter.spend(onFont: TextShaper.request(nil, in: request.text.format.font, pixelSize))
      if let work = text.rareWork {
        for font in work.fonts { try meter.spend(onFont: font) }
        try meter.spend(work.brokenPictures, .brokenPicture)
      }
      try spend(onShaping: text, request, meter)
    } catch {}
  }

  private func spend(onShaping text: ShapedText, _ request: Request, _ meter: any WorkMeter) throws(InlayError) {
    guard let parts = text.rareWork?.parts else {
      return try meter.spend(onShaping: request.text.key.text, text, lookups: fontSet.lookupCount)
    }
    try meter.spend(isDue(request, meter) ? parts : 0, .shapedParts)
  }

  /// Whether the parts of a text count.
  private func isDue(_ request: Request, _ meter: any WorkMeter) -> Bool {
    meter.isDue(partsOf: request.text.key.text, request.text.format, width: request.width, height: request.height)
  }

  private func payForBreaking(_ request: Request) -> Bool {
    guard let meter = request.meter else { return true }
    let lookups = fontSet.lookupCount
    let bytes = TextWork.brokenBytes(
      of: request.text.key.text, request.text.format, width: request.width, scale: request.text.scale, lookups: lookups)
    let factor = TextWork.growth(lookups) * shaper.passes(for: request.text.format)
    return meter.allows((bytes * factor).rounded(.up), .brokenByte)
  }

  func shape(_ request: Request, width: Double?, height: Double?) -> ShapedText {
    state.shapedStringCount += 1
    let text = request.text
    let shaped = shaper.shape(
      text.key.text, text.format, scale: text.scale, width: width, height: height, meter: request.meter,
      countsParts: { request.meter.map { isDue(request, $0) } ?? false })
    // The shaper counts parts itself.
    if let meter = request.meter, shaped.rareWork?.parts == nil { try? spend(onShaping: shaped, request, meter) }
    return shaped
  }
}

extension ShapedText {
  /// Whether the text keeps its lines within a size.
  func fits(_ width: Double?, _ height: Double?) -> Bool {
    // Half of Pango's unit, to which it rounds the width.
    let tolerance = 0.5 / TextShaper.units
    return self.width <= (width ?? .infinity) + tolerance
      && (lines.count == 1 || self.height <= (height ?? .infinity) + tolerance)
  }
}
