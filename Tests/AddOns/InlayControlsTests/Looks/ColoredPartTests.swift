import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayLists
@testable import InlayViews

/// Symbols, titles and letters on parts with a colour of their own, in every theme.
@Suite struct ColoredPartTests {
  private static let looks = Theme.builtIn.flatMap { theme in Appearance.allCases.map { (theme, $0) } }

  private static let tokens: [ColorToken] = [
    .tint, .destructive, .secondaryLabel, .link, .controlOn, .controlFill, .cellBackground, .barTint, .separator,
  ]

  private func colors(_ random: inout SeededRandom) -> [Color] {
    Self.tokens.map { .token($0) } + (0..<12).map { _ in .fixed(random.color(alpha: 0.2...1)) }
      + [0xFFCC00, 0x34C759, 0xFF9500, 0x8E8E93].map { .rgb($0) }
  }

  private func scene(_ layers: [Layer], _ theme: Theme, _ appearance: Appearance) throws -> Scene {
    let root = View()
    root.backgroundColor = .token(.cellBackground)
    root.frame = Rect(x: 0, y: 0, width: 320, height: 120)
    for layer in layers { root.addSublayer(layer) }
    let scene = Scene(root: root, size: Size(width: 320, height: 120), scale: 2, textContext: try TextContext())
    scene.theme = theme
    scene.traits.appearance = appearance
    return scene
  }

  @Test("the symbol of a tile has 1.4:1 on any colour, in high contrast 4.5:1, in the picture", arguments: looks)
  func tiles(theme: Theme, appearance: Appearance) throws {
    var random = SeededRandom()
    let layer = ImageLayer()
    layer.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let scene = try scene([layer], theme, appearance)
    for color in colors(&random) {
      layer.image = .tile(random.pick(Symbol.allCases), color: color)
      let picture = try scene.picture()
      // Beside the symbol, and the pixel with the most contrast.
      let tile = RGBColor(rgb: picture[40, 6] & 0xFF_FFFF)
      let best =
        (0..<80 * 80).map { RGBColor(rgb: picture[$0 % 80, $0 / 80] & 0xFF_FFFF).contrast(to: tile) }.max() ?? 0
      // Thin lines of few pixels are not quite in their colour.
      #expect(
        best >= appearance.leastGlyphContrast - 0.1, "\(theme.name) \(appearance) \(color): \(best) seed \(random.seed)"
      )
    }
  }

  @Test("the symbol of a tile is white unless the tile is nearly white; in high contrast the tile is darker instead")
  func whiteTiles() throws {
    let layer = ImageLayer()
    layer.frame = Rect(x: 0, y: 0, width: 29, height: 29)
    let scene = try scene([layer], .modern, .light)
    func pixels(_ color: Color, _ tint: Color?) throws -> [UInt32] {
      layer.image = .tile(.gear, color: color, tint: tint)
      return try scene.picture().pixels
    }
    let white: [Color] = [
      .token(.tint), .token(.destructive), .rgb(0x8E8E93), .rgb(0xFFCC00), .rgb(0x34C759), .rgb(0xFF9500),
    ]
    for color in white { #expect(try pixels(color, nil) == pixels(color, .white)) }
    for color in [.white, .rgb(0xF2F2F7), .rgb(0xDDDDDD)] as [Color] {
      #expect(try pixels(color, nil) == pixels(color, .black))
    }
    for appearance in [Appearance.highContrastLight, .highContrastDark] {
      scene.traits.appearance = appearance
      for color in white {
        let shown = try pixels(color, nil)
        #expect(shown.contains(0xFFFF_FFFF))
        // The middle of the left side, beside the symbol.
        let tile = RGBColor(rgb: shown[29 * 640 + 3] & 0xFF_FFFF)
        #expect(RGBColor.white.contrast(to: tile) >= 4.5, "\(color) \(appearance)")
        // A colour that is set stays on the tile's own colour.
        let own = RGBColor(rgb: try pixels(color, .white)[29 * 640 + 3] & 0xFF_FFFF)
        let value = try #require(color.resolved(for: appearance) { scene.palette[$0] })
        #expect(RGBColor.white.contrast(to: value) >= 4.5 || own.contrast(to: tile) > 1.05)
      }
      #expect(try pixels(.rgb(0xF2F2F7), nil) == pixels(.rgb(0xF2F2F7), .black))
    }
  }

  @Test("a darker colour keeps its hue, and has the contrast")
  func darkened() {
    var random = SeededRandom()
    for _ in 0..<200 {
      let color = random.color(alpha: 1...1)
      let dark = color.darkened(forWhiteAtLeast: 4.5)
      #expect(RGBColor.white.contrast(to: dark) >= 4.5)
      if RGBColor.white.contrast(to: color) >= 4.6 { #expect(dark == color) }
      let (before, after) = (OKLCH(color), OKLCH(dark))
      let turn = abs(before.hue - after.hue)
      #expect(before.chroma < 0.02 || turn < 0.01 || turn > 6.27, "\(color) \(dark)")
    }
  }

  @Test("title and symbol of a swipe action have one colour, with contrast to the button", arguments: looks)
  func swipes(theme: Theme, appearance: Appearance) throws {
    var random = SeededRandom()
    for role in Role.allCases {
      for color in [nil] + colors(&random) {
        let own = random.chance(0.2) ? Color.rgb(0x123456) : nil
        let symbol = Image.symbol(random.pick(Symbol.allCases), tint: own ?? .token(.tint))
        let action = ContextualAction(role: role, title: "Do", image: symbol, backgroundColor: color) { $1(true) }
        let button = SwipeActionButton(action)
        button.frame = Rect(x: 0, y: 0, width: 100, height: 80)
        let scene = try scene([button], theme, appearance)
        scene.tick(at: 0)
        let ground = button.resolvedColor(action.buttonColor).over(button.resolvedColor(.token(.cellBackground)))
        let title = try #require((button.sublayers[0] as? Label)?.textColor)
        let what = "\(theme.name) \(appearance) \(action.buttonColor) seed \(random.seed)"
        #expect(button.resolvedColor(title).contrast(to: ground) >= appearance.leastGlyphContrast, "\(what)")
        let mayBeWhite = RGBColor.white.contrast(to: ground) >= appearance.leastGlyphContrast
        #expect((button.resolvedColor(title) == .white) == mayBeWhite, "\(what)")
        #expect(button.sublayers[1].contents?.drawing?.colors == [own ?? title], "\(what)")
      }
    }
  }

  @Test("badges, filled buttons, avatars and editing controls have contrast to their grounds", arguments: looks)
  func others(theme: Theme, appearance: Appearance) throws {
    var random = SeededRandom()
    let (badge, button, avatar) = (Badge("12"), Button("Go", style: .filled), Avatar("Ann Lee"))
    let parts: [View] = [badge, button, avatar]
    for (index, part) in parts.enumerated() {
      part.frame = Rect(x: Double(index) * 60, y: 0, width: 50, height: 40)
    }
    let scene = try scene(parts, theme, appearance)
    for color in colors(&random) {
      (badge.color, button.tintColor, avatar.color) = (color, color, color)
      avatar.fullName = "N \(random.int(0...99))"
      if random.chance(0.5) { avatar.color = nil }
      scene.tick(at: 0)
      for part in parts {
        let titles = part.sublayers.compactMap { ($0 as? Label)?.textColor }
        let title = part.resolvedColor(titles.last ?? .black)
        var fill = part.resolvedColor(part.sublayers[0].backgroundColor ?? .white)
        if let disc = part.sublayers[0] as? GradientLayer {
          fill = RGBColor(white: 1, alpha: 0.1).over(part.resolvedColor(disc.colors[1]))
        }
        let ground = fill.over(part.resolvedColor(.token(.cellBackground)))
        let ratio = title.contrast(to: ground)
        #expect(ratio >= appearance.leastContrast - 0.02, "\(part) \(theme.name) \(appearance) \(color): \(ratio)")
      }
    }
  }

  @Test("titles of grey and of tinted buttons have contrast to their grounds, on every page", arguments: looks)
  func buttons(theme: Theme, appearance: Appearance) throws {
    var random = SeededRandom()
    let button = Button("Go", image: .symbol(.check))
    button.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    let scene = try scene([button], theme, appearance)
    for ground in [.token(.cellBackground), .token(.tableBackground), .token(.barBackground)] + colors(&random) {
      scene.root.backgroundColor = .fixed((scene.root as? View)?.resolvedColor(ground).over(.white) ?? .white)
      for color in [nil] + colors(&random) {
        for style in [Button.Style.gray, .tinted] {
          button.tintColor = color
          button.style = style
          button.role = random.pick(Role.allCases)
          button.setNeedsLayout()
          scene.tick(at: 0)
          let title = button.resolvedColor(try #require((button.sublayers.last as? Label)?.textColor))
          let fill = button.resolvedColor(try #require(button.sublayers[0].backgroundColor)).over(button.ground)
          let ratio = title.over(fill).contrast(to: fill)
          let what = "\(style) \(theme.name) \(appearance) \(String(describing: color)) on \(ground)"
          #expect(ratio >= appearance.leastContrast - 0.02, "\(what): \(ratio) seed \(random.seed)")
          // A tint with contrast stays.
          let tint = button.resolvedColor(color ?? .token(button.role == .destructive ? .destructive : .tint))
          let isReadable = tint.over(fill).contrast(to: fill) >= appearance.leastContrast
          #expect(!isReadable || title == tint, "\(what)")
        }
      }
    }
  }

  @Test("white letters suit every colour of avatars")
  func avatars() throws {
    let avatar = Avatar()
    avatar.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let scene = try scene([avatar], .modern, .light)
    for number in 0..<60 {
      avatar.fullName = "Name \(number)"
      scene.tick(at: 0)
      #expect(avatar.sublayers.compactMap { ($0 as? Label)?.textColor } == [.white], "\(avatar.fullName)")
    }
  }
}
