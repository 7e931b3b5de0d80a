import Foundation
import InlayTestSupport
import Testing

private let scene = "inlay: 1\nsize: [20, 10]\nlayers: [{name: a, frame: [2, 2, 5, 5], backgroundColor: label}]\n"

/// The allowed paths of outputs, and that all outputs are replaced or none.
@Suite struct OutputTests {
  @Test(
    "no output replaces a file that the scene is made of",
    arguments: [
      ("theme: t.yaml", ["--dump", "t.yaml"]), ("theme: t.yaml", ["--dump", "./sub/../t.yaml"]),
      ("theme: t.yaml", ["--dump", "base.yaml"]), ("theme: t.yaml", ["--report", "hard.yaml"]),
      ("theme: t.yaml", ["-o", "i.png"]), ("contents: i.png", ["-o", "i.png"]),
      ("contents: soft.png", ["-o", "i.png"]), ("fonts: [f.otf]", ["--dump", "f.otf"]),
      ("", ["--theme", "base.yaml", "--report", "base.yaml"]),
    ])
  func read(key: String, arguments: [String]) throws {
    let folder = try TestFolder()
    try folder.write("", to: "sub/x")
    try folder.write(scene, to: "plain.yaml")
    #expect(try Program.run(["plain.yaml", "-o", "i.png"], in: folder.path).status == 0)
    try folder.write("inlayTheme: 1\nmetrics: {rowHeight: 50}\n", to: "base.yaml")
    let images = "decoration: {kind: slicedImages, images: {only: i.png}}\n"
    try folder.write("inlayTheme: 1\nextends: base.yaml\n" + images, to: "t.yaml")
    try FileManager.default.linkItem(atPath: folder["t.yaml"], toPath: folder["hard.yaml"])
    try FileManager.default.createSymbolicLink(atPath: folder["soft.png"], withDestinationPath: "i.png")
    try FileManager.default.copyItem(
      atPath: TestFonts.inter, toPath: folder["f.otf"])
    let text =
      key.hasPrefix("contents") ? scene.replacingOccurrences(of: "name: a", with: key) : scene + key + "\n"
    try folder.write(text + "script: [{tick: 0}, {expect: {pixelsPainted: 7}}]\n", to: "s.yaml")
    let names = folder.names
    let before = try ["base.yaml", "t.yaml", "i.png", "f.otf"].map(folder.data)
    let result = try Program.run(["s.yaml"] + arguments, in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("render: error: ") && result.errors.contains("are the same file"), "\(result.errors)")
    #expect(!result.errors.contains("expect"), "a frame was made")
    #expect(folder.names == names)
    #expect(try ["base.yaml", "t.yaml", "i.png", "f.otf"].map(folder.data) == before)
  }

  @Test(
    "a snapshot has its own path in the scene's folder, found before the first frame",
    arguments: [
      ("a.png}, {snapshot: ./a.png", "'./a.png' is the name of an earlier snapshot"),
      ("c.png", "the snapshot and c.png, which is written too, are the same file"),
      ("sub/../c.png", "the snapshot and c.png, which is written too, are the same file"),
      ("soft.png", "'soft.png' is a symbolic link, and links are not followed for writing"),
      ("up/a.png", "'up/a.png' is outside the scene's folder"),
      ("gone/a.png", "'gone/a.png' is in a folder that does not exist"),
      ("sub", "a snapshot's name must end in .png"), ("folder.png", "'folder.png' is not a regular file"),
    ])
  func snapshots(path: String, problem: String) throws {
    let folder = try TestFolder()
    try folder.write("", to: "s/folder.png/x")
    try folder.write("", to: "s/sub/x")
    try folder.write("target", to: "s/target.png")
    try FileManager.default.createSymbolicLink(atPath: folder["s/soft.png"], withDestinationPath: "target.png")
    try FileManager.default.createSymbolicLink(atPath: folder["s/up"], withDestinationPath: "..")
    try folder.write(
      scene + "script: [{tick: 0}, {expect: {pixelsPainted: 7}}, {snapshot: \(path)}]\n", to: "s/s.yaml")
    let result = try Program.run(["s.yaml", "-o", "c.png"], in: folder["s"])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("s.yaml:4:") && result.errors.contains(problem), "\(result.errors)")
    #expect(!result.errors.contains("pixelsPainted"), "a frame was made")
    #expect(folder.names == ["s"])
    #expect(try folder.data("s/target.png") == Data("target".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder["s/c.png"]))
  }

  @Test("an output is not written through a link, for any target")
  func links() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write("old", to: "target.png")
    try FileManager.default.createSymbolicLink(atPath: folder["link.png"], withDestinationPath: "target.png")
    try FileManager.default.createSymbolicLink(atPath: folder["nowhere.png"], withDestinationPath: "new.png")
    for arguments in [
      ["-o", "link.png"], ["-o", "nowhere.png"], ["-o", "p.png", "--dump", "link.png"],
      ["-o", "p.png", "--report", "nowhere.png"],
    ] {
      let result = try Program.run(["s.yaml"] + arguments, in: folder.path)
      #expect(result.status == 3)
      #expect(
        result.errors.hasSuffix("it is a symbolic link, and links are not followed for writing\n"), "\(result.errors)")
    }
    #expect(folder.names == ["link.png", "nowhere.png", "s.yaml", "target.png"])
    #expect(try folder.data("target.png") == Data("old".utf8))
  }

  @Test("an old file of any size is replaced, and kept where another output fails")
  func large() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    try folder.write("", to: "d.json")
    #expect(truncate(folder["d.json"], 20 << 30) == 0)
    func size() -> Int { (try? FileManager.default.attributesOfItem(atPath: folder["d.json"])[.size] as? Int) ?? -1 }
    try folder.write("", to: "p.png/x")
    let failing = try Program.run(["s.yaml", "-o", "p.png", "--dump", "d.json"], in: folder.path)
    #expect(failing.status == 3)
    #expect(size() == 20 << 30)
    let result = try Program.run(["s.yaml", "-o", "q.png", "--dump", "d.json"], in: folder.path)
    #expect(result.status == 0 && result.errors == "")
    #expect((1..<10_000).contains(size()))
    #expect(folder.names == ["d.json", "p.png", "q.png", "s.yaml"])
  }

  @Test("a limit on the size of files ends with 3 and leaves no file")
  func fileSize() throws {
    let folder = try TestFolder()
    try folder.write("inlay: 1\nsize: [2000, 2000]\nbackground: label\n", to: "s.yaml")
    try folder.write("old", to: "d.json")
    let result = try Program.run(["s.yaml", "--dump", "d.json"], in: folder.path, shellLimit: "ulimit -f 4")
    #expect(result.status == 3)
    #expect(result.errors == "render: error: cannot write s.png: File too large\n")
    #expect(folder.names == ["d.json", "s.yaml"])
    #expect(try folder.data("d.json") == Data("old".utf8))
  }

  @Test("a name that is not UTF-8 is refused, and not converted")
  func names() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    let command =
      "n=$(printf 'p\\377'); \"$0\" s.yaml -o \"$n.png\"; a=$?; \"$0\" s.yaml --dump \"$n\"; "
      + "exit $((a * 10 + $?))"
    let result = try Program.runShell(command, in: folder.path)
    #expect(result.status == 22)
    #expect(result.errors.contains("is not UTF-8"))
    #expect(folder.names == ["s.yaml"])
  }

  @Test("the working directory's name may be other than UTF-8")
  func folders() throws {
    let folder = try TestFolder()
    try folder.write(scene.replacingOccurrences(of: "name: a", with: "contents: i.png"), to: "s.yaml")
    try folder.write(scene + "script: [{tick: 0}, {snapshot: a.png}]\n", to: "plain.yaml")
    let command =
      "d=$(printf 'd\\377'); mkdir \"$d\" && cp *.yaml \"$d\" && cd \"$d\" && \"$0\" plain.yaml -o i.png && "
      + "\"$0\" s.yaml && cp s.png a.png .."
    let result = try Program.runShell(command, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.names.contains("s.png") && folder.names.contains("a.png"))
  }

  @Test("at most a hundred problems are reported, including warnings, and that there are more; and errors always")
  func problems() throws {
    let folder = try TestFolder()
    let categories = (0..<150).map { "c\($0): {background: '#FFF', label: '#FFF'}" }.joined(separator: ", ")
    try folder.write("inlayTheme: 1\ncategories: {\(categories)}\n", to: "t.yaml")
    let expectations = String(repeating: ", {expect: {pixelsPainted: 7}}", count: 150)
    try folder.write(scene + "theme: t.yaml\nscript: [{tick: 0}\(expectations)]\n", to: "s.yaml")
    func lines(_ arguments: String...) throws -> (status: Int32, lines: [Substring]) {
      let result = try Program.run(arguments, in: folder.path)
      return (result.status, result.errors.split(separator: "\n"))
    }
    let theme = try lines("--validate", "t.yaml")
    #expect(theme.status == 0 && theme.lines.count == 100)
    #expect(theme.lines.last == "render: warning: more problems are not shown")
    let failing = try lines("s.yaml", "-o", "-")
    #expect(failing.status == 4 && failing.lines.count == 101)
    #expect(failing.lines.last?.contains(": error: script[") == true)
    try folder.write(String(repeating: "x: 1\n", count: 300), to: "wrong.yaml")
    let wrong = try lines("wrong.yaml")
    #expect(wrong.status == 1 && wrong.lines.count <= 100)
  }
}
