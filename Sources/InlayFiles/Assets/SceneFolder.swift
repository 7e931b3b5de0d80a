import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder that a scene's files lie in, and may not leave.
struct SceneFolder {
  /// Without links; as it was given where that is no UTF-8.
  let path: String

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

    fileprivate init(_ number: Int32) {
      switch number {
      case EXDEV: self = .leaves
      case ENOENT, ENOTDIR: self = .missing
      default: self = .other(String(cString: strerror(number)))
      }
    }

    /// What is wrong with a path, by the name of the folder's owner, such as `scene's`.
    func message(for name: String, folder: String) -> String {
      switch self {
      case .leaves: "\(name.quoted) lies outside of the \(folder) folder"
      case .missing: "\(name.quoted): no such file"
      case .other(let reason): "\(name.quoted): \(reason)"
      }
    }
  }

  /// Opens the file that a path of the scene stands for: a regular file inside the folder, with its path without links.
  ///
  /// It is looked for and opened in one step, so that no link that is put in its place meanwhile leads out.
  func open(at name: String) throws(Failure) -> RegularFile {
    guard !name.isEmpty else { throw .other("the path is empty") }
    guard !name.utf8.contains(0) else { throw .other("a path has no zero byte") }
    guard let inside = Self.normalised(name) else { throw .leaves }
    guard let folder = OpenFolder(path, followsLinks: false) else { throw Failure(errno) }
    let descriptor = folder.openForReading(inside)
    guard descriptor >= 0 else { throw Failure(errno) }
    do throws(InlayError) {
      return try RegularFile(opened: descriptor, path: path + "/" + inside)
    } catch {
      throw .other("not a regular file")
    }
  }

  /// The path, without links, of the file that a path of the scene stands for: a regular file inside the folder.
  func file(at name: String) throws(Failure) -> String { try open(at: name).path }

  /// Where a file of the scene is to be written: in a folder that is there and inside, where no link is.
  func placeForFile(at name: String) throws(Failure) -> String {
    guard let inside = Self.normalised(name), inside != "." else { throw .leaves }
    guard !name.utf8.contains(0) else { throw .other("a path has no zero byte") }
    var parts = inside.split(separator: "/")
    let last = parts.removeLast()
    guard let root = OpenFolder(path, followsLinks: false) else { throw Failure(errno) }
    guard let folder = root.folder(parts.isEmpty ? "." : parts.joined(separator: "/")) else { throw Failure(errno) }
    let place = (folder.path ?? path + "/" + parts.joined(separator: "/")) + "/" + last
    var status = stat()
    guard lstat(place, &status) == 0 else { return place }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return place
    case S_IFLNK: throw .other("is a link, and none is written through")
    default: throw .other("is no regular file")
    }
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
