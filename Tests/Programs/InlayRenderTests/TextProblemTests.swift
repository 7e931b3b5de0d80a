import Foundation
import InlayTestSupport
import Testing

@Suite struct TextProblemTests {
  private static let scene = """
    inlay: 1
    size: [200, 200]
    fonts: [Inter.otf]
    layers:
    - {type: text, string: "Hello \\U0001F600", frame: [0, 0, 200, 20]}
    - type: table
      frame: [0, 20, 200, 180]
      style: grouped
      sectionIndexTitles: [a, "\\u05D0"]
      sections:
      - header: "\\u05D0 plain"
        rows: [{title: plain}, {title: plain, detail: "\\u65E5\\u672C"}]

    """
  private static let told = """
    s.yaml:5:24: warning: layers[0].string: none of the scene's fonts has U+1F600 GRINNING FACE
    s.yaml:9:27: warning: layers[1].sectionIndexTitles[1]: none of the scene's fonts has U+05D0 HEBREW LETTER ALEF
    s.yaml:11:13: warning: layers[1].sections[0].header: none of the scene's fonts has U+05D0 HEBREW LETTER ALEF
    s.yaml:12:51: warning: layers[1].sections[0].rows[1].detail: none of the scene's fonts has U+65E5, U+672C

    """

  /// Texts come into view in this order.
  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }

  @Test("characters without a glyph are reported at their texts, by --validate and when rendering; both succeed")
  func missing() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(atPath: TestFonts.inter, toPath: folder["Inter.otf"])
    try folder.write(Self.scene, to: "s.yaml")
    try folder.write(Self.scene + "script: [{tick: 0}, {tick: 1}, {resize: [300, 200]}]\n", to: "script.yaml")
    for arguments in [["--validate", "s.yaml"], ["s.yaml"], ["s.yaml", "-o", "s.svg"]] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 0 && Self.lines(result.errors) == Self.lines(Self.told), "\(arguments)")
    }
    for arguments in [["--validate", "script.yaml"], ["script.yaml"]] {
      let result = try Program.run(arguments, in: folder.path)
      let told = Self.told.replacingOccurrences(of: "s.yaml", with: "script.yaml")
      #expect(result.status == 0 && Self.lines(result.errors) == Self.lines(told), "\(arguments)")
    }
  }

  @Test("characters that come from no text of the file are reported at its start")
  func elsewhere() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(atPath: TestFonts.inter, toPath: folder["Inter.otf"])
    let text = "inlay: 1\nsize: [90, 20]\nfonts: [Inter.otf]\nlayers:\n"
    try folder.write(
      text + "- {name: n, type: text, markup: true, string: '&#x65E5;', frame: [0, 0, 90, 20]}\n", to: "s.yaml")
    let result = try Program.run(["--validate", "s.yaml"], in: folder.path)
    #expect(result.status == 0 && result.errors.hasPrefix("s.yaml:1:1: warning: "), "\(result.errors)")
    #expect(result.errors.hasSuffix(": none of the scene's fonts has U+65E5\n"))
  }

  @Test("texts without any font are an error; a scene without texts needs no font")
  func noFonts() throws {
    let folder = try TestFolder()
    try folder.write("<fontconfig></fontconfig>", to: "fonts.conf")
    let text = "inlay: 1\nsize: [90, 20]\nlayers:\n- {type: text, string: abc, frame: [0, 0, 90, 20]}\n"
    try folder.write(text, to: "s.yaml")
    try folder.write(text + "script: [{tick: 0}]\n", to: "script.yaml")
    try folder.write("inlay: 1\nsize: [90, 20]\nlayers: [{frame: [0, 0, 9, 9]}]\n", to: "plain.yaml")
    let environment = ["FONTCONFIG_FILE": folder["fonts.conf"]]
    for arguments in [["s.yaml"], ["--validate", "s.yaml"], ["--validate", "script.yaml"]] {
      let result = try Program.run(arguments, in: folder.path, environment: environment)
      let told = ":4:24: error: layers[0].string: the system has no fonts to show \"abc\" in: install some, or name"
      #expect(result.status == 1 && result.errors.contains(told), "\(result.errors)")
    }
    #expect(try Program.run(["script.yaml"], in: folder.path, environment: environment).status == 1)
    #expect(try Program.run(["plain.yaml"], in: folder.path, environment: environment).status == 0)
    #expect(folder.names.filter { $0.hasSuffix(".png") } == ["plain.png"])
  }

  @Test("with little memory fontconfig's caches stay unchanged", arguments: ["option", "ulimit"])
  func caches(limit: String) throws {
    let folder = try TestFolder()
    let fonts = "<dir>/usr/share/fonts/opentype/inter</dir><cachedir>\(folder["cache"])</cachedir>"
    try folder.write("<?xml version=\"1.0\"?><fontconfig>\(fonts)</fontconfig>", to: "fonts.conf")
    try folder.write("", to: "cache/x")
    let text = "inlay: 1\nsize: [90, 20]\nlayers:\n- {type: text, string: abc, frame: [0, 0, 90, 20]}\n"
    try folder.write(text, to: "s.yaml")
    let environment = ["FONTCONFIG_FILE": folder["fonts.conf"]]
    #expect(try Program.run(["s.yaml", "-o", "a.png"], in: folder.path, environment: environment).status == 0)
    for megabytes in stride(from: 20, through: 200, by: 12) {
      if limit == "option" {
        let arguments = ["s.yaml", "-o", "b.png", "--max-memory", "\(megabytes)M"]
        _ = try Program.run(arguments, in: folder.path, environment: environment)
      } else {
        let command = "ulimit -v \(megabytes << 10); FONTCONFIG_FILE=fonts.conf exec \"$0\" s.yaml -o b.png"
        _ = try Program.runShell(command, in: folder.path)
      }
    }
    #expect(try Program.run(["s.yaml", "-o", "c.png"], in: folder.path, environment: environment).status == 0)
    #expect(try folder.data("c.png") == folder.data("a.png"))
  }

  @Test("a scene with its own fonts needs no fontconfig of the system, and has the same bytes")
  func ownFonts() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(atPath: TestFonts.inter, toPath: folder["Inter.otf"])
    try folder.write("<fontconfig><nonsense/></fontconfig>", to: "fonts.conf")
    try folder.write(Self.scene, to: "s.yaml")
    let environment = ["HOME": "/none", "XDG_CACHE_HOME": "/none"]
    for (name, file) in [("a.png", nil), ("b.png", folder["fonts.conf"]), ("c.png", "/none")] {
      let own = file.map { environment.merging(["FONTCONFIG_FILE": $0]) { $1 } } ?? [:]
      let result = try Program.run(["s.yaml", "-o", name], in: folder.path, environment: own)
      #expect(result.status == 0 && Self.lines(result.errors) == Self.lines(Self.told), "\(result.errors)")
    }
    #expect(try folder.data("a.png") == folder.data("b.png") && folder.data("a.png") == folder.data("c.png"))
  }
}
