import CInlaySDL2
import Inlay
import InlayGraphics
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Chooses SDL's video driver for the windows that are opened next.
@MainActor
func useDriver(_ name: String) { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, name, SDL_HINT_OVERRIDE) }

/// Whether SDL 3 is below SDL 2's functions, by sdl2-compat, which numbers its versions from 2.32.50.
var isSDL3: Bool {
  var version = SDL_version()
  SDL_GetVersion(&version)
  return version.patch >= 50
}

/// An event as if it came from the driver.
func pushEvent(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void) {
  var event = SDL_Event()
  event.type = type.rawValue
  change(&event)
  SDL_PushEvent(&event)
}

/// A list of settings, of which some rows are off screen.
@MainActor
final class TestList {
  let table = TableView(style: .insetGrouped)
  private let source: Rows

  init(rows: Int = 60) {
    source = Rows(count: rows)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
  }

  private final class Rows: TableViewDataSource {
    private let count: Int

    init(count: Int) { self.count = count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(path.row)"
      cell.accessories = path.row % 3 == 0 ? .disclosure : []
      return cell
    }
  }
}

extension Window {
  /// Runs the loop until nothing is due, and no event of what happened before the call is on its way.
  ///
  /// - Parameter quiet: The seconds without an event after which displays that cannot be asked have no more of them.
  func settle(quiet: Double = 0) throws {
    let host = WindowHost.shared
    var frames: Int
    repeat {
      frames = statistics.presented
      receiveEvents()
      // A round looks at what the wait of the one before found.
      for _ in 0..<2 { try host.step(until: host.now + quiet) }
      while let deadline { try host.step(until: deadline) }
    } while statistics.presented != frames
      || SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
    (presenter as? PixmapPresenter)?.waitForServer()
  }

  /// Asks an X server something: its earlier events come before the answer.
  private func receiveEvents() {
    if let handle { askServer(inlayX11Display(handle)) }
    SDL_PumpEvents()
  }
}

/// Runs the loop until a condition holds, or for a time in seconds.
///
/// - Returns: Whether it holds.
@MainActor
func runLoop(within seconds: Double = 60, until condition: () -> Bool) throws -> Bool {
  let host = WindowHost.shared
  let end = host.now + seconds
  while !condition(), host.now < end { try host.step(until: host.now + 0.01) }
  return condition()
}

/// Runs xdotool in the loop.
///
/// - Returns: Its exit code.
@MainActor
@discardableResult
func runInput(_ command: [String]) throws -> Int32 {
  let host = WindowHost.shared
  let process = try #require(start(["xdotool"] + command))
  var status: Int32 = 0
  while waitpid(process, &status, WNOHANG) == 0 { try host.step(until: host.now + 0.01) }
  return status
}

/// Presses a point by xdotool until a condition holds: while a window gets its place, or the focus, a display may keep
/// presses.
@MainActor
func press(
  _ x: String, _ y: String, sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
) throws {
  for _ in 0..<60 where !condition() {
    try runInput(["mousemove", x, y, "click", "1"])
    _ = try runLoop(within: 0.5, until: condition)
  }
  let holds = condition()
  #expect(holds, "a press at \(x), \(y)", sourceLocation: sourceLocation)
}

/// Runs xdotool in the loop, and then the loop until a condition holds.
@MainActor
func useInput(
  _ command: String..., sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
) throws {
  let status = try runInput(command)
  let holds = try runLoop(until: condition)
  #expect(status == 0 && holds, "xdotool \(command)", sourceLocation: sourceLocation)
}

/// How often the loop goes on in a time: once, at its end, if nothing happens.
@MainActor
func roundsOfLoop(in seconds: Double) throws -> Int {
  let host = WindowHost.shared
  // The system's waits count by another clock than SDL.
  let end = host.now + seconds
  var rounds = 0
  repeat {
    try host.step(until: end)
    rounds += 1
  } while host.now < end - 0.01
  return rounds
}

/// Calls a closure on a thread of its own as soon as the calling thread sleeps.
nonisolated func whenAsleep(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  let folder = realpath("/proc/thread-self", nil)
  let stat = folder.map { String(cString: $0) + "/stat" } ?? ""
  free(folder)
  return onThread {
    while !isAsleep(stat) { usleep(1000) }
    body()
  }
}

/// Whether a thread sleeps, by its file in `/proc`.
private nonisolated func isAsleep(_ stat: String) -> Bool {
  guard let bytes = try? readFile(stat, maximumBytes: 4096) else { return true }
  let text = String(decoding: bytes, as: UTF8.self)
  // The state follows the name in parentheses.
  return text.lastIndex(of: ")").map { text[$0...].hasPrefix(") S") } ?? true
}

/// The voluntary changes of context of this thread: its sleeps.
func sleepsOfThread() -> Int {
  var usage = rusage()
  // RUSAGE_THREAD, which Swift does not import.
  getrusage(1, &usage)
  return usage.ru_nvcsw
}

/// Calls a closure on a thread of its own.
nonisolated func onThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { box in
      if let box { Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body() }
      return nil
    }, Unmanaged.passRetained(Box(body)).toOpaque())
  return thread
}
