import InlayGraphics
import InlaySystem
import InlayText

/// The common part of `TextLayer` and of a list's `Label`, not to be created itself: a text from the top of its bounds,
/// broken, truncated and aligned in the bounds' width and not clipped.
open class BaseTextLayer: Layer {
  /// The text and its format: one value.
  @exclusivity(unchecked) private final var textValues = TextValues()
  /// The format as the context has it; nil until it is needed.
  @exclusivity(unchecked) private final var interned: (format: InternedFormat, conditions: ShapingConditions)?
  /// The text as the context has it; nil until it is measured or shown.
  @exclusivity(unchecked) private final var typeset: Typesetter?
  /// Its last layout.
  @exclusivity(unchecked) private final var shaped: (layout: TextLayout, size: Size)?

  package override init() { super.init() }

  /// The shown string. The shown values come from properties of the subclasses.
  package final var effectiveString: String {
    get { textValues.string }
    set { if let old = replace(&textValues.string, by: newValue) { didChange(.string, from: old) } }
  }

  package final var effectiveFont: Font {
    get { textValues.font }
    set { if let old = replace(&textValues.font, by: newValue) { didChange(.font, from: old) } }
  }

  /// The size of `effectiveFont`, without a copy of it.
  package final var fontSize: Double { textValues.font.size }

  package final var effectiveColor: Color {
    get { textValues.color }
    set { if let old = replace(&textValues.color, by: newValue) { didChange(.color, from: old) } }
  }

  /// The colour while highlighted; nil is `effectiveColor`.
  package final var effectiveHighlightedColor: Color? {
    get { textValues.highlightedColor }
    set { if let old = replace(&textValues.highlightedColor, by: newValue) { didChange(.highlightedColor, from: old) } }
  }

  /// The public settings below as one value. A change of any is reported as one of the string.
  package final var textSettings: TextSettings {
    get { textValues.settings }
    set {
      guard replace(&textValues.settings, by: newValue) != nil else { return }
      interned = nil
      didChange(.string, from: effectiveString)
    }
  }

  /// Whether the string is Pango's markup, such as `<b>bold</b>`. Invalid markup is reported as a problem and shown as
  /// written.
  public final var usesMarkup: Bool {
    get { textValues.settings.usesMarkup }
    set { if let old = replace(&textValues.settings.usesMarkup, by: newValue) { didChange(.usesMarkup, from: old) } }
  }

  public final var isHighlighted: Bool {
    get { textValues.settings.isHighlighted }
    set {
      if let old = replace(&textValues.settings.isHighlighted, by: newValue) { didChange(.isHighlighted, from: old) }
    }
  }

  public final var textShadow: TextShadow? {
    get { textValues.settings.textShadow }
    set { if let old = replace(&textValues.settings.textShadow, by: newValue) { didChange(.textShadow, from: old) } }
  }

  /// `natural` is the leading side of the scene's direction.
  public final var alignment: TextAlignment {
    get { textValues.settings.alignment }
    set { if let old = replace(&textValues.settings.alignment, by: newValue) { didChange(.alignment, from: old) } }
  }

  public final var lineBreakMode: LineBreakMode {
    get { textValues.settings.lineBreakMode }
    set {
      if let old = replace(&textValues.settings.lineBreakMode, by: newValue) { didChange(.lineBreakMode, from: old) }
    }
  }

  /// The most lines; 0 means no limit but the height of the bounds, when the text is truncated.
  public final var numberOfLines: Int {
    get { textValues.settings.numberOfLines }
    set {
      let old = replace(&textValues.settings.numberOfLines, by: max(0, newValue))
      if let old { didChange(.numberOfLines, from: old) }
    }
  }

  /// The text block's position between the top (0) and the bottom (1) of the bounds.
  package final var verticalAlignment: Double {
    get { textValues.verticalAlignment }
    set { if replace(&textValues.verticalAlignment, by: newValue) != nil { didChange(.alignment, from: alignment) } }
  }

  /// The side of `natural` alignment.
  package final var naturalEdge: TextEdge {
    get { textValues.naturalEdge }
    set { if replace(&textValues.naturalEdge, by: newValue) != nil { didChange(.alignment, from: alignment) } }
  }

  open override func didChange<Value>(_ property: LayerProperty, from oldValue: Value) {
    switch property {
    case .string: (typeset, shaped) = (nil, nil)
    case .font, .lineBreakMode, .numberOfLines, .usesMarkup: (interned, typeset, shaped) = (nil, nil, nil)
    case .alignment: shaped = nil
    // Without a highlighted colour the look does not change.
    case .isHighlighted where effectiveHighlightedColor == nil: return
    default: break
    }
    super.didChange(property, from: oldValue)
  }

  /// Adds the text as it was set, under `text`.
  open override func describe(in description: inout LayerDescription) {
    super.describe(in: &description)
    description.add("text", effectiveString)
  }

  /// The characters of the shown text that no font has, as a message; nil where the fonts have all.
  package final var missingCharactersMessage: String? {
    guard let layout = shaped?.layout, layout.missingGlyphCount > 0 else { return nil }
    return message(missing: layout.missingCharacters, of: effectiveString)
  }

  /// The size, in points, of the text within a width. Zero without a scene, which has the fonts.
  open func sizeThatFits(_ size: Size) -> Size {
    guard let scene, let context = scene.textContext, !effectiveString.isEmpty else { return .zero }
    return context.size(of: typesetter(in: scene, context), in: size, meter: scene.meter)
  }

  /// The width of the longest word, in points: a narrower line would end inside it. A word may be broken at its soft
  /// hyphens, and scripts without spaces between any two characters. Zero without a scene.
  package final var widestWord: Double {
    guard let scene, let context = scene.textContext, !effectiveString.isEmpty else { return 0 }
    var format = format(in: scene)
    (format.lineBreakMode, format.numberOfLines) = (.wordWrap, 0)
    let everywhere = Size(width: .infinity, height: .infinity)
    let lines = effectiveString.linesOfWords(isMarkup: usesMarkup)
    return context.size(of: lines, format: format, in: everywhere, scale: scene.scale, meter: scene.meter).width
  }

  /// The tops of the lines, in the layer's own space; empty without a scene. O(runs).
  package final var lineTops: [Double] {
    guard let scene, let layout = shapedText(in: scene) else { return [] }
    let top = bounds.minY + (bounds.height - layout.size.height) * verticalAlignment
    return layout.lineTops.map { top + $0 }
  }

  /// Whether a part of the text is not shown, for lack of width, lines or height. False without a scene.
  package final var isTruncated: Bool { scene.flatMap { shapedText(in: $0) }?.isTruncated ?? false }

  /// Whether nothing is shown of the text but an ellipsis. False without a scene.
  package final var showsEllipsisAlone: Bool {
    guard let scene, let layout = shapedText(in: scene), layout.isTruncated else { return false }
    return layout.runs.reduce(0) { $0 + $1.run.glyphs.count } <= 1
  }

  /// The size of all lines of the text in a width, in points. Zero without a scene.
  ///
  /// - Parameter font: Another font than that of the layer; nil for that.
  package final func wholeSize(inWidth width: Double, font: Font? = nil) -> Size {
    guard let scene, let context = scene.textContext, !effectiveString.isEmpty else { return .zero }
    var format = format(in: scene)
    if let font { format.font = font }
    (format.lineBreakMode, format.numberOfLines) = (.wordWrap, 0)
    let size = Size(width: width, height: .infinity)
    return context.size(of: effectiveString, format: format, in: size, scale: scene.scale, meter: scene.meter)
  }

  /// From the top of the bounds to the baseline of the first line, in points; zero without a scene.
  public final var firstBaseline: Double {
    guard let scene, let layout = shapedText(in: scene) else { return 0 }
    return (bounds.height - layout.size.height) * verticalAlignment + layout.firstBaseline
  }

  /// Whether there are letters that are not Latin, which may need fallback fonts. O(bytes), O(1) for ASCII.
  package final var usesOtherScripts: Bool {
    // An ASCII string has equal counts, without a scan.
    effectiveString.utf8.count != effectiveString.utf16.count && effectiveString.utf8.contains { $0 >= 0xCD }
  }

  /// The offset, in points, of the only line's baseline below its usual position, since fallback fonts are higher. Nil
  /// for a text of several lines, and without a scene.
  package final var baselineShift: Double? {
    guard let scene, let context = scene.textContext, let layout = shapedText(in: scene), layout.lineCount == 1 else {
      return nil
    }
    guard usesOtherScripts else { return 0 }
    let everywhere = Size(width: .infinity, height: .infinity)
    let usual = context.layout(
      "", format: format(in: scene), in: everywhere, scale: scene.scale, meter: scene.meter)
    let middle = (bounds.height - layout.size.height) * verticalAlignment + layout.firstBaseline
    return middle - (bounds.height - usual.size.height) * verticalAlignment - usual.firstBaseline
  }

  /// A rectangle around the glyphs, in the layer's own space, to within a device pixel; nil without glyphs or a scene.
  package final var inkBounds: Rect? {
    guard let scene, let layout = shapedText(in: scene) else { return nil }
    return layout.inkBounds?.offsetBy(
      dx: bounds.minX, dy: bounds.minY + (bounds.height - layout.size.height) * verticalAlignment)
  }

  private func shapedText(in scene: Scene) -> TextLayout? { shapedText(in: scene, size: bounds.size) }

  private func shapedText(in scene: Scene, size: Size) -> TextLayout? {
    guard let context = scene.textContext else { return nil }
    let typesetter = typesetter(in: scene, context)
    if let shaped, shaped.size == size { return shaped.layout }
    let layout = context.layout(
      typesetter, alignment: formatAlignment(scene.traits.direction), in: size, meter: scene.meter)
    // A text that the meter left empty is laid out again later.
    if let meter = scene.meter, meter.isExhausted { meter.blame(self) } else { shaped = (layout, size) }
    if layout.missingGlyphCount > 0 { scene.report(missing: layout.missingCharacters, of: effectiveString, in: self) }
    if layout.cutCharacterCount > 0 { scene.report(cut: layout.cutCharacterCount, of: effectiveString, in: self) }
    if layout.usesOtherFamily {
      let families = effectiveFont.families
      scene.report(
        "no font of \(families.map { "\"\($0.shortened)\"" }.joined(separator: " or ")): another is used for "
          + "\"\(effectiveString.shortened)\"", in: self, kind: .missingFamilies(families, used: nil))
    }
    for problem in layout.problems { scene.report(problem, in: self) }
    if let language = effectiveLanguage(in: scene), LanguageTag(language) == nil {
      let message = "\"\(language.shortened)\" is not a language tag; expected one such as \"ja\" or \"zh-Hant\""
      scene.report(message, in: self)
    }
    if usesMarkup, let problem = TextContext.markupProblem(in: effectiveString) {
      scene.report("not valid markup: \(problem)", in: self)
    }
    return layout
  }

  /// The text in the scene, looked up again only where something that it depends on has changed.
  private func typesetter(in scene: Scene, _ context: TextContext) -> Typesetter {
    let conditions = ShapingConditions(
      scale: scene.scale, direction: scene.traits.direction, language: effectiveLanguage(in: scene),
      context: ObjectIdentifier(context))
    let known = interned.flatMap { $0.conditions == conditions ? $0.format : nil }
    if known != nil, let typeset { return typeset }
    let format = known ?? context.intern(format(in: scene, language: conditions.language), scale: scene.scale)
    let text = context.typesetter(for: effectiveString, format)
    if known == nil {
      interned = (format, conditions)
      if let choice = format.familyChoice { scene.report(choice, of: effectiveFont.families, in: self) }
    }
    (typeset, shaped) = (text, nil)
    return text
  }

  private func format(in scene: Scene) -> TextFormat { format(in: scene, language: effectiveLanguage(in: scene)) }

  private func format(in scene: Scene, language: String?) -> TextFormat {
    let direction = scene.traits.direction
    return TextFormat(
      font: effectiveFont, alignment: formatAlignment(direction),
      lineBreakMode: lineBreakMode, numberOfLines: numberOfLines, direction: direction, usesMarkup: usesMarkup,
      language: language)
  }

  private func formatAlignment(_ direction: LayoutDirection) -> TextAlignment {
    alignment == .natural ? naturalEdge.alignment(direction) : alignment
  }

  package override func makeContents(in context: CommitContext) -> NodeContents {
    guard !effectiveString.isEmpty, let scene else { return super.makeContents(in: context) }
    let bounds = presentedGeometry.bounds
    guard let layout = shapedText(in: scene, size: bounds.size) else {
      scene.report("the system has no fonts to show \"\(effectiveString.shortened)\" in", in: self, kind: .noFonts)
      return super.makeContents(in: context)
    }
    let top = (bounds.height - layout.size.height) * verticalAlignment
    let shownColor = animatedValue(.textColor) ?? effectiveColor
    return .text(
      NodeText(
        layout: layout, origin: Point(x: bounds.minX, y: bounds.minY + top).withinReach,
        color: context.resolve(
          isHighlighted ? effectiveHighlightedColor ?? shownColor : shownColor, of: self),
        shadow: nodeShadow(in: context)))
  }

  private func nodeShadow(in context: CommitContext) -> NodeShadow? {
    textShadow.map {
      NodeShadow(
        color: context.resolve($0.color, of: self), sigma: max(0, $0.radius.withinReach), offset: $0.offset.withinReach)
    }
  }
}

extension Scene {
  /// Reports characters of a text without a glyph in any font.
  final func report(missing characters: [Unicode.Scalar], of text: String, in layer: Layer) {
    report(message(missing: characters, of: text), in: layer, kind: .missingCharacters(characters))
  }
}

extension Scene {
  /// Reports, once, that a text is too long for its end to be shown.
  final func report(cut count: Int, of text: String, in layer: Layer) {
    let message =
      "the last \(count) characters of \"\(text.firstLine.shortened)\" are not shown: the text is too long;"
      + " divide it by line feeds, or among several texts"
    guard reportedCuts.count < 100, reportedCuts.insert("\(ObjectIdentifier(layer).hashValue) \(message)").inserted
    else { return }
    report(message, in: layer, kind: .cutText(count))
  }
}

private func message(missing characters: [Unicode.Scalar], of text: String) -> String {
  "no font has \(characters.map(\.namedCodePoint).joined(separator: ", ")) of \"\(text.shortened)\""
}

extension Unicode.Scalar {
  /// The character's number as `U+1F600`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// The number and the name, as `U+1F600 GRINNING FACE`. Ideographs are named by their number alone.
  package var namedCodePoint: String {
    guard let name = properties.name, !properties.isIdeographic else { return codePoint }
    return "\(codePoint) \(name)"
  }
}

extension String {
  /// Up to its first line end.
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }

  /// The beginning of a long text, for messages, on one line.
  var shortened: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(60) { scalars.append(scalar.isUnseen ? "\u{FFFD}" : scalar) }
    return String(scalars) + (scalars.count < unicodeScalars.count ? "\u{2026}" : "")
  }

  /// The text with each word, part of a word between soft hyphens, or character of scripts without spaces, on its own
  /// line. Tags stay unchanged.
  ///
  /// The beginning of a long text is enough, as its words are like those that follow.
  fileprivate func linesOfWords(isMarkup: Bool) -> String {
    var lines = ""
    var count = 0
    var isInTag = false
    for scalar in unicodeScalars {
      if isMarkup, scalar == "<" || isInTag {
        isInTag = scalar != ">"
        lines.unicodeScalars.append(scalar)
        continue
      }
      if count == 2000 { continue }
      let isSpace = scalar.properties.isWhitespace || scalar == "\u{AD}"
      if scalar == "\u{AD}" { lines.unicodeScalars.append("\u{2010}") }
      if isSpace || scalar.value >= 0x2E80 && scalar.value < 0xD7B0 {
        lines.unicodeScalars.append("\n")
        count += 1
      }
      if !isSpace { lines.unicodeScalars.append(scalar) }
    }
    return lines
  }
}

/// The conditions of a kept text beside the layer's own text properties.
private struct ShapingConditions: Equatable {
  let scale: Double
  let direction: LayoutDirection
  let language: String?
  let context: ObjectIdentifier
}

extension AnimationKey where Value == Color {
  /// The colour of a text layer that is not highlighted.
  public static var textColor: Self { Self(textColorKey) }
}

private let textColorKey = AnimationKey<Color>.Definition(
  "color", .color, isMotion: false, model: { ($0 as? BaseTextLayer)?.effectiveColor },
  resolve: { $1($0) })
