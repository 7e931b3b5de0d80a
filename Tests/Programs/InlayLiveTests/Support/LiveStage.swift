import CInlaySDL2
import Foundation
import Inlay
import InlayFiles
import InlayTestSupport

@testable import InlayLive
@testable import InlayWindow

/// A viewer in a window without a display, with a clock that tests move.
@MainActor
final class LiveStage {
  let viewer: Viewer
  private(set) var time = 0.0
  /// Shows the last frame.
  private(set) var surface: ImageSurface?
  private weak var shown: Scene?
  var window: Window { viewer.window }

  init(scene path: String, scale: Double = 1, language: String? = nil) throws {
    Self.useDummyDriver()
    viewer = try Viewer(scene: path, size: nil, scale: scale, language: language, isRecording: true)
  }

  init(gallery folder: String, scale: Double = 1) throws {
    Self.useDummyDriver()
    viewer = try Viewer(gallery: SceneFolderListing(folder), scale: scale)
  }

  static func useDummyDriver() { SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE) }

  func close() {
    viewer.live?.end()
    window.close()
  }

  func wait(_ seconds: Double) { time += seconds }

  /// An event as the window's display sends it.
  func send(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    window.take(event, at: time)
  }

  /// A frame as the window makes it.
  @discardableResult
  func frame() throws -> ImageSurface {
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    if window.sizeMayHaveChanged { window.adoptSize() }
    window.tickHandler?(time)
    window.scene.tick(at: time)
    let frame = window.scene.frame
    let isFitting = surface?.pixelWidth == frame?.pixelWidth && surface?.pixelHeight == frame?.pixelHeight
    let target = isFitting && shown === window.scene ? surface : nil
    let painted = try target ?? ImageSurface(for: window.scene)
    try window.scene.render(into: painted)
    surface = painted
    shown = window.scene
    return painted
  }

  /// Frames until nothing moves.
  func settle() throws {
    repeat {
      wait(1 / 60)
      try frame()
    } while !window.scene.isAtRest
  }

  // MARK: input

  func tap(_ point: Point) throws {
    func fill(_ event: inout SDL_Event) {
      event.tfinger.x = Float(point.x / window.size.width)
      event.tfinger.y = Float(point.y / window.size.height)
    }
    send(SDL_FINGERDOWN, fill)
    send(SDL_FINGERUP, fill)
    try settle()
  }

  func press(_ key: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) {
    send(SDL_KEYDOWN) {
      $0.key.state = 1
      $0.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  /// The middle of what a layer shows, in points of the scene.
  func middle(of layer: Layer) -> Point {
    layer.convert(Point(x: layer.bounds.midX, y: layer.bounds.midY), to: nil)
  }

  // MARK: comparing

  /// The first pixel that differs from a picture painted at once; nil for none.
  func differenceFromFullRedraw() throws -> String? {
    let painted = try Picture(frame())
    let whole = try ImageSurface(for: window.scene)
    try window.scene.render(into: whole)
    return painted.difference(from: Picture(whole))
  }

  /// The first pixel that differs from the picture of the recording, run as a script; nil for none.
  func differenceFromReplay() throws -> String? {
    guard let live = viewer.live, let text = live.recordedText else { return "nothing was recorded" }
    let folder = String(live.path[..<(live.path.lastIndex(of: "/") ?? live.path.startIndex)])
    let loaded = try SceneFile(data: Array(text.utf8), name: "recording", folder: folder).load()
    let runner = try ScriptRunner(loaded)
    try runner.run()
    guard let surface else { return "no frame was made" }
    guard surface.pixelWidth == runner.surface.pixelWidth, surface.pixelHeight == runner.surface.pixelHeight else {
      return "\(surface.pixelWidth) x \(surface.pixelHeight) pixels, and \(runner.surface.pixelWidth) in the replay"
    }
    return Picture(surface).difference(from: Picture(runner.surface))
  }
}

/// The folder of the project's scenes.
let sceneFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../../Demos/Scenes").standardizedFileURL.path
