import InlayGraphics
import InlayLayers
import Testing

/// Mistakes that only code can make.
@Suite struct PreconditionTests {
  @Test("a mistake in code ends the program with what was wrong on standard error")
  func message() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = Layer()
      layer.name = "card"
      let inner = Layer()
      layer.addSublayer(inner)
      inner.addSublayer(layer)
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(output.contains("Layer+Hierarchy.swift") && output.contains("card"), "\(output)")
  }

  @Test("a frame is painted without its scene, whole into a new surface, by differences into one that shows another")
  func frames() throws {
    let layer = Layer()
    layer.frame = Rect(x: 0, y: 0, width: 40, height: 30)
    (layer.backgroundColor, layer.cornerRadius) = (.black, 7)
    let scene = Scene(root: layer, size: Size(width: 40, height: 30), scale: 2)
    scene.tick(at: 0)
    let first = try #require(scene.frame)
    let (own, other) = (try ImageSurface(for: scene), try ImageSurface(for: scene))
    try scene.render(into: own)
    let context = RenderContext()
    #expect(try first.render(into: other, in: context).pixelsPainted == 80 * 60)
    #expect(other.pixels() == own.pixels())
    #expect(try first.render(into: other, in: context).pixelsPainted == 0)
    layer.frame.size.height = 20
    scene.tick(at: 1)
    let second = try #require(scene.frame)
    try scene.render(into: own)
    try second.render(into: other)
    #expect(other.pixels() == own.pixels())
  }
}
