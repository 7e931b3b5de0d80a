#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder.
package enum FolderListing {
  /// In the order of their characters, with `.` and `..`. Names that are not UTF-8 are left out: repaired ones would name
  /// other files.
  ///
  /// - Throws: `InlayError` for a folder that is missing or cannot be read.
  package static func names(in folder: String) throws(InlayError) -> [String] {
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
