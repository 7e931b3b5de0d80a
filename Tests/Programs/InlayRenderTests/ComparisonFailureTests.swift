import Foundation
import Glibc
import InlayTestSupport
import Testing

/// `render --compare` with a reference, options or outputs that cannot be used.
@Suite struct ComparisonFailureTests {
  @Test("an unreadable reference ends with 1, and leaves no file", arguments: [[], ["--no-isolation"]])
  func unreadable(arguments: [String]) throws {
    let scene = try ComparedScene()
    let folder = scene.folder
    try folder.write("no picture", to: "text.png")
    try folder.write(Array(try folder.data("ref.png").prefix(80)), to: "cut.png")
    #expect(mkfifo(folder["pipe.png"], 0o600) == 0)
    let names = folder.names
    for (path, reason) in [
      ("gone.png", "No such file or directory"), (".", "not a regular file"), ("pipe.png", "not a regular file"),
      ("/dev/zero", "not a regular file"), ("text.png", "not a PNG"), ("cut.png", "damaged or truncated PNG"),
    ] {
      let outputs = ["-o", "p.png", "--diff", "d.png", "--dump", "d.json"]
      let result = try Program.run(["s.yaml", "--compare", path] + outputs + arguments, in: folder.path)
      #expect(result.status == 1, "\(path)")
      let start = "\(path):1:1: error: the reference cannot be read: \(reason)"
      #expect(result.errors.hasPrefix(start), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(folder.names == names)
    }
  }

  @Test("a reference with more pixels than are allowed is refused")
  func limit() throws {
    let scene = try ComparedScene()
    #expect(try scene.compare("--max-pixels", "200").status == 0)
    let result = try scene.compare("--size", "19x10", "--max-pixels", "199")
    #expect(result.status == 1)
    let reason = "20 x 10 pixels, over the limit of 199 pixels"
    #expect(result.errors == "ref.png:1:1: error: the reference cannot be read: \(reason)\n")
  }

  @Test("a wrong scene is told, and nothing is compared")
  func wrongScene() throws {
    let scene = try ComparedScene()
    try scene.folder.write("inlay: 1\nsize: [20, 10]\nlayer: []\n", to: "s.yaml")
    let result = try scene.compare("--diff", "d.png")
    #expect(result.status == 1)
    #expect(result.errors == "s.yaml:3:1: error: layer: unknown key; did you mean 'layers'?\n")
    #expect(scene.folder.names == ["ref.png", "s.yaml"])
  }

  private static let uses: [([String], String)] = [
    (["--diff", "d.png"], "--diff needs --compare"), (["--tolerance", "2"], "--tolerance needs --compare"),
    (["--compare", "ref.png", "-o", "p.pdf"], "--compare needs a picture in .png"),
    (["--compare", "ref.png", "-o", "p.svg"], "--compare needs a picture in .png"),
    (["--compare", ""], "the path of the reference is empty"), (["--compare", "-"], "the reference is a file"),
    (["--compare", "ref.png", "--diff", ""], "the path of the difference is empty"),
    (["--compare", "ref.png", "--diff", "-"], "the difference goes to a file"),
    (["--compare", "ref.png", "--diff", "d.svg"], "d.svg: the difference's name must end in .png"),
    (["--compare", "ref.png", "--diff", "ref.png"], "ref.png and ref.png are the same file"),
    (["--compare", "ref.png", "-o", "./ref.png"], "ref.png and ./ref.png are the same file"),
    (["--compare", "ref.png", "--dump", "ref.png"], "ref.png and ref.png are the same file"),
    (["--compare", "ref.png", "--diff", "link.png"], "ref.png and link.png are the same file"),
    (["--compare", "ref.png", "--diff", "d.png", "-o", "./d.png"], "./d.png and d.png are the same file"),
    (["--compare", "ref.png", "--diff", "d.png", "--report", "d.png"], "d.png and d.png are the same file"),
    (["--compare", "ref.png", "--validate"], "--compare renders, and --validate does not; give one of them"),
  ]

  private static let tolerances = ["", ":", "2:", ":2", "-1", "256", "1:-1", "1:2:3", "+1", "1.5", "0x1"]

  @Test(
    "options that make no sense together, or have wrong values, end with 2",
    arguments: uses
      + (tolerances + ["99999999999999999999"]).map {
        (["--compare", "ref.png", "--tolerance=\($0)"], "--tolerance")
      })
  func usage(arguments: [String], words: String) throws {
    let scene = try ComparedScene()
    try scene.folder.makeLink("link.png", to: "ref.png")
    let reference = try scene.folder.data("ref.png")
    let result = try Program.run(["s.yaml"] + arguments, in: scene.folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(scene.folder.names == ["link.png", "ref.png", "s.yaml"])
    #expect(try scene.folder.data("ref.png") == reference)
  }

  @Test("marks that cannot be written end with 3, the difference is told, and no other output is written")
  func unwritable() throws {
    let scene = try ComparedScene()
    try scene.folder.write("", to: "folder.png/x")
    try scene.folder.makeLink("link.png", to: "folder.png/x")
    let names = scene.folder.names
    for path in ["gone/d.png", "folder.png", "link.png"] {
      let result = try scene.compare("--scale", "2", "--diff", path, "-o", "p.png")
      #expect(result.status == 3)
      #expect(result.errors.hasPrefix("render: error: cannot write \(path): "), "\(result.errors)")
      let tells = result.errors.hasSuffix("\nref.png: the picture has 40 x 20 pixels, the reference 20 x 10\n")
      #expect(tells == (path != "link.png"))
      #expect(scene.folder.names == names)
    }
  }

  @Test("a snapshot of the script does not replace the reference, and a failed expectation comes first")
  func script() throws {
    let scene = try ComparedScene()
    let reference = try scene.folder.data("ref.png")
    try scene.folder.write(ComparedScene.text + "script: [{tick: 0}, {snapshot: ref.png}]\n", to: "s.yaml")
    let result = try scene.compare()
    #expect(result.status == 1)
    let words = "the snapshot and ref.png, which is compared, are the same file"
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(try scene.folder.data("ref.png") == reference)
    let steps = "script: [{tick: 0}, {expect: {pixelsPainted: 7}}]\n"
    try scene.folder.write(ComparedScene.text + steps, to: "s.yaml")
    let failing = try scene.compare("--scale", "2")
    #expect(failing.status == 4)
    let lines = failing.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines.last == "ref.png: the picture has 40 x 20 pixels, the reference 20 x 10")
  }
}
