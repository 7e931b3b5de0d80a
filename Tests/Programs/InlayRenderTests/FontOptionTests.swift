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
    let message = "TextLayer: no font is named \"Nonesuch\": another font is used for \"Word\"\n"
    let told = try run("Nonesuch", more)
    #expect(told.0 == 0 && told.1 == "s.yaml:4:3: warning: \(message)", "\(told)")
    #expect(told.2 == (validates ? ["s.yaml"] : ["s.png", "s.yaml"]))
    let refused = try run("Nonesuch", more + ["--strict"])
    #expect(refused.0 == 1 && refused.1 == "s.yaml:4:3: error: \(message)", "\(refused)")
    #expect(refused.2 == ["s.yaml"])
    let good = try run("Inter", more + ["--strict"])
    #expect(good.0 == 0 && good.1.isEmpty, "\(good)")
  }

  @Test("a family that is not installed is told also where another one of the list is used")
  func laterFamily() throws {
    let message = "TextLayer: no font is named \"Nonesuch\" or \"Other\": \"Inter\" is used\n"
    let told = try run("[Nonesuch, Other, Inter, serif]", [])
    #expect(told.0 == 0 && told.1 == "s.yaml:4:3: warning: \(message)", "\(told)")
    let refused = try run("[Nonesuch, Other, Inter, serif]", ["--strict"])
    #expect(refused.0 == 1 && refused.1 == "s.yaml:4:3: error: \(message)", "\(refused)")
    #expect(try run("[Inter, Nonesuch]", ["--strict"]).0 == 0)
    // Named files are all there is.
    #expect(try run("[Nonesuch, sans-serif]", ["--strict", "--font", TestFonts.inter]).0 == 0)
  }

  @Test("a family for a script that is not installed is told at the first text in this script, with its package")
  func scriptFamily() throws {
    let folder = try TestFolder()
    try folder.write(
      "<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>", to: "fonts.conf")
    func errors(_ string: String) throws -> String {
      try folder.write(
        """
        inlay: 1
        size: [90, 90]
        layers:
        - {type: text, frame: [0, 0, 90, 90], string: \(string), font: {family: [DejaVu Sans, Noto Sans Hebrew]}}

        """, to: "s.yaml")
      return try Program.run(["s.yaml"], in: folder.path, environment: ["FONTCONFIG_FILE": folder["fonts.conf"]]).errors
    }
    #expect(try errors("Word").isEmpty)
    let told = try errors("\u{5D0}\u{5D1}")
    #expect(told.hasPrefix("s.yaml:4:3: warning: TextLayer: no font is named \"Noto Sans Hebrew\": another font is"))
    #expect(told.hasSuffix("; Debian's package fonts-noto-core has Noto Sans Hebrew\n"), "\(told)")
  }

  @Test("the families of a theme that are not installed are told once, at the theme's key or at the first text")
  func families() throws {
    let folder = try TestFolder()
    try folder.write("inlayTheme: 1\nfonts: {family: [Nonesuch, Inter]}\n", to: "t.yaml")
    try folder.write(
      """
      inlay: 1
      size: [90, 90]
      layers:
      - {type: table, frame: {}, generate: {rowsPerSection: 3, title: a}}

      """, to: "s.yaml")
    let own = try Program.run(["s.yaml", "--theme", "t.yaml"], in: folder.path)
    #expect(
      own.errors == "t.yaml:2:17: warning: fonts.family: no font is named \"Nonesuch\": \"Inter\" is used\n",
      "\(own.errors)")
    try folder.write(
      "<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>", to: "fonts.conf")
    let environment = ["FONTCONFIG_FILE": folder["fonts.conf"]]
    let builtIn = try Program.run(["s.yaml"], in: folder.path, environment: environment)
    #expect(
      builtIn.status == 0
        && builtIn.errors.contains(
          ": no font is named \"Inter\": \"sans-serif\" is used; Debian's package fonts-inter has Inter\n")
        && builtIn.errors.split(separator: "\n").count == 1, "\(builtIn.errors)")
    #expect(try Program.run(["s.yaml", "--strict"], in: folder.path, environment: environment).status == 1)
  }

  @Test("the fonts of a picture are printed with their files")
  func fontsUsed() throws {
    let folder = try TestFolder()
    try folder.write(Self.scene.replacing("NAME", with: "Inter").replacing("Word", with: "a\u{5D0}"), to: "s.yaml")
    let result = try Program.run(["s.yaml", "--fonts-used"], in: folder.path)
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(result.status == 0 && lines.count == 2, "\(lines) \(result.errors)")
    #expect(lines.first?.hasPrefix("DejaVu Sans 2.") ?? false, "\(lines)")
    #expect(lines.last?.hasPrefix("Inter ") ?? false, "\(lines)")
    #expect(lines.last?.hasSuffix("/Inter-Regular.otf") ?? false, "\(lines)")
    #expect(folder.names == ["s.png", "s.yaml"])
    let checked = try Program.run(["s.yaml", "--fonts-used", "--validate"], in: folder.path)
    #expect(checked.output == result.output)
    let own = try Program.run(["s.yaml", "--fonts-used", "--font", TestFonts.inter], in: folder.path)
    #expect(String(decoding: own.output, as: UTF8.self).hasSuffix(": \(TestFonts.inter)\n"), "\(own)")
    #expect(try Program.run(["s.yaml", "--fonts-used", "-o", "-"], in: folder.path).status == 2)
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
        == "s.yaml:4:24: error: layers[0].string: no font has U+05D0 HEBREW LETTER ALEF; "
        + "Debian's package fonts-noto-core has Noto Sans Hebrew\n")
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
