import CInlaySDL2
import CInlayXCB
import Inlay
import InlayTestSupport
import Testing

@testable import InlayWindow

/// How pixels come to the screens of several X servers.
@MainActor
@Suite(.serialized) struct PresenterTests {
  private let size = Size(width: 500, height: 400)

  /// An X server, by what it can do.
  enum Server: CaseIterable {
    /// Reads pixels from the memory of programs, and keeps those of windows.
    case common
    case withoutSharedMemory
    case of16Bits

    @MainActor
    func use() -> Xvfb? {
      let options = self == .withoutSharedMemory ? ["-extension", "MIT-SHM"] : []
      return Xvfb.use(
        width: 600, height: 500, depth: self == .of16Bits ? 16 : 24, options: options, for: "PresenterTests")
    }

    /// A pixel of the screen for one of a picture.
    func pixel(_ word: UInt32) -> UInt32 {
      self == .of16Bits ? word >> 8 & 0xF800 | word >> 5 & 0x07E0 | word >> 3 & 0x001F : word
    }
  }

  @Test("the bytes of the screen are those of the picture, whatever the server can do", arguments: Server.allCases)
  func servers(kind: Server) throws {
    guard let server = kind.use() else { return }
    let list = TestList()
    var options = Window.Options()
    (options.position, options.scale) = (.zero, 1)
    let window = try Window(title: "", root: list.table, size: size, options: options)
    defer { window.close() }
    let picture = OffscreenList(size: size, scale: 1)
    (window.overrideAppearance, picture.scene.traits.appearance) = (.light, .light)
    var inputs: [Event] = []
    window.inputRecorder = { inputs.append($0) }

    func check(_ name: String) throws {
      try window.settle()
      picture.send(inputs)
      inputs = []
      let (width, height) = (Int(size.width), Int(size.height))
      #expect(try server.pixels(width: width, height: height) == picture.pixels().map(kind.pixel), "\(name)")
    }
    try check("start")
    #expect(window.presenter is PixmapPresenter == (kind == .common))
    for (name, y) in [("up", -3), ("further", -2), ("back", 4)] {
      pushEvent(SDL_MOUSEWHEEL) {
        ($0.wheel.windowID, $0.wheel.preciseY) = (window.id, Float(y))
        ($0.wheel.mouseX, $0.wheel.mouseY) = (250, 200)
      }
      try check("wheel \(name)")
    }
    pushEvent(SDL_KEYDOWN) {
      ($0.key.windowID, $0.key.state) = (window.id, 1)
      $0.key.keysym.sym = SDL_Keycode(bitPattern: SDLK_DOWN.rawValue)
    }
    try check("key")
  }

  @Test("what an X server refuses is told before the next frame, and there is no presenter for a window that is none")
  func refusal() throws {
    guard let server = Server.common.use() else { return }
    defer { server.stop() }
    let connection = try #require(XConnection())
    let window = xcb_generate_id(connection.handle)
    let screen = connection.screen.pointee
    xcb_create_window(
      connection.handle, UInt8(XCB_COPY_FROM_PARENT), window, screen.root, 0, 0, 60, 40, 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), screen.root_visual, 0, nil)
    let presenter = try #require(
      PixmapPresenter(window: window, width: 60, height: 40, scale: 1, connection: connection))
    let frame = PresentedFrame(painted: [presenter.surface.bounds])
    try presenter.present(frame)
    try presenter.prepareToPaint()
    xcb_destroy_window(connection.handle, window)
    try presenter.present(frame)
    // A copy to a window that is none: BadDrawable.
    #expect(throws: WindowError.presentFailed("the X server refused request 62.0 with error 9")) {
      try presenter.prepareToPaint()
    }
    #expect(PixmapPresenter(window: window, width: 60, height: 40, scale: 1, connection: connection) == nil)
  }
}
