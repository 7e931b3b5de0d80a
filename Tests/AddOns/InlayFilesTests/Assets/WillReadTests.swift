import InlayGraphics
import InlayTestSupport
import Synchronization
import Testing

@testable import InlayFiles

/// Files are reported before they are read, so that another process knows them after a crash.
@Suite struct WillReadTests {
  private final class Paths: Sendable {
    private let noted = Mutex<[String]>([])

    func add(_ path: String) { noted.withLock { $0.append(path) } }
    var count: Int { noted.withLock { $0.count } }
    var names: Set<String> { Set(noted.withLock { $0 }.map { String($0.split(separator: "/").last ?? "") }) }
  }

  private func names(_ scene: String, _ folder: TestFolder, theme: String? = nil) throws -> Set<String> {
    let paths = Paths()
    try folder.write(scene, to: "s.yaml")
    var file = try SceneFile(path: folder["s.yaml"])
    file.folder.willRead = { paths.add($0) }
    var options = SceneOptions()
    options.theme = theme
    _ = try? file.load(options)
    return paths.names
  }

  @Test("images with their variants, themes with theirs, fonts and data, existing, damaged and missing")
  func all() throws {
    let folder = try TestFolder()
    try folder.write("damaged", to: "i@2x.png")
    try folder.write("no font", to: "f.ttf")
    try folder.write("{x: 1}", to: "d.yaml")
    try folder.write(
      "inlayTheme: 1\nextends: in/base.yaml\nfonts: {files: [tf.ttf]}\n", to: "t.yaml")
    try folder.write(
      "inlayTheme: 1\ndecoration: {kind: slicedImages, images: {top: top.png}}\n", to: "in/base.yaml")
    let scene = """
      inlay: 1
      size: [4, 4]
      scale: 2
      theme: t.yaml
      data: d.yaml
      layers: [{contents: i.png}, {contents: gone.png}]
      """
    let names = try names(scene, folder)
    let wanted: Set = ["d.yaml", "t.yaml", "base.yaml", "i@2x.png", "gone.png", "gone@2x.png", "top.png"]
    #expect(names.isSuperset(of: wanted), "\(names)")
    let own = try self.names("inlay: 1\nsize: [4, 4]\n", folder, theme: folder["t.yaml"])
    #expect(own.isSuperset(of: ["base.yaml", "top.png"]), "\(own)")
  }

  @Test("a file that a scene names several times is looked for and opened as often as one that it names once")
  func once() throws {
    let folder = try TestFolder()
    try folder.write("damaged", to: "i.png")
    func count(_ layers: String) throws -> Int {
      let paths = Paths()
      try folder.write("inlay: 1\nsize: [4, 4]\nscale: 2\nlayers: [\(layers)]\n", to: "s.yaml")
      var file = try SceneFile(path: folder["s.yaml"])
      file.folder.willRead = { paths.add($0) }
      _ = try? file.load()
      return paths.count
    }
    for name in ["i.png", "gone.png"] {
      let once = try count("{contents: \(name)}")
      #expect(once > 0)
      #expect(try count("{contents: \(name)}, {contents: \(name)}, {contents: {file: \(name), tint: label}}") == once)
    }
  }

  @Test("a link is reported with the file that it leads to")
  func links() throws {
    let folder = try TestFolder()
    try folder.write("damaged", to: "real.png")
    try folder.makeLink("link.png", to: folder["real.png"])
    let names = try names("inlay: 1\nsize: [4, 4]\nlayers: [{contents: link.png}]\n", folder)
    #expect(names.isSuperset(of: ["link.png", "real.png"]), "\(names)")
  }
}
