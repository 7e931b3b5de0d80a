import InlayGraphics
import InlayLists
import Testing

@testable import InlayWindow

@Suite struct WindowEventDescriptionTests {
  @Test("events of a window do not say the text that they carry")
  func silence() {
    let secret = "hunter2"
    let values: [Any] = [
      Window.Event.input(.composition(CompositionEvent(secret))), CompositionEvent(secret),
      Window.Event.input(.text(TextEvent(secret))), [Window.Event.input(.text(TextEvent(secret)))],
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] { #expect(!text.contains(secret)) }
    }
    #expect("\(Window.Event.moved(Point(x: 1, y: 2)))".hasPrefix("moved("))
    #expect("\(Window.Event.backRequested)" == "backRequested")
  }
}
