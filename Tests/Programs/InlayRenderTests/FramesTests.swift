import Foundation
import InlayGraphics
import InlayImages
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles
@testable import InlayRender

private let scene = """
  inlay: 1
  size: [20, 10]
  layers: [{name: a, frame: [2, 2, 5, 5], backgroundColor: label}]
  script: [{tick: 0}, {set: {layer: a, opacity: 0.5}}, {run: 0.05}, {tick: 1}]

  """

/// The frames of a script as files and as an animation.
@Suite struct FramesTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
  }

  private func names(_ path: String) -> [String] {
    TestFolder.names(in: folder[path]).filter { $0 != StagedFolder.markName }
  }

  private func pixels(_ path: String) throws -> [UInt32] {
    try Image(pngData: Array(folder.data(path))).withPixels { Array($0) }
  }

  @Test("--frames writes a picture for each line of the report, and the animation shows the same pixels")
  func frames() throws {
    let result = try Program.run(
      ["s.yaml", "--frames", "out", "-o", "a.apng", "--report", "r.json"], in: folder.path)
    #expect(result.status == 0 && result.errors == "")
    #expect(names("out") == (0..<5).map { "0000\($0).png" })
    #expect(String(decoding: try folder.data("r.json"), as: UTF8.self).split(separator: "\n").count == 5)
    let animation = try AnimatedPicture(Array(folder.data("a.apng")))
    #expect(animation.frames.map(\.delay) == [[1, 60], [31, 30]])
    for (index, time) in [0, 1 / 60.0, 2 / 60.0, 0.05, 1.05].enumerated() {
      #expect(try pixels("out/0000\(index).png") == animation.pixels(at: time + 1e-6))
    }
    #expect(try Program.run(["s.yaml", "-o", "p.png"], in: folder.path).status == 0)
    #expect(try folder.data("p.png") == folder.data("out/00004.png"))
    #expect(names("") == ["a.apng", "out", "p.png", "r.json", "s.yaml"])
  }

  @Test("without -o there are the frames only, and a folder of an earlier run is replaced")
  func again() throws {
    #expect(try Program.run(["s.yaml", "--frames", "out/"], in: folder.path).status == 0)
    #expect(names("") == ["out", "s.yaml"])
    try folder.write(scene + "script: [{tick: 0}]", to: "wrong.yaml")
    #expect(try Program.run(["wrong.yaml", "--frames", "out"], in: folder.path).status == 1)
    #expect(names("out").count == 5)
    try folder.write(scene.replacingOccurrences(of: ", {tick: 1}", with: ""), to: "s.yaml")
    #expect(try Program.run(["-", "--frames", "out"], in: folder.path, input: scene).status == 0)
    #expect(names("out").count == 5)
    #expect(try Program.run(["s.yaml", "--frames", "out"], in: folder.path).status == 0)
    #expect(names("out").count == 4 && names("") == ["out", "s.yaml", "wrong.yaml"])
  }

  @Test(
    "a failure leaves the folder and the other outputs as they were",
    arguments: [
      (
        ["--frames", "full"], 3,
        "cannot write full: it has note.txt, which an earlier run did not write; name a new or an empty folder"
      ),
      (
        ["--frames", "out"], 3,
        "cannot write out: it has 00007.png, which an earlier run did not write; name a new or an empty folder"
      ),
      (["--frames", "none/out"], 3, "cannot write none/out: No such file or directory"),
      (["--frames", "link"], 3, "it is a symbolic link, and links are not followed for writing"),
      (["--frames", "out", "--dump", "full"], 3, "cannot write full: Is a directory"),
      (["--frames", "out", "-o", "out/p.png"], 2, "out/p.png lies in out, which --frames replaces"),
      (["--frames", "s.yaml"], 2, "s.yaml and s.yaml are the same file"),
      (["--frames", ""], 2, "the path of the frames is empty"),
      (["--frames", "-"], 2, "the frames go to a folder"),
      (["--frames", "out", "--validate"], 2, "--frames renders, and --validate does not; give one of them"),
      (["-o", "a.webp"], 2, "a.webp: the picture's name must end in .png, .svg, .pdf or, for an animation, .apng"),
      (["-o", "a.mp4"], 2, "for an animation, .apng"),
      (["-o", "a.apng", "--overlay", "damage"], 2, "--overlay needs a picture in .png"),
      (["-o", "a.apng", "--compare", "out/00000.png"], 2, "--compare needs a picture in .png"),
      (["-o", "none/a.apng", "--frames", "out"], 3, "cannot write none/a.apng"),
      (["-o", "a.apng", "--frames", "out", "--max-memory", "1K"], 1, "memory"),
    ] as [([String], Int32, String)])
  func failures(arguments: [String], status: Int32, message: String) throws {
    // A sanitizer's program has no limit of memory.
    if arguments.contains("--max-memory") && ProcessState.isSanitized { return }
    try folder.write("text", to: "full/note.txt")
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "full")
    try folder.write("old", to: "out/00007.png")
    let before = names("")
    let result = try Program.run(["s.yaml"] + arguments, in: folder.path)
    #expect(result.status == status && result.errors.contains(message), "\(result.status): \(result.errors)")
    #expect(names("") == before && names("out") == ["00007.png"] && names("full") == ["note.txt"])
    #expect(try folder.data("out/00007.png") == Data("old".utf8))
  }

  @Test("an empty folder takes frames, and a picture of the user's in a folder of frames is kept from then on")
  func emptyFolder() throws {
    try folder.write("", to: "out/x")
    try FileManager.default.removeItem(atPath: folder["out/x"])
    #expect(try Program.run(["s.yaml", "--frames", "out"], in: folder.path).status == 0)
    #expect(names("out").count == 5 && TestFolder.names(in: folder["out"]).contains(StagedFolder.markName))
    try folder.write("mine", to: "out/mine.png")
    #expect(try Program.run(["s.yaml", "--frames", "out"], in: folder.path).status == 3)
    #expect(names("out").count == 6)
    for name in [StagedFolder.markName, "mine.png"] {
      try FileManager.default.removeItem(atPath: folder["out/" + name])
    }
    #expect(try Program.run(["s.yaml", "--frames", "out"], in: folder.path).status == 3)
    #expect(names("out").count == 5)
  }

  @Test("an expectation that fails leaves the frames, and ends with 4")
  func expectation() throws {
    let script = scene.replacingOccurrences(of: "{tick: 1}", with: "{expect: {pixelsPainted: 7}}")
    try folder.write(script, to: "s.yaml")
    #expect(try Program.run(["s.yaml", "--frames", "out", "-o", "a.apng"], in: folder.path).status == 4)
    #expect(names("") == ["a.apng", "out", "s.yaml"])
  }
}
