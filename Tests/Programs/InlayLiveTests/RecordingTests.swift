import CInlaySDL2
import Foundation
import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayLive
@testable import InlayWindow

/// The program's arguments, its ends, and the file of a session.
@MainActor
@Suite(.serialized) struct RecordingTests {
  private static let scene = """
    # A scene
    inlay: 1
    size: [300, 200]
    layers: [{type: table, frame: [0, 0, 300, 200], generate: {rowsPerSection: 50, title: "{row}"}}]
    script: [{tick: 3}]

    """

  @Test(
    "wrong arguments are refused, and right ones taken",
    arguments: [
      (["a.yaml", "b.yaml"], false), (["--record", "x.yaml"], false), (["--scale", "0", "a.yaml"], false),
      (["--scale", "nan", "a.yaml"], false), (["--scale", "9", "a.yaml"], false), (["a.yaml", "--scenes", "d"], false),
      (["--colour"], false), ([], true), (["--scenes", "d", "--scale", "2"], true),
      (["a.yaml", "--scale", "1.5", "--record", "x.yaml"], true),
    ])
  func arguments(arguments: [String], isRight: Bool) {
    #expect(((try? Live.parse(arguments)) != nil) == isRight)
  }

  @Test("a recording is refused where it could not be written or would not find the scene's files")
  func places() throws {
    let folder = try TestFolder()
    try folder.writePNG("dot.png")
    let plain = try folder.write(Self.scene, to: "plain.yaml")
    let text = "inlay: 1\nsize: [9, 9]\nlayers: [{type: image, frame: [0, 0, 9, 9], contents: dot.png}]\n"
    let image = try folder.write(text, to: "image.yaml")
    try folder.write("", to: "sub/x")
    func status(_ path: String, of scene: String) throws -> InlayLive.ExitStatus? {
      let files = try SceneFile(path: scene).load().files
      do throws(Recording.Failure) { _ = try Recording(to: path, of: scene, files: files) } catch {
        return error.status
      }
      return nil
    }
    #expect(try status(folder["sub/r.yaml"], of: plain) == nil)
    #expect(try status(folder["r.yaml"], of: image) == nil)
    #expect(try status(folder["sub/../r.yaml"], of: image) == nil)
    #expect(try status(folder["sub/r.yaml"], of: image) == .usage)
    #expect(try status(folder["sub/../plain.yaml"], of: plain) == .usage)
    #expect(try status(folder["none/r.yaml"], of: plain) == .unwritable)
  }

  @Test(
    "a session that ends by SIGTERM leaves a whole file, with the scene without its comments and with the new script")
  func signal() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.scene, to: "s.yaml")
    LiveStage.useDummyDriver()
    var picture: Picture?
    var isTurned = false
    // The first time that nothing is due it turns the wheel, the second time it ends the program.
    Application.after(0, every: 0.01) {
      guard let window = WindowHost.shared.windows.values.first, window.deadline == nil, picture == nil else { return }
      guard !isTurned else {
        picture = window.presenter.map { Picture($0.surface) }
        kill(getpid(), SIGTERM)
        return
      }
      isTurned = true
      var event = SDL_Event()
      event.type = SDL_MOUSEWHEEL.rawValue
      (event.wheel.y, event.wheel.preciseY, event.wheel.windowID) = (-2, -2, window.id)
      (event.wheel.mouseX, event.wheel.mouseY) = (50, 50)
      SDL_PushEvent(&event)
    }
    let arguments = try Live.parse([path, "--record", folder["r.yaml"], "--scale", "1.25"])
    #expect(arguments.start() == .done)
    #expect(folder.names == ["r.yaml", "s.yaml"])
    let text = try String(decoding: folder.data("r.yaml"), as: UTF8.self)
    #expect(text.hasPrefix("inlay: 1\nsize: [300, 200]\nlayers:\n") && text.contains("scale: 1.25\nscript:\n"))
    #expect(text.contains("wheel: {at: [40, 40], by: [0, 96], time: ") && !text.contains("tick: 3"))
    let runner = try ScriptRunner(SceneFile(path: folder["r.yaml"]).load())
    try runner.run()
    let shown = try #require(picture)
    // Screens have no alpha.
    #expect(runner.surface.pixels().map { $0 | 0xFF00_0000 } == shown.pixels.map { $0 | 0xFF00_0000 })
  }

  @Test("a scene that cannot be read, a display that is not there and a folder without scenes end with an error")
  func errors() throws {
    let folder = try TestFolder()
    LiveStage.useDummyDriver()
    #expect(try Live.parse([folder["none.yaml"]]).start() == .wrongScene)
    #expect(try Live.parse(["--scenes", folder.path]).start() == .wrongScene)
    let path = try folder.write(Self.scene, to: "s.yaml")
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "nothing", SDL_HINT_OVERRIDE)
    defer { LiveStage.useDummyDriver() }
    #expect(try Live.parse([path, "--record", folder["r.yaml"]]).start() == .lost)
    #expect(folder.names == ["s.yaml"])
  }
}
