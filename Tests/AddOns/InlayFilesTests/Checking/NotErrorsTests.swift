import InlayFiles
import Testing

@Suite struct NotErrorsTests {
  @Test(
    "unusual values with a meaning are not errors",
    arguments: [
      "- {frame: [1e15, -1e15, 1e300, 1e300], backgroundColor: label}",
      "- {frame: [0, 0, 10, 10], transform: [0, 0, 0, 0, 5, 5], backgroundColor: label}",
      "- {frame: [0, 0, 10, 10], transform: [1, 1, 1, 1, 0, 0], sublayers: [{frame: [0, 0, 5, 5]}]}",
      "- {frame: [0, 0, 10, 10], cornerRadius: 1e9, borderWidth: 1e9, masksToBounds: true}",
      "- {frame: [10, 10, -5, -5], backgroundColor: label}",
      "- {opacity: 0, frame: [0, 0, 1, 1], sublayers: [{}]}",
      "- {type: table, frame: [0, 0, 100, 100], contentOffset: [500, -1e9], generate: {rowsPerSection: 10}}",
      "- {type: table, frame: [0, 0, 100, 100], contentOffset: [0, 1e12], sections: [{rows: [{}]}]}",
      "- {type: table}",
      "- {type: table, frame: [0, 0, 100, 100], sections: []}",
      "- {type: table, frame: [0, 0, 100, 100], sections: [{}, {rows: []}, {header: a}]}",
      "- {type: table, frame: [0, 0, 100, 100], style: rounded, rowHeight: 0, generate: {rowsPerSection: 1000}}",
      "- {type: table, frame: [0, 0, 100, 100], generate: {sections: 0, rowsPerSection: 5}}",
      "- {type: table, frame: [0, 0, 100, 100], style: rounded, cornerRadius: 1000, sections: [{rows: [{}]}]}",
      "- {type: table, frame: [0, 0, 30, 100], style: rounded, horizontalInset: 40, sections: [{rows: [{}]}]}",
      "- {type: text, frame: [0, 0, 0, 0], string: \"\"}",
      "- {type: text, string: 42}",
      "- {type: image}",
      "- {type: gradient, frame: [0, 0, 9, 9]}",
      "- {type: gradient, frame: [0, 0, 9, 9], colors: [label], locations: [7], startPoint: [1e300, 0]}",
      "- {type: gradient, frame: [0, 0, 9, 9], colors: [label, tint, link], locations: [1, -4, 0.5], endPoint: [0.5, 0]}",
      "- {type: gradient, frame: [0, 0, 9, 9], kind: radial, colors: [label, tint], endPoint: [0.5, 0]}",
      "- {type: shape, path: ''}",
      "- {type: shape, path: M1e300 1e300L-1e300 0L5 5, strokeColor: tint, lineWidth: 1e9}",
      "- {type: shape, fillColor: null, path: M0 0L5 5Z}",
      "- {shadowOpacity: 1, shadowRadius: 1000, shadowOffset: [1e300, 0], frame: [0, 0, 9, 9], backgroundColor: label}",
      "- {shadowOpacity: 1, shadowRadius: 0, frame: [0, 0, 9, 9], backgroundColor: label}",
      "- {shadowOpacity: 1, frame: [0, 0, 9, 9]}",
      "- {mask: {}, frame: [0, 0, 9, 9], backgroundColor: label}",
      "- {mask: {isHidden: true, frame: [0, 0, 9, 9]}, frame: [0, 0, 9, 9], backgroundColor: label}",
      "- {type: text, frame: [0, 0, 50, 50], string: a, textShadow: {offset: [1e300, 0], radius: 1000}}",
      "- {name: null, backgroundColor: null, contents: ~}",
      "- {contentsRect: [5, 5, -1, 0], contentsCenter: [0, 0, 0, 0]}",
    ])
  func odd(layer: String) throws {
    #expect(problemsOfLayers(layer) == [])
    _ = try loadLayers(layer).pixels()
  }

  @Test("null is the same as leaving out a key that may be null")
  func null() {
    let table = """
      - type: table
        decoration: null
        maximumWidth: null
        headerTextInset: null
        cellBackgroundColor: null
        rowHeight: null
        tableHeader: null
        generate: null
        sections:
        - {header: null, footer: ~, decoration: null, rows: [{title: null, detail: , image: null, height: null}]}
      """
    #expect(problemsOfLayers(table) == [])
  }

  @Test(
    "450 nested layers are not an error, 451 are, reported at the place of the last one",
    arguments: ["sublayers", "tableHeader", "mask"])
  func nesting(key: String) {
    func nested(_ depth: Int) -> String {
      let open = key == "sublayers" ? "{sublayers: [" : key == "mask" ? "{mask: " : "{type: table, tableHeader: "
      let close = key == "sublayers" ? "]}" : "}"
      return "- " + String(repeating: open, count: depth - 1) + "{}" + String(repeating: close, count: depth - 1)
    }
    let opening = key == "sublayers" ? 13 : key == "mask" ? 7 : 27
    #expect(problemsOfLayers(nested(450)) == [])
    #expect(
      problemsOfLayers(nested(451)) == [
        "4:\(3 + 450 * opening): layers: layers are nested more than 450 levels deep here"
      ])
  }
}
