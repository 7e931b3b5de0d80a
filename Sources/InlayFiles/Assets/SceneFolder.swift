#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder that a scene's files lie in, and may not leave.
struct SceneFolder {
  /// Without links.
  private let path: String

  /// The folder of a scene file, or the working directory for a scene that comes from no file.
  init(ofFile file: String?) {
    let slash = file?.lastIndex(of: "/")
    let folder = if let file, let slash { String(file[...slash]) } else { "." }
    path = realPath(of: folder) ?? folder
  }

  /// Why a path cannot be used.
  enum Failure: Error {
    case leaves
    case missing
    case other(String)

    /// What is wrong with a path, by the name of the folder's owner, such as `scene's`.
    func message(for name: String, folder: String) -> String {
      switch self {
      case .leaves: "\(name.quoted) lies outside of the \(folder) folder"
      case .missing: "\(name.quoted): no such file"
      case .other(let reason): "\(name.quoted): \(reason)"
      }
    }
  }

  /// The file that a path of the scene stands for, without links: a regular file inside the folder.
  func file(at name: String) throws(Failure) -> String {
    guard !name.isEmpty else { throw .other("the path is empty") }
    guard let inside = Self.normalised(name) else { throw .leaves }
    guard let real = realPath(of: path + "/" + inside) else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .other(String(cString: strerror(errno)))
    }
    guard real.hasPrefix(path == "/" ? "/" : path + "/") else { throw .leaves }
    var status = stat()
    guard lstat(real, &status) == 0 else { throw .missing }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .other("not a regular file") }
    return real
  }

  /// Where a file of this path lies or would lie; nil outside of the folder.
  func path(of name: String) -> String? { Self.normalised(name).map { path + "/" + $0 } }

  /// Whether anything is at a path, be it of use or not.
  func hasEntry(at name: String) -> Bool {
    guard let inside = Self.normalised(name) else { return false }
    var status = stat()
    return lstat(path + "/" + inside, &status) == 0
  }

  /// A relative path without `.` and `..`; nil when it is absolute or leads out of where it begins.
  static func normalised(_ name: String) -> String? {
    guard !name.hasPrefix("/") else { return nil }
    var parts: [Substring] = []
    for part in name.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

/// An absolute path without links, `.` and `..`; nil, with `errno` set, when there is nothing at a path.
private func realPath(of path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
