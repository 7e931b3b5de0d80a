import Glibc
import Inlay
import InlayFiles

/// The folder of several pictures, which they must not leave.
enum OutputFolder {
  /// The path without links of a folder, which is made where it is missing; nil, with `errno` set, where it cannot be.
  static func make(_ path: String) -> String? {
    var made = FilePath(path).isAbsolute ? "/" : ""
    for part in FilePath(path).parts {
      made += part + "/"
      guard mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
      let failure = errno
      guard FileKind.isFolder(made) else {
        // Where nothing is, the folder around it says why.
        errno = failure
        return nil
      }
    }
    guard FileKind.isFolder(path) else {
      errno = ENOTDIR
      return nil
    }
    return realPath(of: path)
  }

  /// Makes the folders of a picture inside a folder. The one that writes the picture reports a file or a link in their
  /// place.
  ///
  /// - Throws: `InlayError` where the system refuses a folder.
  static func makeFolders(for picture: String, in folder: String) throws(InlayError) {
    guard let place = try? RelativePath(picture), var parent = OpenFolder(folder) else { return }
    for part in place.parts.dropLast() {
      if !parent.makeFolder(part), errno != EEXIST {
        throw InlayError(.unwritableFile, "cannot write \(picture): \(String(cString: strerror(errno)))")
      }
      // No folder is made behind a link, which might lead out.
      guard let next = parent.openFolder(named: part) else { return }
      parent = next
    }
  }
}
