import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Positions after a move by whole device pixels: the computed numbers differ by rounding errors.
@Suite struct WholePixelMoveTests {
  @Test("an edge halfway between two steps is rounded up, also with a rounding error")
  func halves() {
    for step in -600...600 {
      for error in [-1e-9, -1e-13, 0, 1e-13, 1e-9] {
        let edge = (Double(step) + 0.5) / 256 + error
        guard DeviceShape.quantised(edge) != Double(step + 1) / 256 else { continue }
        Issue.record("\(edge) becomes \(DeviceShape.quantised(edge))")
        return
      }
      #expect(DeviceShape.quantised(Double(step) / 256) == Double(step) / 256)
    }
  }

  @Test("a layer that touches its clip within a pixel is not painted there, wherever it is scrolled to")
  func touching() throws {
    let card = makeLayer(Rect(x: 0, y: 0, width: 39, height: 4), .rgb(0x99DFC6))
    card.position = Point(x: 75.5, y: -18)
    card.masksToBounds = true
    let clip = Layer()
    clip.bounds = Rect(x: 0.3929996518314667, y: -16, width: 116, height: 1)
    clip.position = Point(x: 57, y: 53.5)
    clip.masksToBounds = true
    clip.addSublayer(card)
    let scene = makeScene([clip], width: 145, height: 73, scale: 1.5)
    let picture = try scene.picture()
    #expect(Set(picture.pixels) == [0xFFFF_FFFF])
    for step in 130..<160 {
      let distance = Double(step) / 3
      for distance in [distance.nextDown, distance, distance.nextUp] {
        card.bounds.origin.y = distance
        #expect(try scene.picture().difference(from: picture) == nil, "\(distance)")
      }
    }
    clip.bounds.origin.y -= 0.1
    #expect(try scene.picture().difference(from: picture) != nil, "one that overlaps its clip is")
  }

  @Test("scrolled rounded layers with edges halfway between two steps equal the whole picture byte for byte")
  func scrolling() throws {
    var copies = 0
    for seed in Seeds.first(40, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let scale = random.pick([1.25, 1.5, 3])
      let list = makeLayer(Rect(x: 0, y: 0, width: 120, height: 120), .white, name: "list")
      list.masksToBounds = true
      for index in 0..<4 { list.addSublayer(box(number: index, scale: scale, &random)) }
      let scene = makeScene([list], width: 120, height: 120, scale: scale)
      let surface = try ImageSurface(for: scene)
      let start = random.pick([0, 0.5 / scale, 98.0 / 3])
      for step in 0..<12 {
        list.bounds.origin.y = start + Double(random.int(0...Int(70 * scale))) / scale
        scene.tick(at: Double(step))
        copies += try scene.render(into: surface).copies.count
        if let difference = Picture(surface).difference(from: try scene.picture()) {
          Issue.record("seed \(seed), step \(step), scale \(scale): \(difference)")
          return
        }
      }
    }
    #expect(Seeds.only != nil || copies > 0)
  }

  @Test("a moved gradient equals the whole picture, also where a rounding error has its edge in the pixel before")
  func gradient() throws {
    let layer = GradientLayer()
    layer.bounds = Rect(x: -2.333333333333333, y: 8.0 / 3, width: 26, height: 106.0 / 3)
    layer.position = Point(x: 19, y: 27)
    layer.colors = [.rgb(0x8DC0F6), .rgb(0x4B2DBE)]
    layer.startPoint = Point(x: 0.25516739068387767, y: 0.06581219457935879)
    layer.endPoint = Point(x: 0.6554479855155315, y: 0.6129046136240532)
    let scene = makeScene([layer], width: 60, height: 60, scale: 3)
    let surface = try ImageSurface(for: scene)
    scene.tick(at: 0)
    try scene.render(into: surface)
    layer.position.x += 12
    scene.tick(at: 1)
    #expect(try scene.render(into: surface).copies.count == 1)
    #expect(Picture(surface).difference(from: try scene.picture()) == nil)
  }

  /// A translucent rounded layer, its edges multiples of 1/512 pixel.
  private func box(number: Int, scale: Double, _ random: inout SeededRandom) -> Layer {
    func length(_ pixels: ClosedRange<Int>) -> Double {
      Double(random.int(pixels.lowerBound * 512...pixels.upperBound * 512)) / 512 / scale
    }
    let y = 8 + 45 * Double(number)
    let layer = makeLayer(
      Rect(x: length(0...12), y: y + length(0...9), width: length(60...100), height: length(18...36)), .white)
    layer.backgroundColor = .fixed(random.color(alpha: 0.1...0.9))
    layer.cornerRadius = random.pick([4, 7.5, 10, 100, length(1...20)])
    if random.chance(0.6) {
      layer.borderWidth = random.pick([1 / scale, 0.5, 1.5])
      layer.borderColor = .fixed(random.color(alpha: 0.1...0.9))
    }
    return layer
  }
}
