import InlayGraphics
import InlayTestSupport
import Testing

@testable import InlayLayers

/// Positions after a move by whole device pixels: the computed numbers differ by rounding errors.
@Suite struct WholePixelMoveTests {
  @Test("an edge halfway between two steps is rounded up, also with a rounding error")
  func halves() {
    for step in -600...600 {
      let edge = (Double(step) + 0.5) / 256
      for error in [-1e-9, -1e-13, 0, 1e-13, 1e-9] {
        #expect(DeviceShape.quantised(edge + error) == Double(step + 1) / 256)
      }
      #expect(DeviceShape.quantised(Double(step) / 256) == Double(step) / 256)
    }
  }

  @Test("scrolled rounded layers with edges halfway between two steps equal the whole picture byte for byte")
  func scrolling() throws {
    var copies = 0
    for seed in Seeds.first(16, long: 1_000) {
      var random = SeededRandom(seed: seed)
      let scale = random.pick([1.25, 1.5, 3])
      let list = makeLayer(Rect(x: 0, y: 0, width: 100, height: 80), .white, name: "list")
      list.masksToBounds = true
      for index in 0..<3 { list.addSublayer(box(number: index, scale: scale, &random)) }
      let scene = makeScene([list], width: 100, height: 80, scale: scale)
      let surface = try ImageSurface(for: scene)
      for step in 0..<8 {
        list.bounds.origin.y = 98.0 / 3 + Double(random.int(0...60)) / scale
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

  /// A translucent rounded layer, its edges multiples of 1/512 pixel.
  private func box(number: Int, scale: Double, _ random: inout SeededRandom) -> Layer {
    func length(_ pixels: ClosedRange<Int>) -> Double {
      Double(random.int(pixels.lowerBound * 512...pixels.upperBound * 512)) / 512 / scale
    }
    let y = 25 + 45 * Double(number)
    let layer = makeLayer(
      Rect(x: length(0...12), y: y + length(0...9), width: length(60...100), height: length(18...36)), .white)
    layer.backgroundColor = .fixed(random.color(alpha: 0.1...0.9))
    layer.cornerRadius = random.pick([4, 7.5, 100])
    if random.chance(0.6) {
      layer.borderWidth = random.pick([1 / scale, 0.5, 1.5])
      layer.borderColor = .fixed(random.color(alpha: 0.1...0.9))
    }
    return layer
  }
}
