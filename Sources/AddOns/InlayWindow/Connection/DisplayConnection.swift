import CInlaySDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The descriptor and the pixels of a video driver.
struct DisplayDriver: Equatable {
  let name: String

  /// Whether nothing comes from the driver, but events that the process itself pushes.
  let isSilent: Bool

  init(name: String) {
    self.name = name
    isSilent = name == "dummy" || name == "offscreen"
  }

  /// Whether windows have pixels in memory, which SDL would else replace by software OpenGL.
  var hasWindowSurface: Bool { isSilent || name == "x11" }

  /// The longest wait, in seconds, without a descriptor to wait for: input is then found by looking.
  func pollInterval(hasDescriptor: Bool) -> Double? { hasDescriptor || isSilent ? nil : 1.0 / 60 }

  /// The longest wait while a key is held: SDL repeats keys of Wayland itself, whenever it is asked for events.
  var repeatInterval: Double? { name == "wayland" ? 1.0 / 60 : nil }
}

/// The descriptor of the display's connection, which becomes readable when events come.
@MainActor
final class DisplayConnection {
  let descriptor: Int32?
  private let loss: ConnectionLoss?
  /// Xlib's, of an X server.
  private let xDisplay: UnsafeMutableRawPointer?
  private typealias Flush = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias Count = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private let flush: Flush?
  private let count: Count?
  /// A connection to a Wayland compositor.
  private let waylandDisplay: UnsafeMutableRawPointer?
  private typealias Question = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private let waylandError: Question?

  /// Whether the server is gone. It stays so.
  var isLost: Bool {
    if let waylandDisplay, let waylandError { return waylandError(waylandDisplay) != 0 }
    return loss?.isLost ?? false
  }

  init(of window: OpaquePointer) {
    xDisplay = inlayX11Display(window)
    let library = xDisplay == nil ? nil : Library("libX11.so.6")
    flush = library?.symbol("XFlush", as: Flush.self)
    count = library?.symbol("XEventsQueued", as: Count.self)
    loss = xDisplay.map { ConnectionLoss($0) }
    waylandDisplay = inlayWaylandDisplay(window)
    let client = waylandDisplay == nil ? nil : Library("libwayland-client.so.0")
    waylandError = client?.symbol("wl_display_get_error", as: Question.self)
    let waylandDescriptor = client?.symbol("wl_display_get_fd", as: Question.self)
    descriptor = xDisplay.map { inlayX11Descriptor($0) } ?? waylandDisplay.flatMap { waylandDescriptor?($0) }
  }
}

extension DisplayConnection {
  /// Sends what was drawn. What the descriptor does not report any more, since it has been read, becomes events of SDL.
  func prepareToWait() {
    ConnectionLoss.surviving {
      // SDL would look for further events, by a dozen calls of the system.
      if let xDisplay, let flush, let count {
        _ = flush(xDisplay)
        // QueuedAlready
        if count(xDisplay, 0) == 0 { return }
      }
      SDL_PumpEvents()
    }
  }

  /// Reads what the display sent, as events of SDL.
  static func takeEvents() { ConnectionLoss.surviving { SDL_PumpEvents() } }
}

/// A library that SDL loads itself, or may be missing.
struct Library {
  private let handle: UnsafeMutableRawPointer

  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// - Parameter type: The C function's.
  func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
