import CInlaySDL2
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

  private func makeBus() throws -> TestBus? {
    // Other tests of the process have their own drivers.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE)
    return try TestBus(startsServices: true, variables: Self.variables)
  }

  private func isAlive(_ reader: pid_t) -> Bool { waitpid(reader, nil, WNOHANG) == 0 }

  /// Runs the loop until the reader ends, as it does when something does not come in time.
  private func run(while reader: pid_t, _ condition: () -> Bool = { true }) throws {
    while isAlive(reader), condition() { try host.step(until: host.now + 0.01) }
  }

  /// Runs the loop until one more frame is shown.
  private func showFrame(of window: Window) throws {
    let shown = window.statistics.presented
    while window.statistics.presented == shown { try host.step(until: window.deadline ?? host.now) }
  }

  private func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("a reader that hangs holds up no frame: it reads the last state when it goes on")
  func hanging() throws {
    guard let bus = try makeBus() else { return }
    let folder = try TestFolder()
    let output = try folder.write("", to: "output")
    let label = Label()
    label.text = "Step 0"
    let window = try Window(title: "Test", root: label, size: Size(width: 200, height: 100))
    defer { window.close() }
    guard let reader = Reader.attach(output: output, "tree", "await|Step 300", "tree") else { return }
    // It has read the tree, and waits for events.
    try run(while: reader) { (try? lines(output).isEmpty) ?? true }
    #expect(try lines(output) == [#"label "Step 0" text "Step 0""#])

    kill(reader, SIGSTOP)
    for step in 1...300 {
      label.text = "Step \(step)"
      try showFrame(of: window)
    }
    let status = try String(contentsOfFile: "/proc/\(reader)/stat", encoding: .utf8)
    #expect(status.contains(") T "), "the reader was stopped all the time")
    let read = try #require(host.accessibility.objects.windows.first?.tree?.allNodes.first?.element.label)
    #expect(read != "Step 0", "changes were looked for meanwhile")
    kill(reader, SIGCONT)
    try run(while: reader)
    #expect(try lines(output).dropFirst() == [#"label "Step 300" text "Step 300""#])
    withExtendedLifetime(bus) {}
  }

  @Test("while nobody listens, no frame has the elements read")
  func nobody() throws {
    guard let bus = try makeBus() else { return }
    let label = Label()
    let window = try Window(title: "Test", root: label, size: Size(width: 200, height: 100))
    defer { window.close() }
    for step in 1...60 {
      label.text = "Step \(step)"
      try showFrame(of: window)
      #expect(host.accessibility.deadline == nil)
    }
    let windows = host.accessibility.objects.windows
    #expect(windows.count == 1 && windows.allSatisfy { $0.tree == nil && $0.objects.isEmpty })
    withExtendedLifetime(bus) {}
  }

  @Test("the keyboard of a window whose root is a stack of pages is read, by its name and where it is shown")
  func keyboard() throws {
    guard let bus = try makeBus() else { return }
    let folder = try TestFolder()
    let output = try folder.write("", to: "output")
    let (field, content) = (TextField(placeholder: "Name"), View())
    field.frame = Rect(x: 20, y: 10, width: 200, height: 44)
    content.addSublayer(field)
    let stack = NavigationStack(root: NavigationPage("Account", content: content))
    let window = try Window(title: "Test", root: stack, size: Size(width: 390, height: 600))
    defer { window.close() }
    window.scene.keyboardMode = .always
    field.becomeFocused()
    guard let reader = Reader.attach(output: output, "await|keyboard", "extents|keyboard", "tree") else { return }
    try run(while: reader)
    let read = try lines(output)
    let extents = try #require(read.first { $0.hasPrefix("extents ") })
    let sides = extents.split(separator: " ").compactMap { Int($0) }
    try #require(sides.count == 4)
    // It may still slide up.
    #expect(sides[0] == 0 && sides[2] == 390 && sides[1] > 200 && sides[1] + sides[3] >= 600, "\(extents)")
    #expect(read.contains(#"panel "keyboard""#))
    #expect(read.contains { $0.hasPrefix(#"  push button "space" "#) })
    #expect(read.contains { $0.contains(#"entry "Name" "#) }, "the page is read too")
    withExtendedLifetime(bus) {}
  }

  @Test("a label and the control that it labels know each other")
  func labels() throws {
    guard let bus = try makeBus() else { return }
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
    let window = try Window(title: "Test", root: root, size: Size(width: 200, height: 150))
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
