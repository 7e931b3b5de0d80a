import Foundation
import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayFiles

@Suite struct RenderContextTests {
  /// The demo's scenes.
  private static let scenes = DemoScenes.names.map { "\(DemoScenes.folder)/\($0)" }

  /// A scene's last picture, and the work of loading it, of its script and of painting.
  private struct Result: Equatable {
    let picture: Picture
    let work: [Int]

    init(_ path: String, in context: RenderContext) throws {
      let loaded = try SceneFile(path: path).load(context: context)
      let workOfLoading = loaded.workSpent
      let runner = try ScriptRunner(loaded)
      try runner.run()
      picture = Picture(runner.surface)
      work = [workOfLoading, loaded.workSpent]
    }
  }

  @Test("a shared context changes neither the pictures nor the counted work of any demo scene, in any order")
  func demoScenes() throws {
    #expect(Self.scenes.count > 20)
    let context = RenderContext()
    var fresh: [String: Result] = [:]
    for path in Self.scenes { fresh[path] = try Result(path, in: RenderContext()) }
    for path in Self.scenes + Self.scenes.reversed() {
      let shared = try Result(path, in: context)
      #expect(shared.picture == fresh[path]?.picture, "\(path)")
      #expect(shared.work == fresh[path]?.work, "\(path)")
    }
  }

  private static let scene = """
    inlay: 1
    size: [200, 120]
    layers:
      - {frame: [20, 20, 80, 60], backgroundColor: '#fff', cornerRadius: 9, shadowOpacity: 0.5, shadowRadius: 4}
      - {type: text, frame: [5, 90, 190, 24], string: Some words of a text}
      - {type: image, frame: [110, 10, 40, 40], contents: a.png}
    """

  @Test("a second scene shapes no text, rasterises no tile and decodes no image again")
  func reuse() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.scene, to: "s.yaml")
    try folder.writePNG("a.png", width: 9, height: 9)
    let context = RenderContext()
    func report() throws -> (FrameReport, Image?) {
      let loaded = try SceneFile(path: path).load(context: context)
      let report = try loaded.scene.render(into: ImageSurface(for: loaded.scene))
      return (report, loaded.scene.root.sublayers.last?.contents)
    }
    let (first, image) = try report()
    #expect(first.tileMisses > 4 && first.textMisses > 0)
    let (second, same) = try report()
    #expect(second.tileMisses == 0 && second.tileHits > 0)
    #expect(second.textMisses == 0 && second.textHits > 0)
    #expect(image != nil && same === image)
    try folder.writePNG("a.png", width: 8, height: 8)
    let (third, other) = try report()
    #expect(other?.pixelWidth == 8)
    #expect(third.tileMisses > 0)
  }

  @Test("each scene's limits hold in a shared context, for all that another scene has made before")
  func limits() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.scene, to: "s.yaml")
    try folder.writePNG("a.png", width: 9, height: 9)
    let context = RenderContext()
    let work = try SceneFile(path: path).load(context: context).workSpent
    var options = SceneOptions()
    options.limits.maximumWork = work
    _ = try SceneFile(path: path, limits: options.limits).load(options, context: context)
    options.limits.maximumWork = work - 1
    #expect(throws: FileError.self) {
      try SceneFile(path: path, limits: options.limits).load(options, context: context)
    }
    #expect(throws: FileError.self) { try SceneFile(path: path, limits: options.limits).load(options) }
    options.limits.maximumWork = SceneLimits().maximumWork
    options.limits.maximumPixels = 80
    options.size = Size(width: 9, height: 8)
    #expect(throws: FileError.self) {
      try SceneFile(path: path, limits: options.limits).load(options, context: context)
    }
  }

  @Test("scenes with the same font files share their fonts, and never ask for the context's own")
  func fontFiles() throws {
    let folder = try TestFolder()
    let text = "inlay: 1\nsize: [90, 30]\nlayers: [{type: text, frame: [0, 0, 90, 30], string: Words}]\n"
    let path = try folder.write(text, to: "s.yaml")
    let own = try TextContext(fontFiles: [TestFonts.dejavu])
    let context = RenderContext(textContext: own)
    #expect(try SceneFile(path: path).load(context: context).scene.textContext === own)
    var options = SceneOptions()
    options.fontFiles = [TestFonts.inter]
    let first = try SceneFile(path: path, limits: options.limits).load(options, context: context)
    let second = try SceneFile(path: path, limits: options.limits).load(options, context: context)
    #expect(first.scene.textContext === second.scene.textContext)
    #expect(first.scene.textContext?.fontFamilies == ["Inter"])
    #expect(first.warnings.isEmpty)
    options.fontFiles = ["/missing.ttf"]
    #expect {
      try SceneFile(path: path, limits: options.limits).load(options)
    } throws: {
      ("\($0)").contains("/missing.ttf: No such file")
    }
  }

  @Test("a font without any of its families is told once for a scene, at its text")
  func missingFamilies() throws {
    let text = """
      inlay: 1
      size: [90, 90]
      layers:
        - {type: text, frame: [0, 0, 90, 30], string: One, font: {family: Nonesuch, size: 12}}
        - {type: text, frame: [0, 30, 90, 30], string: Two, font: {family: Nonesuch, size: 14}}
        - {type: text, frame: [0, 60, 90, 30], string: Three, font: {family: sans-serif, size: 12}}
      """
    let file = SceneFile(data: Array(text.utf8), name: "s.yaml", folder: nil)
    let context = RenderContext()
    for _ in 1...2 {
      let warnings = try file.load(context: context).warnings
      #expect(
        warnings.map(\.description) == [
          "s.yaml:4:5: warning: TextLayer: no font is named \"Nonesuch\": another font is used for \"One\""
        ])
    }
  }
}
