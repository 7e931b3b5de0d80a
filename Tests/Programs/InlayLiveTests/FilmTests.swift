import CInlaySDL2
import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayLive
@testable import InlayWindow

/// Scripts that are played above their scenes.
@MainActor
@Suite(.serialized) struct FilmTests {
  private static let scene = """
    inlay: 1
    size: [640, 200]
    layers:
      - {type: table, name: list, frame: [0, 0, 640, 200], generate: {rowsPerSection: 20, title: "{row}"}}
    script:
      - tick: 0
      - tap: [100, 60]
      - run: 0.05
      - scroll: {layer: list, by: [0, 70]}

    """

  @Test("the frames are those of render, at their times, with the look that was chosen")
  func frames() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.scene, to: "s.yaml")
    var options = LiveScene.options(scale: 2, language: nil)
    options.ignoresScript = false
    options.appearance = .dark
    let runner = try ScriptRunner(SceneFile(path: path, limits: options.limits).load(options))
    var pictures: [[UInt32]] = []
    runner.onFrame = { [unowned runner] _ in pictures.append(runner.surface.pixels()) }
    try runner.run()
    var times: [Double] = []
    var shown: [[UInt32]] = []
    try Film.frames(of: path, options) { time, image in
      times.append(time)
      shown.append(image.withPixels { Array($0) })
    }
    let expected: [Double] = [0, 1 / 60, 2 / 60, 0.05, 0.05]
    #expect(times == expected)
    #expect(shown == pictures && shown.first != shown.last)
  }

  @Test("a film lies below the bar until a press on it, a key or another look, which the scene does not get")
  func ends() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.scene, to: "s.yaml")
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    try stage.settle()
    stage.viewer.open(try #require(SceneFolderListing(folder.path).entries.first))
    try stage.settle()
    let live = try #require(stage.viewer.live)
    let bar = try #require(stage.window.scene.root.sublayers.compactMap { $0 as? Bar }.first)
    let own = try Picture(stage.frame())
    var image: Image?
    var options = LiveScene.options(scale: 1, language: nil)
    options.ignoresScript = false
    try Film.frames(of: path, options) { image = $1 }
    let last = try #require(image)
    let canvas = DeviceRect(x: 0, y: 44, width: 640, height: 200)
    for way in 0..<3 {
      try stage.tap(stage.middle(of: try #require(bar.play)))
      let film = try #require(live.film)
      film.show(last)
      try stage.settle()
      let shown = try Picture(stage.frame())
      let wanted = last.withPixels { Array($0) }
      #expect(shown.pixels[(44 * 640)...].elementsEqual(wanted))
      #expect(shown.difference(from: own, in: canvas) != nil)
      switch way {
      case 0: try stage.tap(Point(x: 100, y: 120))
      case 1: stage.press(SDLK_DOWN)
      default: stage.viewer.look.textScale = 1
      }
      // A frame that was on its way.
      film.show(last)
      try stage.settle()
      #expect(try Picture(stage.frame()).difference(from: own, in: canvas) == nil, "\(way)")
    }
    #expect(stage.window.scene.focusedView == nil && stage.viewer.live === live)
  }

  @Test("only scenes with a script are played")
  func withoutScript() throws {
    let folder = try TestFolder()
    let path = try folder.write("inlay: 1\nsize: [300, 200]\nlayers: []\n", to: "s.yaml")
    let stage = try LiveStage(scene: path)
    defer { stage.close() }
    try stage.settle()
    stage.press(SDLK_p, KMOD_LCTRL)
    #expect(stage.viewer.live?.film == nil)
    try folder.write(Self.scene, to: "s.yaml")
    stage.viewer.live?.load()
    stage.press(SDLK_p, KMOD_LCTRL)
    #expect(stage.viewer.live?.film != nil)
    try stage.settle()
    #expect(try stage.differenceFromReplay() == nil)
  }
}
