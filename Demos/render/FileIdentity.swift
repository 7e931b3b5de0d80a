import Glibc

/// Whether two paths are of one file, there or not.
enum FileIdentity {
  static func isSame(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    if let one = identity(of: first), let other = identity(of: second) { return one == other }
    let (folder, name) = split(first)
    let (otherFolder, otherName) = split(second)
    guard name == otherName, let one = identity(of: folder), let other = identity(of: otherFolder) else { return false }
    return one == other
  }

  /// What the system tells files apart by; nil where there is none.
  private static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
