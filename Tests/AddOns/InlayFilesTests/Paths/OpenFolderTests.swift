import Glibc
import InlaySystem
import InlayTestSupport
import Testing

@testable import InlayFiles

@Suite struct OpenFolderTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The text of a file in the folder `in`, or the error number.
  private func text(_ path: String, _ usesKernel: Bool) -> String {
    guard let inside = OpenFolder(folder["in"], followsLinks: false, usesKernel: usesKernel) else { return "none" }
    guard let checked = try? RelativePath(resolving: path) else { return "\(EXDEV)" }
    let descriptor = inside.openForReading(checked)
    guard descriptor >= 0 else { return "\(errno)" }
    guard let file = try? RegularFile(opened: descriptor, path: path),
      let bytes = try? readFile(file, maximumBytes: 100)
    else { return "no file" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a file opened in a folder is inside it, with any links", arguments: [true, false])
  func beneath(usesKernel: Bool) throws {
    for name in ["in", "in/sub", "in-other"] { mkdir(folder[name], 0o700) }
    for (name, text) in [("in/a", "1"), ("in/sub/b", "2"), ("out", "3"), ("in-other/c", "4")] {
      try writeFileAtomically(Array(text.utf8), to: folder[name])
    }
    let links = [
      ("inner", "sub/b"), ("absolute", folder["in/sub/b"]), ("folder", folder["in/sub"]), ("leaving", "../out"),
      ("far", folder["out"]), ("up", ".."), ("chain", "leaving"), ("other", "../in-other/c"), ("self", "self"),
    ]
    for (name, target) in links { symlink(target, folder["in/" + name]) }
    for path in ["a", "./a"] { #expect(text(path, usesKernel) == "1") }
    for path in ["sub/b", "inner", "absolute", "folder/b"] { #expect(text(path, usesKernel) == "2", "\(path)") }
    for path in ["leaving", "far", "up/out", "chain", "other", "up/in-other/c", "../out"] {
      #expect(text(path, usesKernel) == "\(EXDEV)", "\(path)")
    }
    // What is missing outside looks like what is there.
    for (name, target) in [
      ("gone-up", "../gone"), ("gone-far", folder["gone/x"]), ("gone-chain", "gone-up"), ("gone-in", "sub/gone"),
      ("gone-absolute", folder["in/gone"]), ("gone-other", "../in-other/gone"), ("round", "../in/gone"),
    ] {
      symlink(target, folder["in/" + name])
    }
    for path in ["gone-up", "gone-far", "gone-chain", "gone-other", "up/gone", "other/gone", "up/in-other/gone"] {
      #expect(text(path, usesKernel) == "\(EXDEV)", "\(path)")
    }
    for path in ["gone", "gone-in", "gone-absolute", "folder/gone", "round"] {
      #expect(text(path, usesKernel) == "\(ENOENT)", "\(path)")
    }
    #expect(text("a/b", usesKernel) == "\(ENOTDIR)")
    #expect(text("self", usesKernel) == "\(ELOOP)")
    #expect(text("sub", usesKernel) == "no file")
  }

  @Test("a folder is opened only if no part of its path has become a link")
  func links() throws {
    mkdir(folder["a"], 0o700)
    mkdir(folder["a/b"], 0o700)
    symlink("a", folder["link"])
    let opens = { (path: String, follows: Bool) in OpenFolder(path, followsLinks: follows) != nil }
    #expect(opens(folder["a/b"], false) && opens(folder["link/b"], true))
    #expect(!opens(folder["link/b"], false))
  }
}
