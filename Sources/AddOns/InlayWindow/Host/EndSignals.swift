#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// SIGTERM, SIGINT and SIGHUP while the loop runs: they end it as if all windows were closed. What the process did
/// about them before returns afterwards. A signal that it ignores stays ignored.
struct EndSignals {
  private var old: [(signal: Int32, action: sigaction)] = []

  init() {
    // Made before a signal handler uses it.
    _ = Waker.shared
    for signal in [SIGTERM, SIGINT, SIGHUP] {
      var before = sigaction()
      guard sigaction(signal, nil, &before) == 0 else { continue }
      if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        continue
      }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        let error = errno
        Waker.shared.noteSignal()
        errno = error
      }
      if sigaction(signal, &action, nil) == 0 { old.append((signal, before)) }
    }
  }

  func restore() {
    for (signal, action) in old {
      var action = action
      sigaction(signal, &action, nil)
    }
  }
}
