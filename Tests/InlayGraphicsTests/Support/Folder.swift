import Glibc

/// A folder of a test's own, removed with everything in it at the end.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/inlay-tests-XXXXXX\0".utf8CString.dropLast())
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = mkdtemp(base) else { return "/nonexistent" }
      return String(cString: made)
    }
  }

  deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }

  subscript(name: String) -> String { path + "/" + name }

  /// What is in the folder, hidden files too.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
