import CInlaySDL2
import Inlay
import InlayTestSupport
import Testing

@testable import InlayWindow

/// An X server with one program and no window manager.
@MainActor
@Suite(.serialized) struct KioskScreenTests {
  private let size = (width: 500, height: 400)
  private let list = TestList()

  private func server() -> Xvfb? { Xvfb.use(width: size.width, height: size.height, for: "KioskScreenTests") }

  /// Whether a part of the screen shows the list at its size.
  private func expectList(
    _ server: Xvfb, width: Int, height: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = OffscreenList(size: Size(width: Double(width), height: Double(height)), scale: 1)
    #expect(
      try server.pixels(width: width, height: height) == picture.pixels(), sourceLocation: sourceLocation)
  }

  @Test("full screen is the whole screen, and back is where the window was")
  func fullScreen() throws {
    guard let server = server() else { return }
    var options = Window.Options()
    options.position = .zero
    options.maximumSize = Size(width: 450, height: 350)
    let window = try Window(
      title: "", root: list.table, size: Size(width: 300, height: 200), options: options)
    defer { window.close() }
    window.overrideAppearance = .light
    try window.settle()
    try expectList(server, width: 300, height: 200)
    for _ in 0..<2 {
      window.isFullScreen = true
      try window.settle()
      #expect(window.scene.size == Size(width: 500, height: 400))
      try expectList(server, width: 500, height: 400)
      window.isFullScreen = false
      try window.settle()
      #expect(window.position == .zero)
      try expectList(server, width: 300, height: 200)
    }
    window.isFullScreen = true
    window.size = Size(width: 320, height: 240)
    window.position = Point(x: 20, y: 10)
    try window.settle()
    try expectList(server, width: 500, height: 400)
    window.isFullScreen = false
    try window.settle()
    #expect(window.position == Point(x: 20, y: 10) && window.scene.size == Size(width: 320, height: 240))
  }

  @Test("a kiosk's window begins with the whole screen, and has the keys wherever the pointer is")
  func kiosk() throws {
    guard let server = server() else { return }
    let window = try Window(title: "", root: list.table, size: Size(width: 90, height: 90), options: .kiosk)
    defer { window.close() }
    window.overrideAppearance = .light
    try window.settle()
    try expectList(server, width: 500, height: 400)
    window.isFullScreen = false
    try window.settle()
    #expect(window.scene.size == Size(width: 90, height: 90))
    #expect(SDL_GetKeyboardFocus() == window.handle)
  }

  @Test("without a window manager the focus goes to a pressed window, and from a closed one to another")
  func focus() throws {
    guard let server = server() else { return }
    _ = server
    let windows = try (0..<2).map { index in
      var options = Window.Options()
      options.position = Point(x: Double(index) * 200, y: 0)
      return try Window(title: "", root: Layer(), size: Size(width: 100, height: 100), options: options)
    }
    defer { windows[0].close() }
    func focused() throws -> Int? {
      try windows[0].settle()
      // SDL changes the focus 0.2 s after its event.
      _ = try roundsOfLoop(in: 0.3)
      try windows[0].settle()
      return windows.firstIndex { $0.handle != nil && $0.handle == SDL_GetKeyboardFocus() }
    }
    #expect(try focused() == 1)
    windows[0].handle(.input(.pointer(PointerEvent(.down, at: Point(x: 5, y: 5)))))
    #expect(try focused() == 0)
    windows[1].handle(.input(.pointer(PointerEvent(.down, at: Point(x: 5, y: 5)))))
    #expect(try focused() == 1)
    windows[1].close()
    #expect(try focused() == 0)
  }

  @Test("the icon and the pointers are those that were set")
  func pictures() throws {
    guard let server = server() else { return }
    _ = server
    let window = try Window(title: "", root: Layer(), size: Size(width: 100, height: 100))
    defer { window.close() }
    let x = try #require(TestX())
    defer { x.close() }
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 16)
    defer { pixels.deallocate() }
    let surface = try ImageSurface(memory: pixels, pixelWidth: 2, pixelHeight: 1, bytesPerRow: 8, scale: 1)
    pixels.storeBytes(of: 0x8040_2000, as: UInt32.self)
    pixels.storeBytes(of: 0xFF11_2233, toByteOffset: 4, as: UInt32.self)
    window.setIcon(surface.makeImage())
    SDL_PumpEvents()
    #expect(x.words("_NET_WM_ICON", of: inlayX11Window(window.handle)) == [2, 1, 0x8080_4000, 0xFF11_2233])
    for cursor in Window.Cursor.allCases {
      window.setCursor(cursor)
      #expect(SDL_GetCursor() != nil && SDL_GetCursor() == window.cursors[cursor])
    }
    #expect(window.cursors.count == Window.Cursor.allCases.count)
    window.setCursor(nil)
    #expect(SDL_ShowCursor(-1) == 0)
    window.setCursor(.arrow)
    #expect(SDL_ShowCursor(-1) == 1)
  }

  @Test("a changed resolution in the server's resources is followed, and a window at rest does not wake up")
  func resources() throws {
    guard let server = server() else { return }
    _ = server
    let window = try Window(title: "", root: list.table, size: Size(width: 200, height: 100))
    defer { window.close() }
    try window.settle()
    _ = try roundsOfLoop(in: 0.5)
    #expect(try roundsOfLoop(in: 0.3) == 1)
    let x = try #require(TestX())
    defer { x.close() }
    x.setResources("Xft.dpi:\t192\n")
    try window.settle()
    #expect(window.scale == 2 && window.scene.size == Size(width: 100, height: 50))
    #expect(window.display?.scale == 2)
    x.setResources("")
    try window.settle()
    #expect(window.scale == 1)
  }

  @Test("the screen is the one display of its windows")
  func displays() throws {
    guard let server = server() else { return }
    _ = server
    let displays = Application.displays
    #expect(displays.map(\.bounds) == [Rect(x: 0, y: 0, width: 500, height: 400)])
    let window = try Window(title: "", root: Layer(), size: Size(width: 100, height: 100))
    #expect(window.display == displays.first && Application.displays == displays)
    window.close()
    #expect(window.display == nil)
  }
}
