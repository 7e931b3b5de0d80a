import CInlaySDL2
import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayLive
@testable import InlayWindow

/// The canvas of a scene that is opened from the gallery: the window below the bar.
@MainActor
@Suite(.serialized) struct OpenedSceneTests {
  private static let anchored = """
    inlay: 1
    size: [600, 200]
    safeArea: [20, 0, 10, 0]
    layers:
      - {name: low, frame: {leading: 0, trailing: 0, bottom: 0, height: 30}, backgroundColor: tint}
      - {name: middle, frame: {centerX: 0, centerY: 0, width: 20, height: 20}, backgroundColor: tint}
      - {name: list, type: table, style: grouped, frame: {leading: 0, trailing: 0, top: 0, bottom: 30}, generate: {rowsPerSection: 9}}

    """

  /// A window with a scene that was opened from the gallery of its folder.
  private func open(_ path: String, scale: Double = 1) throws -> LiveStage {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    let stage = try LiveStage(gallery: folder, scale: scale)
    try stage.settle()
    let entry = try #require(SceneFolderListing(folder).entries.first { $0.path == path })
    stage.viewer.open(entry)
    try stage.settle()
    return stage
  }

  private func frame(_ name: String, _ stage: LiveStage) throws -> Rect {
    let layer = try #require(stage.viewer.live?.loaded?.layer(named: name))
    return layer.convert(layer.bounds, to: nil)
  }

  @Test("layers hold to the sides of the window below the bar, also while it is resized, and presses meet them")
  func anchors() throws {
    let folder = try TestFolder()
    let path = try folder.write(Self.anchored, to: "s.yaml")
    let stage = try open(path)
    defer { stage.close() }
    for (size, bar) in [
      (Size(width: 600, height: 244), 44.0), (Size(width: 500, height: 400), 44), (Size(width: 330, height: 300), 88),
      (Size(width: 900, height: 90), 44),
    ] {
      stage.window.size = size
      // Before any frame, as for the next event.
      stage.send(SDL_KEYUP)
      #expect(try frame("low", stage) == Rect(x: 0, y: size.height - 30, width: size.width, height: 30))
      let middle = try frame("middle", stage)
      #expect([middle.midX, middle.midY] == [size.width / 2, bar + (size.height - bar) / 2])
      try stage.settle()
      let table = try #require(stage.viewer.live?.loaded?.layer(named: "list") as? TableView)
      #expect(try frame("list", stage) == Rect(x: 0, y: bar, width: size.width, height: max(0, size.height - bar - 30)))
      #expect(table.safeAreaInsets == Insets(top: 20, left: 0, bottom: 0, right: 0))
      #expect(try stage.differenceFromFullRedraw() == nil)
    }
    stage.window.size = Size(width: 600, height: 300)
    try stage.settle()
    let table = try #require(stage.viewer.live?.loaded?.layer(named: "list") as? TableView)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 1)))
    try stage.tap(stage.middle(of: cell))
    #expect(table.selectedRowPath == RowPath(section: 0, row: 1))
  }

  @Test(
    "below the bar the scene is the picture of its file at that size",
    arguments: [
      ("classic/safe-area", 1.0), ("join", 1), ("today-tablet", 1.5), ("classic/contacts", 2),
      ("settings", 1),
      ("classic/section-shadows", 1), ("classic/corner-overlay", 2), ("classic/editing-input", 1),
    ])
  func pictures(name: String, scale: Double) throws {
    let path = sceneFolder + "/" + name + ".yaml"
    let stage = try open(path, scale: scale)
    defer { stage.close() }
    var sizes = [stage.window.size]
    sizes.append(Size(width: sizes[0].width + 60, height: sizes[0].height - 70))
    for size in sizes {
      stage.window.size = size
      try stage.settle()
      let shown = try Picture(stage.frame())
      let scene = try SceneFile(path: path).load(LiveScene.options(scale: scale, language: nil)).scene
      let bar = try #require(stage.window.scene.root.sublayers.first { $0 is Bar }).bounds.height
      scene.resize(to: Size(width: size.width, height: size.height - bar))
      scene.tick(at: 0)
      let alone = try scene.picture()
      let pixels = Int(bar * scale)
      #expect((shown.width, shown.height) == (alone.width, alone.height + pixels))
      let canvas = DeviceRect(x: 0, y: pixels, width: alone.width, height: alone.height)
      #expect(shown.difference(from: alone, in: canvas, dy: -pixels) == nil, "\(size)")
    }
  }

  @Test("the window of a scene is as wide as it, and no larger than the display")
  func windows() throws {
    let folder = try TestFolder()
    let path = try folder.write("inlay: 1\nsize: [400, 200]\nlayers: []\n", to: "narrow.yaml")
    let large = try folder.write("inlay: 1\nsize: [4000, 3000]\nlayers: []\n", to: "large.yaml")
    let stage = try open(path)
    defer { stage.close() }
    #expect(stage.window.size == Size(width: 400, height: 288))
    stage.viewer.goBack()
    try stage.settle()
    stage.viewer.open(try #require(SceneFolderListing(folder.path).entries.first { $0.path == large }))
    try stage.settle()
    let display = try #require(stage.window.display).bounds
    #expect(stage.window.size == display.size)
    #expect(stage.window.scene.root.frame == Rect(x: 0, y: 44, width: display.width, height: display.height - 44))
  }

  @Test("a press on the bar has its effect while problems are shown")
  func problems() throws {
    let folder = try TestFolder()
    let path = try folder.write("inlay: 1\nlayer: []\n", to: "wrong.yaml")
    let stage = try open(path)
    defer { stage.close() }
    #expect(stage.viewer.live?.problems?.superlayer != nil)
    try stage.tap(Point(x: 40, y: 20))
    #expect(stage.viewer.live == nil)
  }

  @Test("the gallery has the desktop's appearance until another one is chosen, and scenes have their own")
  func appearance() throws {
    let folder = try TestFolder()
    let path = try folder.write("inlay: 1\nsize: [400, 200]\nlayers: []\n", to: "s.yaml")
    let variable = Environment["INLAY_APPEARANCE"]
    defer {
      if let variable { setenv("INLAY_APPEARANCE", variable, 1) } else { unsetenv("INLAY_APPEARANCE") }
      WindowHost.shared.followDesktop()
    }
    func setDesktop(_ appearance: Appearance) {
      setenv("INLAY_APPEARANCE", appearance.rawValue, 1)
      WindowHost.shared.followDesktop()
    }
    setDesktop(.dark)
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    let viewer = stage.viewer
    #expect(stage.window.appearance == .dark && viewer.look.appearance == nil)
    setDesktop(.highContrastLight)
    #expect(stage.window.appearance == .highContrastLight)
    viewer.open(try #require(SceneFolderListing(folder.path).entries.first))
    #expect(viewer.live?.path == path && stage.window.appearance == .light)
    setDesktop(.dark)
    #expect(stage.window.appearance == .light)
    viewer.goBack()
    #expect(stage.window.appearance == .dark)
    viewer.look.appearance = .light
    #expect(stage.window.appearance == .light)
    setDesktop(.highContrastDark)
    #expect(stage.window.appearance == .light)
    viewer.look.appearance = nil
    #expect(stage.window.appearance == .highContrastDark)
  }
}
