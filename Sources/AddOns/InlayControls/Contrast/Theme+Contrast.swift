import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

extension Theme {
  /// Returns the theme with colours that people with low vision can read. In all appearances, every text and mark that
  /// the library draws with theme colours has the contrast to its background.
  ///
  /// The default is level AA of WCAG 2, which EN 301 549 requires. Large titles and marks would need less, but have it
  /// too. Disabled texts are exempt in WCAG, and here.
  ///
  /// Only the lightness of a colour changes (in OKLCH), and only as much as needed. Hue stays the same, and so does
  /// chroma if sRGB can represent it. If lightness is not enough, a translucent colour becomes more opaque. Texts
  /// change first. If a text colour is used on both light and dark backgrounds, the backgrounds change instead. Colours
  /// that have the contrast stay, so a theme that has it everywhere is not changed. Titles and symbols on parts of any
  /// colour, such as buttons and badges, become black or white if a paler colour would have less contrast.
  ///
  /// Call it last: colours that you set afterwards stay as they are. Images of rows do not change. If no colour can be
  /// read on two of them, `Scene.accessibilityFaults` of InlayTesting finds it, and a theme file with `contrast: aa`
  /// has a warning. The same is true for colours that you set in views.
  ///
  /// It takes some milliseconds for a theme with many colours to change: call it once, not for each scene.
  ///
  /// - Parameter ratio: WCAG's ratio of luminances, from 1 to 4.5, the default. Black or white has a contrast of 4.5 on
  ///   every background.
  public func withContrast(atLeast ratio: Double = 4.5) -> Theme { solvingContrast(atLeast: ratio).theme }

  /// - Returns: The theme, and the pairs that have less contrast even so.
  package func solvingContrast(
    atLeast ratio: Double
  ) -> (theme: Theme, unmet: [(pair: ContrastPair, appearance: Appearance)]) {
    require((1...4.5).contains(ratio), "withContrast(atLeast: \(ratio)) needs a ratio from 1 to 4.5")
    var named = namingTextColors()
    named.leastContrast = max(leastContrast, ratio)
    named.nameColors()
    var solved: [Appearance: Palette] = [:]
    var unmet: [(pair: ContrastPair, appearance: Appearance)] = []
    for appearance in Appearance.allCases {
      var solver = ContrastSolver(named, appearance, atLeast: ratio)
      solver.solve()
      solved[appearance] = solver.palette
      unmet += solver.unmet.map { ($0, appearance) }
    }
    named.setColors(solved)
    named.restoreColors(of: self)
    return (named, unmet)
  }

  private var palettes: [Appearance: Palette] {
    Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, palette(for: $0)) })
  }

  private static let following = [ColorToken.tint, .tableBackground, .cellBackground, .label].flatMap(\.followers)

  /// Sets the colours that differ from those of the theme, and then those that followed one and are not to.
  private mutating func setColors(_ solved: [Appearance: Palette]) {
    for leaves in [Set(Self.following), []] {
      let current = palettes
      var colors = self.colors
      for token in solved[.light]?.keys.map({ $0 }) ?? [] {
        let wanted = solved.mapValues { $0[token] }
        if wanted == current.mapValues({ $0[token] }) || leaves.contains(token) && self.colors[token] == nil {
          continue
        }
        colors[token] = Color(wanted)
      }
      self.colors = colors
    }
  }

  // MARK: Colours outside the table of colours

  /// Gives the colours of the gradient and of categories, and the titles of these, tokens of their own.
  private mutating func nameColors() {
    let palettes = palettes
    var colors = self.colors
    func named(_ color: Color, _ name: String) -> Color {
      let token = ColorToken(":contrast." + name)
      var values: [Appearance: RGBColor?] = [:]
      for (appearance, palette) in palettes { values[appearance] = color.resolved(for: appearance) { palette[$0] } }
      guard let known = Color(values) else { return color }
      colors[token] = known
      return .token(token)
    }
    backgroundGradient = backgroundGradient?.enumerated().map { named($1, "gradient.\($0)") }
    for (name, category) in categories where category != Theme.Category() {
      categories[name] = Theme.Category(
        background: category.background.map { named($0, "category.\(name).background") },
        selected: category.selected.map { named($0, "category.\(name).selected") },
        label: named(category.label ?? .token(.label), "category.\(name).label"))
    }
    self.colors = colors
  }

  /// Has parts that did not move show their old colours again, without tokens of their own.
  private mutating func restoreColors(of old: Theme) {
    let palettes = palettes
    func areEqual(_ a: Color, _ b: Color) -> Bool {
      palettes.allSatisfy { appearance, palette in
        a.resolved(for: appearance) { palette[$0] } == b.resolved(for: appearance) { palette[$0] }
      }
    }
    func restored(_ color: Color?, _ old: Color?) -> Color? {
      guard let color, let old else { return color }
      return areEqual(color, old) ? old : color
    }
    backgroundGradient = backgroundGradient.map { colors in
      zip(colors, old.backgroundGradient ?? colors).map { restored($0, $1) ?? $0 }
    }
    for (name, category) in categories {
      let known = old.categories[name] ?? category
      var label = restored(category.label, known.label ?? .token(.label))
      // Resets title and detail to the colours of all rows if the category has none of its own.
      if known.label == nil, label == .token(.label), canReadDetail(on: category.background) { label = nil }
      categories[name] = Theme.Category(
        background: restored(category.background, known.background),
        selected: restored(category.selected, known.selected), label: label)
    }
    for style in TextStyle.allCases {
      let (color, known) = (textAttributes[style].color, old.textAttributes[style].color)
      if color != known, areEqual(color, known) { textAttributes[style].color = known }
    }
    var colors = self.colors
    var used = backgroundGradient ?? []
    used += TextStyle.allCases.map { textAttributes[$0].color }
    used += categories.values.flatMap { [$0.background, $0.selected, $0.label] }.compactMap { $0 }
    for token in colors.keys where token.name.hasPrefix(":contrast.") && !used.contains(.token(token)) {
      colors[token] = nil
    }
    self.colors = colors
  }

  private func canReadDetail(on background: Color?) -> Bool {
    guard let background else { return true }
    return Appearance.allCases.allSatisfy {
      ContrastPairs(self, $0).ratio(.token(.secondaryLabel), on: background) >= leastContrast
    }
  }
}

extension Theme {
  /// The theme with a token of its own for the color of each text style that is none.
  func namingTextColors() -> Theme {
    var theme = self
    for style in TextStyle.allCases {
      let color = textAttributes[style].color
      if case .token = color { continue }
      let token = ColorToken(":contrast.textStyle.\(style.rawValue)")
      theme.colors[token] = color
      theme.textAttributes[style].color = .token(token)
    }
    return theme
  }
}

extension Color {
  /// Returns nil if there is no colour for the light appearance.
  fileprivate init?(_ colors: [Appearance: RGBColor?]) {
    guard let light = colors[.light] ?? nil else { return nil }
    func other(_ appearance: Appearance, than known: RGBColor) -> RGBColor? {
      (colors[appearance] ?? nil).flatMap { $0 == known ? nil : $0 }
    }
    let dark = other(.dark, than: light)
    self.init(
      light: .fixed(light), dark: dark.map(Color.fixed),
      highContrastLight: other(.highContrastLight, than: light).map(Color.fixed),
      highContrastDark: other(.highContrastDark, than: dark ?? light).map(Color.fixed))
  }
}
