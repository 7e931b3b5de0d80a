import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayControls
@testable import InlayLists

/// The widths of segments, and of badges.
@Suite struct SegmentWidthTests {
  private let fonts: TextContext

  init() throws { fonts = try TextContext(fontFiles: [TestFonts.inter]) }

  private func scene(
    _ control: Control, _ frame: Rect, textScale: Double = 1, isRightToLeft: Bool = false, scale: Double = 2
  ) -> Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 700))
    control.frame = frame
    root.addSublayer(control)
    let scene = Scene(root: root, size: root.frame.size, scale: scale, textContext: fonts)
    scene.traits.textScale = textScale
    scene.traits.direction = isRightToLeft ? .rightToLeft : .leftToRight
    scene.tick(at: 0)
    return scene
  }

  private func labels(_ control: Control) -> [Label] { control.sublayers.compactMap { $0 as? Label } }

  private func isWhole(_ label: Label) -> Bool {
    label.sizeThatFits(Size(width: .infinity, height: .infinity)).width <= label.bounds.width + 0.01
  }

  @Test("titles that fit in equal widths have them")
  func equal() {
    let control = SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1)
    _ = scene(control, Rect(x: 20, y: 20, width: 300, height: 32))
    #expect(labels(control).map(\.bounds.width) == [88, 88, 88])
  }

  @Test("widths follow the titles, then the titles become smaller", arguments: [1, 1.3, 2, 3])
  func titles(textScale: Double) {
    for isRightToLeft in [false, true] {
      let control = SegmentedControl(["Täglich", "Wöchentlich", "Monatlich", "Nie"], selectedIndex: 1)
      let scene = scene(
        control, Rect(x: 20, y: 20, width: 256, height: 60), textScale: textScale, isRightToLeft: isRightToLeft)
      let labels = labels(control)
      #expect(labels.allSatisfy { isWhole($0) && $0.fontSize >= SegmentPlaces.leastFontSize })
      #expect(Set(labels.map(\.fontSize)).count == 1)
      for index in 0..<4 {
        control.setSelectedIndex(index)
        scene.tick(at: 0)
        #expect(labels.allSatisfy(isWhole))
      }
    }
  }

  @Test("segments whose titles would be too small stand below each other, where a row has the height")
  func stacked() {
    let titles = ["Täglich am Morgen", "Wöchentlich am Sonntag", "Monatlich am Ersten", "Nie"]
    let control = SegmentedControl(titles, selectedIndex: 1)
    let scene = scene(control, Rect(x: 20, y: 20, width: 300, height: 40))
    let size = control.size(inRow: Size(width: 256, height: .infinity))
    control.frame.size = size
    scene.tick(at: 0)
    #expect(labels(control).allSatisfy(isWhole))
    #expect(labels(control).map(\.frame.midX) == Array(repeating: size.width / 2, count: 4))
    for index in [3, 0, 2, 1] {
      let point = control.convert(Point(x: 30, y: size.height * (Double(index) + 0.5) / 4), to: nil)
      scene.send(.pointer(PointerEvent(.down, at: point)))
      scene.send(.pointer(PointerEvent(.up, at: point)))
      #expect(control.selectedIndex == index)
    }
    // Without height they are cut, and can still be told apart.
    control.frame.size = Size(width: 256, height: 32)
    scene.tick(at: 0)
    #expect(labels(control).allSatisfy { $0.bounds.width > $0.fontSize })
    #expect(labels(control).map(\.frame.midY) == [16, 16, 16, 16])
  }

  @Test("titles that became smaller are whole in every width, font and direction", arguments: [1, 2, 3] as [Double])
  func smaller(scale: Double) {
    let all = [
      ["Täglich", "Wöchentlich", "Monatlich", "Nie"], ["Täglich", "Wöchentlich", "Monatlich"],
      ["يوميا", "أسبوعيا", "شهريا", "أبدا"], ["Day", "Week", "Month", "Year", "All of the time"],
      ["Donaudampfschifffahrt", "Rechtsschutzversicherung"], ["毎日", "毎週", "毎月", "なし"],
    ]
    for theme in Theme.builtIn {
      for titles in all {
        for textScale in [1, 1.3, 1.4, 2, 3] {
          for width in stride(from: 240.0, through: 390, by: 30) {
            let control = SegmentedControl(titles, selectedIndex: 1)
            let scene = scene(control, Rect(x: 0, y: 0, width: width, height: 60), textScale: textScale, scale: scale)
            scene.theme = theme
            scene.tick(at: 0)
            control.frame.size = control.size(inRow: Size(width: width, height: .infinity))
            scene.tick(at: 0)
            #expect(labels(control).allSatisfy(isWhole), "\(theme.name) \(titles) \(textScale) \(width)")
          }
        }
      }
    }
  }

  @Test("presses hit the segment that is seen, of any width", arguments: [false, true])
  func presses(isRightToLeft: Bool) {
    let control = SegmentedControl(["A", "A very long title of this", "B"], selectedIndex: 1)
    let scene = scene(control, Rect(x: 20, y: 20, width: 240, height: 32), isRightToLeft: isRightToLeft)
    for (index, label) in labels(control).enumerated() {
      for x in [label.frame.minX, label.frame.maxX - 1] {
        let point = control.convert(Point(x: x, y: 16), to: nil)
        scene.send(.pointer(PointerEvent(.down, at: point)))
        scene.send(.pointer(PointerEvent(.up, at: point)))
        #expect(control.selectedIndex == index)
        scene.tick(at: 0)
      }
    }
  }

  @Test("all buttons of a toolbar are inside of it: its longest titles are cut", arguments: [1, 2, 3])
  func toolbar(textScale: Double) {
    for hasSpace in [false, true] {
      let items = [
        BarButtonItem("Bearbeiten und mehr"), BarButtonItem("Alles auswählen und dann"),
        BarButtonItem(.trash, title: "Delete"), BarButtonItem("Los"),
      ]
      let bar = Toolbar(hasSpace ? [items[0], .flexibleSpace()] + items.dropFirst() : items)
      let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
      bar.frame = Rect(x: 0, y: 100, width: 320, height: 44)
      root.addSublayer(bar)
      let scene = Scene(root: root, size: root.frame.size, scale: 2, textContext: fonts)
      scene.traits.textScale = textScale
      scene.tick(at: 0)
      let buttons = bar.sublayers.compactMap { $0 as? BarButton }
      #expect(buttons.count == 4)
      for (button, next) in zip(buttons, buttons.dropFirst()) { #expect(button.frame.maxX < next.frame.minX) }
      #expect(buttons[0].frame.minX >= 0 && buttons[3].frame.maxX <= 320)
      #expect(buttons[3].sublayers.compactMap { $0 as? Label }.allSatisfy(isWhole))
    }
  }

  @Test("a badge is as wide as its text in any frame, and is cut by a row alone")
  func badge() throws {
    for width in [10.0, 24, 60, 200] {
      for isRightToLeft in [false, true] {
        let badge = Badge("1,234")
        let scene = scene(badge, Rect(x: 100, y: 20, width: width, height: 22), isRightToLeft: isRightToLeft)
        let own = badge.sizeThatFits(badge.bounds.size).width
        let capsule = try #require(badge.sublayers.first { $0.backgroundColor != nil }).frame
        #expect(abs(capsule.width - own) <= 0.5 && capsule.height == 22, "\(capsule) of \(own)")
        #expect(labels(badge).allSatisfy(isWhole))
        if width > own { #expect(isRightToLeft ? capsule.maxX == width : capsule.minX == 0) }
        // Its fonts measure the texts.
        withExtendedLifetime(scene) {}
      }
    }
  }
}
