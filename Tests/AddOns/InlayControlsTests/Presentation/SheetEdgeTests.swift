import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

/// The line around a sheet.
@Suite struct SheetEdgeTests {
  @Test(
    "a sheet has no line along the edges of the screen, at any scale and in any theme", arguments: [1.0, 2, 3, 1.5])
  func edges(scale: Double) throws {
    let themes: [Theme] = [.modern, .settings]
    for theme in themes {
      for appearance in [Appearance.light, .dark, .highContrastLight, .highContrastDark] {
        let content = View()
        content.backgroundColor = Color(red: 1, green: 0, blue: 1)
        let sheet = Sheet(content, detent: .height(120))
        let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let scene = Scene(root: root, size: root.frame.size, scale: scale)
        scene.theme = theme
        scene.traits.appearance = appearance
        sheet.present(in: scene, animated: false)
        scene.tick(at: 0)
        #expect(sheet.card.frame == Rect(x: 0, y: 180, width: 200, height: 120))
        let surface = try ImageSurface(for: scene)
        try scene.render(into: surface)
        let picture = Picture(surface)
        let (width, height) = (surface.pixelWidth, surface.pixelHeight)
        let fill = picture[width / 2, height - Int(20 * scale)]
        for y in Int(250 * scale)..<height {
          #expect(picture[0, y] == fill && picture[width - 1, y] == fill, "\(theme.name) \(appearance) \(y)")
        }
        for x in 0..<width { #expect(picture[x, height - 1] == fill) }
        #expect(picture[width / 2, Int(180 * scale)] != fill, "the line above stays")
      }
    }
  }
}
