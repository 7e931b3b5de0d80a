import Glibc
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles

@Suite struct FilePathTests {
  @Test(
    "a path has the parts between its bytes 0x2F, whatever marks stand beside them",
    arguments: [
      ("a/b.png", "a/", "b.png", "b", "png"), ("b.png", "./", "b.png", "b", "png"), ("/b", "/", "b", "b", nil),
      ("a/\u{301}x.png", "a/", "\u{301}x.png", "\u{301}x", "png"), ("a\u{600}/x", "a\u{600}/", "x", "x", nil),
      ("a/.png", "a/", ".png", "", "png"), ("a/x\u{600}.png", "a/", "x\u{600}.png", "x\u{600}", "png"),
      ("a.b/c", "a.b/", "c", "c", nil), ("/", "/", "", "", nil), ("a/b.tar.gz", "a/", "b.tar.gz", "b.tar", "gz"),
    ] as [(String, String, String, String, String?)])
  func parts(text: String, folder: String, name: String, stem: String, suffix: String?) {
    let path = FilePath(text)
    #expect(path.folder.appending("").text.utf8.elementsEqual(folder.utf8))
    #expect(path.name.utf8.elementsEqual(name.utf8) && path.stem.utf8.elementsEqual(stem.utf8))
    #expect(path.pathExtension == suffix && (path.prefix + path.name).utf8.elementsEqual(text.utf8))
  }

  @Test("paths that Unicode holds to be equal are two keys, in the order of their bytes")
  func keys() {
    let (composed, decomposed): (FilePath, FilePath) = ("\u{E9}.png", "e\u{301}.png")
    #expect(composed.text == decomposed.text && composed != decomposed && decomposed < composed)
    #expect(Set([composed, decomposed, "\u{E9}.png"]).count == 2)
    #expect(FilePath("\u{212A}") != "K" && FilePath("a") == "a")
  }

  @Test("a path lies inside of a folder where its bytes begin with the folder's and a slash")
  func inside() {
    #expect(FilePath("/a/b/c").inside("/a/b")?.text == "c" && FilePath("/a/b/c").inside("/a/")?.text == "b/c")
    #expect(FilePath("/a").inside("/")?.text == "a")
    for path: FilePath in ["/a/bc", "/a/b", "/a/b/", "/a/b/../c", "/a/e\u{301}/c", "/a/b//c"] {
      #expect(path.inside("/a/b") == nil && path.inside("/a/\u{E9}") == nil, "\(path)")
    }
  }

  @Test("a relative path has only names, and one that people wrote is made of them")
  func relative() throws {
    for text in ["", "/a", "../a", "a/..", "a//b", "./a", "a/", "a\0", "a\n", "a\u{85}/b", "a/\u{7F}"] {
      #expect(throws: RelativePath.Refusal.self, "\(text.debugDescription)") { try RelativePath(text) }
    }
    #expect(try RelativePath(resolving: "./a//b/../c.png").text == "a/c.png")
    #expect(try RelativePath("a/b/c").folder?.text == "a/b" && RelativePath("c").folder == nil)
    withSeeds(2000) { random in
      let path = HostileNames.path(&random)
      let isInside = HostileNames.isInside(path)
      if ((try? RelativePath(path)) != nil) != isInside { return "\(path.debugDescription) is inside: \(isInside)" }
      guard let resolved = try? RelativePath(resolving: path) else { return isInside ? path.debugDescription : nil }
      return HostileNames.isInside(resolved.text) ? nil : "\(path.debugDescription) became \(resolved.path)"
    }
  }

  @Test("a path is refused by a call that expects a name, with any marks beside the separator")
  func secondWall() throws {
    let folder = try TestFolder()
    mkdir(folder["in"], 0o700)
    mkdir(folder["in/sub"], 0o700)
    try folder.write("1", to: "in/a")
    guard let inside = OpenFolder(folder["in"]) else { throw InlayError(.unreadableFile, "no folder") }
    var names = ["", ".", "..", "sub/x", "../x", "/x", "x\0y", "sub/"]
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      names.append(HostileNames.path(&random))
    }
    for name in names {
      let descriptor = inside.openFile(name, O_WRONLY | O_CREAT, mode: 0o600)
      #expect(descriptor == -1 && errno == EINVAL, "\(name.debugDescription)")
      let isMade = inside.makeFolder(name) || inside.link("a", to: name) || inside.rename("a", to: name)
      var isFound = inside.status(of: name) != nil || inside.removeFile(name) || inside.removeFolder(name)
      if inside.openFolder(named: name) != nil { isFound = true }
      #expect(!isMade && !isFound, "\(name.debugDescription)")
    }
    #expect(folder.names == ["in"] && TestFolder.names(in: folder["in"]) == ["a", "sub"])
    #expect(TestFolder.names(in: folder["in/sub"]) == [])
  }

  @Test("files are opened, and paths split, in few places: nowhere else in the sources are paths read as characters")
  func sources() throws {
    let root = FilePath(#filePath).folder.appending("../../../..").text
    // The last one has paths of URLs.
    let homes = ["FilePath.swift", "RelativePath.swift", "AllowedMethods.swift"]
    let characters = [
      "hasPrefix(\"/", "hasSuffix(\"/", "hasSuffix(\".", "lastIndex(of: \"/\")", "lastIndex(of: \".\")",
      "firstIndex(of: \"/\")", "split(separator: \"/\"", "contains(\"/\")", "lastPathComponent",
      "deletingLastPathComponent",
      "pathComponents", "NSString(", "contentsOfDirectory", "splitPath",
    ]
    let calls = ["openat", "creat", "linkat", "renameat", "symlinkat", "unlinkat", "mkdirat", "opendir", "fopen"]
    let wall = ["OpenFolder+Names.swift", "FolderListing.swift"]
    for file in try sourceFiles(in: root) {
      let name = FilePath(file).name
      let text = String(decoding: try readFile(file, maximumBytes: 1 << 20), as: UTF8.self)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//") else { continue }
        for word in characters where !homes.contains(name) && line.contains(word) {
          Issue.record("\(file):\(number + 1): \(word) reads a path as characters")
        }
        guard !wall.contains(name), !file.contains("/Benchmarks/") else { continue }
        for call in calls where line.contains(call + "(") {
          Issue.record("\(file):\(number + 1): \(call) opens or names a file")
        }
        if line.contains(" open("), line.contains("O_") { Issue.record("\(file):\(number + 1): opens a file") }
      }
    }
  }

  private func sourceFiles(in root: String) throws -> [String] {
    var files: [String] = []
    var folders = ["Sources", "Demos"].map { FilePath(root).appending($0).text }
    while let folder = folders.popLast() {
      for name in try FolderListing.names(in: folder) where !name.hasPrefix(".") {
        let path = FilePath(folder).appending(name)
        if path.pathExtension == "swift" {
          files.append(path.text)
        } else if OpenFolder(path.text) != nil {
          folders.append(path.text)
        }
      }
    }
    return files
  }
}
