import Foundation
import Inlay
import InlayControls
import InlayTestSupport
import Testing

@testable import InlayWindow

/// Windows of this process, with a reader on a bus of their own or without one.
@MainActor
@Suite(.serialized) struct ListeningTests {
  private let host = WindowHost.shared

  /// Variables of buses and of programs on them: there is no display.
  private static let variables: [String: String?] = [
    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "dummy", "GSETTINGS_BACKEND": "memory",
    "NO_AT_BRIDGE": "1",
  ]

  private func isAlive(_ reader: pid_t) -> Bool { waitpid(reader, nil, WNOHANG) == 0 }

  /// Runs the loop until the reader ends, as it does when something does not come in time.
  private func run(while reader: pid_t, _ condition: () -> Bool = { true }) throws {
    while isAlive(reader), condition() { try host.step(until: host.now + 0.01) }
  }

  private func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("a label and the control that it labels know each other")
  func labels() throws {
    guard let bus = try TestBus(startsServices: true, variables: Self.variables) else { return }
    let folder = try TestFolder()
    let output = try folder.write("", to: "output")
    let root = View()
    let (caption, slider, other) = (Label(), Slider(value: 0.5), Slider(value: 0.5))
    caption.text = "Volume"
    caption.frame = Rect(x: 10, y: 10, width: 180, height: 30)
    slider.frame = Rect(x: 10, y: 50, width: 180, height: 44)
    slider.accessibilityLabelledBy = caption
    other.frame = Rect(x: 10, y: 100, width: 180, height: 44)
    other.accessibilityLabel = "Balance"
    other.accessibilityLabelledBy = slider
    for layer in [caption, slider, other] as [Layer] { root.addSublayer(layer) }
    let window = try Window(title: "Test", size: Size(width: 200, height: 150), root: root)
    defer { window.close() }
    // The name of the label is also that of the slider, which comes second.
    guard let reader = Reader.attach(output: output, "tree", "relations|Volume", "relations|Balance") else { return }
    try run(while: reader)
    #expect(
      try lines(output) == [
        #"label "Volume" text "Volume""#,
        #"slider "Volume" focusable horizontal (increment, decrement) value 0.5 in 0...1"#,
        #"slider "Balance" focusable horizontal (increment, decrement) value 0.5 in 0...1"#,
        #"relation label-for slider "Volume""#, #"relation labelled-by slider "Volume""#,
      ])
    withExtendedLifetime(bus) {}
  }
}
