import CInlayLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A regular file opened for reading, or one in memory. Devices, pipes and folders are refused, and opening never
/// waits.
package struct RegularFile: ~Copyable {
  package let path: String
  package let byteCount: Int
  /// Differs from that of other files, and of later versions of this one.
  package let version: FileVersion
  private let descriptor: Int32

  package init(reading path: String) throws(InlayError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw InlayError(.unreadableFile, "a file's path must not be empty or contain a zero byte")
    }
    // The file's descriptor: without O_NONBLOCK, opening a pipe without a writer would wait for ever.
    let descriptor = inlayOpen(AT_FDCWD, path, O_RDONLY | O_NONBLOCK | O_NOCTTY, 0)
    guard descriptor >= 0 else {
      throw InlayError(.unreadableFile, "\(path): \(systemErrorText(errno))")
    }
    try self.init(taking: descriptor, path: path)
  }

  /// Takes ownership of a descriptor, which is closed with this value, or at once where it is not a regular file's.
  ///
  /// - Parameter path: The path for messages where the system reports none.
  package init(opened descriptor: Int32, path: String) throws(InlayError) {
    try self.init(taking: descriptor, path: openFilePath(descriptor) ?? path)
  }

  private init(taking descriptor: Int32, path: String) throws(InlayError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw InlayError(.unreadableFile, "\(path): not a regular file")
    }
    self.path = path
    self.descriptor = descriptor
    byteCount = Int(status.st_size)
    version = .file(FileVersion.Stamp(status))
  }

  /// A file in memory.
  ///
  /// - Parameter path: Its path for messages.
  package init(contents: [UInt8], path: String) {
    self.path = path
    descriptor = -1
    byteCount = contents.count
    version = .memory(contents)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// All bytes of a file in memory; nil for others.
  package var contents: [UInt8]? { if case .memory(let bytes) = version { bytes } else { nil } }

  /// The next bytes, at most `limit`; fewer only where the file ends. Of a file in memory always the first ones.
  package func read(upTo limit: Int) throws(InlayError) -> [UInt8] {
    if let contents { return Array(contents.prefix(limit)) }
    guard limit > 0 else { return [] }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      while filled < limit, let base = buffer.baseAddress {
        #if canImport(Glibc)
          let count = Glibc.read(descriptor, base + filled, limit - filled)
        #else
          let count = Musl.read(descriptor, base + filled, limit - filled)
        #endif
        if count < 0 && errno == EINTR { continue }
        if count < 0 { failure = errno }
        if count <= 0 { return }
        filled += count
      }
    }
    guard failure == 0 else { throw InlayError(.unreadableFile, "\(path): \(systemErrorText(failure))") }
    return bytes
  }
}

/// The contents of a regular file.
///
/// - Throws: `InlayError` of kind `unreadableFile` when the file does not exist, may not be read or is not a regular
///   file, `limitExceeded` when it is longer than `maximumBytes`.
package func readFile(_ path: String, maximumBytes: Int) throws(InlayError) -> [UInt8] {
  try readFile(RegularFile(reading: path), maximumBytes: maximumBytes)
}

/// The contents of an open file.
///
/// - Throws: `InlayError`, as `readFile(_:maximumBytes:)` for a path.
package func readFile(_ file: consuming RegularFile, maximumBytes: Int) throws(InlayError) -> [UInt8] {
  guard file.byteCount <= maximumBytes else {
    throw InlayError(.limitExceeded, "\(file.path): \(file.byteCount) bytes, over the limit of \(maximumBytes)")
  }
  return try file.read(upTo: file.byteCount)
}

/// The system's text for an error number.
package func systemErrorText(_ number: Int32) -> String {
  guard let text = strerror(number) else { return "error \(number)" }
  return String(cString: text)
}
