import CSDL2

/// A connection to the X server besides SDL's, for what the root window says about the desktop, and its changes.
@MainActor
final class XServer {
  /// Readable when something changed.
  let descriptor: Int32
  private let functions: Functions
  private let display: UnsafeMutableRawPointer
  private let root: UInt
  private let loss: ConnectionLoss

  var isLost: Bool { loss.isLost }

  /// The server that `DISPLAY` names. Nil if there is none, or no Xlib.
  init?() {
    guard let functions = Functions(), let display = functions.open(nil) else { return nil }
    self.functions = functions
    self.display = display
    root = functions.root(display)
    descriptor = inlayX11Descriptor(display)
    loss = ConnectionLoss(display)
    // PropertyChangeMask. Events come from the first answer on, which is that to the question for the resources.
    _ = functions.select(display, root, 1 << 22)
  }

  isolated deinit {
    if !isLost { _ = functions.close(display) }
  }

  /// The resources of the server, by lines, such as `Xft.dpi`.
  var resources: String? {
    // XA_RESOURCE_MANAGER, XA_STRING
    property(23, type: 31) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether there is a program that makes windows as large as the screen and gives them the focus.
  var hasWindowManager: Bool {
    let name = functions.atom(display, "_NET_SUPPORTING_WM_CHECK", 1)
    // XA_WINDOW
    return name != 0 && property(name, type: 33) { !$0.isEmpty } ?? false
  }

  /// Whether a property of the root window changed since the last call.
  ///
  /// - Parameter isReadable: Whether the descriptor is; otherwise only what is known counts, without a call of the system.
  func takeChanges(isReadable: Bool) -> Bool {
    var hasChanged = false
    // XEvent has 24 words.
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 24) { event in
      // QueuedAfterFlush, QueuedAlready
      while functions.queued(display, isReadable && !hasChanged ? 2 : 0) > 0, let event = event.baseAddress {
        _ = functions.next(display, event)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The bytes of a property of the root window; nil without it.
  private func property<Value>(_ name: UInt, type: UInt, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value? {
    var (actual, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = functions.property(
      display, root, name, 0, 1 << 20, 0, type, &actual, &format, &count, &rest, &bytes)
    guard status == 0, let bytes else { return nil }
    defer { _ = functions.free(bytes) }
    guard actual == type else { return nil }
    return body(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}

/// The functions of Xlib, which SDL loads too, but does not link.
private struct Functions {
  typealias Pointer = UnsafeMutableRawPointer
  let open: @convention(c) (UnsafePointer<CChar>?) -> Pointer?
  let close: @convention(c) (Pointer) -> Int32
  let root: @convention(c) (Pointer) -> UInt
  let select: @convention(c) (Pointer, UInt, Int) -> Int32
  let queued: @convention(c) (Pointer, Int32) -> Int32
  let next: @convention(c) (Pointer, UnsafeMutablePointer<Int>) -> Int32
  let atom: @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> UInt
  let property:
    @convention(c) (
      Pointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
  let free: @convention(c) (Pointer) -> Int32

  /// Nil without Xlib.
  init?() {
    struct Missing: Error {}
    guard let library = Library("libX11.so.6") else { return nil }
    func find<Function>(_ name: String) throws -> Function {
      guard let function = library.symbol(name, as: Function.self) else { throw Missing() }
      return function
    }
    do {
      open = try find("XOpenDisplay")
      close = try find("XCloseDisplay")
      root = try find("XDefaultRootWindow")
      select = try find("XSelectInput")
      queued = try find("XEventsQueued")
      next = try find("XNextEvent")
      atom = try find("XInternAtom")
      property = try find("XGetWindowProperty")
      free = try find("XFree")
    } catch {
      return nil
    }
  }
}
