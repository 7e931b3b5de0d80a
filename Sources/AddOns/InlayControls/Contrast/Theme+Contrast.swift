import InlayGraphics
import InlayLayers
import InlayLists
import InlaySystem

extension Theme {
  /// The theme with colours that people with low vision can read: every text and mark that the library draws with
  /// colours of the theme has a contrast to what is behind it, in all appearances. Without other arguments it is that
  /// of level AA of WCAG 2, which EN 301 549 asks for; large titles and marks, which would need less, have it too.
  /// Texts of what is disabled are exempt there, and here.
  ///
  /// Colours move in lightness only, as OKLCH has it, and as little as they have to; they keep their hue, and their
  /// chroma where sRGB has it. A colour that is not opaque gets more alpha where lightness does not suffice. Texts
  /// move. Grounds move only where a text stands on light and on dark ones. Colours that have the contrast stay, so a
  /// theme that has it everywhere keeps all. Titles and symbols on parts of any colour, such as buttons and badges,
  /// become black or white where a paler colour would have less contrast.
  ///
  /// Call it last: colours that are set afterwards stay as they are. Images of rows do not change; where two of them
  /// leave no colour for a text, `Scene.accessibilityFaults` of InlayTesting finds it, and a theme file with
  /// `contrast: aa` has a warning. So do colours that the app sets in its views.
  ///
  /// Some milliseconds for a theme with many colours to move: call it once, not for each scene.
  ///
  /// - Parameter ratio: WCAG's ratio of luminances, from 1 to 4.5: black or white have that on every ground.
  public func withContrast(atLeast ratio: Double = 4.5) -> Theme { solvingContrast(atLeast: ratio).theme }

  /// - Returns: The theme, and the pairs that have less contrast even so.
  package func solvingContrast(
    atLeast ratio: Double
  ) -> (theme: Theme, unmet: [(pair: ContrastPair, appearance: Appearance)]) {
    require((1...4.5).contains(ratio), "withContrast(atLeast: \(ratio)) needs a ratio from 1 to 4.5")
    var named = self
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

  private static let following = [ColorToken.tint, .tableBackground, .cellBackground].flatMap(\.followers)

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
        colors[token] = ThemeColor(wanted)
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
      switch color {
      case .fixed(let fixed): colors[token] = ThemeColor(light: fixed)
      case .token(let other):
        guard let known = ThemeColor(palettes.mapValues { $0[other] }) else { return color }
        colors[token] = known
      }
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
    let palettes = palettes.values
    func areEqual(_ a: Color, _ b: Color) -> Bool {
      palettes.allSatisfy { palette in
        func color(_ color: Color) -> RGBColor? {
          switch color {
          case .fixed(let fixed): fixed
          case .token(let token): palette[token]
          }
        }
        return color(a) == color(b)
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
      // Without a colour of its own the title, and the detail too, have those of all rows.
      if known.label == nil, label == .token(.label), canReadDetail(on: category.background) { label = nil }
      categories[name] = Theme.Category(
        background: restored(category.background, known.background),
        selected: restored(category.selected, known.selected), label: label)
    }
    var colors = self.colors
    let used =
      (backgroundGradient ?? [])
      + categories.values.flatMap { [$0.background, $0.selected, $0.label] }.compactMap { $0 }
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

extension ThemeColor {
  /// Nil for no colour in the light appearance.
  fileprivate init?(_ colors: [Appearance: RGBColor?]) {
    guard let light = colors[.light] ?? nil else { return nil }
    func other(_ appearance: Appearance, than known: RGBColor) -> RGBColor? {
      (colors[appearance] ?? nil).flatMap { $0 == known ? nil : $0 }
    }
    let dark = other(.dark, than: light)
    self.init(
      light: light, dark: dark, highContrastLight: other(.highContrastLight, than: light),
      highContrastDark: other(.highContrastDark, than: dark ?? light))
  }
}
