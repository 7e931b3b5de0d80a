import InlayGraphics
import InlaySystem
import InlayText

/// A text from the top of its bounds, broken, truncated and aligned in the bounds' width and not clipped. A `Label` is one
/// in a style of the theme.
open class TextLayer: Layer {
  /// The text and its format: one value.
  @exclusivity(unchecked) private final var textValues = TextValues()
  /// The format as the context has it; nil until it is needed.
  @exclusivity(unchecked) private final var interned: (format: InternedFormat, conditions: ShapingConditions)?
  /// The text as the context has it; nil until it is measured or shown.
  @exclusivity(unchecked) private final var typeset: Typesetter?
  /// The last layout.
  @exclusivity(unchecked) private final var shaped: (layout: TextLayout, size: Size)?

  public override init() { super.init() }

  /// The text; empty by default. Labels show it in capitals if their style requires it.
  public final var text: String {
    get { textValues.written }
    set {
      guard newValue != textValues.written else { return }
      textValues.written = newValue
      showString()
    }
  }

  /// The shown string.
  package final var effectiveString: String { textValues.string }

  /// The font. If it is `nil`, the default, a label has the font of its style at the scene's text scale, and other text
  /// layers one of 17 points.
  public final var font: Font? {
    get { textValues.look.font }
    set {
      guard newValue != textValues.look.font else { return }
      flags.insert(.hasOtherSettings)
      textValues.look.font = newValue
      showFont()
    }
  }

  /// The colour of the text. If it is `nil`, the default, a label has the colour of its style, and other text layers
  /// the colour `label`.
  public final var textColor: Color? {
    get { textValues.look.textColor }
    set {
      guard newValue != textValues.look.textColor else { return }
      let old = effectiveColor
      flags.insert(.hasOtherSettings)
      textValues.look.textColor = newValue
      if effectiveColor != old { didChange(.color, from: old) }
    }
  }

  /// The colour while highlighted. If it is `nil`, the default, a label has the theme's `label.highlighted` if that
  /// differs from `label`; others keep `textColor`.
  public final var highlightedTextColor: Color? {
    get { textValues.look.highlightedTextColor }
    set {
      guard newValue != textValues.look.highlightedTextColor else { return }
      let old = effectiveHighlightedColor
      flags.insert(.hasOtherSettings)
      textValues.look.highlightedTextColor = newValue
      if effectiveHighlightedColor != old { didChange(.highlightedColor, from: old) }
    }
  }

  /// Font and colours as one value.
  package final var textLook: TextLook {
    get { textValues.look }
    set { (font, textColor, highlightedTextColor) = (newValue.font, newValue.textColor, newValue.highlightedTextColor) }
  }

  /// Sets the values that replace a nil font and nil colours.
  package final func setStandard(font: Font, textColor: Color, highlightedTextColor: Color?) {
    if font != textValues.standardFont {
      textValues.standardFont = font
      showFont()
    }
    guard textColor != textValues.standardColor || highlightedTextColor != textValues.standardHighlightedColor else {
      return
    }
    let (color, highlighted) = (effectiveColor, effectiveHighlightedColor)
    (textValues.standardColor, textValues.standardHighlightedColor) = (textColor, highlightedTextColor)
    if effectiveColor != color { didChange(.color, from: color) }
    if effectiveHighlightedColor != highlighted { didChange(.highlightedColor, from: highlighted) }
  }

  /// The standard font at a text scale of 1, of a text that grows with the scene's; nil for one that does not.
  package final var scalingFont: Font? { didSet { applyTextScale() } }

  private func applyTextScale() {
    guard var font = scalingFont else { return }
    font.size *= effectiveTextScale
    textValues.standardFont = font
    showFont()
  }

  open override func environmentDidChange() {
    super.environmentDidChange()
    applyTextScale()
  }

  /// The most that the font's size is, in points; set by the row that has no space for more.
  package final var largestFontSize: Double? {
    get { textValues.largestFontSize }
    set {
      guard newValue != textValues.largestFontSize else { return }
      textValues.largestFontSize = newValue
      showFont()
    }
  }

  /// The font without a limit of its size.
  package final var ownFont: Font { textValues.look.font ?? textValues.standardFont }

  /// The size of `ownFont`, without a copy of it.
  package final var ownFontSize: Double { textValues.look.font?.size ?? textValues.standardFont.size }

  private func showFont() {
    var font = ownFont
    if let most = textValues.largestFontSize, font.size > most { font.size = most }
    if let old = replace(&textValues.font, by: font) { textDidChange(.font, from: old) }
  }

  /// Whether the text is shown in capitals, by the rules of its language.
  package final var isUppercase: Bool {
    get { textValues.isUppercase }
    set {
      textValues.isUppercase = newValue
      showString()
    }
  }

  private func showString() {
    var string = textValues.written
    // Tags have no capitals.
    if textValues.isUppercase {
      let language = scene.flatMap { effectiveLanguage(in: $0) }
      string = usesMarkup ? string.uppercasedMarkup(in: language) : string.uppercased(in: language)
    }
    if let old = replace(&textValues.string, by: string) { textDidChange(.string, from: old) }
  }

  /// Whether the superlayer places its texts by their sizes: what may change the size requests its layout.
  package final var sizesSuperlayer: Bool {
    get { textValues.sizesSuperlayer }
    set { textValues.sizesSuperlayer = newValue }
  }

  /// The shown font.
  package final var effectiveFont: Font { textValues.font }

  /// The size of `effectiveFont`, without a copy of it.
  package final var fontSize: Double { textValues.font.size }

  final var effectiveColor: Color { textValues.look.textColor ?? textValues.standardColor }

  /// The colour while highlighted; nil is `effectiveColor`.
  final var effectiveHighlightedColor: Color? {
    textValues.look.highlightedTextColor ?? textValues.standardHighlightedColor
  }

  /// The public settings below as one value.
  package final var textSettings: TextSettings {
    get { textValues.settings }
    set {
      guard let old = replace(&textValues.settings, by: newValue) else { return }
      var changes = newValue.differences(from: old)
      if effectiveHighlightedColor == nil { changes.remove(LayerProperties(.isHighlighted)) }
      forget(changes)
      didChange(changes)
    }
  }

  /// Whether the string is Pango's markup, such as `<b>bold</b>`; false by default. Invalid markup is reported as a
  /// problem and shown as written.
  public final var usesMarkup: Bool {
    get { textValues.settings.usesMarkup }
    set {
      if let old = replace(&textValues.settings.usesMarkup, by: newValue) { textDidChange(.usesMarkup, from: old) }
    }
  }

  /// Whether the text has `highlightedTextColor`; false by default.
  public final var isHighlighted: Bool {
    get { textValues.settings.isHighlighted }
    set {
      let old = replace(&textValues.settings.isHighlighted, by: newValue)
      // The look does not change without a highlighted colour.
      if let old, effectiveHighlightedColor != nil { didChange(.isHighlighted, from: old) }
    }
  }

  /// The shadow of the glyphs; `nil`, the default, for none.
  public final var textShadow: Shadow? {
    get { textValues.settings.textShadow }
    set { if let old = replace(&textValues.settings.textShadow, by: newValue) { didChange(.textShadow, from: old) } }
  }

  /// The alignment of the lines; `natural` by default, the leading side of the scene's direction.
  public final var textAlignment: TextAlignment {
    get { textValues.settings.alignment }
    set { if let old = replace(&textValues.settings.alignment, by: newValue) { textDidChange(.alignment, from: old) } }
  }

  /// The places where lines break or are cut off; `wordWrap` by default.
  public final var lineBreakMode: LineBreakMode {
    get { textValues.settings.lineBreakMode }
    set {
      if let old = replace(&textValues.settings.lineBreakMode, by: newValue) {
        textDidChange(.lineBreakMode, from: old)
      }
    }
  }

  /// The most lines. If it is 0, the default, only the height of the bounds limits a text that is truncated.
  public final var numberOfLines: Int {
    get { textValues.settings.numberOfLines }
    set {
      let old = replace(&textValues.settings.numberOfLines, by: max(0, newValue))
      if let old { textDidChange(.numberOfLines, from: old) }
    }
  }

  /// The text block's position between the top (0) and the bottom (1) of the bounds.
  package final var verticalAlignment: Double {
    get { textValues.verticalAlignment }
    set {
      if let old = replace(&textValues.verticalAlignment, by: newValue) { didChange(.verticalAlignment, from: old) }
    }
  }

  /// The alignment of a text whose own alignment is `natural`.
  package final var naturalEdge: TextAlignment {
    get { textValues.naturalEdge }
    set { if let old = replace(&textValues.naturalEdge, by: newValue) { textDidChange(.naturalEdge, from: old) } }
  }

  /// Notes a change of a text's own property.
  private final func textDidChange<Value>(_ property: LayerProperty, from oldValue: Value) {
    forget(LayerProperties(property))
    didChange(property, from: oldValue)
  }

  /// Forgets what was made from the old values of properties.
  private final func forget(_ changes: LayerProperties) {
    if !changes.isDisjoint(with: .ofFormat) { interned = nil }
    if !changes.isDisjoint(with: .ofShaping) { (typeset, shaped) = (nil, nil) }
    // A row aligns its detail with its title.
    if sizesSuperlayer, !changes.isDisjoint(with: .ofShaping.union(LayerProperties(.alignment))) {
      superlayer?._sublayerPreferredSizeDidChange(self)
    }
    if !changes.isDisjoint(with: .ofAlignment) { shaped = nil }
    if changes.contains(LayerProperties(.usesMarkup)) { showString() }
  }

  /// Adds the text as it was set, without a style's capitals.
  open override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "text"
    description.add("text", text)
  }

  /// The characters of the shown text that no font has, as a message; nil if the fonts have all.
  package final var missingCharactersMessage: String? {
    guard let layout = shaped?.layout, layout.missingGlyphCount > 0 else { return nil }
    return message(missing: layout.missingCharacters, of: effectiveString)
  }

  /// Returns the size of the text within a width, in points. The width is rounded up to whole device pixels, and so is
  /// a height that limits the lines: a layer of this size shows as much of the text, wherever its edges move to pixels.
  ///
  /// The scene has the fonts. Outside of a scene the text is measured in the system's fonts, the theme `modern`, and at
  /// scales of 1: measure it again in the scene if that has others. Zero for an empty text, and without any fonts.
  open override func sizeThatFits(_ size: Size) -> Size {
    let (lines, scale) = (linesSize(in: size), scene?.scale ?? 1)
    let hasLimit = numberOfLines == 0 && lineBreakMode != .wordWrap
    return Size(
      width: (lines.width + trackingAtEnds(of: lines, in: size.width)).roundedUp(toScale: scale),
      height: hasLimit ? lines.height.roundedUp(toScale: scale) : lines.height)
  }

  /// The layout in the bounds, from the last one where nothing has changed; nil without fonts.
  final func shapedText(in scene: Scene) -> TextLayout? { shapedText(in: scene, size: bounds.size) }

  final func shapedText(in scene: Scene, size: Size) -> TextLayout? {
    guard let context = scene.textContext else { return nil }
    let typesetter = typesetter(in: scene, context)
    if let shaped, shaped.size == size { return shaped.layout }
    let layout = context.layout(
      typesetter, alignment: formatAlignment, in: size, meter: scene.meter)
    // A text that the meter left empty is laid out again later.
    if let meter = scene.meter, meter.isExhausted { meter.blame(self) } else { shaped = (layout, size) }
    if layout.missingGlyphCount > 0 { scene.report(missing: layout.missingCharacters, of: effectiveString, in: self) }
    if layout.cutCharacterCount > 0 { scene.report(cut: layout.cutCharacterCount, of: effectiveString, in: self) }
    if layout.usesOtherFamily {
      let families = effectiveFont.families
      let (names, hint) = (families.map { "\"\($0.shortened)\"" }, ScriptFont.hint(forFamilies: families))
      scene.report(
        "no font is named \(names.joined(separator: " or ")): another font is used for \"\(effectiveString.shortened)\"\(hint)",
        in: self, kind: .missingFamilies(families, used: nil))
    }
    for problem in layout.problems { scene.report(problem, in: self) }
    if let language = effectiveLanguage(in: scene), LanguageTag(spelled: language) == nil {
      let message = "\"\(language.shortened)\" is not a language tag; expected one such as \"ja\" or \"zh-Hant\""
      scene.report(message, in: self)
    }
    if usesMarkup, let problem = TextContext.markupProblem(in: effectiveString) {
      scene.report("not valid markup: \(problem)", in: self)
    }
    return layout
  }

  /// The text in the scene, looked up again only where something that it depends on has changed.
  final func typesetter(in scene: Scene, _ context: TextContext) -> Typesetter {
    let conditions = ShapingConditions(
      scale: scene.scale, direction: scene.traits.effectiveDirection, language: effectiveLanguage(in: scene),
      context: ObjectIdentifier(context))
    let known = interned.flatMap { $0.conditions == conditions ? $0.format : nil }
    if known != nil, let typeset { return typeset }
    let format = known ?? context.intern(format(in: scene, language: conditions.language), scale: scene.scale)
    let text = context.typesetter(for: effectiveString, format)
    if known == nil { interned = (format, conditions) }
    if let choice = format.familyChoice { scene.report(choice, of: self) }
    (typeset, shaped) = (text, nil)
    return text
  }

  final override var fittingLimits: Size { Size(width: bounds.width > 0 ? bounds.width : .infinity, height: .infinity) }

  final func format(in scene: Scene) -> TextFormat { format(in: scene, language: effectiveLanguage(in: scene)) }

  private func format(in scene: Scene, language: String?) -> TextFormat {
    format(direction: scene.traits.effectiveDirection, language: language)
  }

  final func format(direction: LayoutDirection, language: String? = nil) -> TextFormat {
    TextFormat(
      font: effectiveFont, alignment: formatAlignment,
      lineBreakMode: lineBreakMode, numberOfLines: numberOfLines, direction: direction, usesMarkup: usesMarkup,
      language: language)
  }

  private var formatAlignment: TextAlignment { textAlignment == .natural ? naturalEdge : textAlignment }

  package override func makeContents(in context: CommitContext) -> NodeContents {
    guard !effectiveString.isEmpty, let scene else { return super.makeContents(in: context) }
    let bounds = presentedGeometry.bounds
    guard let layout = shapedText(in: scene, size: bounds.size) else {
      scene.report(withoutFonts: effectiveString, in: self)
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
      let color = context.resolve($0.color ?? .black, of: self)
      return NodeShadow(
        color: color.multipliedAlpha($0.opacity.clampedOpacity), sigma: NodeShadow.sigma($0.radius),
        offset: $0.offset.withinReach)
    }
  }
}

/// The conditions of a kept text beside the layer's own text properties.
private struct ShapingConditions: Equatable {
  let scale: Double
  let direction: LayoutDirection
  let language: String?
  let context: ObjectIdentifier
}

extension LayerProperties {
  /// The properties that determine a text's format.
  fileprivate static let ofFormat: LayerProperties = [
    LayerProperties(.font), LayerProperties(.lineBreakMode), LayerProperties(.numberOfLines),
    LayerProperties(.usesMarkup),
  ]
  fileprivate static let ofShaping = ofFormat.union(LayerProperties(.string))
  fileprivate static let ofAlignment: LayerProperties = [LayerProperties(.alignment), LayerProperties(.naturalEdge)]
}
