import InlaySystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether a connection to an X server broke.
///
/// Xlib finds the loss in any of its calls, and by default ends the process. Where the call is the loop's own look for
/// events, the process continues, and `Application.run()` throws. In any other call, such as one that makes or shows a
/// window, loops of Xlib and SDL would wait for ever for an answer: there the process ends with a message and
/// `exitStatus`.
@MainActor
final class ConnectionLoss {
  /// Set by Xlib. It lives as long as the process.
  private let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

  var isLost: Bool { flag.pointee }

  /// The exit code of a process that has no display, or has lost it.
  nonisolated static let exitStatus: Int32 = 3

  /// - Parameter display: Xlib's.
  init(_ display: UnsafeMutableRawPointer) {
    flag.initialize(to: false)
    Self.keepProcess(display, flag)
  }

  /// Whether the loop looks for events.
  private nonisolated static let isLooking = Atomic<Bool>(false)

  /// Whether Xlib lets the process continue: libX11 before 1.7 ends it without a message.
  private nonisolated static let canSurvive = Atomic<Bool>(false)

  /// Makes calls in which a loss does not end the process.
  static func surviving(_ body: () -> Void) {
    isLooking.store(true, ordering: .relaxed)
    body()
    isLooking.store(false, ordering: .relaxed)
  }

  private typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias HandlerSetter = @convention(c) (Handler) -> UnsafeMutableRawPointer?
  private typealias ExitHandler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias ExitSetter =
    @convention(c) (UnsafeMutableRawPointer, ExitHandler, UnsafeMutableRawPointer) -> Void

  /// Has losses of all connections end the process with the library's message, from SDL's start on. It loads no library
  /// where SDL would not.
  static func watch() {
    guard Environment["DISPLAY"] != nil else { return }
    let setter = Library("libX11.so.6")?.symbol("XSetIOErrorHandler", as: HandlerSetter.self)
    _ = setter?({ _ in
      ConnectionLoss.endUnlessLooking()
      return 0
    })
  }

  /// Xlib calls the handler of all connections first, then that of the connection.
  private nonisolated static func keepProcess(_ display: UnsafeMutableRawPointer, _ lost: UnsafeMutablePointer<Bool>) {
    let setter = Library("libX11.so.6")?.symbol("XSetIOErrorExitHandler", as: ExitSetter.self)
    canSurvive.store(setter != nil, ordering: .relaxed)
    setter?(
      display,
      { _, lost in
        ConnectionLoss.endUnlessLooking()
        lost?.storeBytes(of: true, as: Bool.self)
      }, lost)
  }

  private nonisolated static func endUnlessLooking() {
    guard !canSurvive.load(ordering: .relaxed) || !isLooking.load(ordering: .relaxed) else { return }
    writeWarning("inlay: error: \(WindowError.displayLost)")
    fflush(nil)
    // Functions that are called at the end of a process may use the display.
    _exit(exitStatus)
  }
}
