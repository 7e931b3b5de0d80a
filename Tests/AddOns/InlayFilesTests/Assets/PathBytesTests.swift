import Glibc
import InlayGraphics
import InlayImages
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles

/// Paths are bytes: no character that joins a separator leads out of a folder, and equivalent names are two.
@Suite struct PathBytesTests {
  @Test("a file that is written for a scene lies in its folder, with characters of any category in its name")
  func writing() throws {
    try withSeeds(300) { random in
      let folder = try TestFolder()
      try folder.write("", to: "in/sub/keep")
      try folder.write("", to: "other/keep")
      try folder.makeLink("in/l", to: "../other")
      let scene = SceneFolder(ofFile: folder["in/s.yaml"])
      let root = try #require(scene.path)
      for _ in 0..<20 {
        let name = HostileNames.path(&random)
        guard let place = try? scene.placeForFile(at: name) else { continue }
        if !HostileNames.isInside(place.text) { return "\(name.debugDescription) is at \(place.path)" }
        if place.parts.first == "l" { return "\(name.debugDescription) goes through a link" }
        guard let parent = OpenFolder(root.text, followsLinks: false)?.folder(place.folder) else { continue }
        let descriptor = parent.openFile(place.name, O_WRONLY | O_CREAT, mode: 0o600)
        if descriptor >= 0 { close(descriptor) }
      }
      let names = folder.names + TestFolder.names(in: folder["other"])
      if names != ["in", "other", "keep"] { return "there is \(names)" }
      let inRoot = TestFolder.names(in: "/").filter { $0.contains("hostile") }
      return inRoot.isEmpty ? nil : "the root has \(inRoot)"
    }
  }

  @Test("a snapshot's name has no control character, and no separator with a mark")
  func snapshotNames() throws {
    let folder = try TestFolder()
    let wrong = [
      (#"a\nb.png"#, "a path cannot contain the control character U+000A"),
      (#"a\u0085b.png"#, "a path cannot contain the control character U+0085"),
      (#"a\u001b[2J.png"#, "a path cannot contain the control character U+001B"), (#"../\u0301x.png"#, "is outside"),
      (#"/\u0301x.png"#, "is outside"), (#"sub\u0600/../../x.png"#, "is outside"),
    ]
    for (name, message) in wrong {
      try folder.write("{\"inlay\": 1, \"size\": [4, 4], \"script\": [{\"snapshot\": \"\(name)\"}]}", to: "s.yaml")
      let error = #expect(throws: FileError.self) { try SceneFile(path: folder["s.yaml"]).load() }
      #expect(error?.description.contains(message) == true, "\(name): \(String(describing: error))")
    }
  }

  private let names = ["\u{E9}.png", "e\u{301}.png"]
  private let colors = [RGBColor(red: 1, green: 0, blue: 0), RGBColor(red: 0, green: 0, blue: 1)]

  @Test("images whose names are canonically equivalent are two, on disk and in memory")
  func images() throws {
    let folder = try TestFolder()
    for (name, color) in zip(names, colors) { try folder.writePNG(name, width: 4, height: 4, color) }
    let bytes = try names.map { Array(try folder.data($0)) }
    let layers = names.map { "{type: image, frame: [0, 0, 4, 4], contents: \($0)}" }.joined(separator: ", ")
    let text = "inlay: 1\nsize: [4, 4]\nlayers: [\(layers)]\n"
    try folder.write(text, to: "s.yaml")
    let assets: KeyValuePairs = [names[0]: bytes[0], names[1]: bytes[1]]
    let memory = SceneFile(data: Array(text.utf8), name: "s", folder: nil, assets: assets)
    for loaded in [try SceneFile(path: folder["s.yaml"]).load(), try memory.load()] {
      let images = loaded.scene.root.sublayers.compactMap(\.contents)
      #expect(images.count == 2)
      #expect(images[0].withPixels { $0[0] } != images[1].withPixels { $0[0] })
    }
    let loaded = try SceneFile(path: folder["s.yaml"]).load()
    #expect(loaded.files.count == 2)
    let error = FileError(problems: [], files: names + names)
    #expect(error.files.map { Array($0.utf8) } == [names[1], names[0]].map { Array($0.utf8) })
  }

  @Test("themes whose names are canonically equivalent are two")
  func themes() throws {
    let folder = try TestFolder()
    let themes = ["\u{E9}.yaml", "e\u{301}.yaml"]
    for (name, color) in zip(themes, ["\"#FF0000\"", "\"#0000FF\""]) {
      try folder.write("inlayTheme: 1\nextends: modern\ncolors: {tint: \(color)}\n", to: name)
    }
    let layers = themes.map { "{frame: [0, 0, 4, 4], theme: \($0), backgroundColor: tint}" }.joined(separator: ", ")
    try folder.write("inlay: 1\nsize: [4, 4]\nlayers: [\(layers)]\n", to: "s.yaml")
    let loaded = try SceneFile(path: folder["s.yaml"]).load()
    let found = loaded.scene.root.sublayers.map { $0.overrideTheme?.colors[.tint] }
    #expect(found.count == 2 && found[0] != nil && found[0] != found[1])
  }

  @Test("a change of one of two files with equivalent names is the change of that one")
  func watching() throws {
    let folder = try TestFolder()
    let watcher = try FileWatcher()
    try watcher.watch(folder[names[0]])
    try folder.write("1", to: names[1])
    #expect(!watcher.takeChange())
    try folder.write("1", to: names[0])
    #expect(watcher.takeChange())
  }
}
