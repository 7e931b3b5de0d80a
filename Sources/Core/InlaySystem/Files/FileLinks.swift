#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An absolute path without links, `.` and `..`; nil, with `errno` set, when the path names no file or is not UTF-8.
package func realPath(of path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return validText(UnsafeRawBufferPointer(start: real, count: strlen(real)))
}

/// The path of an open file; nil, with `errno` set, where the system reports none or it is not UTF-8.
package func openFilePath(_ descriptor: Int32) -> String? { linkText("/proc/self/fd/\(descriptor)") }

/// The target of a link; nil, with `errno` set, when the path is not a link or the target is not UTF-8.
package func linkText(_ path: String) -> String? {
  withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let count = readlink(path, base.assumingMemoryBound(to: CChar.self), buffer.count)
    return count < 0 ? nil : validText(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }
}

/// A name from the system as text. Names that are not UTF-8 give nil: their repaired text would name another file.
private func validText(_ bytes: UnsafeRawBufferPointer) -> String? {
  if let text = String(validating: bytes, as: UTF8.self) { return text }
  errno = EILSEQ
  return nil
}
