import InlayGraphics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of a scene's files, which they may not leave: on disk, in memory or both, where a file in memory is taken
/// first.
package struct SceneFolder {
  /// The path without links; the given path where that one is not UTF-8. Nil for a folder in memory alone.
  package private(set) var path: String?
  /// The contents of files in memory, by their paths without `.` and `..`.
  private var assets: [String: [UInt8]] = [:]
  /// The folder's place among the files in memory: empty, or with a slash at the end.
  private var prefix = ""
  /// The same below the path.
  private var diskPrefix = ""
  /// Takes the path of each file on disk before it is read, decoded or found to be missing: another process that waits
  /// then knows the files of work that crashes.
  package var willRead: (@Sendable (String) -> Void)?

  /// The folder of a scene file, or the working directory for a scene without a file.
  init(ofFile file: String?) {
    let slash = file?.lastIndex(of: "/")
    let folder = if let file, let slash { String(file[...slash]) } else { "." }
    path = realPath(of: folder) ?? folder
  }

  /// A folder with files in memory, and on disk where it has a path.
  package init(path: String?, assets: [String: [UInt8]]) {
    self.path = path.map { realPath(of: $0) ?? $0 }
    for (name, bytes) in assets {
      if let name = Self.normalised(name) { self.assets[name] = bytes }
    }
  }

  /// The folder of a file that was opened here, which may be in a folder inside: on disk and in memory, wherever the file
  /// is.
  func folder(of file: borrowing RegularFile, named name: String) -> SceneFolder {
    let inside = Self.normalised(name) ?? name
    let start = inside.lastIndex(of: "/").map { String(inside[...$0]) } ?? ""
    var folder = self
    folder.prefix += start
    if file.contents != nil {
      folder.diskPrefix += start
    } else {
      folder.path = SceneFolder(ofFile: file.path).path
      folder.diskPrefix = ""
    }
    return folder
  }

  /// The reason why a path cannot be used.
  package enum Failure: Error {
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

    /// The message for a path; `folder` is the folder's owner, such as `scene's`.
    package func message(for name: String, folder: String) -> String {
      switch self {
      case .leaves: "\(name.quoted) lies outside of the \(folder) folder"
      case .missing: "\(name.quoted): no such file"
      case .other(let reason): "\(name.quoted): \(reason)"
      }
    }
  }

  /// Opens the file of a path in the scene: a regular file inside the folder, with its path without links.
  ///
  /// The path is resolved and opened in one step, so that a link that replaces a file meanwhile cannot lead out.
  package func open(at name: String) throws(Failure) -> RegularFile {
    guard !name.isEmpty else { throw .other("the path is empty") }
    guard !name.utf8.contains(0) else { throw .other("a path has no zero byte") }
    guard let inside = Self.normalised(name) else { throw .leaves }
    if let contents = assets[prefix + inside] { return RegularFile(contents: contents, path: prefix + inside) }
    guard let path else { throw .missing }
    willRead?(path + "/" + diskPrefix + inside)
    guard let folder = OpenFolder(path, followsLinks: false) else { throw Failure(errno) }
    let descriptor = folder.openForReading(diskPrefix + inside)
    guard descriptor >= 0 else { throw Failure(errno) }
    do throws(InlayError) {
      let file = try RegularFile(opened: descriptor, path: path + "/" + diskPrefix + inside)
      willRead?(file.path)
      return file
    } catch {
      throw .other("not a regular file")
    }
  }

  /// The path for writing a file of the scene: in an existing folder inside, and not a link.
  func placeForFile(at name: String) throws(Failure) -> String {
    guard let inside = Self.normalised(name), inside != "." else { throw .leaves }
    guard !name.utf8.contains(0) else { throw .other("a path has no zero byte") }
    guard let path else { throw .other("the scene has no folder on disk") }
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

  /// The path of an existing or missing file on disk; nil outside of the folder and for a file in memory.
  func path(of name: String) -> String? {
    guard let path, let inside = Self.normalised(name), assets[prefix + inside] == nil else { return nil }
    return path + "/" + diskPrefix + inside
  }

  /// Whether a file of any kind exists at a path.
  func hasEntry(at name: String) -> Bool {
    guard let inside = Self.normalised(name) else { return false }
    if assets[prefix + inside] != nil { return true }
    guard let path else { return false }
    willRead?(path + "/" + diskPrefix + inside)
    var status = stat()
    return lstat(path + "/" + diskPrefix + inside, &status) == 0
  }

  /// A relative path without `.` and `..`; nil when it is absolute or leads out of its start.
  package static func normalised(_ name: String) -> String? {
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
