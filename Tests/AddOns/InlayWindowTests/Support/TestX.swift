import Inlay

@testable import InlayWindow

/// A program besides, which reads and writes properties of an X server's windows, as the desktop does.
@MainActor
final class TestX {
  typealias Pointer = UnsafeMutableRawPointer
  private typealias Getter =
    @convention(c) (
      Pointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
  private typealias Setter =
    @convention(c) (Pointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>, Int32) -> Int32

  private let library: Library
  private let display: Pointer
  private let root: UInt

  init?() {
    guard let library = Library("libX11.so.6"),
      let open = library.symbol("XOpenDisplay", as: (@convention(c) (UnsafePointer<CChar>?) -> Pointer?).self),
      let root = library.symbol("XDefaultRootWindow", as: (@convention(c) (Pointer) -> UInt).self),
      let display = open(nil)
    else { return nil }
    self.library = library
    self.display = display
    self.root = root(display)
  }

  func close() {
    _ = library.symbol("XCloseDisplay", as: (@convention(c) (Pointer) -> Int32).self)?(display)
  }

  /// The window that owns a selection; 0 for none.
  func owner(of selection: String) -> UInt {
    typealias Namer = @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> UInt
    typealias Asker = @convention(c) (Pointer, UInt) -> UInt
    let atom = library.symbol("XInternAtom", as: Namer.self)?(display, selection, 0) ?? 0
    return library.symbol("XGetSelectionOwner", as: Asker.self)?(display, atom) ?? 0
  }

  /// As `xrdb` does.
  func setResources(_ text: String) {
    // XA_RESOURCE_MANAGER, XA_STRING, PropModeReplace
    _ = library.symbol("XChangeProperty", as: Setter.self)?(
      display, root, 23, 31, 8, 0, Array(text.utf8), Int32(text.utf8.count))
    _ = library.symbol("XSync", as: (@convention(c) (Pointer, Int32) -> Int32).self)?(display, 0)
  }

  /// The words of a property with 32 bits each.
  func words(_ name: String, of window: UInt) -> [UInt] {
    typealias Namer = @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> UInt
    guard let get = library.symbol("XGetWindowProperty", as: Getter.self),
      let atom = library.symbol("XInternAtom", as: Namer.self)?(display, name, 0)
    else { return [] }
    var (type, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    guard get(display, window, atom, 0, 1 << 16, 0, 0, &type, &format, &count, &rest, &bytes) == 0, let bytes,
      format == 32
    else { return [] }
    // Xlib has such words in 64 bits.
    return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xFFFF_FFFF }
    }
  }
}
