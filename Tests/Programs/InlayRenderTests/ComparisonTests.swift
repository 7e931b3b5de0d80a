import Foundation
import InlayTestSupport
import Testing

/// `render --compare`: which pictures differ, what is told of it, and what is written.
@Suite struct ComparisonTests {
  @Test("a picture like the reference ends with 0, and writes nothing without -o", arguments: [[], ["--no-isolation"]])
  func equal(arguments: [String]) throws {
    let scene = try ComparedScene()
    let result = try scene.compare(arguments)
    #expect(result.status == 0 && result.errors == "" && result.output.isEmpty)
    let input = try Program.run(
      ["-", "--compare", "ref.png"] + arguments, in: scene.folder.path, input: ComparedScene.text)
    #expect(input.status == 0 && input.errors == "" && input.output.isEmpty)
    #expect(scene.folder.names == ["ref.png", "s.yaml"])
  }

  @Test("a picture with transparent parts is like its own PNG")
  func transparent() throws {
    let scene = try ComparedScene(
      ComparedScene.text.replacing("#204060", with: "#20406077")
        .replacing("'#FFFFFF'", with: "'#FF800033', cornerRadius: 2"))
    #expect(try !scene.image("ref.png").isOpaque)
    let result = try scene.compare()
    #expect(result.status == 0 && result.errors == "")
  }

  /// PNGs of the scene by another program: of three bytes a pixel, and with a palette of two colours.
  private static let otherForms = [
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAGklEQVR42mNQcEggGzEMtOb/qGBEaB5qUQUA0T7CxWFEN28AAAAA"
      + "SUVORK5CYII=",
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKAQMAAACOm+ylAAAABlBMVEUgQGD////BoDWhAAAAEElEQVR42mNgQAJ2aBgJAAAUgAD5"
      + "SxA56AAAAABJRU5ErkJggg==",
  ]

  @Test("a reference without alpha, or with a palette, is compared by its colours", arguments: otherForms)
  func forms(reference: String) throws {
    let scene = try ComparedScene()
    try scene.folder.write(Array(try #require(Data(base64Encoded: reference))), to: "ref.png")
    #expect(try scene.image("ref.png").isOpaque)
    let result = try scene.compare()
    #expect(result.status == 0 && result.errors == "")
    try scene.folder.write(ComparedScene.text.replacing("#204060", with: "#204061"), to: "s.yaml")
    #expect(
      try scene.compare().errors == "ref.png: 180 of 200 pixels differ, by up to 1 of 255, in x 0...19, y 0...9\n")
  }

  @Test("a different picture ends with 5, one line, and the picture and the marks where they are asked for")
  func different() throws {
    let scene = try ComparedScene()
    let picture = try scene.folder.data("ref.png")
    try scene.changeReference([(3, 4, 0xFFFF_FFF0), (18, 8, 0xFF20_40D1)])
    let reference = try scene.folder.data("ref.png")
    let words = "ref.png: 2 of 200 pixels differ, by up to 113 of 255, in x 3...18, y 4...8\n"
    for arguments in [[], ["--no-isolation"]] {
      let plain = try scene.compare(arguments)
      #expect(plain.status == 5 && plain.errors == words && plain.output.isEmpty)
    }
    #expect(scene.folder.names == ["ref.png", "s.yaml"])
    let result = try scene.compare("--diff", "d.png", "-o", "p.png", "--dump", "d.json")
    #expect(result.status == 5 && result.errors == words)
    #expect(scene.folder.names == ["d.json", "d.png", "p.png", "ref.png", "s.yaml"])
    #expect(try scene.folder.data("p.png") == picture && scene.folder.data("ref.png") == reference)
    let marks = try scene.pixels("d.png")
    #expect(marks.indices.filter { marks[$0] == 0xFFFF_0000 } == [4 * 20 + 3, 8 * 20 + 18])
    #expect(marks[0] == 0xFFC8_D0D8 && marks[3 * 20 + 2] == 0xFFFF_FFFF)
  }

  @Test("--diff writes a picture of an equal one too, without a mark, so that none is out of date")
  func equalMarks() throws {
    let scene = try ComparedScene()
    try scene.folder.write("old", to: "d.png")
    #expect(try scene.compare("--diff", "d.png").status == 0)
    #expect(Set(try scene.pixels("d.png")) == [0xFFC8_D0D8, 0xFFFF_FFFF])
  }

  @Test(
    "--tolerance accepts small differences everywhere, and a number of larger ones",
    arguments: [
      ("0", 5), ("1", 5), ("15", 5), ("16", 0), ("255", 0), ("0:0", 5), ("0:1", 5), ("0:2", 5), ("0:3", 0),
      ("2:0", 5), ("2:1", 0), ("1:1", 5), ("1:2", 0), ("0:1000000000000", 0),
    ] as [(String, Int32)])
  func tolerance(tolerance: String, status: Int32) throws {
    let scene = try ComparedScene()
    try scene.changeReference([(3, 4, 0xFFFF_FFFE), (4, 4, 0xFFFF_FFFD), (18, 8, 0xFF20_4070)])
    let result = try scene.compare("--tolerance", tolerance)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.isEmpty == (status == 0))
    guard tolerance == "1:1" else { return }
    let words = "2 of 200 pixels differ by more than 1, by up to 16 of 255, in x 4...18, y 4...8 (tolerance: 1 pixel)"
    #expect(result.errors == "ref.png: \(words)\n")
  }

  @Test("another size is a difference whatever the tolerance, and what the reference lacks is marked")
  func sizes() throws {
    let scene = try ComparedScene()
    let result = try scene.compare("--size", "24x10", "--tolerance", "255:1000", "--diff", "d.png")
    #expect(result.status == 5)
    #expect(result.errors == "ref.png: the picture has 24 x 10 pixels, the reference 20 x 10\n")
    let marks = try scene.pixels("d.png")
    #expect(marks.indices.allSatisfy { (marks[$0] == 0xFFFF_0000) == ($0 % 24 >= 20) })
  }

  @Test("--preview, --overlay and -o - go together with --compare")
  func combinations() throws {
    let scene = try ComparedScene()
    func preview(_ arguments: String...) throws -> Int32 {
      try Program.run(["--size", "100x100", "--scale", "1"] + arguments, in: scene.folder.path).status
    }
    #expect(try preview("--preview", "modern", "-o", "m.png") == 0)
    #expect(try preview("--preview", "modern", "--compare", "m.png") == 0)
    #expect(try preview("--preview", "plum-2011", "--compare", "m.png") == 5)
    #expect(try scene.compare("--overlay", "borders").status == 5)
    let output = try scene.compare("-o", "-")
    #expect(try output.status == 0 && output.output == scene.folder.data("ref.png"))
  }

  @Test("while the scene is watched, so is the reference")
  func watch() throws {
    let scene = try ComparedScene()
    let picture = try scene.folder.data("ref.png")
    try FileManager.default.removeItem(atPath: scene.folder["ref.png"])
    let program = try RunningProgram(["s.yaml", "--watch", "--compare", "ref.png"], in: scene.folder.path)
    #expect(program.tells("ref.png:1:1: error: the reference cannot be read: No such file or directory"))
    try scene.folder.write(Array(picture), to: "ref.png")
    try scene.folder.write(ComparedScene.text.replacing("[2, 3, 5, 4]", with: "[2, 3, 5, 5]"), to: "s.yaml")
    #expect(program.tells("ref.png: 5 of 200 pixels differ"))
    try scene.changeReference([(19, 9, 0xFFFF_0000)])
    #expect(program.tells("ref.png: 6 of 200 pixels differ"))
    #expect(program.isRunning)
  }
}
