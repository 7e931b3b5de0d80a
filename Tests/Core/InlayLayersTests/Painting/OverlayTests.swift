import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@Suite struct OverlayTests {
  private func scene() -> Scene {
    let opaque = makeLayer(Rect(x: 5, y: 5, width: 10, height: 10), .white)
    let faded = makeLayer(Rect(x: 20, y: 5, width: 10, height: 10), .white)
    faded.opacity = 0.5
    faded.addSublayer(makeLayer(Rect(x: 2, y: 2, width: 4, height: 4), .white))
    let translucent = makeLayer(Rect(x: 35, y: 5, width: 10, height: 10), Color(RGBColor(white: 1, alpha: 0.5)))
    let bare = makeLayer(Rect(x: 50, y: 5, width: 10, height: 10))
    return makeScene([opaque, faded, translucent, bare], width: 65, height: 20)
  }

  private func painted(_ overlay: DebugOverlay) throws -> Picture {
    let scene = scene()
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    scene.renderer.paint(overlay, over: try #require(scene.frame), into: surface)
    let picture = Picture(surface)
    let report = try scene.render(into: surface)
    #expect(report.pixelsPainted == 65 * 20, "the overlay is painted over")
    #expect(try Picture(surface) == scene.picture())
    return picture
  }

  @Test("borders shows the bounds of every layer, and leaves the inside unchanged")
  func borders() throws {
    let picture = try painted(.borders)
    for x in [5, 20, 35, 50] { #expect(picture[x, 10].isTinted && picture[x + 5, 5].isTinted) }
    #expect(picture[22, 9].isTinted)
    for x in [10, 40, 55] { #expect(picture[x, 10] == .max) }
  }

  @Test("blended shows green where a layer is opaque, red where it is blended, and nothing without a look")
  func blended() throws {
    let picture = try painted(.blended)
    func green(_ x: Int) -> Bool { picture[x, 10] >> 8 & 255 > picture[x, 10] >> 16 & 255 }
    func red(_ x: Int) -> Bool { picture[x, 10] >> 8 & 255 < picture[x, 10] >> 16 & 255 }
    #expect(green(10) && red(28) && red(24) && red(40) && picture[55, 10] == .max)
  }
}

extension UInt32 {
  fileprivate var isTinted: Bool { self != .max && self >> 8 & 255 < self >> 16 & 255 }
}
