#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder.
package enum FolderListing {
  /// In the order of their bytes, hidden ones too. Names that are not UTF-8 are left out.
  ///
  /// - Throws: `InlayError` for a folder that is missing or cannot be read.
  package static func names(in folder: String) throws(InlayError) -> [String] {
    guard let names = OpenFolder(folder)?.names() else {
      throw InlayError(.unreadableFile, "\(folder): \(systemErrorText(errno))")
    }
    return names.sorted { FilePath($0) < FilePath($1) }
  }
}
