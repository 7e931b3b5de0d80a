import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs until the window closes. A display that is lost ends the program as it does during a call: a supervisor
/// starts it again.
@MainActor
func runWindow() throws {
  do {
    try Application.run()
  } catch {
    guard error == .displayLost else { throw error }
    writeAndExit("kiosk: error: \(error)\n")
  }
}

private func writeAndExit(_ message: String) -> Never {
  _ = message.withCString { write(2, $0, strlen($0)) }
  exit(3)
}
