import Glibc
import InlaySystem

/// The way to a file: each name that is looked up in a folder, also on the way that links lead.
struct WatchedPath: Equatable {
  struct Step: Equatable {
    /// The path of the folder, without links.
    let folder: FilePath
    let name: String
    let kind: Kind
    /// Whether the name is the file's.
    let isLast: Bool
  }

  enum Kind: Equatable {
    case folder, link, other, missing
  }

  private(set) var steps: [Step] = []
  /// Whether the folder of the path's own last name was found.
  private(set) var isReached = false

  /// The most links that are followed, as for the system.
  private static let linkLimit = 40

  /// Follows a path as far as it leads now.
  ///
  /// - Parameter start: The folder of a relative path, absolute and without links.
  init(_ path: FilePath, from start: FilePath) {
    var folder: FilePath = "/"
    var waiting = (path.isAbsolute ? path : start.appending(path.text)).parts.reversed().map { (name: $0, isOwn: true) }
    var links = 0
    while let (name, isOwn) = waiting.popLast() {
      if isOwn, !waiting.contains(where: \.isOwn) { isReached = true }
      if name == "." { continue }
      if name == ".." {
        folder = folder.folder.withoutLastSlashes
        continue
      }
      let entry = folder.appending(name)
      let kind = Self.kind(of: entry)
      let target = kind == .link && links < Self.linkLimit ? linkText(entry.text).map { FilePath($0) } : nil
      steps.append(Step(folder: folder, name: name, kind: kind, isLast: waiting.isEmpty && target == nil))
      if let target {
        links += 1
        if target.isAbsolute { folder = "/" }
        waiting += target.parts.reversed().map { (name: $0, isOwn: false) }
      } else if kind == .folder {
        folder = entry
      } else {
        return
      }
    }
    if steps.isEmpty { steps = [Step(folder: folder, name: "", kind: .folder, isLast: true)] }
  }

  private static func kind(of path: FilePath) -> Kind {
    var status = stat()
    guard lstat(path.text, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The time of the last change of the file, or of a link on the way to it, as the file system has it, in seconds; 0
  /// for a missing file.
  var changeTime: Double {
    steps.map { step in
      guard step.isLast || step.kind == .link else { return 0 }
      var status = stat()
      guard lstat(step.folder.appending(step.name).text, &status) == 0 else { return 0 }
      return status.st_ctim.seconds
    }.max() ?? 0
  }
}
