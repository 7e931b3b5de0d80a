import Glibc
import InlayTestSupport
import Testing

@testable import InlaySystem

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

  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  @Test("an existing file keeps its permissions") func permissions() throws {
    try writeFileAtomically([1], to: folder["a"])
    for mode: mode_t in [0o600, 0o640] {
      chmod(folder["a"], mode)
      try writeFileAtomically([2], to: folder["a"], newMode: 0o604)
      #expect(self.mode(folder["a"]) == mode)
    }
  }

  @Test("a new file has the permissions that are asked for, whatever the process's mask") func newPermissions() throws {
    for mode: mode_t in [0o600, 0o606] {
      try writeFileAtomically([1], to: folder["\(mode)"], newMode: mode)
      #expect(self.mode(folder["\(mode)"]) == mode)
    }
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
