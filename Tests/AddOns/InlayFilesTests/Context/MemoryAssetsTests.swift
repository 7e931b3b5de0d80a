import InlayGraphics
import InlayImages
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

@Suite struct MemoryAssetsTests {
  private static let scene = """
    inlay: 1
    size: [60, 40]
    theme: looks/warm.yaml
    layers:
      - {type: image, frame: [0, 0, 20, 20], contents: icons/a.png}
      - {frame: [20, 0, 20, 20], backgroundColor: tint}
      - type: table
        frame: [0, 20, 60, 20]
        decoration: slicedImages
        sections: [{rows: [{title: A}]}]
    """
  private static let theme = """
    inlayTheme: 1
    extends: base.yaml
    colors: {tint: '#ff8800'}
    """
  private static let base = "inlayTheme: 1\nextends: settings\ncolors: {label: '#112233'}\n"

  private func files() throws -> (folder: TestFolder, assets: [String: [UInt8]]) {
    let folder = try TestFolder()
    try folder.writePNG("icons/a.png", width: 20, height: 20, RGBColor(rgb: 0x2288FF))
    try folder.write(Self.theme, to: "looks/warm.yaml")
    try folder.write(Self.base, to: "looks/base.yaml")
    let names = ["icons/a.png", "looks/warm.yaml", "looks/base.yaml"]
    return (folder, Dictionary(uniqueKeysWithValues: try names.map { ($0, Array(try folder.data($0))) }))
  }

  private func load(
    folder: String? = nil, _ assets: [String: [UInt8]], _ options: SceneOptions = .init()
  ) throws -> LoadedScene {
    try load(Self.scene, folder: folder, assets, options)
  }

  private func load(
    _ text: String, folder: String? = nil, _ assets: [String: [UInt8]], _ options: SceneOptions = .init()
  ) throws -> LoadedScene {
    try SceneFile(data: Array(text.utf8), name: "s.yaml", folder: folder, assets: assets).load(options)
  }

  private func problem(_ load: () throws -> LoadedScene) -> String? {
    do {
      _ = try load()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("a scene with files in memory is the scene with the files on disk, with each file in either place")
  func equalsDisk() throws {
    let (folder, assets) = try files()
    let path = try folder.write(Self.scene, to: "s.yaml")
    let expected = try SceneFile(path: path).load().scene.picture()
    let memory = try load(assets)
    #expect(try memory.scene.picture() == expected)
    #expect(memory.files.isEmpty)
    for name in assets.keys {
      let one = assets.filter { $0.key != name }
      let mixed = try load(folder: folder.path, ["./" + name: assets[name] ?? []])
      #expect(try mixed.scene.picture() == expected, "\(name)")
      #expect(mixed.files.count == 2, "\(name): \(mixed.files)")
      #expect(problem { try load(one) } != nil)
    }
  }

  @Test("memory comes before the disk, and nothing is read from disk without a folder")
  func order() throws {
    let (folder, assets) = try files()
    var changed = assets
    changed["looks/base.yaml"] = Array("inlayTheme: 1\nextends: modern\n".utf8)
    #expect(try load(folder: folder.path, changed).scene.theme != load(assets).scene.theme)
    #expect(
      problem { try load(assets.filter { $0.key != "icons/a.png" }) }?.hasPrefix(
        "s.yaml:5:52: error: layers[0].contents: 'icons/a.png': no such file") == true)
  }

  @Test("names lead out of no folder, fonts come from files, limits hold, and snapshots need a folder")
  func refusals() throws {
    let (folder, assets) = try files()
    func image(_ name: String) -> String {
      "inlay: 1\nsize: [9, 9]\nlayers: [{type: image, frame: [0, 0, 9, 9], contents: '\(name)'}]\n"
    }
    #expect(
      problem { try load(image("../a.png"), ["../a.png": assets["icons/a.png"] ?? []]) }?.contains(
        "is outside the scene's folder") == true)
    #expect(problem { try load(image("icons/./a.png"), assets) } == nil)
    #expect(problem { try load(image("icons/a.png"), ["icons/a.png": [1, 2]]) }?.contains("not a PNG") == true)
    #expect(
      problem { try load("inlay: 1\nfonts: [f.otf]\n", ["f.otf": [0, 1]]) }?.contains(
        "'f.otf': a font cannot be given as bytes; name a file") == true)
    var options = SceneOptions()
    options.limits.maximumPixels = 399
    options.size = Size(width: 5, height: 5)
    #expect(problem { try load(image("icons/a.png"), assets, options) }?.contains("399 pixels") == true)
    options.limits = SceneLimits()
    options.limits.maximumBytes = Self.scene.utf8.count
    var long = assets
    long["looks/warm.yaml"] = assets["looks/warm.yaml", default: []] + [UInt8](repeating: 0x20, count: 1_000)
    #expect(problem { try load(assets, options) } == nil)
    #expect(problem { try load(long, options) }?.contains("over the limit of \(Self.scene.utf8.count)") == true)
    let script = "inlay: 1\nsize: [9, 9]\nscript: [snapshot: a.png]\n"
    #expect(problem { try load(script, assets) }?.contains("has no folder on disk") == true)
    #expect(problem { try load(script, folder: folder.path, assets) } == nil)
  }
}
