import Glibc

/// Blocks signals until they are released.
struct HeldSignals {
  /// The signals that ask a program to end.
  static let endings = [SIGINT, SIGTERM, SIGHUP]

  let set: sigset_t
  private let before: sigset_t

  /// Ignored signals stay ignored.
  init(_ signals: [Int32] = endings) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals where !Self.isIgnored(signal) { sigaddset(&set, signal) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &before)
    self.set = set
    self.before = before
  }

  /// Signals that arrived meanwhile take effect at once.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Unblocks all signals.
  static func allowAll() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Unblocks signals, whatever blocked them.
  static func allow(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
