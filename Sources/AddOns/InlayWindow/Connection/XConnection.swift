import CInlayXCB

/// A connection to an X server besides SDL's.
@MainActor
final class XConnection {
  let handle: OpaquePointer
  let screenNumber: Int32
  /// The screen that `DISPLAY` names. It lives as long as the connection.
  let screen: UnsafeMutablePointer<xcb_screen_t>
  /// Whether the server reads pixels from this process's memory.
  private(set) lazy var sharesMemory = inlayXSharesMemory(handle) != 0

  /// To the server that `DISPLAY` names. Nil if there is none.
  init?() {
    var number: Int32 = 0
    // Never null; a failed connection has an error.
    guard let handle = xcb_connect(nil, &number) else { return nil }
    guard xcb_connection_has_error(handle) == 0, let screen = Self.screen(number, of: handle) else {
      xcb_disconnect(handle)
      return nil
    }
    self.handle = handle
    self.screen = screen
    screenNumber = number
  }

  isolated deinit { xcb_disconnect(handle) }

  private static func screen(_ number: Int32, of handle: OpaquePointer) -> UnsafeMutablePointer<xcb_screen_t>? {
    var screens = xcb_setup_roots_iterator(xcb_get_setup(handle))
    for _ in 0..<max(0, number) where screens.rem > 0 { xcb_screen_next(&screens) }
    return screens.rem > 0 ? screens.data : nil
  }

  /// Readable when the server sent something.
  var descriptor: Int32 { xcb_get_file_descriptor(handle) }

  /// Whether the connection broke. It stays so.
  var isLost: Bool { xcb_connection_has_error(handle) != 0 }

  /// Takes the next event or error.
  ///
  /// - Parameter isReading: Whether to look for what the server sent, by a call of the system; otherwise only what has
  ///   been read counts.
  /// - Returns: Nil without an event.
  func takeEvent(isReading: Bool) -> xcb_generic_event_t? {
    guard let event = isReading ? xcb_poll_for_event(handle) : xcb_poll_for_queued_event(handle) else { return nil }
    defer { free(event) }
    return event.pointee
  }

  /// Takes all events that have been read.
  ///
  /// - Returns: The first request that the server refused; nil if it did all.
  func takeRefusal() -> String? {
    var refusal: String?
    while let event = takeEvent(isReading: false) {
      guard event.response_type == 0, refusal == nil else { continue }
      withUnsafeBytes(of: event) {
        let error = $0.load(as: xcb_generic_error_t.self)
        refusal = "the X server refused request \(error.major_code).\(error.minor_code) with error \(error.error_code)"
      }
    }
    return refusal
  }
}
