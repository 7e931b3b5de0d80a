import CInlaySDL2
import Inlay
import InlayControls
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether a window cannot be opened since the display is lost.
@MainActor
private func isRefused(_ size: Size) -> Bool {
  do {
    _ = try Window(title: "", root: Layer(), size: size)
    return false
  } catch {
    return error == .displayLost
  }
}

/// A window on a Wayland compositor, whose screen is a window on an X server.
@MainActor
@Suite(.serialized) struct WaylandTests {
  @Test("a window starts, shows its scene, follows its size, sleeps and ends")
  func window() throws {
    guard let compositor = try Compositor(for: "WaylandTests") else { return }
    defer { compositor.stop() }
    let list = TestList()
    let window = try Window(title: "Test", root: list.table, size: Size(width: 300, height: 200))
    window.overrideAppearance = .light
    try window.settle(quiet: 0.1)
    let picture = OffscreenList(size: window.scene.size, scale: window.scale)
    #expect(try window.surfacePixels() == picture.pixels())
    window.size = Size(width: 240, height: 260)
    try window.settle(quiet: 0.1)
    #expect(window.scene.size == Size(width: 240, height: 260))
    picture.scene.resize(to: window.scene.size)
    #expect(try window.surfacePixels() == picture.pixels())
    #expect(window.display != nil && Application.displays.count == 1)
    _ = try roundsOfLoop(in: 0.5)
    #expect(try roundsOfLoop(in: 0.5) == 1)
    Application.after(0.02) { window.close() }
    try Application.run()
    #expect(!window.isOpen)
  }

  @Test("a compositor that goes is a lost display, and no user who quits")
  func loss() async throws {
    // SDL cannot be started again afterwards: in a process of its own.
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
      try await MainActor.run {
        guard let compositor = try Compositor(for: "WaylandTests") else {
          writeWarning("the connection to the display was lost")
          _exit(3)
        }
        // The end of what does not end.
        alarm(120)
        let (process, server) = (compositor.process, compositor.server.process)
        let size = Size(width: 200, height: 100)
        Application.main {
          let window = try Window(title: "", root: TestList().table, size: size)
          window.onClose = {
            // No window opens any more.
            if isRefused(size) { return }
            _exit(11)
          }
          try window.settle(quiet: 0.1)
          _ = whenAsleep {
            kill(process, SIGKILL)
            kill(server, SIGKILL)
          }
        }
        // The loop ended as if a user had quit.
        _exit(12)
      }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("the connection to the display was lost"))
  }

  @Test("a kiosk has the whole screen of a compositor, and a field takes what is typed")
  func kiosk() throws {
    guard let compositor = try Compositor(["labwc", "cage", "weston"], for: "WaylandTests") else { return }
    defer { compositor.stop() }
    guard run(spawn("xdotool", "getmouselocation")) else {
      print("WaylandTests: skipped, since there is no xdotool; see Demos/setup")
      return
    }
    let (root, field, list) = (View(), TextField(placeholder: "Name"), TestList())
    field.frame = Rect(x: 20, y: 20, width: 300, height: 40)
    list.table.frame = Rect(x: 0, y: 100, width: 400, height: 300)
    for view in [field, list.table] as [View] { root.addSublayer(view) }
    let window = try Window(title: "", root: root, size: Size(width: 300, height: 200), options: .kiosk)
    defer { window.close() }
    let isCovering = try runLoop { window.scene.size == window.display?.bounds.size }
    #expect(isCovering && window.isFullScreen)
    try press("100", "40") { field.isFocused }
    try useInput("type", "--delay", "40", "Ada 7") { field.text == "Ada 7" }
    try useInput("mousemove", "100", "200", "click", "--repeat", "3", "5") { list.table.contentOffset.y > 0 }
    var version = SDL_version()
    SDL_GetVersion(&version)
    print("WaylandTests: a kiosk on \(compositor.name) by SDL \(version.major).\(version.minor).\(version.patch)")
  }
}
