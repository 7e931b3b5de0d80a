import InlayControls
import InlayDecorations
import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

@Suite struct ContrastTests {
  @Test(
    "every text of a built-in theme has enough contrast with its background, in every appearance",
    arguments: Theme.builtIn.filter { $0.name != Theme.settings.name && $0.name != Theme.modern.name })
  func builtIn(theme: Theme) {
    let faults = ContrastCheck.faults(of: theme)
    #expect(faults.isEmpty, "\(faults)")
  }

  /// The colours of `settings` are those measured in the original app, and in its dark look.
  @Test("settings has high contrast where traits ask for it, and otherwise its measured colours and no fainter ones")
  func settings() {
    let faults = ContrastCheck.faults(of: .settings)
    let normal: [Appearance] = [.light, .dark]
    #expect(faults.allSatisfy { normal.contains($0.appearance) }, "\(faults)")
    // With what has the tint or the placeholders' colour, which is that of secondary texts.
    let measured: Set<ColorToken> = [
      .secondaryLabel, .link, .tint, .destructive, .headerLabel, .footerLabel, .barTint, .checkmark, .caret,
      .fieldPlaceholder,
    ]
    for fault in faults {
      #expect(measured.contains(fault.pair.text), "\(fault)")
      #expect(fault.ratio >= 1.79, "\(fault)")
    }
  }

  /// Apple's colours: the secondary label is #3C3C43 at 60 %, and blue and red are those of its buttons.
  @Test("modern has high contrast where traits ask for it, and otherwise Apple's colours and no fainter ones")
  func modern() {
    let faults = ContrastCheck.faults(of: .modern)
    #expect(faults.allSatisfy { [.light, .dark].contains($0.appearance) }, "\(faults)")
    let published: Set<ColorToken> = [
      .secondaryLabel, .headerLabel, .footerLabel, .tint, .link, .destructive, .barTint, .checkmark, .fieldPlaceholder,
      .caret,
    ]
    for fault in faults {
      #expect(published.contains(fault.pair.text), "\(fault)")
      // The least are on selected rows and in fields.
      #expect(fault.ratio >= (fault.pair.ground == .token(.cellSelected) ? 2.3 : 2.5), "\(fault)")
    }
    let label = ContrastPairs(.modern, .light).ratio(.token(.secondaryLabel), on: .token(.cellBackground))
    #expect(abs(label - 3.44) < 0.05, "\(label)")
  }

  @Test("bar titles have their own colour, with enough contrast on bars")
  func barLabel() throws {
    for theme in Theme.builtIn {
      #expect(theme.textAttributes[.barTitle].color == .barLabel)
      for appearance in Appearance.allCases {
        let pairs = ContrastPairs(theme, appearance)
        #expect(pairs.ratio(.token(.barLabel), on: Color.token(.barBackground)) >= 4.5)
      }
    }
    #expect(try loadTheme("inlayTheme: 1\ncolors: {bar.label: '#102030'}\n").theme.colors[.barLabel] == .rgb(0x102030))
  }

  @Test(
    "a file gets a warning for every drawn pair with too little contrast",
    arguments: [
      ("colors: {bar.background: '#777'}", "colors.bar.label: on bar.background"),
      ("colors: {bar.label: '#ddd'}", "colors.bar.label: on bar.background"),
      ("colors: {bar.background: '#777'}", "colors.header.label: on bar.background"),
      ("colors: {cell.selected: '#777'}", "colors.label.secondary: on cell.selected"),
      ("colors: {cell.multipleSelected: '#777'}", "colors.label.secondary: on cell.multipleSelected"),
      ("colors: {tint: '#888'}", "colors.tint: on "),
      ("backgroundGradient: ['#fff', '#777']", "colors.header.label: on the background gradient"),
      ("categories: {a: {selected: '#333', label: '#000'}}", "categories.a: the label on its selected background"),
      ("colors: {background.elevated: '#777'}", "colors.header.label: on background.elevated"),
      ("colors: {cell.background.elevated: '#777'}", "colors.label: on cell.background.elevated"),
      ("colors: {list.background: '#777'}", "colors.label: on list.background"),
      ("textStyles: {title: {color: separator}}\ncolors: {separator: '#eee'}", "colors.separator: on "),
    ])
  func files(line: String, warning: String) throws {
    let warnings = try loadTheme("inlayTheme: 1\nextends: modern\n\(line)\n").warnings
    #expect(warnings.contains { $0.message.hasPrefix(warning) }, "\(warnings)")
    #expect(warnings.allSatisfy { $0.severity == .warning && $0.line >= 3 })
  }

  @Test("a warning names the theme that has the colour of the text, if it is not the file's own")
  func owner() throws {
    let file = "inlayTheme: 1\nextends: modern\ncolors: {cell.selected: '#777', tint: '#777'}\n"
    let messages = try loadTheme(file).warnings.map(\.message)
    let start = "on cell.selected the text"
    #expect(messages.contains { $0.hasPrefix("colors.label.secondary: \(start) of the theme modern has a contrast") })
    #expect(messages.contains { $0.hasPrefix("colors.tint: \(start) has a contrast") })
  }

  @Test("a colour with too little contrast on several backgrounds is one warning, with the worst pair and a count")
  func oneAccent() throws {
    let warnings = try loadTheme("inlayTheme: 1\ncolors: {tint: '#888'}\n").warnings
    #expect(warnings.count == 1, "\(warnings)")
    let message = try #require(warnings.first?.message)
    #expect(message.hasPrefix("colors.tint: on cell.selected the text"), "\(message)")
    #expect(message.contains(" other pairs with this colour have too little contrast"), "\(message)")
    let faults = ContrastCheck.faults(of: try loadTheme("inlayTheme: 1\ncolors: {tint: '#888'}\n").theme)
    let ratios = faults.filter { [.tint, .link, .barTint].contains($0.pair.text) }.map(\.ratio)
    let least = (try #require(ratios.min()) * 100).rounded(.down) / 100
    #expect(message.contains(" has a contrast of \(least.text):1 in "), "\(message)")
  }

  @Test("contrast: aa has all texts readable, also in themes that extend the file, and normal has the colours again")
  func levelAA() throws {
    let folder = try TestFolder()
    let path = try folder.write("inlayTheme: 1\nextends: modern\ncontrast: aa\ncolors: {tint: '#F90'}\n", to: "a.yaml")
    var own = Theme(name: "a")
    own.colors[.tint] = .rgb(0xFF9900)
    for token in ColorToken.tint.followers { own.colors[token] = nil }
    let (theme, warnings) = try ThemeFile(path: path).load()
    #expect(theme == own.withContrast() && warnings.isEmpty && ContrastCheck.faults(of: theme).isEmpty)
    let extending = try folder.write("inlayTheme: 1\nextends: a.yaml\ncolors: {link: '#FF0'}\n", to: "b.yaml")
    let inherited = try ThemeFile(path: extending).load()
    own.name = "b"
    own.colors[.link] = .rgb(0xFFFF00)
    #expect(inherited.theme == own.withContrast() && inherited.warnings.isEmpty)
    let plain = try folder.write("inlayTheme: 1\nextends: a.yaml\ncontrast: normal\n", to: "c.yaml")
    #expect(try ThemeFile(path: plain).load().theme.colors[.tint] == .rgb(0xFF9900))
  }

  @Test("what images leave without a contrast is a warning of contrast: aa, and another value has a suggestion")
  func unmetAA() throws {
    let folder = try TestFolder()
    try folder.writePNG("dark.png", width: 9, height: 9, .black)
    try folder.writePNG("grey.png", width: 9, height: 9, RGBColor(white: 0.5))
    let images = "decoration: {kind: slicedImages, images: {middle: dark.png, top: grey.png}}"
    let path = try folder.write("inlayTheme: 1\nextends: modern\n\(images)\ncontrast: aa\n", to: "t.yaml")
    let warnings = try ThemeFile(path: path).load().warnings
    let start =
      "contrast: no lightness of label is readable on the images of rows and all its other backgrounds: the contrast is "
    #expect(warnings.contains { $0.message.hasPrefix(start) && $0.line == 4 }, "\(warnings)")
    #expect(warnings.allSatisfy { $0.message.contains("the images of rows") && $0.severity == .warning })
    let problems = problems { () throws(FileError) in _ = try loadTheme("inlayTheme: 1\ncontrast: AA\n") }
    #expect(problems == ["2:11: contrast: found the text 'AA'; did you mean 'aa'? Expected one of normal, aa"])
  }

  @Test("images of rows are judged by their middle pixel")
  func images() throws {
    let folder = try TestFolder()
    try folder.writePNG("dark.png", width: 9, height: 9, .black)
    let path = try folder.write(
      "inlayTheme: 1\nextends: modern\ndecoration: {kind: slicedImages, images: {middle: dark.png}}\n", to: "t.yaml")
    let warnings = try ThemeFile(path: path).load().warnings
    #expect(warnings.contains { $0.message.hasPrefix("colors.label: on the images of rows") && $0.line == 3 })
  }
}
