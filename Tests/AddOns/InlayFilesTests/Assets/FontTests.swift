import Foundation
import InlayFiles
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayText

@Suite struct FontTests {

  @Test("an unusable font is reported at the place that names it")
  func problems() throws {
    let folder = try TestFolder()
    try folder.write("no font", to: "text.otf")
    let path = try folder.write(
      "inlay: 1\nsize: [1, 1]\nfonts: [gone.otf, text.otf, ../up.otf]\n", to: "scene.yaml")
    let found = InlayFilesTests.problems { () throws(FileError) in _ = try SceneFile(path: path).load() }
    #expect(found.count == 3)
    #expect(found.first == "3:9: fonts[0]: 'gone.otf': no such file")
    #expect(found.dropFirst().first?.hasPrefix("3:19: fonts[1]: 'text.otf': ") ?? false)
    #expect(found.last == "3:29: fonts[2]: '../up.otf' is outside the scene's folder")
  }

  @Test("a scene with its own fonts has no other fonts")
  func ownFonts() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(atPath: TestFonts.inter, toPath: folder["Inter.otf"])
    let path = try folder.write(
      "inlay: 1\nsize: [9, 9]\nfonts: [Inter.otf, ./Inter.otf]\nlayers: [{type: text, string: a}]", to: "s.yaml")
    let context = try #require(try SceneFile(path: path).load().scene.textContext)
    #expect(context.fontFamilies == ["Inter"])
    #expect(!context.fontExists("DejaVu Sans"))
  }

  @Test("fonts that limits forbid are not read, and reported at the place that names them, in scenes and themes")
  func forbidden() throws {
    let folder = try TestFolder()
    try FileManager.default.copyItem(atPath: TestFonts.inter, toPath: folder["Inter.otf"])
    try folder.write("inlayTheme: 1\nname: own\nextends: settings\nfonts: {files: [Inter.otf]}\n", to: "own.yaml")
    let path = try folder.write(
      "inlay: 1\nsize: [9, 9]\ntheme: own.yaml\nfonts: [Inter.otf, gone.otf]\n", to: "s.yaml")
    var options = SceneOptions()
    options.limits.allowsFonts = false
    let found = InlayFilesTests.problems { () throws(FileError) in
      _ = try SceneFile(path: path, limits: options.limits).load(options)
    }
    #expect(found.contains("4:9: fonts[0]: 'Inter.otf': font files are not allowed"), "\(found)")
    #expect(found.contains("4:20: fonts[1]: 'gone.otf': font files are not allowed"), "\(found)")
    #expect(found.contains("4:17: fonts.files[0]: 'Inter.otf': font files are not allowed"), "\(found)")
  }
}
