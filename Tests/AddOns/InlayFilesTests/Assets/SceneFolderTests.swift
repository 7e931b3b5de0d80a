import Foundation
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles

@Suite struct SceneFolderTests {
  @Test(
    "a path is followed inside the folder only",
    arguments: [
      ("a.png", "a.png"), ("./a//b/.././c.png", "a/c.png"), ("a/..", nil), ("..", nil), ("../a.png", nil),
      ("a/../../b.png", nil), ("/etc/passwd", nil), ("a/b/../../../scene/c.png", nil),
    ] as [(String, String?)])
  func normalised(path: String, result: String?) {
    #expect((try? RelativePath(resolving: path))?.text == result)
  }

  /// The reason why a path is refused; empty for a valid path.
  private func failure(_ name: String, in folder: SceneFolder) -> String {
    do throws(SceneFolder.Failure) {
      _ = try folder.open(at: name)
      return ""
    } catch {
      switch error {
      case .leaves: return "leaves"
      case .missing: return "missing"
      case .other(let reason): return reason
      }
    }
  }

  @Test("files in the folder are found by name, by link and in folders below")
  func found() throws {
    let files = try TestFolder()
    try files.write("1", to: "scene/a.txt")
    try files.write("2", to: "scene/sub/b.txt")
    try files.makeLink("scene/link.txt", to: "sub/b.txt")
    try files.makeLink("scene/folder", to: files["scene/sub"])
    let folder = SceneFolder(ofFile: files["scene/scene.yaml"])
    for name in ["a.txt", "sub/b.txt", "./sub/../a.txt", "link.txt", "folder/b.txt"] {
      #expect(failure(name, in: folder) == "", "\(name)")
    }
    let path = try folder.open(at: "link.txt").path
    #expect(path.hasSuffix("/scene/sub/b.txt"))
  }

  @Test("no path and no link leads out of the folder")
  func escapes() throws {
    let files = try TestFolder()
    try files.write("secret", to: "secret.txt")
    try files.write("secret", to: "scene-other/secret.txt")
    try files.write("1", to: "scene/a.txt")
    try files.makeLink("scene/link.txt", to: "../secret.txt")
    try files.makeLink("scene/absolute.txt", to: files["secret.txt"])
    try files.makeLink("scene/up", to: "..")
    try files.makeLink("scene/chain.txt", to: "link.txt")
    try files.makeLink("scene/other.txt", to: "../scene-other/secret.txt")
    let folder = SceneFolder(ofFile: files["scene/scene.yaml"])
    let names = [
      "../secret.txt", files["secret.txt"], "link.txt", "absolute.txt", "up/secret.txt", "chain.txt", "other.txt",
      "up/scene/../secret.txt",
    ]
    for name in names { #expect(failure(name, in: folder) == "leaves", "\(name)") }
  }

  @Test("only regular files are opened")
  func kinds() throws {
    let files = try TestFolder()
    try files.write("1", to: "a.txt")
    try files.write("1", to: "sub/a.txt")
    #expect(mkfifo(files["pipe"], 0o600) == 0)
    try files.makeLink("loop", to: "loop")
    try files.makeLink("nowhere", to: "gone")
    let folder = SceneFolder(ofFile: files["scene.yaml"])
    #expect(failure("sub", in: folder) == "not a regular file")
    #expect(failure("pipe", in: folder) == "not a regular file")
    #expect(failure("gone.txt", in: folder) == "missing")
    #expect(failure("a.txt/b", in: folder) == "missing")
    #expect(failure("nowhere", in: folder) == "missing")
    #expect(failure("", in: folder) == "the path is empty")
    #expect(!failure("loop", in: folder).isEmpty)
  }

  @Test("a device is refused")
  func devices() {
    #expect(failure("null", in: SceneFolder(ofFile: "/dev/scene.yaml")) == "not a regular file")
  }
}
