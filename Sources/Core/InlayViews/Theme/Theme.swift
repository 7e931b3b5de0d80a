import InlayGraphics
import InlayLayers
import InlayText

/// The look of views: colours by appearance, fonts, text styles and metrics; with lists the decoration of rows too.
///
/// A value; copies share their storage until one is changed.
public struct Theme: Hashable, Sendable, EnvironmentValue {
  // The getters are inlined into other modules, which then load one metric instead of copying all.
  @usableFromInline var storage: Storage

  fileprivate init(_ storage: Storage) { self.storage = storage }

  init(
    name: String, colors: [ColorToken: Color], fontFamilies: [String],
    textAttributes: [TextStyle: Theme.TextAttributes]
  ) {
    storage = Storage(
      ThemeValues(
        name: name, colors: colors, fontFamilies: fontFamilies, textAttributes: Theme.TextStyles(textAttributes)))
  }

  /// A theme with the values of another one.
  public init(name: String, from theme: Theme = .modern) {
    self = theme
    self.name = name
  }

  /// The name in theme and scene files; the initialiser's by default.
  public var name: String {
    get { storage.values.name }
    set { change { $0.name = newValue } }
  }

  /// The colours of the library's tokens and of an app's own, such as `"brand"`; none by default. A colour may name
  /// another token, and be one for each appearance: `theme.colors[.tint] = Color(light: .rgb(0x7A1F5C), dark:
  /// .rgb(0xE27BC0))`.
  ///
  /// Missing colours come from `base`, except those of checkmark, link, a switch that is on, caret and selected text:
  /// these are the theme's tint, if it has one. In `base` and `modern` checkmark and link follow the tint, and switches
  /// have their own colour, which a copied theme may remove. If a theme has no `highlightedLabel`, it is the theme's
  /// `label`. Its elevated backgrounds go with those of tables and rows: a copy of `modern` with others sets or removes
  /// them too.
  public var colors: [ColorToken: Color] {
    get { storage.values.colors }
    set { change { $0.colors = newValue } }
  }

  /// The font families in order of preference: the first one that exists is used. The default is the initialiser's.
  public var fontFamilies: [String] {
    @inlinable get { storage.values.fontFamilies }
    set { change { $0.fontFamilies = newValue } }
  }

  /// The paths of fonts for the families, besides the system's fonts, for `TextContext(fontFiles:)`; none by default.
  public var fontFiles: [String] {
    get { storage.values.fontFiles }
    set { change { $0.fontFiles = newValue } }
  }

  /// The font and colour of each kind of text: `theme.textAttributes[.title].weight = .semibold`. Kinds that a theme
  /// does not set have the attributes of `base` by default.
  public var textAttributes: Theme.TextStyles {
    @inlinable get { storage.values.textAttributes }
    set { change { $0.textAttributes = newValue } }
  }

  /// The lengths, in points, each with its own default.
  public var metrics: Theme.Metrics {
    @inlinable get { storage.values.metrics }
    set { change { $0.metrics = newValue } }
  }

  /// The evenly spaced colours, from the top to the bottom, that fill a table without a background view behind its
  /// rows, above `table.background`; `nil`, the default, for none.
  public var backgroundGradient: [Color]? {
    @inlinable get { storage.values.backgroundGradient }
    set { change { $0.backgroundGradient = newValue } }
  }

  /// The colours of rows by their `category`; none by default.
  public var categories: [String: Theme.Category] {
    get { storage.values.categories }
    set { change { $0.categories = newValue } }
  }

  /// The least contrast of what views draw in a colour of their choice, beside that of the appearance: see
  /// `withContrast(atLeast:)` of InlayControls.
  package var leastContrast: Double {
    get { storage.values.leastContrast }
    set { change { $0.leastContrast = newValue } }
  }

  /// The value of a type that a module above keeps in the theme; nil if none is set.
  @inlinable package func value<Value: EnvironmentValue>(of type: Value.Type) -> Value? {
    storage.values.parts.values.value(of: type)
  }

  package mutating func setValue<Value: EnvironmentValue & Sendable>(_ value: Value) {
    change { $0.parts.values.set(value, of: Value.self) }
  }

  private mutating func change(_ body: (inout ThemeValues) -> Void) {
    var values = storage.values
    body(&values)
    storage = Storage(values)
  }

  public static func == (a: Theme, b: Theme) -> Bool { a.storage === b.storage || a.storage.values == b.storage.values }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }

  @usableFromInline final class Storage: ColorSource {
    @usableFromInline let values: ThemeValues

    fileprivate init(_ values: ThemeValues) { self.values = values }

    @usableFromInline func palette(for appearance: Appearance) -> Palette { Theme(self).palette(for: appearance) }

    @usableFromInline func palette(for appearance: Appearance, at level: UserInterfaceLevel) -> Palette {
      Theme(self).palette(for: appearance, at: level)
    }
  }

  @usableFromInline package var colorSource: (any ColorSource)? { storage }

  /// The theme of scenes that name none.
  @usableFromInline package static var standard: Theme { .modern }

  /// The names of all colours that lists use, sorted. A theme may have others.
  package static let tokenNames: [String] = Set(Theme.base.colors.keys).union(ColorToken.tinted)
    .union(ColorToken.backgrounds).union(ColorToken.elevated.map { $0.token }).union([.highlightedLabel]).map(\.name)
    .sorted()

  /// The tint's alpha behind selected text.
  fileprivate static let selectionShare = 0.28

  /// A text style's font at a text scale. Negative tracking of a style below 20 points is left out where the scale
  /// enlarges it to 20 points or more.
  public func font(for style: TextStyle, textScale: Double = 1) -> Font {
    let attributes = textAttributes[style]
    let size = attributes.size * textScale
    // Letters that are close at small sizes would touch at large ones, at which fonts are closer themselves.
    let isEnlarged = attributes.size < Font.displaySize && size >= Font.displaySize
    var font = Font(
      families: fontFamilies, size: size, weight: attributes.weight,
      tracking: isEnlarged ? max(0, attributes.tracking) : attributes.tracking, features: attributes.features)
    if style.hasLineHeight { font.lineHeight = Font.lineHeight(at: size) }
    return font
  }

  /// A height, in points, plus the growth of texts of some styles at a text scale above 1. It stays at scales below 1,
  /// so rows can still be tapped.
  package func height(_ height: Double, for styles: [TextStyle], textScale: Double) -> Double {
    guard textScale > 1 else { return height }
    let texts = styles.reduce(0) { $0 + textAttributes[$1].size }
    return height + ((textScale - 1) * texts * Self.lineHeight).rounded(.up)
  }

  /// An upper estimate of the height of a line for each point of its font's size.
  private static let lineHeight = 1.25
}

extension Theme {
  /// The colours for one appearance. Missing colours are the tint or come from `base`, as for `colors`.
  ///
  /// - Parameters:
  ///   - appearance: The appearance.
  ///   - level: In dark appearances of themes with elevated backgrounds, `elevated` has these instead of
  ///     `table.background`, `list.background` and `cell.background`, and its own `separator`.
  package func palette(
    for appearance: Appearance, at level: UserInterfaceLevel = .base
  ) -> [ColorToken: RGBColor] {
    var palette = palette(for: appearance, at: level, with: [:])
    guard colors.values.contains(where: \.namesTokens) else { return palette }
    // Tokens that others name get theirs first: one more of a chain each time.
    for _ in 0..<Self.longestChain {
      let next = self.palette(for: appearance, at: level, with: palette)
      if next == palette { break }
      palette = next
    }
    return palette
  }

  /// The most tokens that name one another in a row. More are black, as are those that name themselves.
  private static let longestChain = 16

  /// - Parameter known: The colors of tokens that colors name.
  private func palette(for appearance: Appearance, at level: UserInterfaceLevel, with known: Palette) -> Palette {
    var palette = colors.mapValues { color in color.resolved(for: appearance) { known[$0] } ?? .black }
    palette.addTinted()
    if name != Theme.base.name {
      for (token, color) in Theme.base.colors where palette[token] == nil {
        palette[token] = color.resolved(for: appearance) { known[$0] }
      }
    }
    // A theme without a tint has that of `base`.
    palette.addTinted()
    if palette[.highlightedLabel] == nil { palette[.highlightedLabel] = palette[.label] }
    palette.addBackgrounds(areElevated: elevates(in: appearance), at: level)
    return palette
  }

  /// Whether the theme shows sheets, alerts and menus with other backgrounds: light ones have shadows for that.
  package func elevates(in appearance: Appearance) -> Bool {
    appearance.isDark && (colors[.elevatedBackground] != nil || colors[.elevatedCellBackground] != nil)
  }
}

extension Palette {
  /// - Parameter areElevated: Whether the theme's elevated backgrounds count.
  fileprivate mutating func addBackgrounds(areElevated: Bool, at level: UserInterfaceLevel) {
    for (token, base) in ColorToken.elevated where !areElevated || self[token] == nil { self[token] = self[base] }
    let list = areElevated ? ColorToken.tableBackground : .cellBackground
    if self[.listBackground] == nil { self[.listBackground] = self[list] }
    guard areElevated, level == .elevated else { return }
    for (token, base) in ColorToken.elevated { self[base] = self[token] }
    self[.listBackground] = self[.elevatedBackground]
  }

  fileprivate mutating func addTinted() {
    guard let tint = self[.tint] else { return }
    for token in ColorToken.tinted where self[token] == nil {
      self[token] = token == "selection.text" ? tint.withAlpha(tint.alpha * Theme.selectionShare) : tint
    }
  }
}

@usableFromInline struct ThemeValues: Hashable, Sendable {
  @usableFromInline var name: String
  @usableFromInline var colors: [ColorToken: Color]
  @usableFromInline var fontFamilies: [String]
  @usableFromInline var fontFiles: [String] = []
  @usableFromInline var textAttributes: Theme.TextStyles
  @usableFromInline var metrics = Theme.Metrics()
  @usableFromInline var backgroundGradient: [Color]?
  @usableFromInline var categories: [String: Theme.Category] = [:]
  @usableFromInline var leastContrast = 1.0
  @usableFromInline var parts = ThemeParts()
}

/// The values that modules above keep in a theme: only values that are `Sendable` are set.
@usableFromInline struct ThemeParts: Hashable, @unchecked Sendable {
  @usableFromInline var values = EnvironmentValues()

  @usableFromInline static func == (a: ThemeParts, b: ThemeParts) -> Bool { a.values.areEqual(to: b.values) }

  // Themes with the same names and colours have the same parts.
  @usableFromInline func hash(into hasher: inout Hasher) {}
}

extension Theme {
  /// The colours of rows of a `category`; nil keeps the theme's.
  public struct Category: Hashable, Sendable {
    /// The colour of rows; `nil` keeps the theme's.
    public var background: Color?
    /// The colour of highlighted and selected rows; `nil` keeps the theme's.
    public var selected: Color?
    /// The colour of title and detail; `nil` keeps the theme's.
    public var label: Color?

    /// Creates the colours of a category; those left out are the theme's.
    public init(background: Color? = nil, selected: Color? = nil, label: Color? = nil) {
      self.background = background
      self.selected = selected
      self.label = label
    }
  }
}

extension Layer {
  /// The theme of this layer and its sublayers; if it is `nil`, the default, they have the superlayer's or the scene's.
  public final var overrideTheme: Theme? {
    get { overrideValues.value(of: Theme.self) }
    set { if newValue != overrideTheme { overrideValue(newValue) } }
  }

  @inlinable package final var effectiveTheme: Theme { environmentValue(of: Theme.self) ?? .standard }
}

extension Scene {
  /// The look of the lists in this scene, and the values of its colour tokens. `modern` by default.
  public var theme: Theme {
    get { environmentValues.value(of: Theme.self) ?? .standard }
    set { setEnvironmentValue(newValue) }
  }
}
