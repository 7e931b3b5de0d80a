import Inlay
import InlayFiles

/// Files that were read, by their identities.
struct ReadFiles {
  let paths: [String]
  private let pathsByIdentity: [FileIdentity: String]

  init(_ paths: [String]) {
    self.paths = paths
    pathsByIdentity = Dictionary(
      paths.compactMap { path in FileIdentity(of: path).map { ($0, path) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The path of the file; nil for another one. O(1).
  subscript(_ file: FileIdentity) -> String? { pathsByIdentity[file] }
}
