#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder, hidden ones too, in no order; nil, with `errno` set, where it cannot be read or the path's last
/// part is a link.
///
/// - Parameters:
///   - parent: An open folder in which the path begins.
///   - limit: The number of names after which reading ends.
package func folderNames(_ path: String, in parent: Int32 = AT_FDCWD, limit: Int = .max) -> [String]? {
  let descriptor = openat(parent, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  guard let listing = fdopendir(descriptor) else {
    close(descriptor)
    return nil
  }
  defer { closedir(listing) }
  var names: [String] = []
  while names.count < limit, let entry = readdir(listing) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names
}
