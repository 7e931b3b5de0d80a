import Foundation
import InlayTestSupport
import Testing

private let scene = """
  inlay: 1
  size: [20, 10]
  background: table.background
  layers: [{name: a, frame: [2, 2, 5, 5], backgroundColor: label}]
  """

/// Options that replace keys of the scene.
@Suite struct OverrideTests {
  @Test("scale, size, appearance, theme and direction of the scene may be overridden")
  func overrides() throws {
    let folder = try TestFolder()
    try folder.write(scene, to: "s.yaml")
    func picture(_ arguments: String...) throws -> Data {
      let result = try Program.run(["s.yaml", "-o", "-"] + arguments, in: folder.path)
      #expect(result.status == 0, "\(arguments) \(result.errors)")
      return result.output
    }
    #expect(try picture("--scale", "2.25").pngSize == [45, 23])
    #expect(try picture("--size", "30.5x7").pngSize == [31, 7])
    #expect(try picture("--size", "4x4", "--scale", "64").pngSize == [256, 256])
    let plain = try picture()
    #expect(try picture("--theme", "modern", "--appearance", "light", "--direction", "ltr") == plain)
    #expect(try picture("--appearance", "dark") != plain)
    try folder.write("inlay: 1\nsize: [60, 20]\nlayers: [{type: text, frame: [0, 0, 60, 20], string: a}]", to: "s.yaml")
    #expect(try picture("--direction", "rtl") != picture("--direction", "ltr"))
  }

  @Test("the text scale and the size class of the scene may be overridden")
  func traits() throws {
    let folder = try TestFolder()
    let start = "inlay: 1\nsize: [600, 200]\n"
    let table = """
      layers:
      - type: table
        style: rounded
        frame: [0, 0, 600, 200]
        maximumWidth: 300
        revertsInCompactWidth: true
        sections: [{rows: [{title: Wi-Fi}]}]
      """
    func picture(_ text: String, _ arguments: String...) throws -> Data {
      try folder.write(text + table, to: "s.yaml")
      let result = try Program.run(["s.yaml", "-o", "-"] + arguments, in: folder.path)
      #expect(result.status == 0, "\(arguments) \(result.errors)")
      return result.output
    }
    let large = try picture(start + "textScale: 1.5\n")
    #expect(try picture(start) != large)
    #expect(try picture(start, "--text-scale", "1.5") == large)
    #expect(try picture(start + "textScale: 3\n", "--text-scale", "1.5") == large)
    let compact = try picture(start + "sizeClass: compact\n")
    #expect(try picture(start) != compact)
    #expect(try picture(start, "--size-class", "compact") == compact)
    #expect(try picture(start + "sizeClass: compact\n", "--size-class", "regular") == picture(start))
  }

  @Test("the language of the scene may be overridden, and the direction follows it; a malformed one is of the usage")
  func language() throws {
    let folder = try TestFolder()
    try folder.write(
      "inlay: 1\nsize: [60, 20]\nlayers: [{type: text, textStyle: header, frame: [0, 0, 60, 20], string: iki}]",
      to: "s.yaml")
    func picture(_ arguments: String...) throws -> Data {
      let result = try Program.run(["s.yaml", "-o", "-"] + arguments, in: folder.path)
      #expect(result.status == 0, "\(arguments) \(result.errors)")
      return result.output
    }
    let mirrored = try picture("--direction", "rtl")
    #expect(try picture("--language", "ar") == mirrored)
    #expect(try picture("--language", "ar", "--direction", "ltr") == picture())
    for wrong in ["jp", "ja_JP", ""] {
      #expect(try Program.run(["s.yaml", "--language", wrong], in: folder.path).status == 2)
    }
  }

  @Test("a size with an automatic height is that of the content")
  func automaticHeight() throws {
    let folder = try TestFolder()
    try folder.write(
      "inlay: 1\nsize: [60, 20]\nlayers: [{type: table, frame: [0, 0, 60, 20], generate: {rowsPerSection: 9}}]",
      to: "s.yaml")
    let size = try #require(
      try Program.run(["s.yaml", "-o", "-", "--size", "60xauto", "--theme", "settings"], in: folder.path).output.pngSize
    )
    #expect(size[0] == 60 && size[1] >= 9 * 20 && size[1] % 9 == 0)
    for wrong in ["autox60", "60xatuo", "autoxauto", "60xautox60"] {
      #expect(try Program.run(["s.yaml", "--size", wrong], in: folder.path).status == 2)
    }
  }
}
