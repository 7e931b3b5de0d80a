import Foundation
import Inlay
import Testing

/// `Scene.pngData()` and `Scene.writePNG(to:)`.
@Suite struct ScenePictureTests {
  private struct Teas {
    let table = TableView(style: .insetGrouped)
    let scene: Scene

    init() {
      Form { Section("Black") { Row("Assam", detail: "4 min", .disclosure) } }.show(in: table)
      scene = Scene(root: table, size: Size(width: 200, height: 120), scale: 2)
    }
  }

  @Test("the picture of a scene is that of a tick, a surface, a rendering and a file")
  func byHand() throws {
    let scene = Teas().scene
    let surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    try scene.render(into: surface)
    let expected = try surface.pngData(compression: .small)
    #expect(try Teas().scene.pngData(compression: .small) == expected)
    #expect(try scene.pngData(compression: .small) == expected)
    let path = NSTemporaryDirectory() + "inlay-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try scene.writePNG(to: path, compression: .small)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(expected))
  }

  @Test("changes since the last tick are in the picture, and the tick that is due for them stays due")
  func changed() throws {
    let teas = Teas()
    let scene = teas.scene
    let (png, svg) = (try scene.pngData(), try scene.svgData())
    #expect(scene.nextTickTime == nil && scene.isAtRest)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    teas.table.opacity = 0.5
    let changed = try scene.pngData()
    #expect(changed != png && scene.nextTickTime == scene.time)
    #expect(try scene.svgData() != svg && scene.nextTickTime == scene.time)
    scene.tick(at: scene.time)
    #expect(scene.nextTickTime == nil)
    try scene.render(into: surface)
    #expect(try surface.pngData() == changed && scene.pngData() == changed)
  }

  @Test("a scene without pixels and a file that cannot be written are errors")
  func failing() throws {
    #expect(throws: InlayError.self) { try Scene(root: Layer(), size: .zero).pngData() }
    #expect(throws: InlayError.self) { try Teas().scene.writePNG(to: "/proc/nowhere/teas.png") }
  }
}
