import Foundation
import InlayImages
import InlayTestSupport
import Testing

/// `render --problems json`: every problem is an object on a line of its own.
@Suite struct ProblemFormatTests {
  private static let scene =
    "inlay: 1\nsize: [20, 10]\nlayers: [{name: a, frame: [2, 2, 5, 5], backgroundColor: label}]\n"

  /// The members of an object; null is nil.
  private struct Line: Decodable, Equatable {
    var severity = "error"
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
  }

  private func lines(_ result: Program.Result) throws -> [Line] {
    try result.errors.split(separator: "\n").map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(Set(object.keys) == ["severity", "file", "line", "column", "message"])
      return try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }
  }

  private func run(_ text: String, _ arguments: [String] = []) throws -> (status: Int32, lines: [Line], text: String) {
    let folder = try TestFolder()
    try folder.write(text, to: "s.yaml")
    let result = try Program.run(["s.yaml", "--problems", "json"] + arguments, in: folder.path)
    let plain = try Program.run(["s.yaml", "--problems", "text"] + arguments, in: folder.path)
    #expect(plain.status == result.status)
    #expect(try Program.run(["s.yaml"] + arguments, in: folder.path).errors == plain.errors)
    return (result.status, try lines(result), plain.errors)
  }

  @Test("problems of a file have its name and their places", arguments: [[], ["--no-isolation"], ["--validate"]])
  func errors(arguments: [String]) throws {
    let text = "inlay: 1\nsize: [20, 10]\nlayers: [{nme: \"a\\\"\"}]\nlayer: []\n"
    let result = try run(text, arguments)
    #expect(result.status == 1)
    #expect(
      result.lines == [
        Line(file: "s.yaml", line: 3, column: 11, message: "layers[0].nme: unknown key; did you mean 'name'?"),
        Line(file: "s.yaml", line: 4, column: 1, message: "layer: unknown key; did you mean 'layers'?"),
      ])
    #expect(
      result.text
        == "s.yaml:3:11: error: layers[0].nme: unknown key; did you mean 'name'?\n"
        + "s.yaml:4:1: error: layer: unknown key; did you mean 'layers'?\n")
  }

  @Test("warnings and failed expectations are objects too")
  func warnings() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(atPath: TestFonts.inter, toPath: folder["f.otf"])
    let text = "inlay: 1\nsize: [90, 40]\nfonts: [f.otf]\nlayers: [{type: text, string: \"日\", frame: {}}]\n"
    try folder.write(text, to: "s.yaml")
    let warning = try Program.run(["s.yaml", "-o", "-", "--problems", "json"], in: folder.path)
    let words = "layers[0].string: none of the scene's fonts has U+65E5"
    #expect(warning.status == 0)
    #expect(
      try lines(warning) == [Line(severity: "warning", file: "s.yaml", line: 4, column: 31, message: words)])
    let failing = try run(Self.scene + "script: [{tick: 0}, {expect: {pixelsPainted: 7}}]\n", ["-o", "-"])
    #expect(failing.status == 4)
    #expect(failing.lines.map(\.message) == ["script[1].expect: pixelsPainted is 200, not 7"])
    #expect(failing.lines.map(\.severity) == ["error"])
  }

  @Test("problems of no place have null for it: outputs, references and arguments")
  func placeless() throws {
    let unwritable = try run(Self.scene, ["-o", "gone/p.png"])
    #expect(unwritable.status == 3)
    #expect(unwritable.lines == [Line(message: "cannot write gone/p.png: No such file or directory")])
    #expect(unwritable.text == "render: error: cannot write gone/p.png: No such file or directory\n")

    let folder = try TestFolder()
    try folder.writePNG("ref.png")
    try folder.write(Self.scene, to: "s.yaml")
    let different = try Program.run(["s.yaml", "--compare", "ref.png", "--problems=json"], in: folder.path)
    #expect(different.status == 5)
    let words = "the picture has 20 x 10 pixels, the reference 2 x 2"
    #expect(try lines(different) == [Line(file: "ref.png", message: words)])

    for arguments in [
      ["--diff", "d.png", "s.yaml", "--problems", "json"], ["--problems=json", "s.yaml", "--diff", "d"],
    ] {
      let usage = try Program.run(arguments, in: folder.path)
      #expect(usage.status == 2)
      #expect(try lines(usage) == [Line(message: "--diff needs --compare")])
    }
    let unknown = try Program.run(["s.yaml", "--nope", "--problems", "json"], in: folder.path)
    #expect(unknown.status == 2)
    #expect(try lines(unknown).map(\.severity) == ["error"])
    let misspelt = try Program.run(["s.yaml", "--problems", "jsn"], in: folder.path)
    #expect(misspelt.status == 2 && misspelt.errors.contains("jsn"))
    #expect(folder.names == ["ref.png", "s.yaml"])
  }

  @Test("a limit that ends the separate process is an object too", .needsLimits)
  func limits() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [8000, 8000]\nbackground: label\n", to: "s.yaml")
    let result = try Program.run(["s.yaml", "--max-memory", "64M", "--problems", "json"], in: folder.path)
    #expect(result.status == 1)
    #expect(try lines(result).map(\.file) == ["s.yaml"])
    #expect(folder.names == ["s.yaml"])
  }

  @Test("at most a hundred objects are written")
  func many() throws {
    let keys = (0..<300).map { "x\($0): 1\n" }.joined()
    let result = try run("inlay: 1\nsize: [1, 1]\n" + keys)
    #expect(result.status == 1 && result.lines.count == 100)
  }
}
