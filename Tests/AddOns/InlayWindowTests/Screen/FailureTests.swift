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

/// Loops that end before their windows.
@MainActor
@Suite(.serialized) struct FailureTests {
  private let size = Size(width: 200, height: 100)

  /// Paints, and shows nothing.
  private final class FailingPresenter: Presenter {
    let surface: ImageSurface

    init(_ window: Window) throws { surface = try ImageSurface(for: window.scene) }

    func present(_ frame: PresentedFrame) throws(WindowError) { throw .presentFailed("for a test") }
  }

  @Test("a frame that cannot be shown ends the loop with an error, and closes the windows")
  func present() throws {
    useDriver("dummy")
    let windows = try (0..<2).map { _ in try Window(title: "", root: Layer(), size: size) }
    for window in windows { try window.settle() }
    windows[1].presenter = try FailingPresenter(windows[1])
    windows[1].scene.root.backgroundColor = Color(red: 1, green: 0, blue: 0)
    #expect(throws: WindowError.presentFailed("for a test")) { try Application.run() }
    #expect(windows.allSatisfy { !$0.isOpen })
    let next = try Window(title: "", root: Layer(), size: size)
    try next.settle()
    #expect(next.statistics.presented == 1, "the display is there as before")
    next.close()
  }

  @Test("a signal to end wakes a loop that sleeps without an end", arguments: [SIGTERM, SIGINT, SIGHUP])
  func signal(number: Int32) throws {
    useDriver("dummy")
    // Shells have programs in the background ignore SIGINT, and nohup SIGHUP.
    var (usual, before) = (sigaction(), sigaction())
    sigaction(number, &usual, &before)
    defer { sigaction(number, &before, nil) }
    let window = try Window(title: "", root: Layer(), size: size)
    try window.settle()
    _ = try roundsOfLoop(in: 0.3)
    var thread: pthread_t?
    // In the loop, where signals do not end the process.
    Application.after(0) { thread = whenAsleep { kill(getpid(), number) } }
    try Application.run()
    if let thread { pthread_join(thread, nil) }
    #expect(!window.isOpen)
  }

  @Test("without a display a program prints one line and ends with 3, and with 1 for another error")
  func noDisplay() async throws {
    let display = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
      await MainActor.run {
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] { unsetenv(name) }
        useDriver("x11")
        Application.main { try Window(title: "", root: Layer(), size: Size(width: 100, height: 100)) }
      }
    }
    let other = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      await MainActor.run { Application.main { () throws -> Void in throw CancellationError() } }
    }
    let said = String(decoding: try #require(display).standardErrorContent, as: UTF8.self)
    let lines = said.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(lines.count == 1 && lines[0].contains("there is no display: ") && lines[0].contains("DISPLAY not set"))
    let others = String(decoding: try #require(other).standardErrorContent, as: UTF8.self)
    #expect(others.contains(": error: CancellationError"))
  }

  @Test("a display that is lost wakes a loop that sleeps without an end")
  func loss() async {
    // SDL cannot be started again afterwards: in a process of its own.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        guard let server = Xvfb.use(width: 640, height: 480, for: "FailureTests") else { return }
        let window = try Window(title: "", root: Layer(), size: Size(width: 200, height: 100))
        try window.settle()
        _ = try roundsOfLoop(in: 0.5)
        let process = server.process
        let thread = whenAsleep { kill(process, SIGKILL) }
        #expect(throws: WindowError.displayLost) { try Application.run() }
        pthread_join(thread, nil)
        #expect(!window.isOpen)
      }
    }
  }
}
