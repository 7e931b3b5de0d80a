import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a video driver is waited for and painted to.
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

  var isLost: Bool { loss?.isLost ?? false }

  init(of window: OpaquePointer) {
    xDisplay = inlayX11Display(window)
    let library = xDisplay == nil ? nil : Library("libX11.so.6")
    flush = library?.symbol("XFlush", as: Flush.self)
    count = library?.symbol("XEventsQueued", as: Count.self)
    loss = xDisplay.map { ConnectionLoss($0) }
    descriptor = xDisplay.map { inlayX11Descriptor($0) } ?? inlayWaylandDisplay(window).flatMap(Self.waylandDescriptor)
  }

  private nonisolated static func waylandDescriptor(_ display: UnsafeMutableRawPointer) -> Int32? {
    typealias Getter = @convention(c) (UnsafeMutableRawPointer) -> Int32
    return Library("libwayland-client.so.0")?.symbol("wl_display_get_fd", as: Getter.self)?(display)
  }
}

extension DisplayConnection {
  /// Sends what was drawn. What the descriptor does not report any more, since it has been read, becomes events of SDL.
  func prepareToWait() {
    // SDL would look for further events, by a dozen calls of the system.
    if let xDisplay, let flush, let count {
      _ = flush(xDisplay)
      // QueuedAlready
      if count(xDisplay, 0) == 0 { return }
    }
    SDL_PumpEvents()
  }
}

/// Whether a connection to an X server broke. By default Xlib ends the process then.
@MainActor
final class ConnectionLoss {
  /// Set by Xlib. It lives as long as the process.
  private let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

  var isLost: Bool { flag.pointee }

  /// - Parameter display: Xlib's.
  init(_ display: UnsafeMutableRawPointer) {
    flag.initialize(to: false)
    Self.keepProcess(display, flag)
  }

  private nonisolated static func keepProcess(_ display: UnsafeMutableRawPointer, _ lost: UnsafeMutablePointer<Bool>) {
    typealias Handler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    typealias Setter = @convention(c) (UnsafeMutableRawPointer, Handler, UnsafeMutableRawPointer) -> Void
    typealias Printer = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias PrinterSetter = @convention(c) (Printer) -> UnsafeMutableRawPointer?
    guard let library = Library("libX11.so.6"),
      let setter = library.symbol("XSetIOErrorExitHandler", as: Setter.self),
      let printerSetter = library.symbol("XSetIOErrorHandler", as: PrinterSetter.self)
    else { return }
    // Xlib's own prints and ends the process; the first one is called before the second.
    _ = printerSetter { _ in 0 }
    setter(display, { _, lost in lost?.storeBytes(of: true, as: Bool.self) }, lost)
  }
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
