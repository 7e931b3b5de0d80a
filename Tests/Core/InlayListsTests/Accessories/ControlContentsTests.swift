import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

/// Controls with an image.
@Suite struct ControlContentsTests {
  private final class Tile: Control {}

  @Test(
    "an app's control keeps its contents in every layout, and shows them as any layer does", arguments: [1.0, 1.5, 2])
  func contents(scale: Double) throws {
    let (control, layer) = (Tile(), Layer())
    let image = try Image(pixelWidth: 2, pixelHeight: 1, premultipliedPixels: [0xFFFF_0000, 0xFF00_00FF])
    for shown in [control, layer] {
      shown.contents = image
      shown.frame = Rect(x: 0, y: 0, width: 8, height: 6)
    }
    let scenes = [control, layer].map { Scene(root: $0, size: Size(width: 8, height: 6), scale: scale) }
    #expect(try scenes[0].picture() == scenes[1].picture())
    control.isHighlighted = true
    control.setNeedsLayout()
    scenes[0].tick(at: 1)
    #expect(control.contents === image && control.contentsScale == 1)
    #expect(try scenes[0].picture() == scenes[1].picture())
  }
}
