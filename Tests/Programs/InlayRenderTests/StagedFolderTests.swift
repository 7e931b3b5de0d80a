import Glibc
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayRender

@Suite struct StagedFolderTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func contents(_ path: String) -> [UInt8]? { try? readFile(folder[path], maximumBytes: 1000) }

  private func staged(_ files: [String], at path: String = "out") throws -> StagedFolder {
    try StagedFolder(
      files.map { ($0, Array($0.utf8)) }, at: folder[path], isReplaceable: { $0.hasSuffix(".png") })
  }

  @Test("a staged folder has another name, and disappears with its files unless it is committed")
  func staging() throws {
    do {
      let new = try staged(["a.png", "b.png"])
      #expect(folder.names.count == 1 && StagedFile.isTemporary(folder.names[0]))
      withExtendedLifetime(new) {}
    }
    #expect(folder.names == [])
    try staged(["a.png", "b.png"], at: "out/").commit()
    #expect(
      folder.names == ["out"] && TestFolder.names(in: folder["out"]) == [StagedFolder.markName, "a.png", "b.png"])
    #expect(contents("out/a.png") == Array("a.png".utf8) && contents("out/b.png") != nil)
  }

  @Test("an existing folder of such files is replaced as a whole, and can be restored")
  func replacing() throws {
    try staged(["a.png", "b.png"]).commit()
    chmod(folder["out"], 0o750)
    do {
      let second = try staged(["a.png", "c.png"])
      try second.commit()
      #expect(contents("out/b.png") == nil && contents("out/c.png") != nil)
      second.undo()
      #expect(contents("out/b.png") != nil && contents("out/c.png") == nil)
    }
    #expect(folder.names == ["out"])
    try staged(["c.png"]).commit()
    #expect(folder.names == ["out"] && contents("out/a.png") == nil && contents("out/c.png") != nil)
    var status = stat()
    #expect(stat(folder["out"], &status) == 0 && status.st_mode & 0o777 == 0o750)
    do {
      let new = try staged(["a.png"], at: "new")
      try new.commit()
      new.undo()
    }
    #expect(folder.names == ["out"])
  }

  @Test(
    "a folder with anything else, a link, a file and a missing parent are refused, and stay",
    arguments: [
      ("folder", "it has note.txt, which an earlier run did not write"), ("inner", "it has x.png"),
      ("numbers", "it has a.png, which an earlier run did not write"),
      ("link", "it is a symbolic link"), ("file", "Not a directory"), ("none/out", "No such file"),
      (".", "it must name a folder"),
      ("out/..", "it must name a folder"),
    ])
  func refusing(path: String, reason: String) throws {
    try folder.write("text", to: "folder/note.txt")
    try folder.write("text", to: "inner/x.png/y")
    try folder.write("mine", to: "numbers/a.png")
    try folder.write("text", to: "file")
    symlink("folder", folder["link"])
    let names = folder.names
    let error = #expect(throws: InlayError.self) { _ = try staged(["a.png"], at: path) }
    #expect(error?.kind == .unwritableFile && error?.message.contains(reason) == true, "\(String(describing: error))")
    #expect(folder.names == names && contents("folder/note.txt") != nil)
    #expect(contents("numbers/a.png") == Array("mine".utf8))
  }

  @Test("the next folder at a place removes what killed processes left there, and nothing of living ones")
  func leftoversBeside() throws {
    for name in [".inlay-1.tmp", "other.tmp"] {
      try folder.write("", to: "\(name)/\(StagedFolder.markName)")
      try folder.write("", to: "\(name)/a.png")
    }
    try folder.write("", to: ".inlay-2.tmp/\(StagedFolder.markName)")
    try folder.write("mine", to: ".inlay-2.tmp/note.txt")
    try folder.write("mine", to: ".inlay-3.tmp/a.png")
    let living = try staged(["b.png"])
    let name = try #require(folder.names.first { StagedFile.isTemporary($0) && $0.utf8.count > 16 })
    try staged(["c.png"], at: "new").commit()
    #expect(folder.names.sorted() == [".inlay-2.tmp", ".inlay-3.tmp", name, "new", "other.tmp"].sorted())
    try living.commit()
    #expect(contents("out/b.png") != nil)
  }

  @Test("what a killed process left is removed, and nothing else")
  func leftovers() throws {
    try folder.write("", to: ".inlay-1.tmp/a.png")
    try folder.write("", to: ".inlay-2.tmp/a.txt")
    try folder.write("", to: "other/a.png")
    try folder.write("", to: ".inlay-1.tmp/" + StagedFolder.markName)
    for name in [".inlay-1.tmp", ".inlay-2.tmp", "other", ".inlay-3.tmp"] {
      StagedFolder.removeLeftover(folder[name]) { $0.hasSuffix(".png") }
    }
    #expect(folder.names.sorted() == [".inlay-2.tmp", "other"])
    #expect(contents("other/a.png") != nil)
  }
}
