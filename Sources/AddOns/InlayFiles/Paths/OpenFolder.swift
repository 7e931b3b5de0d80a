import CInlayLinux
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open folder. Every file that is opened in it is beneath it, even while another process replaces files by links.
package struct OpenFolder: ~Copyable {
  let descriptor: Int32
  /// Whether the kernel keeps paths inside the folder; otherwise each part of a path is opened by itself.
  let usesKernel: Bool

  /// - Parameters:
  ///   - followsLinks: False refuses an absolute path with a link in it.
  /// - Returns: nil, with `errno` set, when there is no such folder.
  package init?(_ path: String, followsLinks: Bool = true, usesKernel: Bool = true) {
    guard !path.utf8.contains(0) else {
      errno = EINVAL
      return nil
    }
    var found: Int32 = -1
    let inside = FilePath(path).parts.joined(separator: "/")
    if !followsLinks, usesKernel, FilePath(path).isAbsolute, !inside.isEmpty {
      let root = inlayOpenFolder(AT_FDCWD, "/", 1)
      found = inlayOpenFolderBeneath(root, inside, 0)
      let failure = errno
      close(root)
      if found < 0 && !Self.isMissingCall(failure) {
        errno = failure
        return nil
      }
    }
    if found < 0 { found = inlayOpenFolder(AT_FDCWD, path, 1) }
    guard found >= 0 else { return nil }
    descriptor = found
    self.usesKernel = usesKernel
  }

  init(taking descriptor: Int32, usesKernel: Bool) {
    self.descriptor = descriptor
    self.usesKernel = usesKernel
  }

  deinit { close(descriptor) }

  /// The folder's path without links; nil if the system reports none or it is not UTF-8.
  package var path: String? { openFilePath(descriptor) }

  /// The kind of file that a path leads to.
  private enum Kind {
    /// A file, opened for reading.
    case file
    /// A folder, opened as a place.
    case folder
  }

  /// Opens a file for reading, by a path that begins here.
  ///
  /// - Returns: A descriptor, or -1 with `errno`: `EXDEV` for a link that leads out.
  func openForReading(_ path: RelativePath) -> Int32 { open(path.text, .file) }

  /// - Parameter path: Nil for this folder itself.
  /// - Returns: nil, with `errno` set as by `openForReading`.
  package func folder(_ path: RelativePath?) -> OpenFolder? {
    let found = open(path?.text ?? ".", .folder)
    return found < 0 ? nil : OpenFolder(taking: found, usesKernel: usesKernel)
  }

  private func open(_ path: String, _ kind: Kind) -> Int32 {
    if usesKernel {
      let found = openByKernel(path, kind, followsLinks: true)
      if found >= 0 || (errno != EXDEV && !Self.isMissingCall(errno)) { return found }
    }
    // An absolute link may lead back inside, and older kernels lack the call: the path is resolved first, and the
    // result is opened with links refused.
    guard let own = self.path else { return -1 }
    guard let real = realPath(of: "/proc/self/fd/\(descriptor)/" + path) else {
      // Missing files outside look like existing ones: both are the same error.
      let failure = errno
      errno = Self.staysInside(path, of: FilePath(own)) ? failure : EXDEV
      return -1
    }
    let inside = FilePath(real).inside(FilePath(own))
    guard inside != nil || FilePath(real) == FilePath(own) else {
      errno = EXDEV
      return -1
    }
    let rest = inside?.text ?? "."
    if usesKernel {
      let found = openByKernel(rest, kind, followsLinks: false)
      if found >= 0 || !Self.isMissingCall(errno) { return found }
    }
    return openByParts(rest, kind)
  }

  private func openByKernel(_ path: String, _ kind: Kind, followsLinks: Bool) -> Int32 {
    let follows: Int32 = followsLinks ? 1 : 0
    return switch kind {
    case .file: inlayOpenBeneath(descriptor, path, Self.fileFlags, follows)
    case .folder: inlayOpenFolderBeneath(descriptor, path, follows)
    }
  }

  /// Opening a pipe or a device neither waits nor takes a terminal.
  private static let fileFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Opens a path one part after the other, and refuses links.
  private func openByParts(_ path: String, _ kind: Kind) -> Int32 {
    let parts = FilePath(path).parts
    var folder = descriptor
    defer { if folder != descriptor { close(folder) } }
    for part in parts.dropLast() {
      let next = inlayOpenFolder(folder, part, 0)
      guard next >= 0 else { return -1 }
      if folder != descriptor { close(folder) }
      folder = next
    }
    let last = parts.last ?? "."
    return switch kind {
    case .file: inlayOpen(folder, last, Self.fileFlags | O_NOFOLLOW, 0)
    case .folder: inlayOpenFolder(folder, last, 0)
    }
  }

  /// Whether a path that leads to nothing ends without a link to the outside. Nothing outside is looked at.
  private static func staysInside(_ path: String, of folder: FilePath) -> Bool {
    var current = folder
    var waiting = FilePath(path).parts[...]
    // The remaining links: as many as the kernel follows.
    var linksLeft = 40
    while let part = waiting.popFirst() {
      switch part {
      case ".": continue
      case "..":
        current = current.folder.withoutLastSlashes
        guard current == folder || current.inside(folder) != nil || folder.inside(current) != nil else { return false }
      default:
        let next = current.appending(part)
        let isAbove = next != folder && folder.inside(next) != nil
        guard isAbove || next == folder || next.inside(folder) != nil else { return false }
        guard !isAbove, next != folder, let target = linkText(next.text) else {
          current = next
          continue
        }
        linksLeft -= 1
        guard linksLeft > 0 else { return true }
        if FilePath(target).isAbsolute { current = "/" }
        waiting = ArraySlice(FilePath(target).parts + waiting)
      }
    }
    return current == folder || current.inside(folder) != nil
  }

  /// A container may forbid calls that it does not know.
  private static func isMissingCall(_ failure: Int32) -> Bool { failure == ENOSYS || failure == EPERM }
}
