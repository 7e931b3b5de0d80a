import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists

@Suite struct SwipePictureTests {
  @Test("pictures to look at", arguments: DecorationKind.builtIn)
  func look(kind: DecorationKind) throws {
    for border in [false, true] {
      let stage = SwipeStage([[1, 2, 3], [4]], scale: 2)
      stage.table.decoration = kind
      if kind == .cornerCovers { stage.table.decorationInset = 12 }
      stage.table.sectionCornerRadius = 14
      if border { stage.table.sectionBorder = ThemeBorder(width: 2, color: .rgb(0x0066FF)) }
      let surface = try ImageSurface(pixelWidth: 720 * 2, pixelHeight: 600 * 2, scale: 2)
      _ = surface
      for (n, path) in [row(0, 0), row(0, 1), row(0, 2), row(1, 0)].enumerated() {
        stage.table.openSwipeActions(ofRowAt: path)
        if n == 3 { try stage.cell(1, 0).moveActions(to: .full) }
        stage.scene.tick(at: 1)
        let surface = try ImageSurface(for: stage.scene)
        try stage.scene.render(into: surface)
        try surface.writePNG(to: "/tmp/rowspics/\(kind.name)-\(border)-\(n).png")
      }
    }
  }
}
