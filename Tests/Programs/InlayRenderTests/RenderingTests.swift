import Foundation
import InlayTestSupport
import Testing

private let scene = """
  inlay: 1
  size: [20, 10]
  background: table.background
  layers: [{name: a, frame: [2, 2, 5, 5], backgroundColor: label}]
  """

@Suite struct RenderingTests {
  @Test("a scene becomes a picture with its name in the working directory, and no other file")
  func standardPath() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "scenes/my.scene.yaml")
    let result = try Program.run(["scenes/my.scene.yaml"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors == "")
    #expect(folder.names == ["my.scene.png", "scenes"])
    #expect(try folder.data("my.scene.png").pngSize == [20, 10])
  }

  @Test("-o names the picture, and - is standard output")
  func output() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    #expect(try Program.run(["s.yaml", "-o", "out.PNG"], in: folder.path).status == 0)
    let result = try Program.run(["-o", "-", "s.yaml"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.pngSize == [20, 10])
    #expect(try folder.data("out.PNG") == result.output)
    #expect(folder.names == ["out.PNG", "s.yaml"])
  }

  @Test("the scene may come from standard input, with files from the working directory")
  func input() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    #expect(try Program.run(["s.yaml", "-o", "image.png"], in: folder.path).status == 0)
    let shown = "inlay: 1\nsize: [20, 10]\nlayers: [{frame: [0, 0, 20, 10], contents: image.png}]\n"
    let result = try Program.run(["-", "-o", "-"], in: folder.path, input: shown)
    #expect(result.errors == "")
    #expect(try result.output == folder.data("image.png"))
    let wrong = try Program.run(["-", "-o", "-"], in: folder.path, input: "inlay: 1\nsize: [1, 1]\nlayer: []\n")
    #expect(wrong.status == 1)
    #expect(wrong.errors == "<stdin>:3:1: error: layer: unknown key; did you mean 'layers'?\n")
  }

  @Test("--dump writes the layer tree")
  func dump() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    #expect(try Program.run(["s.yaml", "-o", "p.png", "--dump", "d.json"], in: folder.path).status == 0)
    let root = try JSONSerialization.jsonObject(with: folder.data("d.json")) as? [String: Any]
    let layers = root?["sublayers"] as? [[String: Any]]
    #expect(layers?.map { $0["name"] as? String } == ["a"])
    #expect(layers?.first?["text"] == nil)
    #expect(folder.names == ["d.json", "p.png", "s.yaml"])
    let both = try Program.run(["s.yaml", "-o", "p.png", "--dump", "/dev/stdout"], in: folder.path)
    #expect(try both.output == folder.data("d.json"))
    let printed = try Program.run(["s.yaml", "-o", "p.png", "--dump", "-"], in: folder.path)
    #expect(try printed.output == folder.data("d.json"))
    let spoken = try Program.run(["s.yaml", "-o", "p.png", "--spoken", "-"], in: folder.path)
    #expect(spoken.status == 0 && spoken.errors == "")
    let report = try Program.run(["s.yaml", "-o", "p.png", "--report", "-"], in: folder.path)
    #expect(String(decoding: report.output, as: UTF8.self).hasPrefix("{"))
  }

  @Test("a picture may be a vector file, by its suffix")
  func vectors() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    for (name, start, part) in [("p.svg", "<?xml", "<svg"), ("p.SVG", "<?xml", "<svg"), ("p.pdf", "%PDF-", "%%EOF")] {
      let result = try Program.run(["s.yaml", "-o", name], in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      let text = String(decoding: try folder.data(name), as: UTF8.self)
      #expect(text.hasPrefix(start) && text.contains(part), "\(name)")
    }
    #expect(folder.names == ["p.SVG", "p.pdf", "p.svg", "s.yaml"])
    #expect(try Program.run(["s.yaml", "-o", "gone/p.svg"], in: folder.path).status == 3)
  }

  @Test("each kind of --overlay marks the picture", arguments: ["borders", "blended", "damage", "cached"])
  func overlay(name: String) throws {
    let folder = try TestFolder()
    // A corner is painted from a tile.
    try folder.write(scene.replacingOccurrences(of: "5, 5],", with: "5, 5], cornerRadius: 2,"), to: "s.yaml")
    let plain = try Program.run(["s.yaml", "-o", "-"], in: folder.path)
    let marked = try Program.run(["s.yaml", "-o", "-", "--overlay", name], in: folder.path)
    #expect(marked.status == 0 && marked.errors == "")
    #expect(marked.output.pngSize == [20, 10])
    #expect(marked.output != plain.output)
    let other = name == "borders" ? "blended" : "borders"
    #expect(try Program.run(["s.yaml", "-o", "-", "--overlay", other], in: folder.path).output != marked.output)
  }

  @Test("a script's snapshots are in the scene's folder, and a failed expectation ends with 4")
  func script() throws {
    let folder = try TestFolder()
    let steps = "script: [{tick: 0}, {snapshot: pictures/a.png}, {set: {layer: a, opacity: 0.5}}, {snapshot: b.png}"
    try folder.write(scene + "\n" + steps + "]", to: "s/s.yaml")
    try folder.write("", to: "s/pictures/x")
    let result = try Program.run(["s/s.yaml", "-o", "c.png"], in: folder.path)
    #expect(result.status == 0 && result.errors == "")
    #expect(try folder.data("s/pictures/a.png") != folder.data("s/b.png"))
    #expect(try folder.data("s/b.png") == folder.data("c.png"))
    try folder.write(scene + "\n" + steps + ", {expect: {pixelsPainted: 7}}]", to: "s/s.yaml")
    let failing = try Program.run(["s/s.yaml", "-o", "d.png"], in: folder.path)
    #expect(failing.status == 4)
    #expect(failing.errors.hasPrefix("s/s.yaml:5:102: error: script[4].expect: pixelsPainted is "), "\(failing.errors)")
    #expect(try folder.data("d.png") == folder.data("c.png"))
  }

  @Test(
    "a snapshot that cannot be written ends with an error, and leaves no file",
    arguments: [("gone/a.png", Int32(1)), ("link.png", 1), ("used.png", 1), ("folder.png", 1)])
  func snapshotFailures(path: String, status: Int32) throws {
    let folder = try TestFolder()
    let steps = "\nscript: [{tick: 0}, {snapshot: first.png}, {snapshot: \(path)}]"
    try folder.write("", to: "s/folder.png/x")
    try folder.write("old", to: "outside.png")
    try FileManager.default.createSymbolicLink(atPath: folder["s/link.png"], withDestinationPath: folder["outside.png"])
    try folder.write(scene, to: "plain.yaml")
    #expect(try Program.run(["plain.yaml", "-o", "s/used.png"], in: folder.path).status == 0)
    let used = try folder.data("s/used.png")
    try folder.write(scene.replacing("name: a", with: "contents: used.png") + steps, to: "s/s.yaml")
    let result = try Program.run(["s/s.yaml", "-o", "c.png"], in: folder.path)
    #expect(result.status == status)
    #expect(result.errors.hasPrefix("s/s.yaml:5:"))
    #expect(folder.names == ["outside.png", "plain.yaml", "s"])
    #expect(try folder.data("outside.png") == Data("old".utf8) && folder.data("s/used.png") == used)
    #expect(!FileManager.default.fileExists(atPath: folder["s/first.png"]))
  }

  @Test("--report writes a line of JSON for the frame, and --full-redraw changes no byte of the picture")
  func report() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    let plain = try Program.run(["s.yaml", "-o", "-"], in: folder.path)
    let result = try Program.run(["s.yaml", "-o", "-", "--report", "r.jsonl", "--full-redraw"], in: folder.path)
    #expect(result.status == 0 && result.output == plain.output)
    let report = try JSONSerialization.jsonObject(with: try folder.data("r.jsonl")) as? [String: Any]
    #expect(report?["pixelsPainted"] as? Int == 20 * 10)
    #expect(report?["pixelsCopied"] as? Int == 0)
    #expect((report?["damage"] as? [[String: Any]])?.first?["rect"] as? [Int] == [0, 0, 20, 10])
    let phases = report?["milliseconds"] as? [String: Any]
    #expect(phases?["painting"] != nil)
    #expect((phases?["layout"] as? Double ?? 0) > 0 && (phases?["commit"] as? Double ?? 0) > 0)
    #expect(try Program.run(["s.yaml", "-o", "p.png", "--report", "gone/r"], in: folder.path).status == 3)
    #expect(folder.names == ["r.jsonl", "s.yaml"])
  }

  @Test("--schema prints the schema of scenes")
  func schema() throws {
    let folder = try TestFolder()
    let result = try Program.run(["--schema"], in: folder.path)
    #expect(result.status == 0 && result.errors == "")
    let schema = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(folder.names == [])
  }

  @Test("--validate renders nothing, with any other options")
  func validate() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    let result = try Program.run(["--validate", "s.yaml", "-o", "p.png", "--dump", "d.json"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(folder.names == ["s.yaml"])
    #expect(try Program.run(["--validate", "-"], in: folder.path, input: scene).status == 0)
  }

  @Test("the limits for untrusted scenes can be set")
  func limits() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    func status(_ arguments: String...) throws -> Int32 {
      try Program.run(["s.yaml", "-o", "-"] + arguments, in: folder.path).status
    }
    #expect(try status("--max-pixels", "200") == 0)
    #expect(try status("--max-pixels", "199") == 1)
    #expect(try status("--max-layers", "1") == 0)
    try folder.write(scene + "\nfonts: []", to: "s.yaml")
    try folder.write(scene.replacing("[{name", with: "[{}, {name"), to: "s.yaml")
    #expect(try status("--max-layers", "2") == 0)
    #expect(try status("--max-layers", "1") == 1)
  }

  @Test("without a separate process, font files are read only with the option for it")
  func fontFiles() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(
      atPath: TestFonts.inter, toPath: folder["Inter.otf"])
    try folder.write(scene + "\nfonts: [Inter.otf]", to: "s.yaml")
    let apart = try Program.run(["s.yaml", "-o", "-"], in: folder.path)
    let refused = try Program.run(["s.yaml", "-o", "-", "--no-isolation"], in: folder.path)
    let allowed = try Program.run(["s.yaml", "-o", "-", "--no-isolation", "--allow-fonts"], in: folder.path)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("fonts[0]: 'Inter.otf': font files are not allowed"), "\(refused.errors)")
    #expect(apart.status == 0 && allowed.status == 0 && allowed.output == apart.output)
  }

  @Test("--version prints the changelog's newest number, which has a date, or a later one with -dev between releases")
  func version() throws {
    let folder = try TestFolder()
    let result = try Program.run(["--version"], in: folder.path)
    #expect(result.status == 0 && result.errors.isEmpty && folder.names == [])
    let version = String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    let match = try #require(version.wholeMatch(of: #/(?<number>\d+\.\d+\.\d+)(?<dev>-dev(?:\+[0-9a-f]+)?)?/#))
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let log = try String(contentsOfFile: "/\(root)/CHANGELOG.md", encoding: .utf8)
    let headings = log.split(separator: "\n").filter { $0.hasPrefix("## [") && !$0.hasPrefix("## [Unreleased]") }
    // Before the first release there is none.
    guard let newest = headings.first else { return }
    #expect(newest.wholeMatch(of: #/## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}/#) != nil, "\(newest)")
    let released = newest.dropFirst(4).prefix { $0 != "]" }
    if match.output.dev == nil {
      #expect(released == match.output.number)
    } else {
      #expect(released.compare(match.output.number, options: .numeric) == .orderedAscending, "\(version), \(newest)")
    }
  }

  @Test("help and the themes' names go to standard output")
  func information() throws {
    let folder = try TestFolder()
    for arguments in [["--help"], ["-h"]] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 0)
      #expect(String(decoding: result.output, as: UTF8.self).contains("--max-layers"))
      #expect(result.errors.isEmpty)
    }
    let themes = try Program.run(["--list-themes"], in: folder.path)
    #expect(themes.status == 0)
    #expect(String(decoding: themes.output, as: UTF8.self).split(separator: "\n").contains("settings"))
  }

  @Test("the picture does not depend on locale, working directory, time zone and font configuration")
  func environment() throws {
    let folder = try TestFolder()
    try folder.write("", to: "s/fonts/x")
    try FileManager.default.copyItem(
      atPath: TestFonts.inter, toPath: folder["s/fonts/Inter.otf"])
    try folder.write(
      """
      inlay: 1
      size: [300, 200]
      scale: 1.5
      fonts: [fonts/Inter.otf]
      layers:
        - type: table
          style: rounded
          frame: [0, 0, 300, 200]
          sections:
            - header: Iıİi 1234.5 ß
              rows: [{title: "骨 1,5", detail: "Łódź שלום", style: subtitle}, {title: Iıİi, accessory: switch}]
      """, to: "s/s.yaml")
    try folder.write("<?xml version=\"1.0\"?><fontconfig><dir>/nonexistent</dir></fontconfig>", to: "none.conf")
    try folder.write("", to: "elsewhere/x")
    let first = try Program.run(["s.yaml", "-o", "-"], in: folder["s"])
    #expect(first.status == 0 && first.output.pngSize == [450, 300])
    let runs: [(String, String, [String: String])] = [
      ("../s/s.yaml", folder["elsewhere"], [:]),
      (folder["s/s.yaml"], "/", ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]),
      ("s.yaml", folder["s"], ["LC_ALL": "C", "TZ": "Asia/Tokyo", "HOME": "/nonexistent"]),
      ("s.yaml", folder["s"], ["LANGUAGE": "ja", "LC_ALL": "ja_JP.UTF-8", "PANGO_LANGUAGE": "ja"]),
      ("s.yaml", folder["s"], ["FONTCONFIG_FILE": folder["none.conf"], "XDG_CACHE_HOME": folder["cache"]]),
    ]
    for (path, working, variables) in runs {
      let result = try Program.run([path, "-o", "-"], in: working, environment: variables)
      #expect(result.output == first.output, "\(variables) \(result.errors)")
    }
  }
}
