import CInlayLinux
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Operations on the names in an open folder. Each takes a name, and refuses a path, `.` and `..` with `EINVAL`, also
/// where a caller has checked it. Links are never followed.
extension OpenFolder {
  /// - Returns: A descriptor, or -1 with `errno`.
  package func openFile(_ name: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
    Self.isName(name) ? inlayOpen(descriptor, name, flags | O_NOFOLLOW, mode) : -1
  }

  /// Opens a new file that has no name. It is gone when it is closed, unless it was given one.
  ///
  /// - Returns: A descriptor, or -1 with `errno` where the file system cannot.
  package func openNameless() -> Int32 { inlayOpenNameless(descriptor) }

  /// - Returns: nil, with `errno` set, for a link too.
  package func openFolder(named name: String) -> OpenFolder? {
    guard Self.isName(name) else { return nil }
    let found = inlayOpenFolder(descriptor, name, 0)
    return found < 0 ? nil : OpenFolder(taking: found, usesKernel: usesKernel)
  }

  /// Returns nil, with `errno` set, if there is nothing.
  package func status(of name: String) -> stat? {
    var status = stat()
    guard Self.isName(name), fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status
  }

  /// Whether there is a file of any kind, or a link.
  func hasEntry(named name: String) -> Bool { status(of: name) != nil }

  /// Whether the process may write an existing file.
  package func isWritable(_ name: String) -> Bool { Self.isName(name) && faccessat(descriptor, name, W_OK, 0) == 0 }

  @discardableResult
  package func makeFolder(_ name: String, mode: mode_t = 0o777) -> Bool {
    Self.isName(name) && mkdirat(descriptor, name, mode) == 0
  }

  package func rename(_ name: String, to new: String) -> Bool {
    Self.isName(name) && Self.isName(new) && renameat(descriptor, name, descriptor, new) == 0
  }

  /// Gives a file a second name.
  package func link(_ name: String, to new: String) -> Bool {
    Self.isName(name) && Self.isName(new) && linkat(descriptor, name, descriptor, new, 0) == 0
  }

  /// Gives an open file without a name an unused one.
  package func link(_ file: Int32, to new: String) -> Bool {
    Self.isName(new) && linkat(AT_FDCWD, "/proc/self/fd/\(file)", descriptor, new, AT_SYMLINK_FOLLOW) == 0
  }

  @discardableResult
  package func removeFile(_ name: String) -> Bool { Self.isName(name) && unlinkat(descriptor, name, 0) == 0 }

  /// Removes an empty folder.
  @discardableResult
  package func removeFolder(_ name: String) -> Bool {
    Self.isName(name) && unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }

  /// The names in the folder itself, hidden ones too, in no order; nil, with `errno` set, where it cannot be read.
  /// Names that are not UTF-8 are left out: repaired ones would name other files.
  ///
  /// - Parameter limit: The number of names after which reading ends.
  package func names(limit: Int = .max) -> [String]? { entries(limit: limit)?.compactMap { $0 } }

  /// Returns the names as `names(limit:)` does, with nil for each name that is not UTF-8.
  package func entries(limit: Int = .max) -> [String?]? {
    let copy = inlayOpen(descriptor, ".", O_RDONLY | O_DIRECTORY, 0)
    guard copy >= 0 else { return nil }
    guard let listing = fdopendir(copy) else {
      close(copy)
      return nil
    }
    defer { closedir(listing) }
    return FolderListing.entries(of: listing, limit: limit)
  }

  private static func isName(_ name: String) -> Bool {
    if name.isFileName { return true }
    errno = EINVAL
    return false
  }
}
