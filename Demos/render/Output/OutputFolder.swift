import Glibc
import InlayFiles
import InlaySystem

/// The folder of several pictures, which they must not leave.
enum OutputFolder {
  /// The path without links of a folder, which is made where it is missing; nil, with `errno` set, where it cannot be.
  static func make(_ path: String) -> String? {
    var made = FilePath(path).isAbsolute ? "/" : ""
    for part in FilePath(path).parts {
      made += part + "/"
      if mkdir(made, 0o777) != 0 && errno != EEXIST && !FileKind.isFolder(made) { return nil }
    }
    guard FileKind.isFolder(path) else {
      errno = ENOTDIR
      return nil
    }
    return realPath(of: path)
  }

  /// Makes the folders of a picture inside a folder. The one that writes the picture reports what is missing.
  static func makeFolders(for picture: String, in folder: String) {
    guard let picture = try? RelativePath(picture), var parent = OpenFolder(folder) else { return }
    for part in picture.parts.dropLast() {
      parent.makeFolder(part)
      // No folder is made behind a link, which might lead out.
      guard let next = parent.openFolder(named: part) else { return }
      parent = next
    }
  }
}
