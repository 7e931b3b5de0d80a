import InlayTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Xvfb {
  /// The display for the windows that are opened next. Nil without Xvfb, which is printed.
  @MainActor
  static func use(
    width: Int, height: Int, depth: Int = 24, options: [String] = [], for test: String
  ) -> Xvfb? {
    guard let server = Xvfb(width: width, height: height, depth: depth, options: options) else {
      print("\(test): skipped, since there is no Xvfb; see Demos/setup")
      return nil
    }
    setenv("DISPLAY", server.display, 1)
    // Without a session bus SDL would start one that nobody ends.
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
    useDriver("x11")
    return server
  }
}
