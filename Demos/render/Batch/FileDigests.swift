import Inlay

/// The SHA-256 digests of files, each computed once while the file is unchanged.
final class FileDigests {
  private static let limit = 10_000
  private var known: [FilePath: (stamp: FileVersion.Stamp, sha256: String)] = [:]

  /// The digest of a regular file; nil where it is missing or cannot be read.
  func sha256(of path: FilePath) -> String? {
    guard let stamp = FileVersion.Stamp(of: path.text) else { return nil }
    if let found = known[path], found.stamp == stamp { return found.sha256 }
    guard let sha256 = SHA256.hex(ofFile: path.text) else { return nil }
    if known.count >= Self.limit { known = [:] }
    known[path] = (stamp, sha256)
    return sha256
  }
}
