import Testing

@testable import InlayFiles

/// Words that mean a name of the format, and words that are near to none.
@Suite struct MeaningTests {
  @Test(
    "a word for a key leads to the key that is meant",
    arguments: [
      ("{type: text, text: a}", "string"), ("{type: text, label: a}", "string"), ("{type: text, value: a}", "string"),
      ("{type: image, image: a.png}", "contents"), ("{type: image, src: a.png}", "contents"),
      ("{type: button, label: a}", "title"), ("{type: button, text: a}", "title"), ("{type: button, icon: a}", "image"),
      ("{type: textField, invalid: a}", "error"), ("{type: textField, value: a}", "text"),
      ("{type: table, rows: []}", "sections: [{rows: [...]}]"),
      ("{type: table, items: []}", "sections: [{rows: [...]}]"),
      ("{type: table, sections: [{items: []}]}", "rows"), ("{type: table, sections: [{title: a}]}", "header"),
      ("{children: []}", "sublayers"), ("{background: label}", "backgroundColor"),
      ("{background-color: label}", "backgroundColor"), ("{hidden: true}", "isHidden"), ("{alpha: 1}", "opacity"),
      ("{width: 1}", "frame: [x, y, width, height]"), ("{type: alert, buttons: []}", "actions"),
      ("{type: text, bold: true}", "font: {weight: bold}"),
      ("{type: text, semibold: true}", "font: {weight: semibold}"),
      ("{toolbar: []}", "sublayers: [{type: toolbar}]"),
    ])
  func keys(layer: String, meant: String) {
    let found = problemsOfLayers("- " + layer)
    #expect(found.count == 1 && found[0].hasSuffix(": unknown key; did you mean '\(meant)'?"), "\(found)")
  }

  @Test(
    "a word for a row's key leads to the key that is meant",
    arguments: [
      ("text: a", "title"), ("label: a", "title"), ("name: a", "title"), ("value: a", "detail"),
      ("subtitle: a", "detail"), ("icon: a", "image"), ("picture: a", "image"), ("type: switch", "accessory: switch"),
      ("type: disclosure", "accessory: disclosure"), ("type: slider", "accessoryView: {type: slider}"),
      ("chevron: true", "accessory: disclosure"), ("switch: true", "accessory: switch"), ("on: true", "isOn"),
      ("enabled: true", "isEnabled"), ("onTap: a", "push"),
      ("Title: a", "title"), ("TITLE: a", "title"), ("subTitle: a", "detail"), ("is-on: true", "isOn"),
      ("badge: 3", "accessories: [{badge: 3}]"), ("font: {size: 9}", "titleFont"),
      ("bold: true", "titleFont: {weight: bold}"),
    ])
  func rows(row: String, meant: String) {
    let found = problemsOfLayers("- {type: table, sections: [{rows: [{\(row)}]}]}")
    #expect(found.count == 1 && found[0].hasSuffix(": unknown key; did you mean '\(meant)'?"), "\(found)")
  }

  @Test("a word for a value, a type, a theme or a step leads to the one that is meant")
  func values() {
    func end(_ layer: String) -> String? { problemsOfLayers("- " + layer).first }
    #expect(
      end("{type: table, sections: [{rows: [{accessory: chevron}]}]}")?.contains("did you mean 'disclosure'? ") == true)
    for (type, meant) in [
      ("label", "text"), ("view", "layer"), ("list", "table"), ("icon", "image"), ("circle", "shape"),
    ] {
      #expect(end("{type: \(type)}")?.contains("; did you mean '\(meant)'? Expected ") == true, "\(type)")
    }
    #expect(end("{type: table, style: inset}")?.contains("; did you mean 'insetGrouped'? ") == true)
    #expect(end("{type: textField, borderStyle: roundedRect}")?.contains("; did you mean 'rounded'? ") == true)
    let owners = "layers of type 'badge', 'textField', 'searchField' and 'toast' do"
    #expect(end("{type: avatar, text: a}")?.hasSuffix(owners) == true)
    #expect(end("{type: switch}")?.contains("; did you mean 'accessory: switch' in a row? ") == true)
    #expect(
      problems("inlay: 1\nsize: [9, 9]\ntheme: dark")
        == ["3:8: theme: no theme is named 'dark'; did you mean 'appearance: dark'?"])
    let scene = "inlay: 1\nsize: [9, 9]\n"
    #expect(
      problems(scene + "theme: night") == ["3:8: theme: no theme is named 'night'; did you mean 'appearance: dark'?"])
    #expect(
      problems(scene + "appearance: night").first?.hasPrefix(
        "3:13: appearance: found the text 'night'; did you mean 'dark'? Expected one of light, dark, ") == true)
    #expect(
      problems(scene + "toolbar: []") == ["3:1: toolbar: unknown key; did you mean 'layers: [{type: toolbar}]'?"])
    #expect(
      problemsOfLayers("- {type: button, titleFont: {size: 9}}")
        == ["4:18: layers[0].titleFont: unknown key; did you mean 'font'?"])
    #expect(
      problems("inlay: 1\nsize: [9, 9]\nscript: [{wait: 1}]")
        == ["3:11: script[0].wait: unknown key; did you mean 'run'?"])
  }

  @Test("words of other toolkits that are accepted, and the height that a text does not have")
  func accepted() {
    let page = "{type: page, title: A, toolbar: [{title: Edit}]}"
    for layer in [
      "{type: text, frame: {}, string: a, alignment: trailing}",
      "{type: text, frame: {}, string: a, alignment: leading}",
      "{type: navigation, frame: {}, pages: [\(page)]}",
    ] {
      #expect(problemsOfLayers("- " + layer) == [], "\(layer)")
    }
    let found = problemsOfLayers("- {type: text, string: a, frame: {top: 1, height: auto}}")
    #expect(found.count == 1 && found[0].hasSuffix("give 'top' and 'bottom', or put the layer into a row"), "\(found)")
  }

  @Test("a word that is near to no name, or means something else, leads to none")
  func none() {
    #expect(problemsOfLayers("- {type: slider, icon: a}").map { $0.contains("isOn") } == [false])
    #expect(
      problemsOfLayers("- {contents: symbol:circle}") == ["4:14: layers[0].contents: no symbol is named 'circle'"])
    #expect(
      problemsOfLayers("- {type: table, sections: [{rows: [{quux: 1}]}]}")
        == ["4:37: layers[0].sections[0].rows[0].quux: unknown key in a row"])
  }

  @Test("a placeholder without quotes is known, and one without its owner is a warning")
  func placeholders() throws {
    let unquoted = problemsOfLayers("- {type: text, string: {name}}")
    #expect(
      unquoted == [
        "4:24: layers[0].string: expected a text, found an object; a placeholder must be in quotes: \"{name}\""
      ])
    let table = """
      - type: table
        frame: {}
        sections: [{each: data.parts, rows: [{title: "{name} of {data.a}, {a}, {{a}, {row}, {b}"}]}]
      - {type: text, frame: {}, string: "{a}"}
      """
    let loaded = try loadLayers(table, .data("a: 1\nrow: 2\nparts: [{name: x}, {name: y}]"))
    #expect(
      loaded.warnings.map(\.description) == [
        "test:6:48: warning: '{name}' is not replaced; did you mean '{item.name}'?",
        "test:7:35: warning: '{a}' is not replaced; did you mean '{data.a}'?",
      ])
  }

  @Test(
    "a file that is not text in UTF-8 is named",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "the file is a PNG image, not YAML or JSON"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "the file is a JPEG image, not YAML or JSON"),
      (Array("<svg xmlns=''/>".utf8), "the file is an SVG image, not YAML or JSON"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "the file is UTF-32; it must be UTF-8"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "the file is UTF-32; it must be UTF-8"),
      ([0x61, 0, 0, 0, 0x3A, 0, 0, 0], "the file is UTF-32; it must be UTF-8"),
      ([0x61, 0, 0x3A, 0], "the file is UTF-16; it must be UTF-8"),
      ([0xFE, 0xFF, 0, 0x61], "the file is UTF-16; it must be UTF-8"),
    ] as [([UInt8], String)])
  func foreignFiles(bytes: [UInt8], message: String) {
    #expect(problems(bytes) == ["1:1: " + message])
    let theme = problems { () throws(FileError) in _ = try ThemeFile(data: bytes, name: "t").load() }
    #expect(theme == ["1:1: " + message])
  }

  @Test("a key without its colon is explained")
  func missingColon() {
    for text in ["inlay: 1\nsize [9, 9]\n", "inlay: 1\nsize:[9, 9]\n"] {
      let found = problems(text)
      #expect(found.count == 1 && found[0].contains("a space after the colon"), "\(found)")
    }
    let found = problems("inlay: 1\nlayers:\n- type text\n  frame: {}\n")
    #expect(found.count == 1 && found[0].contains("lacks its colon"), "\(found)")
  }
}
