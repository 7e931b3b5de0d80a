import InlayFiles
import InlayGraphics
import InlayLists
import InlayTestSupport
import Testing

@Suite struct LimitsTests {
  private func options(layers: Int) -> SceneOptions {
    var options = SceneOptions()
    options.limits.maximumLayers = layers
    return options
  }

  @Test("the layer limit is not an error, one layer more is, and aliases count as copies")
  func layers() {
    let three = "- {}\n- {sublayers: [{}]}\n"
    #expect(problemsOfLayers(three, options(layers: 3)) == [])
    #expect(problemsOfLayers(three, options(layers: 2)) == ["4:1: layers: 3 layers; at most 2 are allowed"])
    let copies = "- &a {sublayers: [{}, {}]}\n- *a\n- sublayers: [*a, *a]\n"
    #expect(problemsOfLayers(copies, options(layers: 13)) == [])
    #expect(problemsOfLayers(copies, options(layers: 12)) == ["4:1: layers: 13 layers; at most 12 are allowed"])
  }

  @Test("layers that aliases multiply beyond any number are counted without being made")
  func layerBomb() {
    var text = "- &a0 {}\n"
    for level in 1...9 {
      text += "- &a\(level) {sublayers: [\(Array(repeating: "*a\(level - 1)", count: 4).joined(separator: ", "))]}\n"
    }
    #expect(problemsOfLayers(text) == ["4:1: layers: 466030 layers; at most 100000 are allowed"])
  }

  @Test("layers in rows, headers and parts of tables count, visible or not")
  func layersOfTables() {
    let table = """
      - type: table
        tableHeader: {}
        tableFooter: {}
        backgroundView: {sublayers: [{}]}
        sections:
        - header: {view: {}}
          rows:
          - {accessoryView: {}, backgroundView: {}, selectedBackgroundView: {}, content: [{}, {}]}
      """
    #expect(problemsOfLayers(table, options(layers: 11)) == [])
    #expect(problemsOfLayers(table, options(layers: 10)) == ["4:1: layers: 11 layers; at most 10 are allowed"])
  }

  @Test("the layers that tables make for their visible rows count")
  func visibleRows() {
    let table = "- {type: table, frame: [0, 0, 100, 100], rowHeight: 10, generate: {rowsPerSection: 1000, title: a}}\n"
    #expect(problemsOfLayers(table, options(layers: 1000)) == [])
    let few = problemsOfLayers(table, options(layers: 50))
    #expect(few.count == 1)
    #expect(few.first?.hasSuffix("layers; at most 50 are allowed") ?? false)
  }

  @Test("more visible rows than the layer limit are an error at the table, before their cells are made")
  func tooManyVisibleRows() {
    let table =
      "{type: table, frame: [0, 0, 100, 100], rowHeight: 0.1, generate: {sections: 9, rowsPerSection: 1000000000}}"
    let message = "layers[1]: more rows are visible than 100 layers allow"
    #expect(problemsOfLayers("- {}\n- \(table)\n- \(table)\n", options(layers: 100)) == ["5:3: \(message)"])
    let written = "{type: table, frame: [0, 0, 100, 100], rowHeight: 0.1, sections: [{rows: [\(rows(500))]}]}"
    #expect(problemsOfLayers("- {}\n- \(written)\n", options(layers: 100)) == ["5:3: \(message)"])
    let headers = "{type: table, frame: [0, 0, 100, 100], sectionHeaderHeight: 0.1, sections: [\(headers(500))]}"
    #expect(problemsOfLayers("- {}\n- \(headers)\n", options(layers: 100)) == ["5:3: \(message)"])
  }

  private func rows(_ count: Int) -> String { Array(repeating: "{title: a}", count: count).joined(separator: ", ") }

  private func headers(_ count: Int) -> String { Array(repeating: "{header: a}", count: count).joined(separator: ", ") }

  @Test("all tables together have at most a million sections")
  func sections() {
    let table = "{type: table, generate: {sections: 600000, rowsPerSection: 0}}"
    #expect(problemsOfLayers("- \(table)\n") == [])
    #expect(
      problemsOfLayers("- \(table)\n- \(table)\n") == [
        "5:3: layers[1]: more than 1000000 sections in the scene's tables"
      ])
  }

  @Test("a million sections of a thousand million rows are shown without delay")
  func manyRows() throws {
    let loaded = try loadLayers(
      """
      - type: table
        name: t
        frame: [0, 0, 100, 100]
        contentOffset: [0, 43999999999999956]
        generate: {sections: 1000000, rowsPerSection: 1000000000, title: "{row}"}
      """)
    let table = try loaded.layer("t", as: TableView.self)
    #expect(try table.cell(999_999, 999_999_999).textLabel.text == "999999999999999")
  }

  @Test("visible texts have a common limit, in layers and in rows")
  func texts() {
    let long = String(repeating: "x", count: 65_000)
    let layer = "{type: text, string: \(long)}"
    let aliases = "- &a \(layer)\n" + String(repeating: "- *a\n", count: 70)
    #expect(problemsOfLayers(aliases) == ["4:1: layers: the texts in view have more than 4194304 bytes in total"])
    let rows = "- {type: table, frame: [0, 0, 100, 100], rowHeight: 1, sections: [{rows: [&a {title: \(long)}"
    let table = rows + String(repeating: ", *a", count: 99) + "]}]}"
    #expect(problemsOfLayers(table) == ["4:1: layers: the texts in view have more than 4194304 bytes in total"])
  }

  @Test("the limit of visible texts can be lower") func maximumText() {
    var options = SceneOptions()
    options.limits.maximumText = 5
    let layers = "inlay: 1\nsize: [9, 9]\nlayers:\n- {type: text, string: abc}\n- {type: text, string: "
    #expect(problems(layers + "de}\n", options) == [])
    #expect(
      problems(layers + "def}\n", options) == ["4:1: layers: the texts in view have more than 5 bytes in total"])
  }

  @Test("layers that would take minutes to paint, or more memory than the limit, are refused")
  func painting() {
    var options = SceneOptions()
    options.limits.maximumWork = 1_050_000
    let fill = "- &a {frame: [0, 0, 100, 100], backgroundColor: '#0008'}\n"
    #expect(problemsOfLayers(fill + String(repeating: "- *a\n", count: 49), options) == [])
    #expect(
      problemsOfLayers(fill + String(repeating: "- *a\n", count: 59), options) == [
        "4:1: layers: one frame takes more than 1 million units of work (about a nanosecond each), 920922 of them for painting"
      ])
    options = SceneOptions()
    options.limits.maximumMemory = 150_000
    func groups(_ count: Int) -> String {
      "- " + String(repeating: "{frame: [0, 0, 100, 100], opacity: 0.5, sublayers: [", count: count)
        + "{frame: [0, 0, 100, 100], backgroundColor: label}" + String(repeating: "]}", count: count)
    }
    #expect(problemsOfLayers(groups(2), options) == [])
    #expect(
      problemsOfLayers(groups(3), options) == [
        "4:1: layers: the canvas with nested layers with opacity, masks or shadows needs 160000 bytes of memory "
          + "at once; at most 150000 bytes are allowed"
      ])
  }

  @Test(
    "layers of every look that would take minutes, or more memory than the limit, are refused",
    arguments: [
      sized(2000) {
        "frame: [0, 0, 300, \($0)], cornerRadius: 20, backgroundColor: label, shadowOpacity: 1, shadowRadius: 90"
      },
      many(
        "{frame: [-371, 0, 372, 372], opacity: 0.5, sublayers: [{frame: [0, 0, 372, 372], backgroundColor: label}]}",
        9000),
      many(
        "{frame: [-371, 0, 372, 372], mask: {frame: [0, 0, 372, 372], backgroundColor: label, opacity: 0.5}, sublayers: [{frame: [0, 0, 372, 372], backgroundColor: label}]}",
        9000),
      sized(20) {
        "type: gradient, frame: [0, 0, 1024, \($0)], colors: [\(Array(repeating: "label", count: 9000).joined(separator: ", "))]"
      },
      many(
        "{type: shape, strokeColor: tint, lineWidth: 400, path: 'M0 0\(String(repeating: "L999 900L0 3", count: 40_000))'}",
        2),
      many("{type: shape, fillRule: evenOdd, path: 'M0 0\(String(repeating: "L999 900L0 3", count: 40_000))'}", 9),
      "- " + String(repeating: "{frame: [0, 0, 900, 900], shadowOpacity: 1, sublayers: [", count: 400)
        + "{frame: [0, 0, 90, 90], backgroundColor: label}" + String(repeating: "]}", count: 400),
      "- "
        + String(
          repeating:
            "{frame: [1, 1, 999, 999], transform: [1, 0.01, 0, 1, 0, 0], masksToBounds: true, backgroundColor: label, sublayers: [",
          count: 400)
        + "{frame: [0, 0, 900, 900], backgroundColor: label}" + String(repeating: "]}", count: 400),
    ])
  func looks(layers: String) {
    var options = SceneOptions()
    options.limits.maximumWork /= 10
    let found = problems("inlay: 1\nsize: [1024, 1024]\nlayers:\n" + layers, options)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("4:1: layers: ") ?? false, "\(found)")
  }

  /// Layers of different heights, so that no two have common tiles.
  private static func sized(_ count: Int, _ keys: (Double) -> String) -> String {
    (0..<count).map { "- {\(keys(300 + Double($0) / 8))}\n" }.joined()
  }

  private static func many(_ layer: String, _ count: Int) -> String {
    "- &a \(layer)\n" + String(repeating: "- *a\n", count: count - 1)
  }

  @Test(
    "layers of every look that lists use are allowed, and shadows of any width",
    arguments: [
      "- {frame: [0, 0, 4000, 4000], backgroundColor: label, shadowOpacity: 1, shadowRadius: 1000, transform: [4, 0, 0, 4, 0, 0]}",
      many(
        "{frame: [9, 9, 300, 80], cornerRadius: 20, backgroundColor: label, shadowOpacity: 1, shadowRadius: 12}", 3000),
      many("{frame: [0, 0, 1024, 1024], shadowOpacity: 1, sublayers: [{type: shape, path: M0 0H99V99Z}]}", 10),
      many(
        "{type: gradient, frame: [0, 0, 1024, 1024], colors: [label, tint], mask: {type: gradient, frame: [0, 0, 1024, 1024], colors: [label, tint]}}",
        20),
      // A mask of one opaque colour is a clip.
      many(
        "{frame: [-371, 0, 372, 372], mask: {frame: [0, 0, 372, 372], backgroundColor: label}, sublayers: [{frame: [0, 0, 372, 372], backgroundColor: label}]}",
        9000),
      "- {frame: [0, 0, 1024, 1024], backgroundColor: label, cornerCurve: continuous, cornerRadius: 90, masksToBounds: true, shadowOpacity: 1, shadowRadius: 80}",
      many("{type: shape, strokeColor: tint, path: 'M0 0\(String(repeating: "l9 2v-3", count: 100))'}", 100),
    ])
  func allowedLooks(layers: String) {
    #expect(problems("inlay: 1\nsize: [1024, 1024]\nscale: 2\nlayers:\n" + layers) == [])
  }

  @Test("layers in masks count, and so does their nesting")
  func masks() {
    let masks = "- {mask: {sublayers: [{mask: {}}]}}\n- {}\n"
    #expect(problemsOfLayers(masks, options(layers: 5)) == [])
    #expect(problemsOfLayers(masks, options(layers: 4)) == ["4:1: layers: 5 layers; at most 4 are allowed"])
  }

  @Test("a file longer than the limit is not read")
  func fileLength() throws {
    let folder = try TestFolder()
    let path = try folder.write("inlay: 1\nsize: [1, 1]\n", to: "scene.yaml")
    var options = SceneOptions()
    options.limits.maximumBytes = 22
    #expect(
      problems { () throws(FileError) in _ = try SceneFile(path: path, limits: options.limits).load(options) }
        == [])
    options.limits.maximumBytes = 21
    #expect(
      problems { () throws(FileError) in _ = try SceneFile(path: path, limits: options.limits).load(options) } == [
        "1:1: the file cannot be read: 22 bytes, over the limit of 21"
      ])
  }

  @Test("contents given in memory count towards the limit, for scenes and themes")
  func contentLength() {
    var options = SceneOptions()
    options.limits.maximumBytes = 22
    #expect(problems("inlay: 1\nsize: [1, 1]\n", options) == [])
    options.limits.maximumBytes = 21
    #expect(problems("inlay: 1\nsize: [1, 1]\n", options) == ["1:1: 22 bytes, over the limit of 21"])
    options.limits.maximumBytes = 14
    let theme = ThemeFile(data: Array("inlayTheme: 1\n\n".utf8), name: "test", limits: options.limits)
    #expect(problems { () throws(FileError) in _ = try theme.load() } == ["1:1: 15 bytes, over the limit of 14"])
  }

  private static let themedScene = """
    inlay: 1
    size: [1, 1]
    theme: own.yaml
    layers:
      - {name: a, theme: own.yaml}
      - {theme: modern}
    script:
      - setTheme: {theme: other.yaml}
    """

  @Test("theme files that a scene names can be forbidden, and the option may still name one")
  func themeFiles() throws {
    let folder = try TestFolder()
    for name in ["own.yaml", "other.yaml", "base.yaml"] { try folder.write("inlayTheme: 1", to: name) }
    let given = try folder.write("inlayTheme: 1\nname: given\nextends: base.yaml", to: "given.yaml")
    let path = try folder.write(Self.themedScene, to: "scene.yaml")
    func problems(_ files: SceneLimits.ThemeFiles, theme: String? = nil, _ path: String) -> [String] {
      var options = SceneOptions()
      options.limits.themeFiles = files
      options.theme = theme
      return InlayFilesTests.problems { () throws(FileError) in
        _ = try SceneFile(path: path, limits: options.limits).load(options)
      }
    }
    func refusal(_ name: String) -> String {
      "'\(name)' is a file, and theme files are not allowed here; name a built-in theme"
    }
    #expect(problems(.any, path) == [])
    let ofLayers = [
      "5:22: layers[0].theme: " + refusal("own.yaml"), "8:23: script[0].setTheme.theme: " + refusal("other.yaml"),
    ]
    #expect(problems(.listed, path) == ["3:8: theme: " + refusal("own.yaml")] + ofLayers)
    #expect(problems(.listed, theme: given, path) == ofLayers)
    let plain = try folder.write("inlay: 1\nsize: [1, 1]\ntheme: plum-2011", to: "plain.yaml")
    #expect(problems(.listed, theme: given, plain) == [])
    #expect(problems(.builtInOnly, theme: "modern", plain) == [])
    let refused = problems(.builtInOnly, theme: given, plain)
    #expect(refused.count == 1 && refused[0].hasSuffix(" (set by the options)"))
    let theme = ThemeFile(
      data: Array("inlayTheme: 1\nextends: base.yaml".utf8), name: "test", limits: .untrusted)
    #expect(
      InlayFilesTests.problems { () throws(FileError) in _ = try theme.load() } == [
        "2:10: extends: " + refusal("base.yaml")
      ])
  }
}
