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

/// Opens a window, and does something while the server is lost. Never returns: the exit code says what ended the loop.
///
/// - Parameter isAsked: Whether the server is lost while it is asked something, rather than before.
/// - Throws: What the loop throws afterwards, if the process goes on.
@MainActor
private func lose(isAsked: Bool, _ work: (Window, TestList) throws -> Void) throws {
  guard let server = Xvfb.use(width: 640, height: 480, for: "LossTests") else { _exit(3) }
  // The end of what does not end.
  alarm(120)
  // Nothing but the loss ends the loop.
  for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, SIG_IGN) }
  let list = TestList()
  let window = try Window(title: "", root: list.table, size: Size(width: 200, height: 100))
  try window.settle()
  let process = server.process
  if isAsked {
    kill(process, SIGSTOP)
    _ = whenAsleep { kill(process, SIGKILL) }
  } else {
    server.stop()
  }
  if WindowHost.shared.isQuitting { _exit(10) }
  try work(window, list)
  try Application.run()
  // The loop ended as if nothing was lost: because it was asked to, or for want of windows.
  _exit(WindowHost.shared.isQuitting ? 11 : 12)
}

/// Does it both ways; the loop's error is a good end too.
@MainActor
private func expectEnd(isAsked: Bool, _ work: (Window, TestList) throws -> Void) throws {
  do {
    try lose(isAsked: isAsked, work)
  } catch WindowError.displayLost {
    _exit(3)
  }
}

/// A display that is lost at any moment: the process ends, each in one of its own.
@MainActor
@Suite(.serialized) struct LossTests {
  @Test("while a window is made and shown")
  func creating() async {
    await #expect(processExitsWith: .exitCode(3)) {
      try await MainActor.run {
        try expectEnd(isAsked: true) { _, _ in
          _ = try Window(title: "", root: Layer(), size: Size(width: 100, height: 100))
        }
      }
    }
  }

  @Test("before a window is made")
  func beforeCreating() async {
    await #expect(processExitsWith: .exitCode(3)) {
      try await MainActor.run {
        try expectEnd(isAsked: false) { _, _ in
          _ = try Window(title: "", root: Layer(), size: Size(width: 100, height: 100))
        }
      }
    }
  }

  @Test("while a window covers the screen, changes its size and its place")
  func changing() async {
    await #expect(processExitsWith: .exitCode(3)) {
      try await MainActor.run {
        try expectEnd(isAsked: true) { window, _ in
          window.isFullScreen = true
          window.size = Size(width: 300, height: 200)
          window.position = Point(x: 10, y: 20)
          window.isFullScreen = false
        }
      }
    }
  }

  @Test("while the clipboard is asked")
  func clipboard() async {
    await #expect(processExitsWith: .exitCode(3)) {
      try await MainActor.run {
        try expectEnd(isAsked: false) { _, _ in
          Clipboard.text = "text"
          _ = Clipboard.text
        }
      }
    }
  }

  @Test("while frames are presented")
  func presenting() async {
    await #expect(processExitsWith: .exitCode(3)) {
      try await MainActor.run {
        try expectEnd(isAsked: true) { window, list in
          window.scene.root.animate(.opacity, from: 0, .curve(duration: 0.5).repeated(.infinity))
          list.table.scrollToRow(at: RowPath(section: 0, row: 40), at: .top, animated: false)
          for _ in 0..<1_000 { try WindowHost.shared.step(until: WindowHost.shared.now) }
        }
      }
    }
  }

  @Test("while input comes, and its handler uses the window")
  func input() async {
    await #expect(processExitsWith: .exitCode(3)) {
      try await MainActor.run {
        try expectEnd(isAsked: false) { window, _ in
          window.handleEvent = { [weak window] _ in
            window?.title = "another"
            window?.isFullScreen.toggle()
            return false
          }
          for _ in 0..<10 {
            pushEvent(SDL_KEYDOWN) { ($0.key.windowID, $0.key.state) = (window.id, 1) }
          }
        }
      }
    }
  }

  @Test("while the connection is made anew, in a process that had none")
  func first() async {
    await #expect(processExitsWith: .exitCode(3)) {
      try await MainActor.run {
        guard let server = Xvfb.use(width: 640, height: 480, for: "LossTests") else { _exit(3) }
        alarm(120)
        let process = server.process
        try WindowHost.shared.start()
        kill(process, SIGSTOP)
        _ = whenAsleep { kill(process, SIGKILL) }
        _ = try Window(title: "", root: Layer(), size: Size(width: 100, height: 100))
      }
    }
  }
}
