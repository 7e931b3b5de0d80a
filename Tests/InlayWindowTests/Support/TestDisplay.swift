import CSDL2
import Inlay

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Chooses SDL's video driver for the windows that are opened next.
@MainActor
func useDriver(_ name: String) { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, name, SDL_HINT_OVERRIDE) }

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
  private let source: ListDataSource

  init(rows: Int = 60) {
    source = ListDataSource(
      rows: { _ in rows },
      fill: { cell, path in
        cell.textLabel.text = "Row \(path.row)"
        cell.accessoryType = path.row % 3 == 0 ? .disclosureIndicator : .none
      })
    source.show(in: table)
  }
}

extension Window {
  /// Runs the loop until the scene rests, and no event came for a while.
  ///
  /// - Parameter quiet: In seconds.
  func settle(quiet: Double = 0.1) throws {
    let host = WindowHost.shared
    let end = host.now + 5
    var last = host.now
    var count = -1
    while host.now < end, scene.nextTickTime != nil || host.now < last + quiet {
      try host.step(until: host.now + 0.02)
      guard statistics.presented != count else { continue }
      count = statistics.presented
      last = host.now
    }
  }
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
