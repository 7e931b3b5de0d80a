import Foundation
import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayFiles

private let scenes = URL(fileURLWithPath: DemoScenes.folder)

@Suite struct JSONSchemaTests {
  private func root(_ text: String) throws -> Value { try DocumentReader.read(Array(text.utf8)).root }

  @Test("the schema in the folder of scenes equals the one made from the tables of keys")
  func committed() throws {
    let url = scenes.appendingPathComponent("scene.schema.json")
    #expect(
      try String(contentsOf: url, encoding: .utf8) == SceneFile.jsonSchema,
      "make it again: render --schema > Demos/Scenes/scene.schema.json")
  }

  @Test("every key has a sentence of its own", arguments: ObjectKind.allCases)
  func summaries(kind: ObjectKind) {
    for key in kind.spec.keys + kind.spec.keysByType.flatMap(\.keys) {
      #expect(key.summary.hasSuffix(".") && key.summary.count > 4, "\(kind): \(key.name)")
    }
  }

  @Test("every scene of the project is valid by the schema", arguments: DemoScenes.names)
  func scene(name: String) throws {
    let value = try root(String(contentsOf: scenes.appendingPathComponent(name), encoding: .utf8))
    #expect(try SchemaValidator.scenes.get().problems(value) == [])
    #expect(DemoScenes.names.count >= 4)
  }

  private static let layers = "inlay: 1\nsize: [100, 100]\nlayers:\n"

  @Test(
    "values that the checker accepts are valid by the schema",
    arguments: [
      "- {frame: [0, 0, 1, 1], backgroundColor: null, maskedCorners: [topLeft], cornerCurve: continuous}",
      "- {backgroundColor: link, borderColor: '#12ab', shadowColor: [0, 0, 0, 0.5], mask: {type: shape}}",
      "- {type: text, string: 42, font: null, textStyle: title, textShadow: {radius: 2}}",
      "- {type: text, string: true, font: {family: [A, B], weight: 4e2}}",
      "- {type: gradient, colors: [label, tint], locations: [0, 1], kind: radial}",
      "- {type: shape, path: M0 0L1 1, fillColor: null, strokeColor: tint, lineCap: round}",
      "- {type: table, cornerRadius: null, rowHeight: 20, sections: [{header: {text: a}, rows: [{title: a}]}]}",
      "- {type: table, style: rounded, maximumWidth: null, generate: {rowsPerSection: 3}, isEditing: false}",
      "- {type: table, sections: [{header: A, footer: null, rows: [{height: 2, content: [{type: image}]}]}]}",
    ])
  func right(layer: String) throws {
    #expect(problemsOfLayers(layer) == [])
    #expect(try SchemaValidator.scenes.get().problems(root(Self.layers + layer)) == [])
  }

  @Test(
    "values that the checker refuses are invalid by the schema",
    arguments: [
      "- {nme: a}", "- {frame: [0, 0, 1]}", "- {frame: [0, 0, a, 1]}", "- {isHidden: yes}", "- {isHidden: 1}",
      "- {opacity: '1'}", "- {opacity: 2}", "- {language: arabic}", "- {cornerRadius: -1}", "- {cornerRadius: null}",
      "- {backgroundColor: '#12345'}",
      "- {backgroundColor: 'a b'}", "- {borderColor: null}", "- {maskedCorners: [top]}", "- {string: a}",
      "- {type: tabel}", "- {type: overlay, covers: []}", "- {frame: [0, 0, 1, 1], bounds: [0, 0, 1, 1]}",
      "- {sublayers: [{x: 1}]}",
      "- {shadowRadius: 1001}", "- {mask: []}", "- {mask: {a: b}}", "- {magnificationFilter: cubic}",
      "- {type: text, markup: yes}", "- {type: text, font: {size: 0}}",
      "- {type: text, textShadow: {blur: 1}}", "- {type: gradient, kind: conic}", "- {type: shape, lineCap: flat}",
      "- {type: shape, colors: []}", "- {type: table, rowHeight: automatic}",
      "- {type: table, generate: {}}", "- {type: table, generate: {rowsPerSection: 1.5}}",
      "- {type: table, sections: [{rows: [{category: []}]}]}", "- {type: table, isEditing: 1}",
      "- {type: table, generate: {rowsPerSection: 1}, sections: []}",
      "- {type: table, sections: [{header: {text: a, view: {}}}]}",
    ])
  func wrong(layer: String) throws {
    #expect(!problemsOfLayers(layer).isEmpty)
    #expect(try !SchemaValidator.scenes.get().problems(root(Self.layers + layer)).isEmpty)
  }

  @Test(
    "placeholders and repetitions that the checker accepts are valid by the schema",
    arguments: [
      "- {frame: '{data.f}', opacity: '{data.n}', isHidden: '{data.no}', backgroundColor: '#{data.c}', cornerCurve: '{data.k}'}",
      "- {frame: [0, '{data.n}', 1, 1], backgroundColor: [0, 0, '{data.n}', 1], maskedCorners: ['{data.corner}'], mask: '{data.o}'}",
      "- {each: data.l, as: x, name: '{x}', sublayers: {each: [1], type: text, string: '{item}', font: {size: '{item}'}}}",
      "- {type: table, sections: {each: data.l, header: '{item}', rows: [{each: data.l, title: a}, {title: b, height: '{data.n}'}]}}",
      "- {type: table, rowHeight: '{data.n}', generate: {rowsPerSection: '{data.n}'}}",
    ])
  func data(layer: String) throws {
    let text = """
      inlay: 1
      size: ['{data.side}', 9]
      data: {side: 9, f: [0, 0, 1, 1], n: 1, no: false, c: fff, k: circular, corner: topLeft, o: {}, l: [a], none: null}
      script: [{each: data.l, tick: '{data.n}'}]
      layers:
      """
    #expect(problems(text + "\n" + layer) == [])
    #expect(try SchemaValidator.scenes.get().problems(root(text + "\n" + layer)) == [])
  }

  @Test(
    "repetitions that the checker refuses are invalid by the schema",
    arguments: ["- {each: {}}", "- {each: [], as: a b}", "- {each: [1], nme: a}", "- {sublayers: {name: a}}"])
  func wrongData(layer: String) throws {
    #expect(!problemsOfLayers(layer).isEmpty)
    #expect(try !SchemaValidator.scenes.get().problems(root(Self.layers + layer)).isEmpty)
  }

  @Test(
    "targets of steps that the checker accepts are valid by the schema",
    arguments: [
      "tap: [1, 2]", "tap: {text: 42}", "tap: {role: button, label: OK}", "tap: {row: [0, 1], layer: list}",
      "tap: {name: list, role: row, text: null}", "tap: {row: [0, 1], role: switch}",
      "swipe: {text: A, direction: left}", "swipe: {at: [1, 2], direction: up}", "longPress: {at: {label: A}}",
    ])
  func targets(step: String) throws {
    let text = Self.layers + "- {type: table, name: list}\nscript: [{\(step)}]"
    #expect(problems(text) == [])
    #expect(try SchemaValidator.scenes.get().problems(root(text)) == [])
  }

  @Test(
    "invalid scenes are invalid by the schema",
    arguments: [
      "{}", "[]", "inlay: 2\nsize: [1, 1]", "inlay: 1", "inlay: 1\nsize: [0, 1]", "inlay: 1\nsize: [1, 1]\nscale: 65",
      "inlay: 1\nsize: [1, 1]\ntheme: plum-2012", "inlay: 1\nsize: [1, 1]\nscript: [{tick: -1}]",
      "inlay: 1\nsize: [1, 1]\nscript: [{insert: [0, 0]}]",
      "inlay: 1\nsize: [1, 1]\nscript: [{}]", "inlay: 1\nsize: [1, 1]\nscript: [{tick: 1, run: 1}]",
      "inlay: 1\nsize: [1, 1]\nscript: [{tick: null}]", "inlay: 1\nsize: [1, 1]\nlayer: []",
      "inlay: 1\nsize: [1, 1]\nscript: [{tap: {}}]", "inlay: 1\nsize: [1, 1]\nscript: [{tap: {text: a, label: a}}]",
      "inlay: 1\nsize: [1, 1]\nscript: [{swipe: {direction: left}}]",
      "inlay: 1\nsize: [1, 1]\nscript: [{longPress: {at: {rol: button}}}]",
    ])
  func wrongScene(text: String) throws {
    #expect(!problems(text).isEmpty)
    #expect(try !SchemaValidator.scenes.get().problems(root(text)).isEmpty)
  }
}
