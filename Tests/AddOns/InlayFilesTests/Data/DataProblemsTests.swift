import InlayTestSupport
import Testing

@testable import InlayFiles

/// Every problem of data is reported at the place in the scene, with the place in the data.
@Suite struct DataProblemsTests {
  private static let data = """
    {title: Menu, n: -3, none: null, list: [1, 2], empty: [], deep: {a: {b: c}},
    items: [{name: A, h: 20}, {nam: B, h: tall}]}
    """

  @Test(
    "wrong placeholders are reported with the nearest key",
    arguments: [
      WrongInput(
        "{string: \"{data.titel}\", type: text}",
        "4:12: layers[0].string: data has no key 'titel'; did you mean 'title'?"),
      WrongInput(
        "{string: \"a {data.deep.a.c}\", type: text}",
        "4:12: layers[0].string: data.deep.a (d0:1:69) has no key 'c'"),
      WrongInput("{string: \"{data.}\", type: text}", "4:12: layers[0].string: data has no key ''"),
      WrongInput(
        "{string: \"{data.list.2}\", type: text}",
        "4:12: layers[0].string: data.list (d0:1:40) is a list of 2, from 0 to 1, and has no '2'"),
      WrongInput(
        "{string: \"{data.list.-1}\", type: text}",
        "4:12: layers[0].string: data.list (d0:1:40) is a list of 2, from 0 to 1, and has no '-1'"),
      WrongInput(
        "{string: \"{data.empty.0}\", type: text}",
        "4:12: layers[0].string: data.empty (d0:1:55) is an empty list and has no '0'"),
      WrongInput(
        "{string: \"{data.title.x}\", type: text}",
        "4:12: layers[0].string: data.title (d0:1:9) is the text 'Menu', which has no key 'x'"),
      WrongInput(
        "{string: \"a {data.list}\", type: text}",
        "4:12: layers[0].string: data.list (d0:1:40) is [1, 2] and cannot be part of a text"),
      WrongInput(
        "{string: \"a {data.deep}\", type: text}",
        "4:12: layers[0].string: data.deep (d0:1:65) is an object and cannot be part of a text"),
      WrongInput(
        "{string: \"a {data.none}\", type: text}",
        "4:12: layers[0].string: data.none (d0:1:28) is null and cannot be part of a text"),
      WrongInput(
        "{string: {data.title}, type: text}",
        "4:12: layers[0].string: a placeholder must be in quotes: \"{data.title}\""),
    ])
  func placeholders(input: WrongInput) {
    let found = problemsOfLayers("- " + input.text, .data(Self.data))
    #expect(found == input.problems)
  }

  @Test(
    "wrong repetitions are reported",
    arguments: [
      WrongInput("{each: data.itmes}", "4:10: layers[0].each: data has no key 'itmes'; did you mean 'items'?"),
      WrongInput("{each: data.title}", "4:10: layers[0].each: expected a list, found the text 'Menu' (from d0:1:9)"),
      WrongInput("{each: data.none}", "4:10: layers[0].each: expected a list, found null (from d0:1:28)"),
      WrongInput(
        "{each: {a: b}}",
        "4:10: layers[0].each: expected a list or the path of a list, such as data.items, found an object"),
      WrongInput(
        "{each: item.x}",
        "4:10: layers[0].each: expected a list or the path of a list, such as data.items, found the text 'item.x'"),
      WrongInput(
        "{each: }",
        "4:10: layers[0].each: expected a list or the path of a list, such as data.items, found nothing (text after # is a comment unless it is in quotes)"
      ),
      WrongInput(
        "{each: [1, \"{data.n}\"]}",
        "4:14: layers[0].each: a list in 'each' cannot contain placeholders; put the list into the data"),
      WrongInput("{each: [], each: []}", "4:3: layers[0].each: the key is given twice in one object"),
      WrongInput(
        "{each: [], as: index}",
        "4:18: layers[0].as: expected a name of letters, digits, '_' and '-' other than 'data' and 'index', found the text 'index'"
      ),
      WrongInput(
        "{each: [], as: a.b}",
        "4:18: layers[0].as: expected a name of letters, digits, '_' and '-' other than 'data' and 'index', found the text 'a.b'"
      ),
      WrongInput("{each: [1], name: \"{index.a}\"}", "4:21: layers[0].name: 'index' is a number and has no keys"),
      WrongInput(
        "{each: data.items, name: \"{item.name}\"}",
        "4:28: layers[1].name: item (d0:2:27) has no key 'name'; did you mean 'nam'?"),
      WrongInput("{as: x}", "4:4: layers[0].as: unknown key in a layer"),
    ])
  func repetitions(input: WrongInput) {
    let found = problemsOfLayers("- " + input.text, .data(Self.data))
    #expect(found == input.problems)
  }

  @Test("a value of the wrong type is reported with its place in the data")
  func types() {
    let scene = """
      inlay: 1
      size: [9, 9]
      data:
        n: -3
      layers:
      - {cornerRadius: "{data.n}"}
      - {backgroundColor: "#{data.c}"}
      - {frame: "{data.f}"}
      - {sublayers: "{data.subs}"}
      - {contents: "{data.image}.png"}
      - {name: "{data.c}", cornerRadius: a}
      """
    let data = "c: blue\nf: [1, 2]\nsubs:\n- name: a\n- nme: b\nimage: gone\n"
    #expect(
      problems(scene, .data(data)).map(\.firstWords) == [
        "6:18: layers[0].cornerRadius: expected a number of at least 0, found the number -3 (from test:4:6)",
        "7:21: layers[1].backgroundColor: expected a colour ... (from d0:1:4)",
        "8:11: layers[2].frame: expected [x, y, width, height] as 4 numbers, found [1, 2] (from d0:2:4)",
        "9:15: layers[3].sublayers[1].nme: unknown key; did you mean 'name'? (from d0:5:3)",
        "10:14: layers[4].contents: 'gone.png': no such file (from d0:6:8)",
        "11:36: layers[5].cornerRadius: expected a number of at least 0, found the text 'a'",
      ])
  }

  @Test("rows of an unknown category from data are reported with its place")
  func categories() {
    let table = "- {type: table, sections: [{rows: {each: data.rows, category: \"{item}\"}}]}"
    #expect(
      problemsOfLayers(table, .data("rows: [nothing]"))
        == [
          "4:63: layers[0].sections[0].rows[0].category: the theme 'modern' has no categories, so none is 'nothing' (from d0:1:8)"
        ])
  }

  @Test("the value of a placeholder that fails is unknown, and all other problems are reported too")
  func otherProblems() {
    let scene = """
      inlay: 1
      size: ["{data.w}", auto]
      theme: "{data.theme}"
      layers:
      - {type: "{data.kind}", opacity: 2, string: a, alpha: 1}
      - {type: text, string: "a {data.text} b", lineLimt: 2}
      - {type: shape, strokeColor: ["{data.red}", 0, 0, 1], name: "{data.name}"}
      - type: table
        name: list
        sections: {each: data.parts, header: 1, rows: [{titel: "{item.name}", category: nothing, push: other}]}
      script:
      - tap: "{data.point}"
      - select: {layer: gone, at: [0, 0]}
      - {each: data.steps, tik: 1}
      """
    let found = problems(scene, .data("a: 1"))
    let missing = [
      (2, "w"), (3, "theme"), (5, "kind"), (6, "text"), (7, "red"), (7, "name"), (10, "parts"), (12, "point"),
      (14, "steps"),
    ]
    for (line, key) in missing {
      #expect(found.contains { $0.hasPrefix("\(line):") && $0.contains("data has no key '\(key)'") }, "\(key)")
    }
    let others = [
      "5:34: layers[0].opacity: ", "5:48: layers[0].alpha: unknown key; did you mean 'opacity'?",
      "6:43: layers[1].lineLimt: unknown key; did you mean 'lineLimit'?",
      "10:51: layers[3].sections[0].rows[0].titel: unknown key; did you mean 'title'?",
      "14:22: script[2].tik: unknown key; did you mean 'tick'?",
    ]
    for start in others { #expect(found.contains { $0.hasPrefix(start) }, "\(start)\n\(found)") }
    // What an unknown value may make right is no problem.
    #expect(found.count == missing.count + others.count, "\(found)")
  }

  @Test("data that cannot be read leaves its values unknown, and the scene is checked")
  func unreadData() {
    let scene = "inlay: 1\nsize: [9, 9]\nlayers: [{cornerRadius: '{data.a}', opacty: 1}]"
    let found = #expect(throws: FileError.self) { try loadScene(scene, .data("a: {b: 1, b: 2}", "[1]")) }
    #expect(
      found?.problems.map(\.description) == [
        "d0:1:11: error: the key 'b' is given twice in one object",
        "d1:1:1: error: expected an object as data, found [1]",
        "test:3:37: error: layers[0].opacty: unknown key; did you mean 'opacity'?",
      ])
  }

  @Test("placeholders without any data are reported")
  func noData() {
    #expect(
      problemsOfLayers("- {name: \"{data.a}\"}")
        == ["4:10: layers[0].name: there is no data: set the key 'data', or add a data file"])
  }

  @Test(
    "documents that are not data are reported in their own file",
    arguments: [
      ("", "d0:1:1: error: the file is empty"), ("[1]", "d0:1:1: error: expected an object as data, found [1]"),
      ("a: {b: 1, b: 2}", "d0:1:11: error: the key 'b' is given twice in one object"),
      ("a: &x [*x]", "d0:1:8: error: the alias '*x' is inside the value that it refers to: a cycle"),
      ("? [a]\n: 1", "d0:1:3: error: a key must be a text"),
    ])
  func documents(text: String, problem: String) {
    let found = #expect(throws: FileError.self) { try loadScene("inlay: 1\nsize: [1, 1]", .data(text)) }
    #expect(found?.description == problem)
  }

  @Test(
    "a wrong key 'data' is reported",
    arguments: [
      ("[1]", "3:7: data: expected an object or the path of a JSON or YAML file, found [1]"),
      ("gone.json", "3:7: data: 'gone.json': no such file"),
      ("../d.json", "3:7: data: '../d.json' is outside the scene's folder"),
      ("{a: 1, a: 2}", "3:14: the key 'a' is given twice in one object"),
    ])
  func ownData(text: String, problem: String) {
    #expect(problems("inlay: 1\nsize: [1, 1]\ndata: \(text)") == [problem])
    #expect(problems("inlay: 1\nsize: [1, 1]\ndata: null") == [])
    #expect(problems("inlay: 1\nsize: [1, 1]\ndata: {}\ndata: {}") == ["4:1: data: the key is given twice in a scene"])
  }

  @Test("a file of data in the scene's folder is read, and counts as a file of the scene, also when it is wrong")
  func files() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [1, 1]\ndata: in/d.json\nlayers: [{name: \"{data.a}\"}]", to: "s.yaml")
    try folder.write("{\"a\": \"x\"}", to: "in/d.json")
    let loaded = try SceneFile(path: folder["s.yaml"]).load()
    #expect(loaded.layer(named: "x") != nil)
    #expect(loaded.files == [folder["in/d.json"]])
    try folder.write("{\"a\": }}", to: "in/d.json")
    let wrong = #expect(throws: FileError.self) { try SceneFile(path: folder["s.yaml"]).load() }
    #expect(wrong?.problems.first?.file == folder["in/d.json"])
    #expect(wrong?.files == [folder["in/d.json"]])
  }
}

extension String {
  /// The message with long lists of choices cut out.
  fileprivate var firstWords: String {
    guard let start = firstRange(of: "a colour ("), let end = firstRange(of: " (from") else { return self }
    return self[..<start.lowerBound] + "a colour ..." + self[end.lowerBound...]
  }
}
