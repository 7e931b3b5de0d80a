import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls

/// The corners of what a control draws.
@Suite struct ControlCornerTests {
  private static let size = Size(width: 200, height: 80)
  private let fonts: TextContext

  init() throws { fonts = try TextContext() }

  private func scene(_ layer: Layer) -> Scene {
    let root = View(frame: Rect(origin: .zero, size: Self.size))
    root.backgroundColor = .token(.tableBackground)
    layer.frame = Rect(x: 20, y: 10, width: 160, height: 60)
    root.addSublayer(layer)
    return Scene(root: root, size: Self.size, scale: 2, textContext: fonts)
  }

  private func picture(_ layer: Layer) throws -> Picture { try scene(layer).picture() }

  @Test("a filled button is a layer of its tint with the same corners")
  func filled() throws {
    let cases: [(Double, CornerCurve, Corners)] = [
      (8, .circular, .all), (20, .continuous, .all), (12, .circular, .topLeft),
    ]
    for (radius, curve, corners) in cases {
      let (button, layer) = (Button(style: .filled), Layer())
      layer.backgroundColor = .token(.tint)
      for each in [button, layer] as [Layer] {
        each.cornerRadius = radius
        each.cornerCurve = curve
        each.maskedCorners = corners
      }
      #expect(try picture(button) == picture(layer), "\(radius)")
    }
    let (round, long) = (Button(style: .filled), Button(style: .filled))
    long.cornerRadius = 1000
    #expect(try picture(long) == picture(round))
  }

  private static var makers: [(name: String, make: () -> View)] {
    [
      ("button", { Button("A", style: .gray) }), ("segments", { SegmentedControl(["A", "B"], selectedIndex: 0) }),
      ("search", { SearchField(placeholder: "Find") }), ("field", { TextField() }), ("stepper", { Stepper() }),
      ("badge", { Badge("12") }), ("avatar", { Avatar("Ada") }),
    ]
  }

  @Test("the corner radius of a control is drawn, from the start and after a change")
  func drawn() throws {
    for (name, make) in Self.makers {
      let plain = try picture(make())
      let control = make()
      control.cornerRadius = 3
      let wanted = try picture(control)
      #expect(wanted != plain, "\(name)")
      let changed = make()
      let scene = scene(changed)
      scene.tick(at: 0)
      changed.cornerRadius = 3
      scene.tick(at: 1)
      #expect(try scene.picture() == wanted, "\(name)")
      changed.cornerRadius = 0
      scene.tick(at: 2)
      #expect(try scene.picture() == plain, "\(name)")
    }
  }

  @Test("a selected segment keeps its distance from the corners around it")
  func selection() throws {
    let control = SegmentedControl(["A", "B"], selectedIndex: 0)
    control.cornerRadius = 8
    scene(control).tick(at: 0)
    let inset = control.theme.metrics.controls.segment.inset
    #expect(control.sublayers[0].cornerRadius == 8)
    #expect(control.sublayers[1].cornerRadius == 8 - inset)
  }
}
