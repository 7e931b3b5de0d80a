import InlayControls
import InlayDecorations
import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// The meaning of null in a `set` step.
@Suite struct ClearingTests {
  /// A layer of each type on which every key is visible, and visible values.
  private static let samples: [(type: String, base: String, values: [String: String])] = [
    (
      "layer", "backgroundColor: '#88f', frame: [10, 10, 50, 50], cornerRadius: 9",
      ["maskedCorners": "[topLeft]", "mask": "{frame: [5, 5, 20, 20], backgroundColor: '#000'}"]
    ),
    ("layer", "frame: [10, 10, 50, 50]", ["backgroundColor": "'#123'", "contents": "dot.png"]),
    (
      "text", "frame: [5, 5, 80, 60], string: Word",
      [
        "string": "Other", "font": "{size: 30}", "color": "'#f00'", "highlightedColor": "'#f00'",
        "textShadow": "{radius: 2, color: '#f00'}",
      ]
    ),
    (
      "text", "frame: [5, 5, 80, 60], string: Word, textStyle: detail",
      ["color": "'#f00'", "highlightedColor": "'#f00'"]
    ),
    ("text", "frame: [5, 5, 80, 60], string: iki, textStyle: header", ["language": "tr"]),
    ("image", "frame: [5, 5, 40, 40], contents: dot.png", ["highlightedContents": "dot.png", "contents": "dot.png"]),
    (
      "gradient", "frame: [5, 5, 80, 80], colors: ['#f00', '#0f0', '#00f']", ["locations": "[0, 0.1, 0.2]"]
    ),
    (
      "shape", "frame: [5, 5, 80, 80], lineWidth: 4, path: M0 0H40V40Z",
      ["path": "M0 0H70V40Z", "strokeColor": "'#f00'"]
    ),
    ("overlay", "frame: [5, 5, 80, 80]", ["covers": "under"]),
    (
      "table",
      "style: rounded, frame: [0, 0, 100, 100], decoration: maskedCards, sections: [{header: H, footer: F, rows: "
        + "[{title: a, isSelected: true, height: 12}, {title: b, height: 12}, {title: c, height: 12}]}]",
      [
        "theme": "plum-2011", "appearance": "dark", "backgroundColor": "'#123'",
        "horizontalInset": "30", "cornerRadius": "2",
        "sectionBorder": "{width: 3, color: '#f00'}",
        "sectionShadow": "{radius: 4, opacity: 1, color: '#f00'}", "headerTextInset": "33",
        "cellBackgroundColor": "'#ff0'",
        "cellSelectedBackgroundColor": "'#0ff'", "sectionHeaderHeight": "33",
        "sectionFooterHeight": "8", "separatorColor": "'#f00'", "separatorInset": "[0, 30, 0, 5]",
        "sectionHeadersPinToVisibleBounds": "true", "tableHeader": "{frame: [0, 0, 9, 9], backgroundColor: '#f00'}",
        "tableFooter": "{frame: [0, 0, 9, 9], backgroundColor: '#f00'}", "backgroundView": "{backgroundColor: '#f00'}",
      ]
    ),
    (
      "table", "frame: [0, 0, 100, 100], sections: [{rows: [{title: a}, {title: b}]}]",
      ["decoration": "cornerCovers", "rowHeight": "20"]
    ),
    (
      "table", "frame: [0, 0, 100, 100], decoration: cornerCovers, sections: [{rows: [{title: a}, {title: b}]}]",
      ["decorationInset": "30"]
    ),
    (
      "table", "frame: [0, 0, 100, 100]",
      ["emptyStateView": "{backgroundColor: '#f00'}", "generate": "{rowsPerSection: 3}"]
    ),
    (
      "button", "frame: [5, 5, 90, 40], style: tinted, title: A",
      [
        "title": "B", "image": "dot.png", "tintColor": "'#f00'", "font": "{size: 9}", "accessibilityLabel": "Word",
        "accessibilityLabelledBy": "under", "accessibilityValue": "Word",
      ]
    ),
    (
      "slider", "frame: [5, 5, 90, 40], value: 0.5",
      [
        "minimumImage": "dot.png", "maximumImage": "dot.png", "tintColor": "'#f00'", "accessibilityLabel": "Word",
        "accessibilityLabelledBy": "under", "accessibilityValue": "Word",
      ]
    ),
    (
      "stepper", "frame: [5, 5, 90, 40]",
      ["accessibilityLabel": "Word", "accessibilityLabelledBy": "under", "accessibilityValue": "Word"]
    ),
    (
      "segmentedControl", "frame: [5, 5, 90, 40], segments: [A, B]",
      [
        "selectedIndex": "1", "accessibilityLabel": "Word", "accessibilityLabelledBy": "under",
        "accessibilityValue": "Word",
      ]
    ),
    (
      "popUp", "frame: [5, 5, 90, 40], options: [A, B]",
      [
        "selectedIndex": "1", "accessibilityLabel": "Word", "accessibilityLabelledBy": "under",
        "accessibilityValue": "Word",
      ]
    ),
    (
      "progress", "frame: [5, 5, 90, 40], progress: 0.2",
      [
        "tintColor": "'#f00'", "accessibilityLabel": "Word", "accessibilityLabelledBy": "under",
        "accessibilityValue": "Word",
      ]
    ),
    (
      "activity", "frame: [5, 5, 40, 40]",
      [
        "color": "'#f00'", "accessibilityLabel": "Word", "accessibilityLabelledBy": "under",
        "accessibilityValue": "Word",
      ]
    ),
    (
      "badge", "frame: [5, 5, 40, 40], text: '1'",
      [
        "text": "'2'", "color": "'#0f0'", "accessibilityLabel": "Word", "accessibilityLabelledBy": "under",
        "accessibilityValue": "Word",
      ]
    ),
    (
      "avatar", "frame: [5, 5, 60, 60], fullName: Ada",
      [
        "fullName": "Bea", "image": "dot.png", "color": "'#0f0'", "accessibilityLabel": "Word",
        "accessibilityLabelledBy": "under", "accessibilityValue": "Word",
      ]
    ),
    (
      "textField", "frame: [5, 5, 90, 40]",
      [
        "text": "Word", "placeholder": "Word", "error": "Bad", "accessibilityLabel": "Word",
        "accessibilityLabelledBy": "under", "returnKey": "go", "autocapitalization": "words", "maximumLength": "3",
      ]
    ),
    (
      "searchField", "frame: [5, 5, 90, 40]",
      [
        "text": "Word", "placeholder": "Word", "cancelTitle": "Word", "accessibilityLabel": "Word",
        "accessibilityLabelledBy": "under",
      ]
    ),
    ("page", "", ["title": "A", "backTitle": "B", "content": "{backgroundColor: '#f00'}"]),
    (
      "alert", "isPresented: true, actions: [{style: cancel}]",
      ["title": "C", "message": "D", "preferredAction": "0"]
    ),
    ("sheet", "isPresented: true, detent: 60", ["content": "{backgroundColor: '#f00', frame: [0, 0, 50, 50]}"]),
    ("toast", "text: A", ["text": "B", "image": "dot.png"]),
    (
      "emptyState", "frame: [0, 0, 100, 100], title: A",
      ["title": "B", "message": "C", "image": "dot.png", "button": "D"]
    ),
  ]

  /// Keys that identify the layer, and two whose null has a meaning of its own: no limit, and unknown progress.
  private static let others: Set<String> = ["name", "textStyle", "maximumWidth", "fillColor", "progress"]

  private static let unseen: Set<String> = [
    "highlightedColor", "highlightedContents", "covers", "sectionHeadersPinToVisibleBounds", "emptyStateView",
    "accessibilityLabel", "accessibilityLabelledBy", "accessibilityValue", "backTitle", "cancelTitle",
    "returnKey", "autocapitalization", "maximumLength",
  ]

  private static func scene(_ type: String, _ keys: String, _ script: String) -> String {
    let layer = "{name: x, type: \(type), \(keys)}"
    let shown = type == "page" ? "{type: navigation, frame: [0, 0, 100, 100], pages: [\(layer)]}" : layer
    return "inlay: 1\nsize: [100, 100]\ntheme: settings\nlayers: [{name: under}, \(shown)]\nscript: [\(script)]"
  }

  @Test("every key that takes null has a sample here")
  func complete() {
    for (type, keys) in ObjectSpec.layer.keysByType {
      let nullable = keys.filter(\.acceptsNull).map(\.name)
      let tried = Self.samples.filter { $0.type == type }.flatMap(\.values.keys)
      #expect(Set(nullable).subtracting(tried).subtracting(Self.others) == [], "\(type)")
    }
    let common = ObjectSpec.layer.keys.filter(\.acceptsNull).map(\.name)
    #expect(Set(common).subtracting(Self.samples.flatMap(\.values.keys)).subtracting(Self.others) == [])
  }

  @Test("null in a set step gives a key the value of a file without it", arguments: samples.indices)
  func cleared(index: Int) throws {
    let (type, base, values) = Self.samples[index]
    let folder = try TestFolder()
    try folder.writePNG("dot.png", width: 3, height: 3)
    func picture(_ text: String) throws -> [UInt32] {
      let loaded = try SceneFile(path: folder.write(text, to: "s.yaml")).load()
      let runner = try ScriptRunner(loaded)
      try runner.run()
      return runner.surface.pixels()
    }
    for (key, value) in values {
      let rest = base.replacing(try Regex("\(key): [^,]*,? ?"), with: "")
      let plain = try picture(Self.scene(type, rest, "{tick: 0}"))
      let set = "{tick: 0}, {set: {layer: x, \(key): \(value)}}, {tick: 1}"
      let wasSeen = try picture(Self.scene(type, rest, set)) != plain
      #expect(wasSeen || Self.unseen.contains(key), "\(type).\(key) shows nothing")
      let cleared = try picture(Self.scene(type, rest, set + ", {set: {layer: x, \(key): null}}, {tick: 2}"))
      #expect(cleared == plain, "\(type).\(key)")
    }
  }

  @Test("invisible values are cleared too")
  func unseen() throws {
    func run(_ type: String, _ keys: String, _ set: String, _ key: String) throws -> LoadedScene {
      let script = "{set: {layer: x, \(set)}}, {tick: 0}, {set: {layer: x, \(key): null}}, {tick: 1}"
      let loaded = try loadScene(Self.scene(type, keys, script))
      try ScriptRunner(loaded).run()
      return loaded
    }
    let overlay = try run("overlay", "frame: [0, 0, 9, 9]", "covers: under", "covers")
    #expect(try overlay.layer("x", as: RoundedCornerOverlay.self).coveredLayer == nil)
    let slider = try run(
      "slider", "frame: [5, 5, 90, 40]", "accessibilityLabelledBy: under", "accessibilityLabelledBy")
    #expect(try slider.layer("x", as: Slider.self).accessibilityLabelledBy == nil)
    let value = try run("slider", "frame: [5, 5, 90, 40]", "accessibilityValue: Word", "accessibilityValue")
    #expect(try value.layer("x", as: Slider.self).accessibilityValue == "0%")
    let text = try run("text", "string: a", "highlightedColor: '#f00'", "highlightedColor")
    #expect(try text.layer("x", as: TextLayer.self).highlightedTextColor == nil)
    let label = try run("text", "string: a, textStyle: title", "highlightedColor: '#f00'", "highlightedColor")
    #expect(try label.layer("x", as: Label.self).highlightedTextColor == nil)
    let table = try run(
      "table", "style: plain", "sectionHeadersPinToVisibleBounds: false", "sectionHeadersPinToVisibleBounds")
    #expect(try table.layer("x", as: TableView.self).sectionHeadersPinToVisibleBounds)
  }

  @Test("a theme's value that null restored follows later themes")
  func followsTheme() throws {
    let script = """
      {set: {layer: x, rowHeight: 20, cornerRadius: 1, decoration: none}}, {tick: 0},
      {set: {layer: x, rowHeight: null, cornerRadius: null, decoration: null}}, {setTheme: {theme: plum-2011}}, {tick: 1}
      """
    let loaded = try loadScene(Self.scene("table", "style: rounded, generate: {rowsPerSection: 3}", script))
    try ScriptRunner(loaded).run()
    let table = try loaded.layer("x", as: TableView.self)
    #expect(table.rowHeight == nil)
    #expect(table.sectionCornerRadius == nil && table.decoration == nil)
  }
}
