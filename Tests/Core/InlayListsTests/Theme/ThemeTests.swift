import InlayDecorations
import InlayGraphics
import InlayText
import Testing

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

@Suite struct ThemeTests {
  @Test("every built-in theme is found by its name and has every colour that lists use")
  func builtIn() {
    for theme in Theme.builtIn {
      #expect(Theme.named(theme.name) == theme)
      for appearance in Appearance.allCases {
        let palette = theme.palette(for: appearance)
        #expect(Theme.tokenNames.allSatisfy { palette[ColorToken($0)] != nil })
      }
    }
    #expect(Theme.named("no such theme") == nil)
  }

  @Test("an appearance without its own colour uses that of the nearest one")
  func fallbacks() {
    let (light, dark) = (RGBColor(rgb: 0x111111), RGBColor(rgb: 0x222222))
    let both = Color(light: .fixed(light), dark: .fixed(dark))
    #expect(value(of: both, in: .highContrastLight) == light)
    #expect(value(of: both, in: .highContrastDark) == dark)
    #expect(Color(light: .fixed(light)) == .fixed(light))
    let strong = Color(light: .black, dark: .white, highContrastLight: both, highContrastDark: .clear)
    #expect(Appearance.allCases.map { value(of: strong, in: $0) } == [.black, .white, light, .clear])
  }

  private func value(of color: Color, in appearance: Appearance) -> RGBColor? {
    color.resolved(for: appearance) { _ in nil }
  }

  @Test("a theme without a colour shows that of settings")
  func missingColors() {
    var theme = Theme.settings
    theme.name = "bare"
    theme.colors = [.label: .rgb(0x123456)]
    let palette = theme.palette(for: .light)
    #expect(palette[.label] == RGBColor(rgb: 0x123456))
    #expect(palette[.separator] == RGBColor(rgb: 0xC8C7CC))
  }

  @Test("a theme has the decoration of the one that it is made from, and is another one by another decoration")
  func decoration() {
    var theme = Theme(name: "cards", from: .plum2011)
    let same = Theme(name: "cards", from: .plum2011)
    #expect(theme == same && theme.decoration == Theme.plum2011.decoration && theme.name == "cards")
    theme.card.cornerRadius = 9
    #expect(theme != same)
    var other = same
    other.card.cornerRadius = 9
    #expect(theme == other && theme.hashValue == other.hashValue)
  }

  @Test("checkmark, link and switch have the tint where a theme has no colours for them")
  func tint() {
    let tint = Color(light: .rgb(0xAA0000), dark: .rgb(0xFF8888))
    var theme = Theme(name: "red", from: .base)
    theme.colors = [.tint: tint, .link: .rgb(0x0000FF)]
    for appearance in Appearance.allCases {
      let palette = theme.palette(for: appearance)
      #expect(palette[.checkmark] == value(of: tint, in: appearance))
      #expect(palette[.controlOn] == value(of: tint, in: appearance))
      #expect(palette[.link] == RGBColor(rgb: 0x0000FF))
    }
    theme.colors[.tint] = nil
    #expect(theme.palette(for: .light)[.checkmark] == Theme.settings.palette(for: .light)[.checkmark])
    #expect(theme.palette(for: .light)[.controlOn] == RGBColor(rgb: 0x4CD964))
  }

  @Test("another appearance shows other colours, makes no layer and shapes no text")
  func appearance() throws {
    let test = try TestTable(
      TableView(style: .insetGrouped), counts: [17], size: Size(width: 320, height: 800), style: .value1)
    test.source.configure = { cell, path in
      cell.textLabel.text = "Row \(path.row)"
      cell.detailTextLabel.text = "Detail \(path.row)"
      cell.accessoryType = .disclosureIndicator
    }
    test.table.reloadData()
    let light = try test.picture(at: 1)
    let layers = layersInOrder(test.table)
    let shaped = test.scene.textContext?.shapedStringCount
    let asked = test.source.cellsAsked
    test.scene.traits.appearance = .dark
    let dark = try test.picture(at: 2)
    #expect(dark != light)
    #expect(dark[0, 790] == 0xFF00_0000)
    #expect(dark[160, 30] == 0xFF1C_1C1E)
    #expect(layersInOrder(test.table) == layers)
    #expect(test.scene.textContext?.shapedStringCount == shaped)
    #expect(test.source.cellsAsked == asked)
    test.scene.traits.appearance = .light
    #expect(try test.picture(at: 3) == light)
  }

  /// The layers of a tree, to detect new ones.
  private func layersInOrder(_ layer: Layer) -> [ObjectIdentifier] {
    [ObjectIdentifier(layer)] + layer.sublayers.flatMap(layersInOrder)
  }

  @Test("a theme's metrics, fonts, colours and radius apply to the table")
  func metrics() throws {
    var theme = Theme.settings
    theme.name = "large"
    theme.metrics.row.height = 60
    theme.metrics.card.inset = 30
    theme.card.cornerRadius = 12
    theme.textAttributes[.title] = Theme.TextAttributes(size: 30, weight: 700, color: .destructive)
    let test = try TestTable(TableView(style: .insetGrouped), counts: [2])
    test.scene.theme = theme
    test.scene.tick(at: 1)
    let cell = test.cells[0]
    #expect(cell.frame == Rect(x: 30, y: 18, width: 260, height: 60))
    #expect(cell.appearance.cornerRadius == 12)
    #expect(cell.textLabel.effectiveFont == Font(families: ["Inter", "sans-serif"], size: 30, weight: 700))
    #expect(cell.textLabel.effectiveColor == .token(.destructive))
    test.table.rowHeight = .fixed(50)
    test.table.sectionCornerRadius = 3
    test.scene.tick(at: 2)
    #expect(test.cells[0].frame.height == 50)
    #expect(test.cells[0].appearance.cornerRadius == 3)
  }

  @Test("a scene that shows a view has the modern theme unless another is set")
  func defaultTheme() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let scene = Scene(root: view, size: Size(width: 10, height: 10))
    #expect(scene.theme == .modern && view.theme == .modern)
    #expect(View().theme == .modern)
    #expect(scene.colorSource != nil)
  }

  /// Paints every token red.
  private final class Red: ColorSource {
    func palette(for appearance: Appearance) -> Palette {
      Theme.settings.palette(for: appearance).mapValues { _ in RGBColor(rgb: 0xFF0000) }
    }
  }

  @Test("an app's colours replace those of the theme, which keeps the rest, until a theme is set or they are removed")
  func colorsBesideTheme() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let scene = Scene(root: view, size: Size(width: 10, height: 10))
    let own = Theme.plum2011.palette(for: .light)[.label]
    scene.theme = .plum2011
    #expect(scene.palette[.label] == own)
    scene.colorSource = Red()
    #expect(view.theme == .plum2011 && scene.palette[.label] == RGBColor(rgb: 0xFF0000))
    scene.colorSource = nil
    #expect(view.theme == .plum2011 && scene.palette[.label] == own)
    scene.colorSource = Red()
    scene.theme = .plum2011
    #expect(scene.palette[.label] == own)
  }

  @Test("a theme of the scene, of a layer around a view and of the view itself give it the same theme and colours")
  func threeRoads() {
    func seen(_ set: (Scene, Layer, View) -> Void) -> [Palette?] {
      let (root, view) = (Layer(), View())
      root.addSublayer(view)
      let scene = Scene(root: root, size: Size(width: 10, height: 10))
      set(scene, root, view)
      #expect(view.theme == .plum2011)
      return [view.effectivePalette]
    }
    let expected = [Theme.plum2011.palette(for: .light)]
    #expect(seen { scene, _, _ in scene.theme = .plum2011 } == expected)
    #expect(seen { _, root, _ in root.overrideTheme = .plum2011 } == expected)
    #expect(seen { _, _, view in view.overrideTheme = .plum2011 } == expected)
    #expect(
      seen {
        $0.theme = .settings
        $1.overrideTheme = .gradientCustom
        $2.overrideTheme = .plum2011
      } == expected)
  }

  @Test("a theme that a layer no longer overrides is that of the scene again")
  func removedOverride() {
    let view = View()
    let scene = Scene(root: view, size: Size(width: 10, height: 10))
    scene.theme = .plum2011
    view.overrideTheme = .settings
    #expect(view.theme == .settings && view.overrideTheme == .settings)
    view.overrideTheme = nil
    #expect(view.theme == .plum2011 && view.overrideTheme == nil)
  }

  @Test("a negative tracking belongs to its size, and a tracking that is set later or is not negative stays")
  func tracking() {
    var theme = Theme.modern
    theme.textAttributes[.title].size = 30
    #expect(theme.font(for: .title).tracking == 0)
    theme.textAttributes[.title].size = 15
    #expect(theme.font(for: .title).tracking == 0)
    theme.textAttributes[.subtitle].size = 13
    #expect(theme.font(for: .subtitle).tracking == -0.006)
    theme.textAttributes[.subtitle].tracking = -0.01
    #expect(theme.font(for: .subtitle).tracking == -0.01)
    theme.textAttributes[.subtitle].weight = .bold
    #expect(theme.font(for: .subtitle).tracking == -0.01)
    theme.textAttributes[.header] = Theme.TextAttributes(size: 20, color: .label, tracking: -0.03)
    #expect(theme.font(for: .header).tracking == -0.03)
    theme.textAttributes[.footer].tracking = 0.1
    theme.textAttributes[.footer].size = 30
    #expect(theme.font(for: .footer).tracking == 0.1)
  }

  @Test("every theme has UIKit's text styles at their sizes, with tracking and line height by size")
  func textStyles() {
    let sizes: [(style: TextStyle, size: Double, height: Double)] = [
      (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21),
      (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
    ]
    for theme in [Theme.modern, .settings, .plum2011] {
      for (style, size, height) in sizes {
        let font = theme.font(for: style)
        #expect(font.size == size && font.weight == (style == .headline ? .semibold : .regular), "\(style)")
        #expect(font.tracking == Font.tracking(at: size, weight: font.weight), "\(style)")
        #expect(abs((font.lineHeight ?? 0) * size - height) < 1e-9, "\(style)")
        let large = theme.font(for: style, textScale: 2)
        #expect(large.lineHeight == Font.lineHeight(at: 2 * size) && large.tracking == 0, "\(style)")
      }
      #expect(theme.font(for: .title).lineHeight == nil)
    }
  }

  @Test("details of today's look have digits of equal widths, and older looks their own")
  func digits() {
    #expect(Theme.modern.font(for: .detail).features == ["tnum"] && Theme.modern.font(for: .title).features.isEmpty)
    #expect(Theme.settings.font(for: .detail).features.isEmpty)
  }
}
