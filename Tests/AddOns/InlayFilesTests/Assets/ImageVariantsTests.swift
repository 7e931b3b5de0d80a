import InlayFiles
import InlayGraphics
import InlayImages
import InlayLayers
import InlayTestSupport
import Testing

@testable import struct InlayFiles.ImageVariants

@Suite struct ImageVariantsTests {
  private func paths(_ path: String, scale: Double) -> [String] {
    ImageVariants(of: path).inOrder(for: scale).map { "\($0.path) \($0.scale)" }
  }

  @Test("the variant of the scene's scale comes first, then larger ones, then smaller ones")
  func order() {
    #expect(paths("i/a.png", scale: 1) == ["i/a.png 1.0", "i/a@2x.png 2.0", "i/a@3x.png 3.0"])
    #expect(paths("i/a.png", scale: 2) == ["i/a@2x.png 2.0", "i/a@3x.png 3.0", "i/a.png 1.0"])
    #expect(paths("i/a.png", scale: 1.5) == ["i/a@2x.png 2.0", "i/a@3x.png 3.0", "i/a.png 1.0"])
    #expect(paths("i/a.png", scale: 4) == ["i/a@3x.png 3.0", "i/a@2x.png 2.0", "i/a.png 1.0"])
    #expect(paths("a.b/c", scale: 1) == ["a.b/c 1.0", "a.b/c@2x 2.0", "a.b/c@3x 3.0"])
  }

  @Test("a path that names a variant means that file")
  func named() {
    #expect(paths("a@2x.png", scale: 1) == ["a@2x.png 2.0"])
    #expect(paths("a@2x/b.png", scale: 1).count == 3)
  }

  /// The width of the image that a scene of a scale shows, from the given files.
  private func width(_ files: [String: Int], scale: Double) throws -> Int? {
    let folder = try TestFolder()
    for (name, width) in files { try folder.writePNG(name, width: width) }
    let path = try folder.write(
      "inlay: 1\nsize: [9, 9]\nscale: \(scale)\nlayers: [{name: i, contents: a.png}]\n", to: "s.yaml")
    let layer = try SceneFile(path: path).load().layer("i")
    #expect(layer.contentsScale == layer.contents?.scale)
    return layer.contents?.pixelWidth
  }

  @Test("of the existing files, the best for the scale is shown")
  func choice() throws {
    #expect(try width(["a.png": 1, "a@2x.png": 2, "a@3x.png": 3], scale: 1) == 1)
    #expect(try width(["a.png": 1, "a@2x.png": 2, "a@3x.png": 3], scale: 2) == 2)
    #expect(try width(["a.png": 1, "a@3x.png": 3], scale: 2) == 3)
    #expect(try width(["a.png": 1, "a@2x.png": 2], scale: 3) == 2)
    #expect(try width(["a@2x.png": 2], scale: 1) == 2)
    #expect(try width(["a.png": 1], scale: 3) == 1)
  }

  @Test("the scale option selects the image")
  func overridden() throws {
    let folder = try TestFolder()
    try folder.writePNG("a.png", width: 1)
    try folder.writePNG("a@3x.png", width: 3)
    let path = try folder.write("inlay: 1\nsize: [9, 9]\nlayers: [{name: i, contents: a.png}]\n", to: "s.yaml")
    var options = SceneOptions()
    options.scale = 3
    #expect(try SceneFile(path: path, limits: options.limits).load(options).layer("i").contents?.pixelWidth == 3)
  }
}
