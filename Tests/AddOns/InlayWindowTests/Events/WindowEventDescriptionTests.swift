import InlayGraphics
import InlayLists
import Testing

@testable import InlayWindow

@Suite struct WindowEventDescriptionTests {
  @Test("events of a window do not say the text that they carry")
  func silence() {
    let secret = "hunter2"
    let values: [Any] = [
      WindowEvent.input(.composition(CompositionEvent(secret))), CompositionEvent(secret),
      WindowEvent.input(.text(TextEvent(secret))), [WindowEvent.input(.text(TextEvent(secret)))],
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] { #expect(!text.contains(secret)) }
    }
    #expect(
      "\(WindowEvent.moved(Point(x: 1, y: 2)))".hasPrefix("moved(") && "\(WindowEvent.backRequested)" == "backRequested"
    )
  }
}
