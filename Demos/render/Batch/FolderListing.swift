import Glibc
import InlayGraphics

/// The names in a folder.
enum FolderListing {
  /// In the order of their characters. Names that are not UTF-8 are left out: repaired ones would name other files.
  static func names(in folder: String) throws(InlayError) -> [String] {
    guard let listing = opendir(folder) else {
      throw InlayError(.unreadableFile, "\(folder): \(String(cString: strerror(errno)))")
    }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name { names.append(name) }
    }
    return names.sorted()
  }
}
