import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

/// The look of buttons that are off.
@Suite struct DisabledLookTests {
  /// The picture of a view on a page's ground.
  private func picture(_ view: View, _ appearance: Appearance) throws -> Picture {
    let root = View()
    root.frame = Rect(x: 0, y: 0, width: 200, height: 60)
    root.backgroundColor = .token(.tableBackground)
    view.frame = Rect(x: 0, y: 0, width: 200, height: 60)
    root.addSublayer(view)
    let scene = Scene(root: root, size: root.frame.size)
    scene.traits.appearance = appearance
    scene.tick(at: 0)
    let picture = try IncrementalPicture(of: scene)
    _ = try picture.problem()
    return picture.picture
  }

  @Test("plain buttons and items of bars are grey while they are off, whatever their colour", arguments: [true, false])
  func grey(isInBar: Bool) throws {
    for appearance in [Appearance.light, .dark] {
      func view(_ color: Color, isEnabled: Bool) -> View {
        guard isInBar else {
          let button = Button("Create")
          (button.tintColor, button.isEnabled) = (color, isEnabled)
          return button
        }
        let item = BarButtonItem("Create")
        (item.tintColor, item.isEnabled) = (color, isEnabled)
        return Toolbar([item])
      }
      let (red, blue) = (Color.rgb(0xFF0000), Color.rgb(0x0000FF))
      let off = try picture(view(red, isEnabled: false), appearance)
      #expect(try off.difference(from: picture(view(blue, isEnabled: false), appearance)) == nil)
      #expect(try off.difference(from: picture(view(red, isEnabled: true), appearance)) != nil)
      let colors = (0..<60).flatMap { y in (0..<200).map { off[$0, y] } }
      #expect(colors.allSatisfy { $0.isGrey }, "\(appearance)")
    }
  }
}

extension UInt32 {
  /// Whether a pixel has no colour, up to the tint of the system's greys.
  fileprivate var isGrey: Bool {
    let parts = [self >> 16 & 255, self >> 8 & 255, self & 255].map { Int($0) }
    return (parts.max() ?? 0) - (parts.min() ?? 0) <= 12
  }
}
