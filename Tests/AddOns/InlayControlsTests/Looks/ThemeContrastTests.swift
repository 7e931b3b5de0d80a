import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls

/// `Theme.withContrast(atLeast:)`: each text of any theme can be read.
@Suite struct ThemeContrastTests {
  private static let looks = Theme.builtIn.flatMap { theme in Appearance.allCases.map { (theme, $0) } }

  /// A pair with less than 4.5:1, as a text; nil for none. Images of rows do not change.
  private func fault(of theme: Theme, _ appearance: Appearance) -> String? {
    let pairs = ContrastPairs(theme, appearance)
    for pair in pairs.all + pairs.categories where pairs.ratio(pair) < 4.5 {
      if case .images = pair.ground, theme.name == "mixed images" { continue }
      return "\(appearance): \(pair) has \(pairs.ratio(pair))"
    }
    return nil
  }

  /// What differs of two colours that may differ in lightness alone.
  private func change(_ old: RGBColor, _ new: RGBColor) -> String? {
    if new.alpha < old.alpha - 1e-9 { return "less alpha" }
    let (a, b) = (OKLCH(old), OKLCH(new))
    guard min(a.chroma, b.chroma) > 0.06 else { return nil }
    let turn = abs(a.hue - b.hue)
    if min(turn, 2 * .pi - turn) > 0.1 { return "hue \(a.hue) became \(b.hue)" }
    return b.chroma > a.chroma + 0.01 ? "chroma \(a.chroma) became \(b.chroma)" : nil
  }

  @Test("OKLCH has the published values of sRGB's red, green and blue, and gives each colour back")
  func space() {
    for (digits, lightness, chroma, degrees) in [
      (0xFF0000 as UInt32, 0.62796, 0.25768, 29.234), (0x00FF00, 0.86644, 0.29483, 142.495),
      (0x0000FF, 0.45201, 0.31321, 264.052), (0xFFFFFF, 1, 0, 0), (0x000000, 0, 0, 0),
    ] {
      let color = OKLCH(RGBColor(rgb: digits))
      #expect(abs(color.lightness - lightness) < 1e-3 && abs(color.chroma - chroma) < 1e-3)
      let hue = color.hue * 180 / .pi
      #expect(chroma == 0 || abs((hue < 0 ? hue + 360 : hue) - degrees) < 0.1)
    }
    var random = SeededRandom()
    for _ in 0..<200 {
      let color = RGBColor(rgb: UInt32(random.int(0...0xFFFFFF)))
      #expect(OKLCH(color).with(lightness: OKLCH(color).lightness) == color)
    }
  }

  @Test("every pair of a built-in theme has 4.5:1, and colours keep their hue", arguments: looks)
  func builtIn(theme: Theme, appearance: Appearance) {
    let new = theme.withContrast()
    #expect(fault(of: new, appearance) == nil)
    #expect(new.solvingContrast(atLeast: 4.5).unmet.isEmpty)
    let palettes = (theme.palette(for: appearance), new.palette(for: appearance))
    for (token, color) in palettes.0 {
      #expect(palettes.1[token].flatMap { change(color, $0) } == nil, "\(token)")
    }
    #expect(new.withContrast() == new)
    #expect(new.name == theme.name && new.metrics == theme.metrics && new.textAttributes == theme.textAttributes)
  }

  @Test("modern in light: texts get darker by as much as they have to, and all that can be read stays")
  func modern() {
    let new = Theme.modern.withContrast()
    let (old, palette) = (Theme.modern.palette(for: .light), new.palette(for: .light))
    let moved = palette.filter { old[$0.key] != $0.value }
    let texts: Set<ColorToken> = [
      .secondaryLabel, .headerLabel, .footerLabel, .fieldPlaceholder, .tint, .link, .checkmark, .barTint, .caret,
      .destructive, .selectionText,
    ]
    #expect(Set(moved.keys) == texts, "\(moved)")
    for (token, color) in moved where token != .selectionText {
      let before = OKLCH(old[token] ?? .clear).lightness
      #expect(OKLCH(color).lightness < before || color.alpha > old[token]?.alpha ?? 1, "\(token)")
    }
    #expect(palette[.checkmark] == palette[.tint] && palette[.barTint] == palette[.tint])
    let pairs = ContrastPairs(new, .light)
    for token in [ColorToken.headerLabel, .tint, .destructive] {
      let least = pairs.all.filter { $0.text == token }.map(pairs.ratio).min() ?? 0
      #expect(least < 4.7, "\(token) is darker than it has to be: \(least)")
    }
  }

  private func randomTheme(_ random: inout SeededRandom) -> Theme {
    var theme = Theme(name: "random", from: random.pick(Theme.builtIn))
    if !theme.rowImages.normal.isEmpty { theme.name = "mixed images" }
    let share = random.pick([0.05, 0.3, 1])
    func color() -> Color { .fixed(random.color(alpha: random.chance(0.8) ? 1...1 : 0.1...1)) }
    for name in Theme.tokenNames {
      let token = ColorToken(name)
      if random.chance(0.1) { theme.colors[token] = nil }
      guard random.chance(share) else { continue }
      theme.colors[token] = Color(
        light: color(), dark: random.chance(0.5) ? color() : nil,
        highContrastLight: random.chance(0.2) ? color() : nil, highContrastDark: random.chance(0.2) ? color() : nil)
    }
    func part() -> Color {
      random.chance(0.5) ? color() : .token(random.pick([.tint, .cellBackground, .tableBackground, .link]))
    }
    if random.chance(0.2) { theme.backgroundGradient = (0..<random.int(1...3)).map { _ in part() } }
    for name in ["a", "b"] where random.chance(0.3) {
      theme.categories[name] = Theme.Category(
        background: random.chance(0.7) ? part() : nil, selected: random.chance(0.5) ? part() : nil,
        label: random.chance(0.5) ? part() : nil)
    }
    if random.chance(0.2) {
      theme.colors["brand"] = color()
      theme.textAttributes[random.pick(TextStyle.allCases)].color = random.pick([.token("brand"), .tint, .separator])
    }
    return theme
  }

  @Test(
    "every pair of a random theme has 4.5:1, colours keep their hue, and nothing moves that can be read",
    arguments: Seeds.first(2000))
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let theme = randomTheme(&random)
    let (new, unmet) = theme.solvingContrast(atLeast: 4.5)
    #expect(unmet.allSatisfy { if case .images = $0.pair.ground { true } else { false } }, "\(unmet)")
    #expect(new.solvingContrast(atLeast: 4.5).theme == new)
    var asking = theme
    asking.leastContrast = 4.5
    for appearance in Appearance.allCases {
      #expect(fault(of: new, appearance) == nil)
      let (old, after) = (ContrastPairs(asking, appearance), ContrastPairs(new, appearance))
      for (token, color) in old.palette {
        #expect(after.palette[token].flatMap { change(color, $0) } == nil, "\(token) in \(appearance)")
      }
      let all = old.all + old.categories
      if theme.categories.isEmpty, all.allSatisfy({ old.ratio($0) >= 4.5 }) {
        #expect(old.palette.allSatisfy { after.palette[$0.key] == $0.value }, "\(appearance)")
      }
      let used = Set((all + after.all).flatMap { [$0.text] + $0.ground.tokens })
      for (token, color) in old.palette where !used.contains(token) && token.name.first != ":" {
        // Those that follow others, and that take turns with others.
        let follows =
          theme.colors[token] == nil || token.name.hasSuffix(".elevated")
          || [.highlightedLabel, .largeTitleLabel, .focusRing, .barTint].contains(token)
        #expect(after.palette[token] == color || follows, "\(token) in \(appearance) is in no pair")
      }
    }
  }
}

extension ContrastPair.Ground {
  fileprivate var tokens: [ColorToken] {
    switch self {
    case .token(let token): [token]
    case .images: []
    case .gradient: [.tint, .cellBackground, .tableBackground, .link]
    case .part(let token, _, let ground): [token] + ground.tokens
    }
  }
}
