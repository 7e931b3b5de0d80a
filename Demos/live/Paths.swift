import Glibc

extension String {
  /// The path without links; nil for a missing file.
  var realPath: String? {
    guard let path = realpath(self, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
