import CInlaySDL2
import Inlay
import InlayTestSupport
import Testing

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A window on a Wayland compositor, whose screen is a window on an X server.
@MainActor
@Suite(.serialized) struct WaylandTests {
  @Test("a window starts, shows its scene, follows its size, sleeps and ends")
  func window() throws {
    guard let server = Xvfb.use(width: 800, height: 600, for: "WaylandTests") else { return }
    _ = server
    let folder = try TestFolder()
    chmod(folder.path, 0o700)
    let runtime = Environment["XDG_RUNTIME_DIR"]
    setenv("XDG_RUNTIME_DIR", folder.path, 1)
    setenv("WAYLAND_DISPLAY", "inlay", 1)
    defer {
      unsetenv("WAYLAND_DISPLAY")
      runtime.map { _ = setenv("XDG_RUNTIME_DIR", $0, 1) } ?? { _ = unsetenv("XDG_RUNTIME_DIR") }()
    }
    guard
      let compositor = spawn(
        "weston", "--backend=x11-backend.so", "--socket=inlay", "--width=640", "--height=480", "--idle-time=0",
        "--log=" + folder["log"])
    else {
      print("WaylandTests: skipped, since there is no weston")
      return
    }
    defer {
      kill(compositor, SIGKILL)
      waitpid(compositor, nil, 0)
    }
    // The compositor says by its socket that it has started.
    for _ in 0..<6_000 where access(folder["inlay"], F_OK) != 0 { usleep(10_000) }
    useDriver("wayland")
    let list = TestList()
    let window = try Window(title: "Test", size: Size(width: 300, height: 200), root: list.table)
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
}
