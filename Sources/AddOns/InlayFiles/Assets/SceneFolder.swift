import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder of a scene's files, which they may not leave: on disk, in memory or both, where a file in memory is taken
/// first.
package struct SceneFolder {
  /// The path without links; the given path where that one is not UTF-8. Nil for a folder in memory alone.
  package private(set) var path: FilePath?
  /// The contents of files in memory, by their paths.
  private var assets: [RelativePath: [UInt8]] = [:]
  /// The folder's place among the files in memory; nil for their outermost folder.
  private var place: RelativePath?
  /// The same below the path.
  private var placeOnDisk: RelativePath?
  /// Takes the path of each file on disk before it is read, decoded or found to be missing: another process that waits
  /// then knows the files of work that crashes.
  package var willRead: (@Sendable (String) -> Void)?

  /// The folder of a scene file, or the working directory for a scene without a file.
  init(ofFile file: String?) { self.init(path: FilePath(file ?? "").folder.text) }

  /// A folder with files in memory, and on disk where it has a path.
  ///
  /// - Parameter assets: By paths whose bytes count. A path that leads out is left out.
  package init(path: String?, assets: some Sequence<(key: String, value: [UInt8])> = [:] as [String: [UInt8]]) {
    self.path = path.map { FilePath(realPath(of: $0) ?? $0) }
    for (name, bytes) in assets {
      if let name = try? RelativePath(resolving: name) { self.assets[name] = bytes }
    }
  }

  /// The folder of a file that was opened here, which may be in a folder inside: on disk and in memory, wherever the
  /// file is.
  func folder(of file: borrowing RegularFile, named name: String) -> SceneFolder {
    let start = (try? RelativePath(resolving: name))?.folder
    var folder = self
    folder.place = start.map { $0.inside(place) } ?? place
    if file.contents != nil {
      folder.placeOnDisk = start.map { $0.inside(placeOnDisk) } ?? placeOnDisk
    } else {
      folder.path = SceneFolder(ofFile: file.path).path
      folder.placeOnDisk = nil
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

    fileprivate init(_ refusal: RelativePath.Refusal) {
      switch refusal {
      case .empty: self = .other("the path is empty")
      case .absolute, .leaves: self = .leaves
      case .part: self = .other("not a regular file")
      case .zeroByte: self = .other("a path cannot contain a zero byte")
      case .controlCharacter(let character):
        self = .other("a path cannot contain the control character \(character.codePoint)")
      }
    }

    /// The message for a path; `folder` is the folder's owner, such as `scene's`.
    package func message(for name: String, folder: String) -> String {
      switch self {
      case .leaves: "\(name.quoted) is outside the \(folder) folder"
      case .missing: "\(name.quoted): no such file"
      case .other(let reason): "\(name.quoted): \(reason)"
      }
    }
  }

  /// The checked path of a file that the scene names.
  package static func checked(_ name: String) throws(Failure) -> RelativePath {
    do throws(RelativePath.Refusal) { return try RelativePath(resolving: name) } catch { throw Failure(error) }
  }

  /// Opens the file of a path in the scene: a regular file inside the folder, with its path without links.
  ///
  /// The path is resolved and opened in one step, so that a link that replaces a file meanwhile cannot lead out.
  package func open(at name: String) throws(Failure) -> RegularFile {
    let file = try Self.checked(name)
    let inside = file.inside(place)
    if let contents = assets[inside] { return RegularFile(contents: contents, path: inside.text) }
    guard let path else { throw .missing }
    let onDisk = file.inside(placeOnDisk)
    let full = path.appending(onDisk).text
    willRead?(full)
    guard let folder = OpenFolder(path.text, followsLinks: false) else { throw Failure(errno) }
    let descriptor = folder.openForReading(onDisk)
    guard descriptor >= 0 else { throw Failure(errno) }
    do throws(InlayError) {
      let file = try RegularFile(opened: descriptor, path: full)
      willRead?(file.path)
      return file
    } catch {
      throw .other("not a regular file")
    }
  }

  /// The place for writing a file of the scene: below the folder's path, in an existing folder, and not a link.
  func placeForFile(at name: String) throws(Failure) -> RelativePath {
    let file = try Self.checked(name)
    guard let path else { throw .other("the scene has no folder on disk") }
    guard let root = OpenFolder(path.text, followsLinks: false) else { throw Failure(errno) }
    guard let folder = root.folder(file.folder) else { throw Failure(errno) }
    // Two ways to one file are one place.
    let real = folder.path.map { FilePath($0) }
    let place = file.lastPart.inside(real == path ? nil : real?.inside(path) ?? file.folder)
    var status = stat()
    guard lstat(path.appending(place).text, &status) == 0 else { return place }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return place
    case S_IFLNK: throw .other("is a symbolic link, and links are not followed for writing")
    default: throw .other("is not a regular file")
    }
  }

  /// The path of an existing or missing file on disk; nil outside the folder and for a file in memory.
  func path(of name: String) -> FilePath? {
    guard let path, let file = try? RelativePath(resolving: name), assets[file.inside(place)] == nil else { return nil }
    return path.appending(file.inside(placeOnDisk))
  }

  /// Whether a file of any kind exists at a path.
  func hasEntry(at name: String) -> Bool {
    guard let file = try? RelativePath(resolving: name) else { return false }
    if assets[file.inside(place)] != nil { return true }
    guard let path else { return false }
    let full = path.appending(file.inside(placeOnDisk)).text
    willRead?(full)
    // No link is followed: one could reveal what is outside.
    guard let root = OpenFolder(path.text, followsLinks: false) else { return false }
    return root.folder(file.inside(placeOnDisk).folder)?.hasEntry(named: file.name) ?? false
  }
}

extension RelativePath {
  /// The path of this one below a folder; the same for none.
  fileprivate func inside(_ folder: RelativePath?) -> RelativePath { folder?.appending(self) ?? self }
}
