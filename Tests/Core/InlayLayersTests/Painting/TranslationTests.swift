import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import InlayText
import Testing

@Suite struct TranslationTests {
  @Test("a tree moved by whole device pixels gives the picture moved by the same number")
  func tree() throws {
    let ingredients = Ingredients(images: try TestImages.all())
    let textContext = try TextContext()
    try withScenes(300, of: ingredients) { plan, random in
      // 4 points are whole pixels at every scale of these scenes.
      let dx = Double(random.int(-9...9) * 4)
      let dy = Double(random.int(-9...9) * 4)
      var plan = plan
      plan.background = nil
      let still = try plan.makeScene(textContext).picture()
      plan.root.position = plan.root.position + Point(x: dx, y: dy)
      let moved = try plan.makeScene(textContext).picture()
      let (pixelsX, pixelsY) = (Int(dx * plan.scale), Int(dy * plan.scale))
      let canvas = DeviceRect(x: 0, y: 0, width: still.width, height: still.height)
      let common = canvas.intersection(canvas.offsetBy(dx: -pixelsX, dy: -pixelsY))
      return still.difference(from: moved, in: common, dx: pixelsX, dy: pixelsY)
        .map { "moved by \(pixelsX), \(pixelsY) pixels: \($0)" }
    }
  }
}
