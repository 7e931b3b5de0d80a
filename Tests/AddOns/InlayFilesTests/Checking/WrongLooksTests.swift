import InlayFiles
import Testing

@Suite struct WrongLooksTests {
  @Test(
    "shadows, masks and filters are checked",
    arguments: [
      WrongInput(
        "- cornerCurve: continous",
        "4:16: layers[0].cornerCurve: found the text 'continous'; "
          + "did you mean 'continuous'? Expected one of circular, continuous"),
      WrongInput(
        "- shadowRadius: -1",
        "4:17: layers[0].shadowRadius: expected a number from 0 to 1000, found the number -1"),
      WrongInput(
        "- shadowRadius: 1000.5",
        "4:17: layers[0].shadowRadius: expected a number from 0 to 1000, found the number 1000.5"),
      WrongInput(
        "- shadowOpacity: 1.5",
        "4:18: layers[0].shadowOpacity: expected a number from 0 to 1, found the number 1.5"),
      WrongInput(
        "- shadowOffset: 3", "4:17: layers[0].shadowOffset: expected [width, height] as 2 numbers, found the number 3"),
      WrongInput(
        "- shadowOfset: [0, 3]", "4:3: layers[0].shadowOfset: unknown key; did you mean 'shadowOffset'?"),
      WrongInput("- mask: [{}]", "4:9: layers[0].mask: expected a layer, found a list of 1"),
      WrongInput(
        "- mask: {sublayers: [{mask: {nme: a}}]}",
        "4:30: layers[0].mask.sublayers[0].mask.nme: unknown key; did you mean 'name'?"),
      WrongInput("- mask: {contents: gone.png}", "4:20: layers[0].mask.contents: 'gone.png': no such file"),
      WrongInput(
        "- magnificationFilter: neares",
        "4:24: layers[0].magnificationFilter: found the text 'neares'; "
          + "did you mean 'nearest'? Expected one of linear, nearest"),
      WrongInput(
        "- {type: text, textShadow: {blur: 1}}",
        "4:29: layers[0].textShadow.blur: unknown key in a text's shadow"),
      WrongInput(
        "- {type: text, textShadow: {radius: 2000}}",
        "4:37: layers[0].textShadow.radius: expected a number from 0 to 1000, found the number 2000"),
      WrongInput(
        "- {type: text, textShadow: 3}", "4:28: layers[0].textShadow: expected a text's shadow, found the number 3"),
    ])
  func looks(input: WrongInput) {
    #expect(problemsOfLayers(input.text) == input.problems)
  }

  @Test(
    "gradients are checked",
    arguments: [
      WrongInput(
        "- {type: gradient, colors: [label, tint], locations: [0]}",
        "4:54: layers[0].locations: 1 locations for 2 colors"),
      WrongInput("- {type: gradient, locations: [0]}", "4:31: layers[0].locations: 1 locations for 0 colors"),
      WrongInput(
        "- {type: gradient, colors: [label], locations: 0}",
        "4:48: layers[0].locations: expected a list, found the number 0"),
      WrongInput(
        "- {type: gradient, colors: [label], locations: [a]}",
        "4:49: layers[0].locations[0]: expected a number, found the text 'a'"),
      WrongInput("- {type: gradient, colors: red}", "4:28: layers[0].colors: expected a list, found the text 'red'"),
      WrongInput(
        "- {type: gradient, kind: conic}",
        "4:26: layers[0].kind: expected one of linear, radial, found the text 'conic'"),
      WrongInput(
        "- {type: shape, colors: [label]}",
        "4:17: layers[0].colors: layers of type 'shape' do not have this key; layers of type 'gradient' do"),
    ])
  func gradients(input: WrongInput) {
    #expect(problemsOfLayers(input.text) == input.problems)
  }

  @Test(
    "shapes are checked",
    arguments: [
      WrongInput(
        "- {type: shape, path: M0 0 L5}",
        "4:23: layers[0].path: path data, character 7 (counted from 0): the data ends where a number is expected"),
      WrongInput(
        "- {type: shape, path: L5 5}",
        "4:23: layers[0].path: path data, character 0 (counted from 0): \u{201C}L\u{201D} where M or m is expected"),
      WrongInput("- {type: shape, path: [M, 0]}", "4:23: layers[0].path: expected an SVG path's data, found ['M', 0]"),
      WrongInput(
        "- {type: shape, fillRule: evenodd}",
        "4:27: layers[0].fillRule: found the text 'evenodd'; did you mean 'evenOdd'? Expected one of nonZero, evenOdd"
      ),
      WrongInput(
        "- {type: shape, lineWidth: -1}",
        "4:28: layers[0].lineWidth: expected a number of at least 0, found the number -1"),
      WrongInput(
        "- {type: shape, lineCap: flat}",
        "4:26: layers[0].lineCap: expected one of butt, round, square, found the text 'flat'"),
      WrongInput(
        "- {type: shape, lineJoin: mitre}",
        "4:27: layers[0].lineJoin: found the text 'mitre'; did you mean 'miter'? Expected one of miter, round, bevel"),
    ])
  func shapes(input: WrongInput) {
    #expect(problemsOfLayers(input.text) == input.problems)
  }

  @Test("a markup text must be valid markup, and within the limit")
  func markup() {
    let start = "4:24: layers[0].string: not valid markup: "
    #expect(problemsOfLayers("- {type: text, string: '<b>a</b>', markup: true}") == [])
    #expect(problemsOfLayers("- {type: text, string: '<b>a', markup: false}") == [])
    #expect(problemsOfLayers("- {type: text, string: '<b>a', markup: true}").first?.hasPrefix(start) == true)
    #expect(problemsOfLayers("- {type: text, string: 'a & b', markup: true}").first?.hasPrefix(start) == true)
    func nested(_ depth: Int) -> String {
      String(repeating: "<b>", count: depth) + "a" + String(repeating: "</b>", count: depth)
    }
    #expect(problemsOfLayers("- {type: text, string: '\(nested(500))', markup: true}") == [])
    #expect(
      problemsOfLayers("- {type: text, string: '\(nested(501))', markup: true}") == [
        start + "1002 tags; at most 1000 are allowed"
      ])
    let many = "- &a {type: text, string: '\(nested(500))', markup: true}\n" + String(repeating: "- *a\n", count: 50)
    #expect(problemsOfLayers(many) == ["4:1: layers: the texts have more than 50000 tags of markup in total"])
  }

  @Test("an unquoted colour is a comment and not null, also where null is allowed")
  func unquoted() {
    #expect(
      problemsOfLayers("- type: shape\n  fillColor: #fff").first?.hasPrefix("5:13: layers[0].fillColor: expected")
        == true)
  }

  @Test("paths have a limit of lines and curves, for each path and for all")
  func pathLimit() {
    let path = "M0 0h" + String(repeating: "1 ", count: 99_999)
    #expect(problemsOfLayers("- {type: shape, path: \(path)}") == [])
    #expect(problemsOfLayers("- {type: shape, path: \(path)1}").first?.contains("over the limit of 100000") == true)
    let six = String(repeating: "- {type: shape, path: \(path)}\n", count: 6)
    #expect(
      problemsOfLayers(six) == [
        "9:23: layers[5].path: the scene's paths have more than 500000 lines and curves in total"
      ])
    let aliases = "- &a {type: shape, path: \(path)}\n" + String(repeating: "- *a\n", count: 40)
    #expect(
      problemsOfLayers(aliases) == [
        "4:1: layers: the shapes and gradients have more than 4000000 lines, curves and colours in total"
      ])
  }

  @Test("five kinds of problems are reported together, in the file's order")
  func fiveKinds() {
    let text = """
      - {opacity: high, nme: a}
      - {type: gradient, colors: [tint], locations: [0, 1]}
      - {type: shape, path: M1}
      - {mask: {contents: gone.png}, type: table, isEditing: yes}
      - {frame: [0, 0, 1, 1], position: [0, 0]}
      - {backgroundColor: tnt}
      """
    let kinds = [
      "expected a number", "unknown key; did you mean 'name'?", "2 locations for 1 colors", "path data",
      "no such file",
      "expected true or false", "cannot be combined with", "did you mean 'tint'?",
    ]
    let found = problemsOfLayers(text)
    #expect(found.count == kinds.count)
    #expect(zip(found, kinds).allSatisfy { $0.contains($1) }, "\(found)")
  }
}
