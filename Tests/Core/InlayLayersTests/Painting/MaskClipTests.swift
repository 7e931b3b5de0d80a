import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Masks of one opaque colour are painted as clips.
@Suite struct MaskClipTests {
  private let window = Rect(x: 3, y: 6, width: 70, height: 40)
  private let card = Rect(x: 3, y: -20, width: 70, height: 60)

  /// A coloured layer with a part that reaches beyond it.
  private func content() -> Layer {
    let layer = makeLayer(Rect(x: 10, y: 10, width: 80, height: 50), .rgb(0x336699), name: "content")
    layer.addSublayer(makeLayer(Rect(x: 30, y: 20, width: 70, height: 60), .rgb(0xFFCC00)))
    return layer
  }

  /// A mask of a card inside a window, as a table's rows have during an update.
  private func mask() -> Layer {
    let mask = makeLayer(window)
    mask.bounds.origin = window.origin
    mask.masksToBounds = true
    let fill = makeLayer(card, .black)
    fill.cornerRadius = 12
    fill.maskedCorners = .bottom
    mask.addSublayer(fill)
    return mask
  }

  private func masked(_ mask: Layer) -> Scene {
    let layer = content()
    layer.mask = mask
    return makeScene([layer], width: 110, height: 90, background: .white)
  }

  /// The same layer inside layers that clip.
  private func clipped(_ clips: [(rect: Rect, radius: Double, corners: Corners)]) -> Scene {
    var layer = content()
    let origin = layer.frame.origin
    for clip in clips.reversed() {
      let outer = makeLayer(clip.rect.offsetBy(dx: origin.x, dy: origin.y))
      outer.bounds.origin = outer.frame.origin
      outer.masksToBounds = true
      outer.cornerRadius = clip.radius
      outer.maskedCorners = clip.corners
      outer.addSublayer(layer)
      layer = outer
    }
    return makeScene([layer], width: 110, height: 90, background: .white)
  }

  @Test("a mask of one colour gives the picture of a layer that clips to the same rounded bounds")
  func fill() throws {
    for radius in [0, 9, 40] as [Double] {
      let mask = makeLayer(window, .black)
      mask.cornerRadius = radius
      #expect(try masked(mask).picture() == clipped([(window, radius, .all)]).picture(), "radius \(radius)")
    }
  }

  @Test("a mask of a card in a window gives the picture of two layers that clip")
  func cardInWindow() throws {
    #expect(try masked(mask()).picture() == clipped([(window, 0, .all), (card, 12, .bottom)]).picture())
  }

  @Test("a mask that is turned, translucent or filled with more is painted as one")
  func others() throws {
    let changes: [(Layer) -> Void] = [
      { $0.transform = Transform(rotationCosine: 0.8, sine: 0.6) }, { $0.opacity = 0.5 },
      { $0.sublayers[0].opacity = 0.5 }, { $0.sublayers[0].shadowOpacity = 1 },
      { $0.addSublayer(makeLayer(Rect(x: 0, y: 40, width: 90, height: 3), .black)) },
    ]
    let plain = try masked(mask()).picture()
    for (index, change) in changes.enumerated() {
      let mask = mask()
      change(mask)
      #expect(try masked(mask).picture() != plain, "\(index)")
    }
  }

  @Test("a masked layer whose window changes rasterises no picture of it")
  func noTiles() throws {
    let mask = mask()
    let scene = masked(mask)
    let surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    try scene.render(into: surface)
    for _ in 0..<10 {
      mask.frame.size.height += 1
      mask.sublayers[0].frame.size.height += 1
      scene.tick(at: 0)
      let report = try scene.render(into: surface)
      #expect(report.tileMisses == 0 && report.pixelsPainted > 0)
      #expect(Picture(surface) == (try scene.picture()))
    }
  }
}
