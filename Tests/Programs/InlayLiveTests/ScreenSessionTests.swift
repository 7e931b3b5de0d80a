import CInlaySDL2
import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayLive
@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A session on the screen of an X server of its own, with the input of xdotool, in the loop and with the clock of the
/// program.
@MainActor
@Suite(.serialized) struct ScreenSessionTests {
  @Test("the recording of a session is replayed to the bytes of the screen, also after a reload")
  func session() throws {
    guard let server = Xvfb(width: 700, height: 500) else {
      print("ScreenSessionTests: skipped, since there is no Xvfb; see Demos/setup")
      return
    }
    setenv("DISPLAY", server.display, 1)
    guard run(spawn("xdotool", "getmouselocation")) else {
      print("ScreenSessionTests: skipped, since there is no xdotool; see Demos/setup")
      return
    }
    // Without a session bus SDL would start one that nobody ends.
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11", SDL_HINT_OVERRIDE)
    defer { LiveStage.useDummyDriver() }
    let folder = try TestFolder()
    let path = try folder.write(Self.scene(40), to: "s.yaml")
    let viewer = try Viewer(scene: path, size: nil, scale: nil, isRecording: true)
    defer { viewer.window.close() }
    viewer.window.position = .zero

    try check("start", viewer, server)
    try check("tap", viewer, server, "mousemove", "100", "80", "click", "1")
    try check("wheel", viewer, server, "click", "--repeat", "5", "--delay", "20", "5")
    try check(
      "fling", viewer, server, "mousemove", "200", "250", "mousedown", "1", "mousemove", "200", "230", "sleep", "0.016",
      "mousemove", "200", "150", "sleep", "0.016", "mousemove", "200", "80", "mouseup", "1")
    try check("keys", viewer, server, "key", "--delay", "10", "Down", "Down", "space", "Page_Down")
    try check("look", viewer, server, "key", "ctrl+t", "ctrl+d", "ctrl+d", "ctrl+r", "ctrl+r", "ctrl+equal")
    try check("resize", viewer, server, "windowsize", "\(inlayX11Window(viewer.window.handle))", "450", "333")
    // The watch of the file sees it.
    let loaded = viewer.live?.loaded
    try folder.write(Self.scene(60), to: "s.yaml")
    let end = WindowHost.shared.now + 60
    while viewer.live?.loaded === loaded, WindowHost.shared.now < end {
      try WindowHost.shared.step(until: WindowHost.shared.now + 0.02)
    }
    #expect(viewer.live?.loaded !== loaded)
    try check("reload", viewer, server)
    try check("tap after it", viewer, server, "mousemove", "100", "200", "click", "1")
  }

  private static func scene(_ rows: Int) -> String {
    """
    inlay: 1
    size: [400, 300]
    background: table.background
    layers: [{type: table, frame: [0, 0, 400, 300], generate: {rowsPerSection: \(rows), title: "Row {row}"}}]

    """
  }

  /// Runs the loop until nothing is due, and no event of the server is on its way.
  private func settle(_ window: Window) throws {
    var frames: Int
    repeat {
      frames = window.statistics.presented
      if let handle = window.handle { askServer(inlayX11Display(handle)) }
      SDL_PumpEvents()
      for _ in 0..<2 { try WindowHost.shared.step(until: 0) }
      while let deadline = window.deadline { try WindowHost.shared.step(until: deadline) }
    } while window.statistics.presented != frames
      || SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
    // What was sent on the presenter's connection is on the screen.
    (window.presenter as? PixmapPresenter)?.waitForServer()
  }

  private func check(_ name: String, _ viewer: Viewer, _ server: Xvfb, _ command: String...) throws {
    let host = WindowHost.shared
    if !command.isEmpty {
      // Events come while the program runs, as from a user.
      var process = start(["xdotool"] + command)
      while let running = process {
        try host.step(until: host.now + 0.01)
        if waitpid(running, nil, WNOHANG) != 0 { process = nil }
      }
    }
    try settle(viewer.window)
    let live = try #require(viewer.live)
    let text = try #require(live.recordedText)
    let runner = try ScriptRunner(SceneFile(data: Array(text.utf8), name: name).load())
    try runner.run()
    let (width, height) = (runner.surface.pixelWidth, runner.surface.pixelHeight)
    let wanted = runner.surface.pixels().map { $0 | 0xFF00_0000 }
    let shown = server.pixels(width: width, height: height)
    guard shown != wanted else { return }
    let first = zip(shown, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    Issue.record("\(name): the screen differs at \(first % width), \(first / width)")
  }
}
