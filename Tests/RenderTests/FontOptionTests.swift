import InlayTestSupport
import Testing

@Suite struct FontOptionTests {
  private static let scene = """
    inlay: 1
    size: [90, 40]
    layers:
    - {type: text, string: Word, font: {family: NAME, size: 12}, frame: [0, 0, 90, 20]}

    """

  private func run(_ family: String, _ arguments: [String], string: String = "Word") throws -> (Int32, String, [String])
  {
    let folder = try TestFolder()
    let text = Self.scene.replacing("NAME", with: family).replacing("Word", with: string)
    try folder.write(text, to: "s.yaml")
    let result = try Program.run(["s.yaml"] + arguments, in: folder.path)
    return (result.status, result.errors, folder.names)
  }

  @Test("a missing font is a warning, and with --strict an error that leaves no picture", arguments: [true, false])
  func missingFont(validates: Bool) throws {
    let more = validates ? ["--validate"] : []
    let message = "TextLayer: no font of \"Nonesuch\": another is used for \"Word\"\n"
    let told = try run("Nonesuch", more)
    #expect(told.0 == 0 && told.1 == "s.yaml:4:3: warning: \(message)", "\(told)")
    #expect(told.2 == (validates ? ["s.yaml"] : ["s.png", "s.yaml"]))
    let refused = try run("Nonesuch", more + ["--strict"])
    #expect(refused.0 == 1 && refused.1 == "s.yaml:4:3: error: \(message)", "\(refused)")
    #expect(refused.2 == ["s.yaml"])
    let good = try run("Inter", more + ["--strict"])
    #expect(good.0 == 0 && good.1.isEmpty, "\(good)")
  }

  @Test("with --font only these fonts are used, several may be given, and a wrong one is an error")
  func fontFiles() throws {
    let inter = ["--font", TestFonts.inter, "--strict"]
    #expect(try run("Inter", inter).0 == 0)
    #expect(try run("DejaVu Sans", inter).0 == 1)
    #expect(try run("DejaVu Sans", inter + ["--font", TestFonts.dejavu]).0 == 0)
    // DejaVu has this letter, Inter has not.
    #expect(
      try run("Inter", inter, string: "\u{5D0}").1
        == "s.yaml:4:24: error: layers[0].string: no font has U+05D0 HEBREW LETTER ALEF\n")
    let missing = try run("Inter", ["--font", "gone.otf"])
    #expect(missing.0 == 1 && missing.1 == "s.yaml:1:1: error: gone.otf: No such file or directory\n", "\(missing)")
    #expect(missing.2 == ["s.yaml"])
  }

  @Test("a batch takes the same options, and its keys tell fonts apart")
  func batch() throws {
    let batch = try BatchFolder()
    try batch.folder.write(Self.scene.replacing("NAME", with: "Nonesuch"), to: "d.yaml")
    let jobs = [
      "{\"scene\": \"a.yaml\", \"out\": \"a.png\"}", "{\"scene\": \"d.yaml\", \"out\": \"d.png\"}",
    ]
    let strict = try batch.runJobs(jobs, "--out-dir", ".", "--strict")
    #expect(strict.status == 1 && strict.problems.map(\.count) == [0, 1], "\(strict)")
    #expect(!batch.folder.names.contains("d.png") && batch.folder.names.contains("a.png"))
    let plain = try batch.runJobs(jobs, "--out-dir", ".")
    #expect(plain.status == 0 && plain.texts("key")[0] == strict.texts("key")[0])
    let inter = try batch.runJobs(jobs, "--out-dir", ".", "--font", TestFonts.inter)
    #expect(inter.status == 0)
    for (one, other) in zip(inter.texts("key"), plain.texts("key")) { #expect(one != nil && one != other) }
  }
}
