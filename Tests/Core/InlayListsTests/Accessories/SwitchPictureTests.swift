import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayLists
@testable import InlayViews

@Suite struct SwitchPictureTests {
  @Test("a switch that is off has no dark crescent beside its thumb", arguments: Theme.builtIn, [1.0, 2, 3])
  func crescent(theme: Theme, scale: Double) throws {
    for appearance in Appearance.allCases {
      let control = Switch()
      let root = Layer()
      root.frame = Rect(x: 0, y: 0, width: 71, height: 51)
      root.backgroundColor = .token(.cellBackground)
      control.frame = Rect(x: 10, y: 10, width: 51, height: 31)
      root.addSublayer(control)
      let scene = Scene.inSettings(root: root, size: root.frame.size, scale: scale)
      scene.theme = theme
      scene.traits.appearance = appearance
      scene.tick(at: 0)
      let surface = try ImageSurface(for: scene)
      try scene.render(into: surface)
      let picture = Picture(surface)
      let palette = theme.palette(for: appearance)
      let (track, ground) = (brightness(palette[.controlOff]), brightness(palette[.cellBackground]))
      let darkest = min(track, ground, brightness(palette[.controlThumb]))
      // No pixel is much darker than the darkest colour of the switch.
      for pixel in picture.pixels { #expect(brightness(pixel) >= darkest * 0.88 - 2, "\(String(pixel, radix: 16))") }
    }
  }

  @Test("the thumb's shadow stays in the track: outside of it nothing is drawn", arguments: Theme.builtIn, [1.0, 2, 3])
  func shadow(theme: Theme, scale: Double) throws {
    for (isOn, growth) in [(false, 1.0), (true, 1), (true, 1.4)] {
      let control = Switch(isOn: isOn)
      control.rowGrowth = growth
      let root = Layer()
      root.frame = Rect(x: 0, y: 0, width: 120, height: 80)
      root.addSublayer(control)
      let scene = Scene.inSettings(root: root, size: root.frame.size, scale: scale)
      scene.theme = theme
      control.frame = Rect(origin: Point(x: 15, y: 15), size: control.sizeThatFits(root.frame.size))
      let picture = try scene.picture()
      // The pixels that the track meets: a picture of a fractional size lies on whole ones.
      let track = control.frame.insetBy(dx: -1 / scale, dy: -1 / scale)
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y] != 0 {
          let (left, top) = (Double(x) / scale, Double(y) / scale)
          let isInside =
            left + 1 / scale > track.minX && left < track.maxX && top + 1 / scale > track.minY && top < track.maxY
          #expect(isInside, "\(theme.name) \(isOn) \(growth): \(x), \(y)")
        }
      }
    }
  }

  private func brightness(_ color: RGBColor?) -> Double {
    color.map { 255 * (0.299 * $0.red + 0.587 * $0.green + 0.114 * $0.blue) } ?? 0
  }

  private func brightness(_ pixel: UInt32) -> Double {
    0.299 * Double(pixel >> 16 & 255) + 0.587 * Double(pixel >> 8 & 255) + 0.114 * Double(pixel & 255)
  }
}
