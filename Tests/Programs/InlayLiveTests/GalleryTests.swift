import CInlaySDL2
import Inlay
import InlayFiles
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayLive
@testable import InlayWindow

/// The gallery, and the scenes that are opened from it.
@MainActor
@Suite(.serialized) struct GalleryTests {
  private func scenes() throws -> TestFolder {
    let folder = try TestFolder()
    let rest = "inlay: 1\nsize: [300, 200]\nlayers: [{frame: [0, 0, 300, 200], backgroundColor: tint}]\n"
    try folder.write("# First of a/b.c and 1.5 others: a scene.\n# It goes on.\n" + rest, to: "one-scene.yaml")
    try folder.write(rest + "script: [{tick: 0}]\n", to: "two.yml")
    try folder.write("inlay: 1\nlayer: []\n", to: "wrong.yaml")
    try folder.write("no scene", to: "readme.md")
    return folder
  }

  @Test("the list has each scene file of the folder, by its name and its first words")
  func listing() throws {
    let folder = try scenes()
    let entries = try SceneFolderListing(folder.path).entries
    #expect(entries.map(\.name) == ["One scene", "Two", "Wrong"])
    #expect(entries.map(\.summary) == ["First of a/b.c and 1.5 others", "", ""])
    #expect(entries.map(\.hasScript) == [false, true, false])
    #expect(try SceneFolderListing(folder.path).groups.map(\.title) == ["Scenes"])
    #expect(throws: InlayError.self) { try SceneFolderListing(folder["nothing"]) }
  }

  @Test("groups are the headings of a README with the scenes that it links to, and one of all others")
  func groups() throws {
    let folder = try scenes()
    try folder.write("inlay: 1\nsize: [9, 9]\nlayers: []\n", to: "more/old.yaml")
    let readme =
      "[a](two.yml)\n## Best\n| [b](wrong.yaml) | [c](readme.md) [d](gone.yaml) |\n## None\n## Old\n"
      + "- [e](more/old.yaml), [f](wrong.yaml)\n"
    try folder.write(readme, to: "README.md")
    let groups = try SceneFolderListing(folder.path).groups
    #expect(groups.map(\.title) == ["Best", "Old", "Scenes"])
    #expect(groups.map { $0.entries.map(\.name) } == [["Wrong"], ["Old"], ["One scene", "Two"]])
  }

  @Test("the project's scenes are all in the groups of their README, once, each with a summary")
  func projectGroups() throws {
    let listing = try SceneFolderListing(sceneFolder)
    #expect(listing.groups.map(\.title) == ["Screens", "Today", "Motion", "Techniques", "Classic"])
    #expect(listing.groups.first?.entries.count == 10)
    #expect(listing.entries.map(\.path).sorted() == DemoScenes.names.map { DemoScenes.folder + "/" + $0 }.sorted())
    #expect(listing.entries.allSatisfy { !$0.summary.isEmpty })
  }

  @Test("a search keeps the scenes with all of its words")
  func search() throws {
    let folder = try scenes()
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    try stage.settle()
    let gallery = try #require(stage.viewer.gallery)
    func found(_ text: String) throws -> [Int] {
      gallery.search.field.perform(.selectAll)
      gallery.search.field.perform(.insert(text))
      try stage.settle()
      return (0..<gallery.table.numberOfSections).map { gallery.table.numberOfRows(inSection: $0) }
    }
    #expect(try found("ONE b.c") == [1])
    #expect(try found("scene") == [3])
    #expect(try found("scene nothing") == [])
    gallery.search.cancel()
    try stage.settle()
    #expect(gallery.table.numberOfSections == 2)
  }

  /// The row of a scene, scrolled into view.
  private func row(_ title: String, _ stage: LiveStage) throws -> Point {
    let table = try #require(stage.viewer.gallery?.table)
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        table.scrollToRow(at: RowPath(section: section, row: row), at: .middle, animated: false)
        try stage.settle()
        let cell = table.cellForRow(at: RowPath(section: section, row: row))
        if let cell, cell.textLabel.text == title { return stage.middle(of: cell) }
      }
    }
    throw InlayError(.invalidArgument, "no row \(title)")
  }

  @Test("a tap opens a scene in a window of its size, and Escape, the bar and the mouse's button go back")
  func back() throws {
    let folder = try scenes()
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    try stage.settle()
    let size = stage.window.size
    for way in 0..<3 {
      try stage.tap(row("One scene", stage))
      #expect(stage.viewer.live?.path == folder["one-scene.yaml"])
      #expect(stage.window.size == Size(width: Bar.leastWidth, height: 200 + 88))
      #expect(stage.window.title == "One scene - live")
      switch way {
      case 0: stage.press(SDLK_ESCAPE)
      case 1: stage.send(SDL_MOUSEBUTTONDOWN) { ($0.button.button, $0.button.state) = (4, 1) }
      default: try stage.tap(Point(x: 40, y: 20))
      }
      try stage.settle()
      #expect(stage.viewer.live == nil && stage.window.scene === stage.viewer.gallery?.scene)
      #expect(stage.window.size == size)
    }
  }

  @Test("the focus is where it was after the way back")
  func focus() throws {
    let folder = try TestFolder()
    for name in ["a", "b", "c"] { try folder.write("inlay: 1\nsize: [300, 200]\nlayers: []\n", to: name + ".yaml") }
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    try stage.settle()
    for name in ["a", "b", "c"] {
      stage.press(SDLK_DOWN)
      stage.press(SDLK_RETURN)
      try stage.settle()
      #expect(stage.viewer.live?.path == folder[name + ".yaml"])
      stage.press(SDLK_ESCAPE)
      try stage.settle()
      #expect(stage.window.scene.focusedView === stage.viewer.gallery?.table)
    }
  }

  @Test("the look of the gallery and of the opened scene is one, changed by rows, the bar and keys")
  func look() throws {
    let folder = try scenes()
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    try stage.settle()
    try stage.tap(row("Appearance", stage))
    try stage.tap(row("Appearance", stage))
    #expect(stage.window.scene.traits.appearance == .dark)
    try stage.tap(row("Two", stage))
    #expect(stage.viewer.live?.loaded?.scene === stage.window.scene)
    #expect(stage.window.scene.traits.appearance == .dark)
    // The last part of the bar.
    try stage.tap(Point(x: Bar.leastWidth - 30, y: 60))
    #expect(stage.window.scene.traits.textScale == Look.textScales[0])
    stage.press(SDLK_t, KMOD_LCTRL)
    #expect(stage.window.scene.theme == Theme.builtIn[0])
    stage.press(SDLK_t, both(KMOD_LCTRL, KMOD_LSHIFT))
    stage.press(SDLK_ESCAPE)
    try stage.settle()
    let scene = stage.window.scene
    #expect(scene === stage.viewer.gallery?.scene)
    #expect(scene.theme.name == Theme.modern.name && scene.traits.textScale == Look.textScales[0])
    #expect(try stage.differenceFromFullRedraw() == nil)
  }

  private func both(_ a: SDL_Keymod, _ b: SDL_Keymod) -> SDL_Keymod { SDL_Keymod(rawValue: a.rawValue | b.rawValue) }

  @Test("a wrong scene shows its problems below the bar, and the way back remains")
  func wrongScene() throws {
    let folder = try scenes()
    let stage = try LiveStage(gallery: folder.path)
    defer { stage.close() }
    try stage.settle()
    try stage.tap(row("Wrong", stage))
    #expect(stage.viewer.live?.problems?.superlayer != nil)
    stage.press(SDLK_ESCAPE)
    #expect(stage.viewer.live?.problems?.superlayer == nil && stage.viewer.live != nil)
    try stage.settle()
    stage.press(SDLK_ESCAPE)
    #expect(stage.viewer.live == nil)
  }

  @Test("pictures of scenes have one size, and a wrong scene has none")
  func thumbnails() throws {
    let folder = try scenes()
    let image = try #require(Thumbnail.image(of: folder["one-scene.yaml"], scale: 1.5))
    #expect([image.pixelWidth, image.pixelHeight] == [156, 156])
    #expect(Thumbnail.image(of: folder["wrong.yaml"], scale: 1) == nil)
  }

  @Test(
    "a pixel of a scene's picture is the mean of 16 of the scene in four times the size", arguments: [1.0, 1.25, 2])
  func sharpness(scale: Double) throws {
    let path = sceneFolder + "/wifi.yaml"
    let image = try #require(Thumbnail.image(of: path, scale: scale))
    let scene = try SceneFile(path: path).load().scene
    scene.resize(to: scene.size, scale: Thumbnail.side / scene.size.width * scale * 4)
    scene.tick(at: 0)
    let large = try scene.picture()
    let surface = try ImageSurface(pixelWidth: image.pixelWidth, pixelHeight: image.pixelHeight)
    Canvas(surface).draw(image, in: Rect(origin: .zero, size: surface.size))
    let small = Picture(surface)
    // Inside of the frame's line and corners.
    for y in 20..<small.height - 20 {
      for x in 20..<small.width - 20 {
        for shift in [0, 8, 16] {
          var sum = 0
          for i in 0..<16 { sum += Int(large[4 * x + i % 4, 4 * y + i / 4] >> shift & 0xFF) }
          let difference = abs(Int(small[x, y] >> shift & 0xFF) - sum / 16)
          if difference > 3 { throw InlayError(.invalidArgument, "\(difference) at \(x), \(y)") }
        }
      }
    }
  }
}
