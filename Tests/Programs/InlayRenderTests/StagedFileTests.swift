import Glibc
import InlayFiles
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayRender

@Suite struct StagedFileTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func contents(_ path: String) -> [UInt8]? { try? readFile(path, maximumBytes: 1000) }

  @Test("a staged file has no name, and disappears unless it is committed")
  func staging() throws {
    do {
      let file = try StagedFile([1], for: folder["a"])
      #expect(folder.names == [])
      withExtendedLifetime(file) {}
    }
    #expect(folder.names == [])
    try StagedFile([1], for: folder["a"]).commit()
    #expect(contents(folder["a"]) == [1] && folder.names == ["a"])
  }

  @Test("a committed file can be reverted to the old file or to none")
  func undo() throws {
    try writeFileAtomically([1], to: folder["old"])
    let old = try StagedFile([2], for: folder["old"])
    let new = try StagedFile([3], for: folder["new"])
    try old.commit(keepsOld: true)
    try new.commit(keepsOld: true)
    #expect(contents(folder["old"]) == [2] && contents(folder["new"]) == [3])
    new.undo()
    old.undo()
    #expect(contents(folder["old"]) == [1])
    #expect(folder.names == ["old"])
  }

  @Test("the kept old file is removed with the staged one")
  func keeping() throws {
    try writeFileAtomically([1], to: folder["a"])
    var names: [String] = []
    do {
      let file = try StagedFile([2], for: folder["a"]) { names.append($0) }
      try file.commit(keepsOld: true)
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["a"] && contents(folder["a"]) == [2])
    #expect(names.count == 2 && names.allSatisfy(StagedFile.isTemporary))
  }

  @Test("a link is neither followed nor replaced, and a path cannot leave the folder")
  func links() throws {
    mkdir(folder["in"], 0o700)
    try writeFileAtomically([1], to: folder["target"])
    symlink("target", folder["link"])
    symlink("..", folder["in/up"])
    #expect(errorKind { _ = try StagedFile([2], for: folder["link"]) } == .unwritableFile)
    #expect(
      errorKind { _ = try StagedFile([2], at: RelativePath("up/a"), beneath: FilePath(folder["in"])) }
        == .unwritableFile)
    try StagedFile([3], at: RelativePath("b"), beneath: FilePath(folder["in"])).commit()
    #expect(contents(folder["target"]) == [1] && contents(folder["in/b"]) == [3])
    #expect(folder.names == ["in", "link", "target"])
  }

  @Test("a file beneath a folder lies in it, with characters of any category in its name")
  func hostileNames() throws {
    try withSeeds(100) { random in
      let folder = try TestFolder()
      try folder.write("", to: "in/sub/keep")
      try folder.write("", to: "other/keep")
      try folder.makeLink("in/l", to: "../other")
      for _ in 0..<20 {
        guard let place = try? RelativePath(HostileNames.path(&random)) else { continue }
        try? StagedFile([1], at: place, beneath: FilePath(folder["in"])).commit()
      }
      let names = folder.names + TestFolder.names(in: folder["other"])
      return names == ["in", "other", "keep"] ? nil : "there is \(names)"
    }
  }
}
