#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder.
package enum FolderListing {
  /// Returns names in the order of their bytes, including hidden ones. Names that are not UTF-8 are left out.
  ///
  /// - Parameter limit: The number of names after which reading ends.
  /// - Throws: `InlayError` for a folder that is missing or cannot be read.
  package static func names(in folder: String, limit: Int = .max) throws(InlayError) -> [String] {
    guard let entries = entries(in: folder, limit: limit) else {
      throw InlayError(.unreadableFile, "\(folder): \(systemErrorText(folder.utf8.contains(0) ? EINVAL : errno))")
    }
    return entries.compactMap { $0 }.sorted { FilePath($0) < FilePath($1) }
  }

  /// The entries of a folder, in no order, with nil for each name that is not UTF-8. Nil for a folder that cannot be
  /// read.
  package static func entries(in folder: String, limit: Int = .max) -> [String?]? {
    guard !folder.utf8.contains(0), let listing = opendir(folder) else { return nil }
    defer { closedir(listing) }
    return entries(of: listing, limit: limit)
  }

  /// The entries of an open folder, in no order, with nil for each name that is not UTF-8.
  package static func entries(of listing: OpaquePointer, limit: Int) -> [String?] {
    var names: [String?] = []
    while names.count < limit, let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, !name.isFileName { continue }
      names.append(name)
    }
    return names
  }
}
