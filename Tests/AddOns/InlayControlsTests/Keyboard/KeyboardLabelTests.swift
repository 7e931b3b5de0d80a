import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayViews

@Suite struct KeyboardLabelTests {
  @Test(
    "each key of each layout and kind, in 24 languages, has a whole text or a picture, and a name",
    arguments: KeyboardLayout.languages)
  func labels(language: String) throws {
    for width in [320.0, 390, 800] {
      for textScale in [1.0, 2] {
        let keyboard = KeyboardView(layouts: [KeyboardLayout(language: language)])
        keyboard.frame = Rect(
          x: 0, y: 0, width: width, height: keyboard.sizeThatFits(Size(width: width, height: 0)).height)
        let scene = Scene(root: keyboard, size: keyboard.frame.size)
        scene.traits.language = language
        scene.traits.textScale = textScale
        var problems: [String] = []
        // Not each machine has fonts for all languages.
        scene.onProblem = { if !"\($0)".contains("no font has") { problems.append("\($0)") } }
        for type in TextInputTraits.KeyboardType.allCases {
          for returnKey in TextInputTraits.ReturnKey.allCases {
            keyboard.layouts = returnKey == .done ? [.english, KeyboardLayout(language: language)] : keyboard.layouts
            keyboard.inputTraits = TextInputTraits(type, returnKey: returnKey)
            for page in KeyboardLayout.pages where type == .text || page == .letters {
              keyboard.use(.page(page), at: nil)
              scene.tick(at: 0)
              let place = "\(language) \(width) \(textScale) \(type) \(returnKey) \(page)"
              for key in keyboard.keys {
                let label = key.sublayers.lazy.compactMap { $0 as? Label }.first
                let text = label?.text ?? ""
                let hasPicture = key.sublayers.contains { $0 is ShapeLayer }
                if text.isEmpty == !hasPicture { Issue.record("\(place): \(key.key) shows nothing, or both") }
                if let label, label.lineSize.width > label.frame.width + 0.01 {
                  Issue.record("\(place): '\(text)' is cut: \(label.lineSize.width) in \(label.frame.width)")
                }
                if key.accessibilityElement?.label.isEmpty ?? true { Issue.record("\(place): \(key.key) has no name") }
              }
            }
          }
        }
        #expect(problems.isEmpty)
      }
    }
  }

  @Test("the bar shows whole words in 24 languages", arguments: KeyboardLayout.languages)
  func bar(language: String) {
    let bar = KeyboardBar()
    bar.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    let scene = Scene(root: bar, size: bar.frame.size)
    scene.traits.language = language
    scene.traits.textScale = 2
    var problems: [String] = []
    scene.onProblem = { if !"\($0)".contains("no font has") { problems.append("\($0)") } }
    scene.tick(at: 0)
    #expect(problems.isEmpty)
    let names = bar.sublayers.compactMap { ($0 as? Button)?.effectiveAccessibilityElement?.label }
    #expect(Set(names).count == 3 && !names.contains(""))
  }
}

extension KeyboardLayout {
  fileprivate static let pages: [Page] = [.letters, .digits, .symbols]
}
