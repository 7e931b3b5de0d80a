import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's identity of a file, independent of paths and links.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file, folder or device at the end of a path's links; nil when it does not exist.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// The folder that a path's last part is in; nil when it does not exist.
  package init?(ofFolderOf path: String) { self.init(of: FilePath(path).folder.text) }

  /// Whether two paths name the same file, existing or not.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    let (path, other) = (FilePath(first), FilePath(second))
    if path == other { return true }
    if let one = FileIdentity(of: first), let another = FileIdentity(of: second) { return one == another }
    guard FilePath(path.name) == FilePath(other.name), let one = FileIdentity(ofFolderOf: first) else { return false }
    return one == FileIdentity(ofFolderOf: second)
  }

  /// Whether a path's last part is a link to a regular file or to a missing one. False for links to devices, pipes and
  /// descriptors, such as `/dev/stdout`.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return false }
    return !isWrittenDirectly(path)
  }
}
