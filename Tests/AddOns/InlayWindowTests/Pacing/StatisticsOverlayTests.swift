import Inlay
import Testing

@testable import InlayWindow

/// The statistics above a scene.
@MainActor
@Suite struct StatisticsOverlayTests {
  @Test("the box is as high as its text, also in narrow windows and after they became wide again")
  func height() throws {
    let scene = Scene(root: Layer(), size: Size(width: 1000, height: 200))
    let overlay = StatisticsOverlay()
    scene.root.addSublayer(overlay)
    let text = try #require(overlay.sublayers.first as? TextLayer)
    var heights: [Double] = []
    for width in [1000.0, 240, 1000] {
      scene.size.width = width
      overlay.show(FrameStatistics(), in: scene.size)
      scene.tick(at: 0)
      #expect(overlay.frame.width == width - 16)
      #expect(overlay.bounds.contains(text.frame.origin) && text.frame.maxY + 3 == overlay.bounds.maxY)
      let needed = text.sizeThatFits(Size(width: text.bounds.width, height: .infinity)).height
      #expect(text.bounds.height >= needed && text.bounds.height < needed + 8)
      heights.append(overlay.bounds.height)
    }
    #expect(heights[0] == heights[2] && heights[1] > heights[0])
  }
}
