import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// An app's own colours in themes.
@Suite struct OwnColorTests {
  private static let theme = "inlayTheme: 1\nextends: modern\ncolors: {brand: {light: '#102030', dark: '#405060'}}\n"

  private func makeFolder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(Self.theme, to: "t.yaml")
    return folder
  }

  private func problems(_ scene: String, _ theme: String = "t.yaml") throws -> [String] {
    let folder = try makeFolder()
    let path = try folder.write("inlay: 1\nsize: [4, 4]\ntheme: \(theme)\n\(scene)\n", to: "s.yaml")
    return InlayFilesTests.problems { () throws(FileError) in try SceneFile(path: path).validate() }
  }

  @Test("an own colour is that of its appearance wherever a scene takes a colour, as in code")
  func scenes() throws {
    let folder = try makeFolder()
    let path = try folder.write(
      "inlay: 1\nsize: [4, 4]\ntheme: t.yaml\nlayers:\n- {frame: [0, 0, 4, 4], backgroundColor: brand}\n", to: "s.yaml")
    #expect(try SceneFile(path: path).load().pixel(0, 0) == 0xFF10_2030)
    var options = SceneOptions()
    options.appearance = .dark
    #expect(try SceneFile(path: path, limits: options.limits).load(options).pixel(0, 0) == 0xFF40_5060)
    var theme = Theme.modern
    theme.colors["brand"] = Color(light: .rgb(0x102030), dark: .rgb(0x405060))
    let layer = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    layer.backgroundColor = .token("brand")
    let scene = Scene(root: layer, size: layer.frame.size)
    scene.theme = theme
    scene.tick(at: 0)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    #expect(try surface.pixels() == SceneFile(path: path).load().pixels())
    let styles = [
      "layers: [{backgroundColor: brand}]", "background: brand", "layers: [{type: gradient, colors: [brand, label]}]",
      "layers: [{type: table, separatorColor: brand, sections: [{rows: [{titleColor: brand}]}]}]",
    ]
    for style in styles { #expect(try problems(style) == [], "\(style)") }
  }

  @Test("an own colour is valid wherever a theme takes a colour, also in themes that extend its own")
  func themes() throws {
    let folder = try makeFolder()
    let path = try folder.write(
      """
      inlayTheme: 1
      extends: t.yaml
      colors: {my.ink_2: '#111'}
      textStyles: {title: {color: my.ink_2}, button: {color: brand}}
      backgroundGradient: [brand, '#fff']
      decoration: {border: {width: 1, color: brand}, shadow: {color: brand}}
      categories: {a: {background: '#fff', label: brand}}
      """, to: "u.yaml")
    let theme = try ThemeFile(path: path).load().theme
    #expect(theme.textAttributes[.title].color == .token("my.ink_2"))
    #expect(theme.textAttributes[.button].color == .token("brand"))
    #expect(theme.backgroundGradient?[0] == .token("brand"))
    #expect(theme.card.border.color == .token("brand") && theme.card.shadow.color == .token("brand"))
    #expect(theme.categories["a"]?.label == .token("brand"))
    #expect(theme.palette(for: .dark)["brand"] == RGBColor(rgb: 0x405060))
  }

  @Test("colours of a theme name tokens, in some appearances too, and an own colour may come later in the file")
  func tokens() throws {
    let theme = try loadTheme(
      """
      inlayTheme: 1
      colors:
        label: ink
        tint: label
        link: {light: ink, dark: '#fed'}
        ink: {light: '#102030', dark: '#f0f0f8'}
        deep: green

      """
    ).theme
    for (appearance, ink) in [(Appearance.light, 0x102030), (.dark, 0xF0F0F8)] {
      let palette = theme.palette(for: appearance)
      let tokens: [ColorToken] = [.label, .tint, .highlightedLabel, .checkmark, .barTint]
      for token in tokens { #expect(palette[token] == RGBColor(rgb: UInt32(ink)), "\(token) in \(appearance)") }
      #expect(palette["deep"] == palette[.green])
    }
    #expect(theme.palette(for: .light)[.link] == RGBColor(rgb: 0x102030))
    #expect(theme.palette(for: .dark)[.link] == RGBColor(rgb: 0xFFEEDD))
  }

  @Test(
    "colours that name each other in a circle are an error at each of them",
    arguments: [
      ("{a: b, b: c, c: a}", 3), ("{label: tint, tint: label}", 2), ("{tint: checkmark}", 1),
      ("{label: label.highlighted}", 1), ("{a: b, b: {light: '#fff', dark: a}}", 2), ("{a: b, b: '#fff'}", 0),
      ("{cell.background: background.elevated, background.elevated: '#fff'}", 0),
    ])
  func circles(colors: String, count: Int) {
    let found = InlayFilesTests.problems { () throws(FileError) in
      _ = try loadTheme("inlayTheme: 1\ncolors: \(colors)\n")
    }
    #expect(found.count == count && found.allSatisfy { $0.contains(" name each other: one") }, "\(found)")
  }

  @Test("the colour of selected texts follows a theme's labels, unless the extended theme has its own")
  func highlighted() throws {
    let own = try loadTheme("inlayTheme: 1\ncolors: {label: '#402010'}\n").theme
    #expect(own.palette(for: .light)[.highlightedLabel] == RGBColor(rgb: 0x402010))
    var copy = Theme(name: "copy")
    copy.colors[.label] = .rgb(0x402010)
    #expect(copy.palette(for: .dark)[.highlightedLabel] == RGBColor(rgb: 0x402010))
    let classic = try loadTheme("inlayTheme: 1\nextends: grouped-classic\ncolors: {label: '#402010'}\n").theme
    #expect(classic.palette(for: .light)[.highlightedLabel] == .white)
    #expect(Theme.modern.palette(for: .dark)[.highlightedLabel] == .white)
  }

  @Test("the colours that a theme makes for its parts are not its own colours of the same names")
  func parts() throws {
    let theme = try loadTheme(
      "inlayTheme: 1\ncolors: {decoration.border: '#123456'}\n"
        + "decoration: {border: {width: 1, color: {light: '#fff', dark: '#000'}}}\n"
    ).theme
    #expect(theme.palette(for: .light)["decoration.border"] == RGBColor(rgb: 0x123456))
    #expect(theme.card.border.color != .token("decoration.border"))
  }

  @Test(
    "a colour that no theme has is reported at its place, with the nearest name",
    arguments: [
      (
        "layers: [{backgroundColor: brnd}]",
        "4:28: layers[0].backgroundColor|found the text 'brnd'; did you mean 'brand'?"
      ),
      (
        "layers: [{backgroundColor: labl}]",
        "4:28: layers[0].backgroundColor|found the text 'labl'; did you mean 'label'?"
      ),
      ("background: xyzzy", "4:13: background: expected a colour|found the text 'xyzzy'"),
    ])
  func unknown(line: String, message: String) throws {
    let found = try problems(line)
    #expect(found.count == 1, "\(found)")
    for part in message.split(separator: "|") { #expect(found.first?.contains(part) ?? false, "\(found)") }
    #expect(try problems("layers: [{backgroundColor: brand}]", "settings").count == 1)
  }

  @Test("in another theme than its own a scene loads, and missing colours are warnings")
  func otherTheme() throws {
    let folder = try makeFolder()
    let path = try folder.write(
      "inlay: 1\nsize: [4, 4]\ntheme: t.yaml\nlayers:\n- {frame: [0, 0, 4, 4], backgroundColor: brand}\n", to: "s.yaml")
    var options = SceneOptions()
    options.theme = "settings"
    let warnings = try SceneFile(path: path, limits: options.limits).load(options).warnings
    let first = try #require(warnings.first)
    #expect(first.severity == .warning && first.line == 5)
    #expect(first.message == "layers[0].backgroundColor: the theme has no colour 'brand'")
  }

  @Test(
    "names that are misspelt tokens, or no names, are refused",
    arguments: [
      ("colors: {labl: '#fff'}", "colors.labl: unknown key; did you mean 'label'?"),
      ("colors: {cell.backgrund: '#fff'}", "did you mean 'cell.background'?"),
      ("colors: {Tint: '#fff'}", "did you mean 'tint'?"),
      ("colors: {'2nd': '#fff'}", "a colour's name begins with a letter"),
      ("colors: {'a b': '#fff'}", "a colour's name begins with a letter"),
      ("colors: {brand: brand}", "colors.brand: the colour names itself"),
      ("colors: {brand: xyzzy}", "colors.brand: expected a colour"),
      ("colors: {brand: {dark: '#fff'}}", "the key is required"),
      ("textStyles: {title: {color: brand}}", "textStyles.title.color: expected a colour"),
    ])
  func refused(line: String, message: String) {
    let found = InlayFilesTests.problems { () throws(FileError) in _ = try loadTheme("inlayTheme: 1\n\(line)\n") }
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }
}
