import Foundation
import InlayFiles
import InlayTestSupport
import Testing

private let scene = """
  inlay: 1
  size: [60, 20]
  data: data/own.json
  background: "{data.color}"
  layers: [{type: text, frame: [0, 0, 60, 20], string: "{data.words.yes}"}]
  """

/// `render --data`.
@Suite struct DataOptionTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write("{\"color\": \"#FF0000\", \"words\": {\"yes\": \"Yes\"}}", to: "data/own.json")
    try folder.write("words: {yes: Ja}\n", to: "de.yaml")
    try folder.write("{\"color\": \"#0000FF\"}", to: "blue.json")
    return folder
  }

  /// The picture of the scene with fixed values.
  private func expected(_ color: String, _ word: String) throws -> Data {
    let folder = try TestFolder()
    let text = scene.replacing("data: data/own.json\n", with: "")
      .replacing("{data.color}", with: color).replacing("{data.words.yes}", with: word)
    try folder.write(text, to: "s.yaml")
    return try Program.run(["s.yaml", "-o", "-"], in: folder.path).output
  }

  @Test("files of data are merged over the scene's own, in their order, in every kind of process")
  func merges() throws {
    let folder = try folder()
    for (arguments, color, word) in [
      ([], "#FF0000", "Yes"), (["--data", "de.yaml"], "#FF0000", "Ja"),
      (["--data", "de.yaml", "--data", "blue.json"], "#0000FF", "Ja"),
      (["--data", "blue.json", "--data", "data/own.json", "--no-isolation"], "#FF0000", "Yes"),
    ] {
      let result = try Program.run(["s.yaml", "-o", "-"] + arguments, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try result.output == expected(color, word), "\(arguments)")
    }
  }

  @Test("wrong and unreadable data ends with 1, with the file's name, and leaves no picture")
  func wrong() throws {
    let folder = try folder()
    try folder.write("{\"color\": 5,}}", to: "syntax.json")
    try folder.write("{\"color\": 5}", to: "type.json")
    for (file, start) in [
      ("gone.json", "gone.json:1:1: error: the data cannot be read: "),
      (".", ".:1:1: error: the data cannot be read: "),
      ("syntax.json", "syntax.json:1:14: error: not readable as YAML or JSON: "),
      ("type.json", "s.yaml:4:13: error: background: expected a colour "),
    ] {
      for arguments in [["s.yaml", "--data", file], ["--validate", "s.yaml", "--data", file]] {
        let result = try Program.run(arguments, in: folder.path)
        #expect(result.status == 1, "\(arguments)")
        #expect(result.errors.hasPrefix(start), "\(result.errors)")
      }
    }
    #expect(
      try Program.run(["s.yaml", "--data", "type.json"], in: folder.path).errors.hasSuffix(" (from type.json:1:11)\n"))
    #expect(!folder.names.contains("s.png"))
    let valid = try Program.run(["--validate", "s.yaml", "--data", "blue.json"], in: folder.path)
    #expect(valid.status == 0)
    #expect(valid.errors.isEmpty)
  }

  @Test("an output never replaces a file of data")
  func outputs() throws {
    let folder = try folder()
    for arguments in [
      ["--data", "blue.json", "--dump", "blue.json"], ["--data", "", "-o", "p.png"], ["--data", "-", "-o", "p.png"],
      ["--dump", "data/own.json"],
    ] {
      #expect(try Program.run(["s.yaml"] + arguments, in: folder.path).status == 2, "\(arguments)")
    }
    #expect(try Program.run(["--preview", "settings", "--data", "blue.json"], in: folder.path).status == 2)
    #expect(try folder.data("blue.json") == Data("{\"color\": \"#0000FF\"}".utf8))
    #expect(!folder.names.contains("p.png"))
  }

  @Test("changed data makes a new picture, and wrong or missing data is waited for")
  func watches() throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder["blue.json"])
    let watcher = try FileWatcher()
    try watcher.watch(folder["s.png"])
    let program = try RunningProgram(["s.yaml", "--watch", "--data", "blue.json"], in: folder.path)
    func awaitPicture(_ color: String, _ word: String) throws -> Bool {
      let picture = try expected(color, word)
      return RunningProgram.awaits(watcher) { (try? folder.data("s.png")) == picture }
    }
    #expect(program.tells("blue.json:1:1: error: the data cannot be read"))
    try folder.write("{\"color\": \"#0000FF\"}", to: "blue.json")
    #expect(try awaitPicture("#0000FF", "Yes"))
    try folder.write("{\"color\": \"#0000FF\", \"words\": }", to: "data/own.json")
    #expect(program.tells("data/own.json:1:"))
    try folder.write("{\"words\": {\"yes\": \"Oui\"}}", to: "data/own.json")
    #expect(try awaitPicture("#0000FF", "Oui"))
    #expect(program.isRunning)
  }

  @Test("the demo menu has the texts of its data in both languages")
  func menu() throws {
    let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Demos/Scenes"
    )
    .standardizedFileURL.path
    let folder = try TestFolder()
    for (arguments, text) in [([], "Plum cake"), (["--data", "data/de.json"], "Pflaumenkuchen")] {
      let files = ["-o", folder["m.png"], "--dump", folder["m.json"]]
      let result = try Program.run(["menu.yaml"] + files + arguments, in: scenes)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty, "\(result.errors)")
      #expect(String(decoding: try folder.data("m.json"), as: UTF8.self).contains(text))
    }
  }
}
