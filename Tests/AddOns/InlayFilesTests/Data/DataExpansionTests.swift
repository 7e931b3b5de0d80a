import InlayLayers
import Testing

@testable import InlayFiles

/// A scene with data equals the scene that is written out by hand.
@Suite struct DataExpansionTests {
  private func expectSame(
    _ layers: String, _ written: String, _ options: SceneOptions, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scenes = (try loadLayers(layers, options), try loadLayers(written))
    #expect(scenes.0.scene.layerDump() == scenes.1.scene.layerDump(), sourceLocation: sourceLocation)
    #expect(try scenes.0.pixels() == scenes.1.pixels(), sourceLocation: sourceLocation)
  }

  /// The texts of text layers with one placeholder text each.
  private func texts(_ templates: [String], _ options: SceneOptions) throws -> [String?] {
    let layers = templates.enumerated().map { "- {type: text, name: t\($0), string: \"\($1)\"}" }
    let scene = try loadLayers(layers.joined(separator: "\n"), options)
    return try templates.indices.map { try scene.layer("t\($0)", as: TextLayer.self).text }
  }

  @Test("a placeholder as a whole takes the value with its type")
  func types() throws {
    let data = """
      {"f": [1, 2, 30, 40], "w": 12, "o": 0.5, "no": true, "s": "5", "font": {"size": 20, "weight": 700},
      "on": false, "kind": "text", "c": "#FF0000", "none": null, "pair": {"light": "#FF0000", "dark": "#00FF00"},
      "subs": [{"frame": [1, 1, 3, 3]}, {"name": "b"}]}
      """
    try expectSame(
      """
      - {name: a, frame: "{data.f}", opacity: "{data.o}", masksToBounds: "{data.no}", backgroundColor: "{data.c}"}
      - {name: b, frame: [0, "{data.w}", "{data.w}", 9], isHidden: "{data.on}", sublayers: "{data.subs}"}
      - {type: "{data.kind}", string: "{data.s}", font: "{data.font}", frame: [0, 0, 40, 40]}
      - {name: c, backgroundColor: "{data.none}", cornerRadius: "{data.none}", frame: [50, 50, 9, 9]}
      - {name: d, backgroundColor: "{data.pair}", frame: [60, 50, 9, 9]}
      """,
      """
      - {name: a, frame: [1, 2, 30, 40], opacity: 0.5, masksToBounds: true, backgroundColor: "#FF0000"}
      - {name: b, frame: [0, 12, 12, 9], isHidden: false, sublayers: [{frame: [1, 1, 3, 3]}, {name: b}]}
      - {type: text, string: "5", font: {size: 20, weight: 700}, frame: [0, 0, 40, 40]}
      - {name: c, frame: [50, 50, 9, 9]}
      - {name: d, backgroundColor: {light: "#FF0000", dark: "#00FF00"}, frame: [60, 50, 9, 9]}
      """, .data(data))
  }

  @Test("texts have numbers as written, booleans, elements of lists, and text around them")
  func texts() throws {
    let data = "{n: 1.50, big: 1e3, yes: true, s: a b, l: [x, {y: z}], deep: {er: {est: ü}}, 'two words': w}"
    let templates = [
      "{data.n}", "n = {data.n}, {data.big}", "{data.yes}!", "{data.s}{data.s}", "{data.l.0}{data.l.1.y}",
      "{data.deep.er.est}", "<{data.two words}>",
    ]
    let expected = ["1.50", "n = 1.50, 1e3", "true!", "a ba b", "xz", "ü", "<w>"]
    #expect(try texts(templates, .data(data)) == expected)
  }

  @Test("a number is shown with the digits that it is written with, alone and in a text, of YAML and of JSON")
  func writtenNumbers() throws {
    let numbers = [
      "2.50", "2.00", "7", "-0", "1e3", "1E+2", "0.1000", "-12.340", "123456789012345678901234567890", "1.0e-7",
    ]
    for number in numbers {
      let expected = [number, "€ \(number)."]
      for data in ["n: \(number)", "{\"n\": \(number)}", "{\"l\": [], \"n\": \(number) }"] {
        #expect(try texts(["{data.n}", "€ {data.n}."], .data(data)) == expected)
      }
    }
  }

  @Test("two braces stand for one, and braces before other words stay")
  func braces() throws {
    let templates = [
      "{{data.n}", "{{{data.n}}", "{{{{data.n}", "a{{data.n} {data.n}", "{row} {other.n} {} { {data", "{{row}}",
      "{item}",
      "{index}", "{data.n", "{dataset}",
    ]
    let expected = [
      "{data.n}", "{1}", "{{data.n}", "a{data.n} 1", "{row} {other.n} {} { {data", "{{row}}", "{item}", "{index}",
      "{data.n", "{dataset}",
    ]
    #expect(try texts(templates, .data("{n: 1}")) == expected)
  }

  @Test("the values of data are not looked into for placeholders, and keys of the scene are not placeholders")
  func once() throws {
    #expect(try texts(["{data.a}", "x{data.a}"], .data("{a: '{data.b}', b: 1}")) == ["{data.b}", "x{data.b}"])
    #expect(
      problems("inlay: 1\nsize: [9, 9]\ndata: {k: name, a: '{data.k}'}\nlayers: [{\"{data.k}\": a}]")
        == ["4:11: layers[0].'{data.k}': unknown key in a layer"])
  }

  @Test("an each makes sections, rows in them, and rows among written ones")
  func rows() throws {
    let data = """
      {"courses": [
        {"name": "Soups", "dishes": [{"name": "Leek", "price": 4.20, "on": true}, {"name": "Pea", "price": 3, "on": false}]},
        {"name": "None", "dishes": []},
        {"name": "Cakes", "dishes": [{"name": "Plum", "price": 5, "on": true}]}
      ]}
      """
    try expectSame(
      """
      - type: table
        frame: [0, 0, 100, 100]
        rowHeight: 8
        sections:
        - each: data.courses
          as: course
          header: "{course.name} ({index})"
          rows:
          - {title: "All {course.name}"}
          - {each: course.dishes, title: "{index}. {item.name}", detail: "{item.price} €", isEnabled: "{item.on}"}
          - {title: End}
        - {header: Last}
      """,
      """
      - type: table
        frame: [0, 0, 100, 100]
        rowHeight: 8
        sections:
        - header: Soups (0)
          rows:
          - {title: All Soups}
          - {title: 0. Leek, detail: 4.20 €, isEnabled: true}
          - {title: 1. Pea, detail: 3 €, isEnabled: false}
          - {title: End}
        - {header: None (1), rows: [{title: All None}, {title: End}]}
        - {header: Cakes (2), rows: [{title: All Cakes}, {title: 0. Plum, detail: 5 €, isEnabled: true}, {title: End}]}
        - {header: Last}
      """, .data(data))
  }

  @Test("an each stands for a list, has lists of its own, and its inner elements hide the outer ones")
  func lists() throws {
    try expectSame(
      """
      - name: a
        sublayers:
          each: [{x: 1}, {x: 2}]
          name: "l{item.x}"
          sublayers: {each: [[7, 8], [9]], as: pair, name: "m{item.x}-{pair.0}", sublayers: [{each: pair, name: "{item}"}]}
      """,
      """
      - name: a
        sublayers:
        - {name: l1, sublayers: [{name: m1-7, sublayers: [{name: 7}, {name: 8}]}, {name: m1-9, sublayers: [{name: 9}]}]}
        - {name: l2, sublayers: [{name: m2-7, sublayers: [{name: 7}, {name: 8}]}, {name: m2-9, sublayers: [{name: 9}]}]}
      """, SceneOptions())
  }

  @Test("generated rows keep their own numbers beside data")
  func generated() throws {
    let table = "- {type: table, frame: [0, 0, 100, 100], generate: {rowsPerSection: 3, title: "
    try expectSame(table + "\"{data.word} {row}\"}}", table + "\"Row {row}\"}}", .data("{word: Row}"))
  }

  @Test("steps of a script come from data")
  func script() throws {
    let scene = "inlay: 1\nsize: [50, 50]\nlayers: [{name: a}, {name: b}]\nscript:\n"
    let steps = "- {each: data.names, set: {layer: \"{item}\", opacity: \"{data.opacity}\"}}\n- tick: 0"
    let loaded = try loadScene(scene + steps, .data("{names: [a, b], opacity: 0.5}"))
    try ScriptRunner(loaded).run()
    #expect(try loaded.layer("a").opacity == 0.5)
    #expect(try loaded.layer("b").opacity == 0.5)
  }

  @Test("settings of the scene come from data")
  func settings() throws {
    let text = "inlay: 1\nsize: [\"{data.w}\", 20]\nscale: \"{data.scale}\"\nlanguage: \"{data.language}\""
    let scene = try loadScene(text, .data("{w: 30, scale: 2, language: null}")).scene
    #expect(scene.size.width == 30)
    #expect(scene.scale == 2)
    #expect(scene.traits.language == nil)
  }

  @Test("later data is merged over earlier data: objects by their keys, all else as a whole")
  func merging() throws {
    let scene = """
      inlay: 1
      size: [9, 9]
      data: {a: {x: 1, y: {z: 2, w: 3}}, list: [1, 2, 3], s: t, o: {k: v}, n: 5}
      layers: [{type: text, name: t, string: "{data.a.x} {data.a.y.z} {data.a.y.w} {data.list.0} {data.s} {data.o}{data.n.q}"}]
      """
    let options = SceneOptions.data(
      "{a: {y: {z: first}}, list: [first], o: 1}", "{a: {y: {z: second}}, s: second, o: o, n: {q: '!'}}")
    #expect(try loadScene(scene, options).layer("t", as: TextLayer.self).text == "1 second 3 first second o!")
  }

  @Test("a merged object as a whole has the keys of all documents, and none that the last says is null")
  func mergedObject() throws {
    let text = "- {type: text, string: a, frame: [0, 0, 50, 50], font: "
    try expectSame(
      text + "\"{data.font}\"}", text + "{size: 20, weight: 700}}",
      .data("{font: {size: 30, weight: 700, italic: true}}", "{font: {size: 20}}", "{font: {italic: null}}"))
  }

  @Test("without placeholders a scene keeps its document")
  func unchanged() throws {
    let document = try DocumentReader.read(Array("inlay: 1\nsize: [9, 9]\nlayers: [{name: '{}'}]".utf8))
    #expect(!DataExpansion.isNeeded(for: document))
    #expect(MemoryLayout<Document.Node>.stride == 32)
  }
}
