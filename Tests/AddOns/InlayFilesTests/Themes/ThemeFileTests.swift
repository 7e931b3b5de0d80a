import InlayDecorations
import InlayFiles
import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

/// The theme of a text. Its files lie in the working directory.
func loadTheme(_ text: String) throws(FileError) -> (theme: Theme, warnings: [Problem]) {
  try ThemeFile(data: Array(text.utf8), name: "test.yaml").load()
}

@Suite struct ThemeFileTests {
  @Test("a theme has the values of its file, and otherwise those of the theme that it extends")
  func values() throws {
    let theme = try loadTheme(
      """
      inlayTheme: 1
      name: plum
      extends: settings
      colors:
        cell.background: {light: "#123456", dark: [0, 0, 1, 1]}
        separator: "#fff"
      fonts: {family: Some Family}
      textStyles:
        title: {size: 20, color: link}
        header: {uppercase: false, color: {light: "#111", dark: "#eee"}}
      metrics: {rowHeight: 61, maximumWidth: null, switchSize: [60, 30]}
      decoration:
        kind: maskedCards
        cornerRadius: 9
        imageCaps: [1, 2, 3, 4]
        border: {width: 2, color: tint}
        shadow: {radius: 4, offset: [1, 2], opacity: 0.5, color: {light: "#222", dark: "#333"}}
      backgroundGradient: [tint, "#000"]
      categories:
        warning: {background: "#FFF4E0", label: {light: "#7A4B00", dark: "#7A4B01"}}
      """
    ).theme
    #expect(theme.name == "plum")
    #expect(theme.colors[.cellBackground] == Color(light: .rgb(0x123456), dark: .rgb(0x0000FF)))
    #expect(theme.colors[.separator] == .white)
    #expect(theme.colors[.label] == Theme.settings.colors[.label])
    #expect(theme.fontFamilies == ["Some Family"])
    #expect(theme.textAttributes[.title] == Theme.TextAttributes(size: 20, color: .link))
    #expect(!theme.textAttributes[.header].isUppercase)
    let header = theme.textAttributes[.header].color
    #expect(header.resolved(for: .dark) { theme.palette(for: .dark)[$0] } == RGBColor(rgb: 0xEEEEEE))
    #expect(theme.metrics.row.height == 61)
    #expect(theme.metrics.card.maximumWidth == .infinity)
    #expect(theme.metrics.switch.size == Size(width: 60, height: 30))
    #expect(theme.metrics.card.inset == 18)
    #expect(theme.decoration == .maskedCards)
    #expect(theme.card.cornerRadius == 9)
    #expect(theme.rowImages.caps == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(theme.card.border == Border(width: 2, color: .token(.tint)))
    let color = theme.card.shadow.color
    #expect(theme.card.shadow == Shadow(color: color, opacity: 0.5, radius: 4, offset: Size(width: 1, height: 2)))
    guard case .token(let shadow) = color else { throw FileError(problems: []) }
    #expect(theme.palette(for: .light)[shadow] == RGBColor(rgb: 0x222222))
    #expect(theme.palette(for: .dark)[shadow] == RGBColor(rgb: 0x333333))
    #expect(theme.backgroundGradient == [.token(.tint), .black])
    #expect(theme.categories["warning"]?.background == .rgb(0xFFF4E0))
    #expect(theme.categories["warning"]?.selected == nil)
  }

  @Test("a file's tint sets checkmark, link and switch, before the extended theme", arguments: Theme.builtIn)
  func tint(base: Theme) throws {
    let tint = RGBColor(rgb: 0xAA0000)
    func palette(_ colors: String) throws -> Palette {
      try loadTheme("inlayTheme: 1\nextends: \(base.name)\ncolors: {\(colors)}\n").theme.palette(for: .light)
    }
    let alone = try palette("tint: '#AA0000'")
    #expect(alone[.tint] == tint && alone[.checkmark] == tint && alone[.link] == tint && alone[.controlOn] == tint)
    let given = try palette("tint: '#AA0000', control.on: '#00AA00', link: '#0000AA'")
    #expect(given[.checkmark] == tint && given[.controlOn] == RGBColor(rgb: 0x00AA00))
    #expect(given[.link] == RGBColor(rgb: 0x0000AA))
    let other = try palette("label: '#111'")
    let old = base.palette(for: .light)
    for token in [ColorToken.checkmark, .link, .controlOn] { #expect(other[token] == old[token]) }
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\nextends: \(base.name)\ncolors: {link: '#0000AA'}\n", to: "base.yaml")
    let path = try folder.write("inlayTheme: 1\nextends: base.yaml\ncolors: {tint: '#AA0000'}\n", to: "a.yaml")
    #expect(try ThemeFile(path: path).load().theme.palette(for: .light)[.link] == tint)
  }

  @Test("a theme that extends none extends modern, the theme of scenes that name none")
  func standard() throws {
    var theme = try loadTheme("inlayTheme: 1\nname: a\n").theme
    theme.name = Theme.modern.name
    #expect(theme == .modern)
    let scene = try SceneFile(data: Array("inlay: 1\nsize: [9, 9]\nlayers: []\n".utf8), name: "s").load().scene
    #expect(scene.theme == .modern)
  }

  @Test("a file's own backgrounds remove the elevated ones of the extended theme, and its elevated ones count")
  func elevation() throws {
    func palette(_ colors: String, at level: UserInterfaceLevel = .elevated) throws -> Palette {
      try loadTheme("inlayTheme: 1\ncolors: {\(colors)}\n").theme.palette(for: .dark, at: level)
    }
    let (page, row) = (RGBColor(rgb: 0x112233), RGBColor(rgb: 0x223344))
    for (own, old) in [
      ("table.background: '#112233'", ColorToken.tableBackground), ("cell.background: '#112233'", .cellBackground),
    ] {
      #expect(try palette(own) == palette(own, at: .base))
      #expect(try palette(own)[old] == page)
    }
    let both = "cell.background.elevated: '#223344', background.elevated: '#112233'"
    for own in [both, both + ", table.background: '#010203', cell.background: '#020304'"] {
      let palette = try palette(own)
      #expect(palette[.tableBackground] == page && palette[.listBackground] == page && palette[.cellBackground] == row)
    }
    let base = try palette(both + ", table.background: '#010203', cell.background: '#020304'", at: .base)
    #expect(base[.listBackground] == RGBColor(rgb: 0x010203) && base[.cellBackground] == RGBColor(rgb: 0x020304))
    #expect(try palette("list.background: '#123123'", at: .base)[.listBackground] == RGBColor(rgb: 0x123123))
    #expect(try palette("label: '#fff'")[.cellBackground] == RGBColor(rgb: 0x2C2C2E))
    #expect(try palette("separator: '#abcdef'")[.separator] == RGBColor(rgb: 0xABCDEF))
    let light = try loadTheme("inlayTheme: 1\ncolors: {\(both)}\n").theme.palette(for: .light, at: .elevated)
    #expect(light == Theme.modern.palette(for: .light))
  }

  @Test("themes extend built-in ones and files, each from its own folder, without circles")
  func extending() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\nextends: modern\nmetrics: {rowHeight: 70, imageGap: 3}\n", to: "base.yaml")
    let path = try folder.write("inlayTheme: 1\nextends: base.yaml\nmetrics: {rowHeight: 71}\n", to: "a.yaml")
    let theme = try ThemeFile(path: path).load().theme
    #expect(theme.name == "a")
    #expect(theme.metrics.row.height == 71)
    #expect(theme.metrics.row.imageGap == 3)
    #expect(theme.decoration == Theme.modern.decoration && theme.card == Theme.modern.card)
    try folder.write("inlayTheme: 1\nextends: a.yaml\n", to: "base.yaml")
    #expect(throws: FileError.self) { try ThemeFile(path: path).load() }
    try folder.write("inlayTheme: 1\nmetrics: {rowHeigt: 70}\n", to: "base.yaml")
    let problems = problems { () throws(FileError) in _ = try ThemeFile(path: path).load() }
    #expect(problems == ["2:11: metrics.rowHeigt: unknown key; did you mean 'rowHeight'?"])
  }

  @Test(
    "a problem in a theme is reported with its place, key path and the nearest valid name",
    arguments: [
      ("colors: {cell.backgrund: '#fff'}", "2:10: colors.\"cell.backgrund\"|did you mean 'cell.background'?"),
      ("colors: {label: lnk}", "2:17: colors.label: found the text 'lnk'; did you mean 'link'?"),
      ("colors: {label: {dark: '#fff'}}", "light: the key is required in a colour for each appearance"),
      ("extends: moder", "2:10: extends: no theme is named 'moder'; did you mean 'modern'?"),
      ("extends: ../a.yaml", "2:10: extends: '../a.yaml' is outside the theme's folder"),
      ("textStyles: {titel: {}}", "did you mean 'title'?"),
      ("textStyles: {title: {size: 0}}", "textStyles.title.size: expected a number above 0"),
      ("metrics: {rowHeight: -1}", "metrics.rowHeight: expected a number from 0 to 1000"),
      ("decoration: {kind: cornerCaps}", "did you mean 'cornerImages'?"),
      ("decoration: {images: {top: none.png}}", "decoration.images.top: 'none.png': no such file"),
      ("decoration: {border: {colour: '#fff'}}", "did you mean 'color'?"),
      ("fonts: {files: [none.otf]}", "fonts.files[0]: 'none.otf': no such file"),
      ("categories: {a: {backgroun: '#fff'}}", "categories.a.backgroun: unknown key; did you mean 'background'?"),
      ("inlayTheme: 2", "the key is given twice"), ("colours: {}", "did you mean 'colors'?"),
    ])
  func wrong(line: String, message: String) {
    let found = problems { () throws(FileError) in _ = try loadTheme("inlayTheme: 1\n\(line)\n") }
    #expect(found.count == 1, "\(found)")
    for part in message.split(separator: "|") where !part.hasPrefix("2:10: colors.\"") {
      #expect(found.first?.contains(part) ?? false, "\(found)")
    }
  }

  @Test("all problems of a theme are reported together, in order")
  func many() {
    let found = problems { () throws(FileError) in
      _ = try loadTheme("inlayTheme: 1\nnme: a\nmetrics: {a: 1}\ndecoration: {cornerRadius: x}\nextends: none\n")
    }
    #expect(found.map { $0.prefix(2) } == ["2:", "3:", "4:", "5:"])
  }

  @Test("text that is hard to read on its background is a warning, not an error")
  func contrast() throws {
    let loaded = try loadTheme(
      "inlayTheme: 1\ncolors:\n  label: {light: '#777', dark: '#fff'}\n  cell.background: '#888'\ncategories:\n"
        + "  low: {background: '#fff', label: '#eee'}\n  good: {background: '#fff', selected: '#ccc', label: '#000'}\n")
    let warnings = loaded.warnings
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(warnings.contains { $0.description.hasPrefix("test.yaml:3:10: warning: colors.label") }, "\(warnings)")
    #expect(warnings.contains { $0.line == 6 })
    #expect(!warnings.contains { $0.line == 7 })
    #expect(try loadTheme("inlayTheme: 1\ncolors: {label: {light: '#000', dark: '#fff'}}\n").warnings.isEmpty)
  }

  @Test("a theme's images have all their resolutions, and equal themes have equal images")
  func images() throws {
    let folder = try TestFolder()
    try folder.writePNG("img/top.png", width: 4, height: 4)
    try folder.writePNG("img/top@2x.png", width: 8, height: 8)
    let path = try folder.write(
      "inlayTheme: 1\ndecoration: {kind: slicedImages, images: {top: img/top.png}}\n", to: "t.yaml")
    let theme = try ThemeFile(path: path).load().theme
    for (scale, width) in [(0.5, 4), (1, 4), (1.5, 8), (2, 8), (3, 8)] {
      #expect(theme.rowImages.image(at: .first, scale: scale)?.pixelWidth == width)
    }
    #expect(theme.rowImages.image(at: .first, isSelected: true, scale: 1) == nil)
    #expect(try ThemeFile(path: path).load().theme == theme)
    try folder.writePNG("img/top.png", width: 4, height: 4, .black)
    #expect(try ThemeFile(path: path).load().theme != theme)
  }

  @Test("a scene shows its theme file, and reports problems in it with that file's name")
  func scenes() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\ncolors: {tint: '#0000FF'}\n", to: "themes/blue.yaml")
    let scene = try folder.write(
      "inlay: 1\nsize: [2, 2]\ntheme: themes/blue.yaml\nbackground: tint\n", to: "s.yaml")
    #expect(try SceneFile(path: scene).load().pixel(0, 0) == 0xFF00_00FF)
    var options = SceneOptions()
    options.theme = try folder.write("inlayTheme: 1\ncolors: {tint: '#00FF00'}\n", to: "green.yaml")
    #expect(try SceneFile(path: scene, limits: options.limits).load(options).pixel(0, 0) == 0xFF00_FF00)
    try folder.write("inlayTheme: 1\ncolors: {tnt: '#0000FF'}\n", to: "themes/blue.yaml")
    do {
      _ = try SceneFile(path: scene).load()
      Issue.record("a wrong theme")
    } catch {
      #expect(error.problems.map(\.file) == [folder["themes/blue.yaml"]])
      #expect(error.description.contains(":2:10: error: colors.tnt: unknown key; did you mean 'tint'?"))
    }
  }
}
