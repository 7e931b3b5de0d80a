import CInlaySDL2
import Inlay

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FirstThread {
  /// What the tests run on the first thread; each returns whether all is as expected.
  static let bodies: [String: @MainActor @Sendable () throws -> Bool] = [
    "task before run": {
      let window = try open()
      var steps = 0
      Task { @MainActor in
        for _ in 0..<3 {
          steps += 1
          await Task.yield()
        }
        window.close()
      }
      try Application.run()
      return steps == 3 && !isTooLate
    },
    "task of an event": {
      let window = try open()
      window.handleEvent = { event in
        if case .input(.key) = event { Task { @MainActor in window.close() } }
        return false
      }
      Application.after(0.02) {
        var event = SDL_Event()
        event.type = SDL_KEYDOWN.rawValue
        (event.key.windowID, event.key.state) = (window.id, 1)
        SDL_PushEvent(&event)
      }
      try Application.run()
      return !window.isOpen && !isTooLate
    },
    "detached task": {
      let window = try open()
      Task.detached {
        try? await Task.sleep(nanoseconds: 20_000_000)
        let title = await MainActor.run { window.title }
        await MainActor.run { window.title = title + "!" }
        await MainActor.run { if window.title == "Test!" { window.close() } }
      }
      try Application.run()
      return !window.isOpen && !isTooLate
    },
    "task of a thread": {
      let window = try open()
      var thread: pthread_t?
      // Once the loop waits.
      Application.after(0) { thread = whenAsleep { Task { @MainActor in window.close() } } }
      try Application.run()
      if let thread { pthread_join(thread, nil) }
      return !window.isOpen && !isTooLate
    },
    "idle with tasks": {
      let window = try open()
      var before = (wakeUps: 0, sleeps: 0)
      var after = before
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 150_000_000)
        before = (Application.wakeUps, sleepsOfThread())
        try? await Task.sleep(nanoseconds: 300_000_000)
        after = (Application.wakeUps, sleepsOfThread())
        window.close()
      }
      try Application.run()
      return after.wakeUps == before.wakeUps + 1 && after.sleeps <= before.sleeps + 2 && !isTooLate
    },
    "timer before the window": {
      Application.after(0.02) { Application.quit() }
      let window = try open()
      try Application.run()
      return !window.isOpen && !isTooLate
    },
    "teas": {
      useDriver("dummy")
      let screen = TeaScreen()
      let window = try Window(title: "Teas", root: screen.table, size: Size(width: 240, height: 320))
      screen.load {
        try? await Task.sleep(nanoseconds: 20_000_000)
        return ["Assam", "Sencha"]
      }
      giveUp(after: 60)
      Application.after(0.01, every: 0.01) {
        if screen.table.cellForRow(at: RowPath(section: 0, row: 1)) != nil { window.close() }
      }
      try Application.run()
      return screen.teas.count == 2 && !isTooLate
    },
  ]

  @MainActor private static var isTooLate = false

  @MainActor
  private static func open() throws -> Window {
    useDriver("dummy")
    giveUp(after: 60)
    return try Window(title: "Test", root: Layer(), size: Size(width: 100, height: 100))
  }

  /// The end of a loop that does not work.
  @MainActor
  private static func giveUp(after delay: Double) {
    Application.after(delay) {
      isTooLate = true
      Application.quit()
    }
  }
}
