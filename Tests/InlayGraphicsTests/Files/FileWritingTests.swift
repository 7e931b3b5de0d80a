import Glibc
import InlayTestSupport
import Testing

@testable import InlayGraphics

@Suite struct FileWritingTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func contents(_ path: String) -> [UInt8]? { try? readFile(path, maximumBytes: 1000) }

  @Test("a file is created, then replaced, and no other file stays") func replacing() throws {
    try writeFileAtomically([1, 2, 3], to: folder["a"])
    try writeFileAtomically([4], to: folder["a"])
    #expect(contents(folder["a"]) == [4])
    #expect(folder.names == ["a"])
  }

  @Test("an existing file keeps its permissions") func permissions() throws {
    try writeFileAtomically([1], to: folder["a"])
    chmod(folder["a"], 0o600)
    try writeFileAtomically([2], to: folder["a"])
    var status = stat()
    #expect(stat(folder["a"], &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("a file name of the system's maximum length can be written") func longName() throws {
    let name = String(repeating: "n", count: 255)
    try writeFileAtomically([1], to: folder[name])
    #expect(folder.names == [name])
  }

  @Test("writing follows a link, also one to a missing file") func links() throws {
    symlink("target", folder["link"])
    try writeFileAtomically([7], to: folder["link"])
    try writeFileAtomically([8], to: folder["link"])
    #expect(contents(folder["target"]) == [8])
    #expect(folder.names == ["link", "target"])
    var status = stat()
    #expect(lstat(folder["link"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    symlink("loop", folder["loop"])
    #expect(errorKind { try writeFileAtomically([1], to: folder["loop"]) } == .unwritableFile)
  }

  @Test("a failed write throws an error that names the path, and changes nothing")
  func unwritable() throws {
    try writeFileAtomically([1], to: folder["file"])
    for path in [folder.path, folder["no/such"], folder["file/below"], "", "a\0b", "/dev/full"] {
      do {
        try writeFileAtomically([2], to: path)
        Issue.record("\(path) was written")
      } catch {
        #expect(error.kind == .unwritableFile)
        #expect(path.isEmpty || path.contains("\0") || error.message.contains(path))
      }
    }
    #expect(folder.names == ["file"])
    #expect(contents(folder["file"]) == [1])
  }

  @Test("a device is written into, not replaced") func device() throws {
    try writeFileAtomically([1], to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("a pipe gets the bytes") func pipe() throws {
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    let reader = open(folder["pipe"], O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try writeFileAtomically([5, 6], to: folder["pipe"])
    var bytes: [UInt8] = [0, 0, 0]
    #expect(read(reader, &bytes, 3) == 2 && bytes == [5, 6, 0])
  }
}
