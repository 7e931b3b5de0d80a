import Inlay
import InlayTestSupport

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Code that has the first thread of a process, as a program with a `main` that is not async has it. Tests have other
/// threads: their process starts itself once more, and the code runs before its `main`.
enum FirstThread {
  private static let variable = "INLAY_FIRST_THREAD"

  /// Runs one of `bodies` in a process of its own. Only that process has the variable: exit tests, which other threads
  /// start meanwhile, would run the body instead of their own.
  ///
  /// - Returns: Whether it returned true; nil where code cannot run before `main`.
  static func run(_ name: String) -> Bool? {
    #if compiler(>=6.3)
      guard let program = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(program) }
      return InlayTestSupport.run(spawn("/usr/bin/env", "\(variable)=\(name)", String(cString: program)))
    #else
      return nil
    #endif
  }

  /// Ends the process in which one of the bodies runs.
  fileprivate static func start() {
    guard let name = Environment[variable] else { return }
    unsetenv(variable)
    guard let body = bodies[name] else { exit(2) }
    exit(MainActor.assumeIsolated { (try? body()) ?? false } ? 0 : 1)
  }
}

#if compiler(>=6.3)
  @section(".init_array") @used private let starter: @convention(c) () -> Void = { FirstThread.start() }
#endif
