import InlayControls
import InlayGraphics
import InlayLayers
import InlayViews
import Testing

@testable import InlayWindow

/// What a scene announces while the way to a reader is being made, without a bus.
@MainActor @Suite struct AnnouncementTests {
  /// What was sent, as the texts of announcements.
  @MainActor private final class Sent { var texts: [String] = [] }

  private let scene = Scene(root: View(), size: Size(width: 200, height: 100))
  private let bridge = AccessibilityBridge()
  private let sent = Sent()
  private let host: TestHost

  init() {
    host = TestHost(scene)
    bridge.clock = { 0 }
  }

  /// The bus of assistive technology is connected to.
  private func connect() {
    bridge.attend(
      AccessibleEvents(bridge.objects) { [sent] _, _, signal, arguments in
        guard signal == "Announcement", case .variant(.text(let text)) = arguments[3] else { return }
        sent.texts.append(text)
      })
  }

  private func listen() { bridge.addListener(":1.5", event: "object:announcement") }
  private func embed() { bridge.noteDesktop(.tuple([.text(":1.0"), .path("/root")])) }

  /// The steps that lead to a reader, of which the last two come in either order.
  enum Step: CaseIterable { case window, connection, listener, desktop }

  @Test(
    "an announcement at any moment after the start reaches the reader, once",
    arguments: Step.allCases, [[Step.listener, .desktop], [.desktop, .listener]])
  func moments(moment: Step, end: [Step]) {
    bridge.prepare()
    for step in [.window, .connection] + end {
      switch step {
      case .window: bridge.add(host)
      case .connection: connect()
      case .listener: listen()
      case .desktop: embed()
      }
      if step == moment { for text in ["Saved", "Sent"] { scene.announce(text) } }
    }
    #expect(sent.texts == ["Saved", "Sent"])
    scene.announce("Later")
    #expect(sent.texts == ["Saved", "Sent", "Later"])
  }

  @Test("a reader that registers for other events does not get announcements, and one that comes later does")
  func others() {
    bridge.prepare()
    bridge.add(host)
    connect()
    embed()
    bridge.addListener(":1.4", event: "object:state-changed:focused")
    scene.announce("Saved")
    #expect(sent.texts == [])
    listen()
    #expect(sent.texts == ["Saved"])
  }

  @Test("what waited too long is not said, nor more than the last ones")
  func limits() {
    bridge.prepare()
    bridge.add(host)
    scene.announce("Old")
    bridge.clock = { AnnouncementQueue.patience + 1 }
    for number in 0..<40 { scene.announce("\(number)") }
    connect()
    embed()
    listen()
    #expect(sent.texts == (24..<40).map { "\($0)" })
    #expect(AnnouncementQueue.limit == 16)
  }

  @Test("nothing is kept once the session says that nobody listens, or where there is no bus")
  func nobody() {
    bridge.prepare()
    bridge.add(host)
    bridge.giveUp()
    var isMade = false
    func text() -> String {
      isMade = true
      return "Saved"
    }
    scene.announce(text())
    #expect(!isMade)
    connect()
    embed()
    listen()
    #expect(sent.texts == [])
  }

  @Test("what another scene of the window announces is heard instead")
  func scenes() {
    bridge.prepare()
    bridge.add(host)
    let other = Scene(root: View(), size: Size(width: 200, height: 100))
    host.scene = other
    bridge.noteScene(of: host)
    scene.announce("Before")
    other.announce("After")
    connect()
    embed()
    listen()
    #expect(sent.texts == ["After"])
  }

  @Test("an action of a reader is activity at its time, and begins the period of rest again")
  func idle() throws {
    let button = Button("Go")
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    scene.root.addSublayer(button)
    var ends: [Double] = []
    scene.onIdle(after: 60) { [scene] in ends.append(scene.time) }
    bridge.add(host)
    connect()
    scene.tick(at: 1)
    bridge.clock = { 31 }
    let number = try #require(bridge.objects.allObjects.first { $0.name == "Go" }).number
    let press = BusRequest(
      path: AccessibleObject.path(number), interface: "org.a11y.atspi.Action", member: "DoAction", arguments: [.int(0)])
    #expect(bridge.objects.answer(press) == [.bool(true)])
    scene.tick(at: 61)
    #expect(ends == [] && scene.nextTickTime == 91)
    scene.tick(at: 91)
    #expect(ends == [91])
  }
}
