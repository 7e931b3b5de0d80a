import CInlayLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file whole or not at all.
///
/// The bytes go to a file beside the target, which then gets the target's name. Until then an existing target is
/// unchanged, and a failure leaves no file behind. Links are followed. An existing file keeps its permissions. Where the path names a
/// device, a pipe or a descriptor (`/dev/stdout`), the bytes are written directly into it.
///
/// - Parameter newMode: The permissions of a new file; nil for 0666 less the process's mask.
/// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason.
package func writeFileAtomically(
  _ bytes: [UInt8], to path: String, newMode: mode_t? = nil
) throws(InlayError) {
  if isWrittenDirectly(path) { return try writeDirectly(bytes, to: path) }
  let target = try linkTarget(of: path)
  var status = stat()
  let exists = !target.utf8.contains(0) && lstat(target, &status) == 0
  guard !target.isEmpty, !target.utf8.contains(0) else {
    throw InlayError(.unwritableFile, "a file's path must not be empty or contain a zero byte")
  }
  guard exists || errno == ENOENT else { throw unwritable(path, errno) }
  guard !FilePath(target).name.isEmpty, !exists || status.st_mode & S_IFMT != S_IFDIR else {
    throw unwritable(path, EISDIR)
  }
  guard !exists || access(target, W_OK) == 0 else { throw unwritable(path, errno) }
  let mode = exists ? status.st_mode & 0o7777 : newMode
  // The name is not the target's with more letters: it may have the system's maximum length.
  let name = ".inlay-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
  let new = FilePath(target).folder.appending(name).text
  // The new file is readable only for users who can read the present one.
  let descriptor = inlayOpen(AT_FDCWD, new, O_WRONLY | O_CREAT | O_EXCL, (mode ?? 0o666) & 0o777)
  guard descriptor >= 0 else { throw unwritable(path, errno) }
  var failure = writeAll(bytes, to: descriptor)
  if failure == 0, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
  // Some file systems report a lack of space only here.
  if close(descriptor) != 0 && failure == 0 { failure = errno }
  if failure == 0 && rename(new, target) != 0 { failure = errno }
  guard failure != 0 else { return }
  unlink(new)
  throw unwritable(path, failure)
}

/// Whether a path names an existing target that is written into and not replaced: a device, a pipe, or an open
/// descriptor, whose file must stay the one that was opened.
package func isWrittenDirectly(_ path: String) -> Bool {
  var status = stat()
  guard !path.utf8.contains(0), stat(path, &status) == 0 else { return false }
  let kind = status.st_mode & S_IFMT
  return kind != S_IFDIR && (kind != S_IFREG || namesDescriptor(path))
}

private func namesDescriptor(_ path: String) -> Bool {
  let parts = FilePath(path).parts
  guard FilePath(path).isAbsolute, let first = parts.first else { return false }
  return first == "dev" && parts.count > 1 && ["stdout", "stderr", "fd"].contains(parts[1])
    || first == "proc" && parts.dropLast().contains("fd")
}

/// Writes into a device, a pipe or an open descriptor.
///
/// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason.
package func writeDirectly(_ bytes: [UInt8], to path: String) throws(InlayError) {
  let descriptor = inlayOpen(AT_FDCWD, path, O_WRONLY | O_APPEND, 0)
  guard descriptor >= 0 else { throw unwritable(path, errno) }
  let failure = writeAll(bytes, to: descriptor)
  let closing = close(descriptor) == 0 ? 0 : errno
  if failure != 0 || closing != 0 { throw unwritable(path, failure != 0 ? failure : closing) }
}

package func unwritable(_ path: String, _ number: Int32) -> InlayError {
  InlayError(.unwritableFile, "cannot write \(path): \(systemErrorText(number))")
}

/// Writes all bytes; returns the error number of a failure, or 0.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

/// The path itself, or the final target of its links, existing or not.
private func linkTarget(of path: String) throws(InlayError) -> String {
  var target = path
  for _ in 0..<40 {
    guard let destination = linkText(target) else {
      if errno == EILSEQ { throw unwritable(path, EILSEQ) }
      return target
    }
    target = FilePath(target).folder.resolving(destination).text
  }
  throw unwritable(path, ELOOP)
}

/// Writes a text as one line to standard error. Ignores failures.
package func writeWarning(_ text: String) { _ = writeAll(Array((text.visible + "\n").utf8), to: STDERR_FILENO) }
