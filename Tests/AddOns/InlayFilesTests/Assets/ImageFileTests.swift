import InlayGraphics
import InlayLayers
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles

/// SVG files and tinted images in scenes; other formats are read by the same call.
@Suite struct ImageFileTests {
  private static let svg =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="6" height="6"><circle cx="3" cy="3" r="3"/></svg>"#

  private func load(_ layer: String, scale: Double = 1, _ assets: [String: String]) throws -> LoadedScene {
    let text = "inlay: 1\nsize: [6, 6]\nscale: \(scale)\nlayers: [{name: i, frame: [0, 0, 6, 6], \(layer)}]\n"
    let bytes = assets.mapValues { Array($0.utf8) }
    return try SceneFile(data: Array(text.utf8), name: "s.yaml", folder: nil, assets: bytes).load()
  }

  @Test("an SVG has the pixels of the scene's scale") func scale() throws {
    for scale in [1.0, 2, 1.5] {
      let layer = try load("contents: a.svg", scale: scale, ["a.svg": Self.svg]).layer("i")
      #expect(layer.contents?.pixelWidth == Int(6 * scale))
      #expect(layer.contentsScale == scale)
    }
  }

  @Test("a tinted file has the file's shape in the colour") func tint() throws {
    let black = try load("contents: a.svg", ["a.svg": Self.svg]).pixels()
    let red = try load("contents: {file: a.svg, tint: '#f00'}", ["a.svg": Self.svg]).pixels()
    #expect(red.map { $0 >> 24 } == black.map { $0 >> 24 })
    #expect(red[6 * 3 + 3] == 0xFFFF_0000)
    let painted = try load("contents: a.svg", ["a.svg": Self.svg.replacing("r=", with: "fill='#f00' r=")]).pixels()
    #expect(zip(red, painted).allSatisfy { Picture.distance($0, $1) <= 2 })
  }

  @Test("a problem of a file is reported at the key that names it") func problem() {
    let found = problems { () throws(FileError) in
      let text = "inlay: 1\nsize: [6, 6]\nlayers: [{contents: {file: a.svg, tint: label}}, {contents: a.jpg}]\n"
      let assets = ["a.svg": Array("<svg><image/></svg>".utf8), "a.jpg": [0xFF, 0xD8, 0xFF, 0] as [UInt8]]
      _ = try SceneFile(data: Array(text.utf8), name: "s.yaml", folder: nil, assets: assets).load()
    }
    #expect(found.count == 2)
    #expect(
      found.first == "3:28: layers[0].contents.file: 'a.svg': an SVG with the element image, which is not supported")
    // TurboJPEG 3 refuses the header, and version 2 reads an empty picture in it.
    let messages = ["damaged JPEG, its header says 0 x 0 pixels", "damaged or truncated JPEG"]
    #expect(messages.contains { found.last == "3:61: layers[1].contents: 'a.jpg': \($0)" })
  }

  @Test("a file that another scene has decoded is its image, and takes as much time", .needsLimits)
  func known() throws {
    let folder = try TestFolder()
    let context = RenderContext()
    let shapes = String(repeating: "<circle r='3'/>", count: 20_000)
    try folder.write(
      Array("<svg xmlns='http://www.w3.org/2000/svg' width='6' height='6'>\(shapes)</svg>".utf8), to: "a.svg")
    func image(seconds: Double) throws(AssetFailure) -> Image {
      var limits = SceneLimits()
      limits.maximumSVGSeconds = seconds
      let variant = ImageVariants.Variant(path: "a.svg", scale: 1)
      let file: RegularFile
      do throws(InlayError) { file = try RegularFile(reading: folder["a.svg"]) } catch {
        throw AssetFailure(error, of: "a.svg", named: "a.svg")
      }
      return try DecodedImages(of: "scene's", limits: limits, in: context).image(in: file, as: variant)
    }
    let first = try image(seconds: 3)
    #expect(try image(seconds: 3) === first)
    #expect(throws: AssetFailure.self) { try image(seconds: 0) }
  }

  @Test(
    "the SVG files of a scene share a limit of CPU time, also those of a shared context", .needsLimits)
  func time() throws {
    let context = RenderContext()
    func found(_ names: [String], seconds: Double) -> [String] {
      problems { () throws(FileError) in
        let layers = names.map { "{contents: \($0)}" }.joined(separator: ", ")
        let assets = Dictionary(uniqueKeysWithValues: (0..<4).map { ("\($0).svg", Array(Self.svg.utf8)) })
        var options = SceneOptions()
        options.limits.maximumSVGSeconds = seconds
        let file = SceneFile(
          data: Array("inlay: 1\nsize: [6, 6]\nlayers: [\(layers)]\n".utf8), name: "s.yaml", folder: nil,
          assets: assets)
        _ = try file.load(options, context: context)
      }
    }
    let names = (0..<4).map { "\($0).svg" }
    // The first, which is known, leaves nothing.
    #expect(found(["0.svg"], seconds: 5) == [])
    for _ in 0..<2 {
      let problems = found(names + names, seconds: 1e-9)
      #expect(problems.count == 6 && problems.allSatisfy { $0.contains("seconds of CPU time for all") })
      #expect(problems.first?.contains("layers[1].contents: '1.svg': an SVG after others that took") == true)
    }
    #expect(found(names, seconds: 5) == [])
    #expect(found(names, seconds: 1e-9).count == 3)
    #expect(found(["0.svg"], seconds: 0).count == 1)
  }
}
