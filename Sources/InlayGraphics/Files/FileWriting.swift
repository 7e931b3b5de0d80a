#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file whole or not at all.
///
/// The bytes go to a temporary file beside the target, which then takes the target's name; until that moment
/// an existing target stays as it is, and after a failure nothing is left behind. A link is followed: the
/// file that it names is written. An existing file keeps its permissions; a new one gets 0666 less the
/// process's mask. Where the path names a device, a pipe or a descriptor (`/dev/stdout`), the bytes are
/// written straight into it.
///
/// - Throws: `InlayError` of kind `unwritableFile` with the path and the system's reason.
package func writeFileAtomically(_ bytes: UnsafeRawBufferPointer, to path: String) throws(InlayError) {
  guard !path.isEmpty, !path.utf8.contains(0) else {
    throw InlayError(.unwritableFile, "a file's path must have characters and no zero byte")
  }
  var status = stat()
  let exists = stat(path, &status) == 0
  if exists && status.st_mode & S_IFMT == S_IFDIR { throw unwritable(path, EISDIR) }
  if exists && (status.st_mode & S_IFMT != S_IFREG || namesDescriptor(path)) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    let failure = write(bytes, to: descriptor)
    let closing = close(descriptor) == 0 ? 0 : errno
    if failure != 0 || closing != 0 { throw unwritable(path, failure != 0 ? failure : closing) }
    return
  }
  if exists && access(path, W_OK) != 0 { throw unwritable(path, errno) }

  let target = try linkTarget(of: path)
  let (temporary, descriptor) = try createTemporaryFile(beside: target, for: path)
  var failure = write(bytes, to: descriptor)
  if failure == 0 && exists && fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = errno }
  if close(descriptor) != 0 && failure == 0 { failure = errno }
  if failure == 0 && rename(temporary, target) != 0 { failure = errno }
  if failure != 0 {
    unlink(temporary)
    throw unwritable(path, failure)
  }
}

/// Writes a file whole or not at all, as `writeFileAtomically(_:to:)` for raw memory does.
package func writeFileAtomically(_ bytes: [UInt8], to path: String) throws(InlayError) {
  let result: Result<Void, InlayError> = bytes.withUnsafeBytes { buffer in
    do throws(InlayError) { return .success(try writeFileAtomically(buffer, to: path)) } catch {
      return .failure(error)
    }
  }
  try result.get()
}

private func unwritable(_ path: String, _ number: Int32) -> InlayError {
  InlayError(.unwritableFile, "cannot write \(path): \(systemErrorText(number))")
}

/// Whether the path stands for an open descriptor, whose file must not be replaced under the one who opened
/// it.
private func namesDescriptor(_ path: String) -> Bool {
  path == "/dev/stdout" || path == "/dev/stderr" || path.hasPrefix("/dev/fd/")
    || (path.hasPrefix("/proc/") && path.contains("/fd/"))
}

/// Writes everything; the error number of what failed, or 0.
private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = write(descriptor, part.baseAddress, part.count)
    if count < 0 && errno == EINTR { continue }
    if count < 0 { return errno }
    rest = rest.dropFirst(count)
  }
  return 0
}

/// The path itself, or where the links that it names lead in the end, whether that exists or not.
private func linkTarget(of path: String) throws(InlayError) -> String {
  var target = path
  for _ in 0..<40 {
    let link = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return }
        filled = max(0, readlink(target, base, characters.count))
      }
    }
    if link.isEmpty { return target }
    let destination = String(decoding: link, as: UTF8.self)
    target = destination.hasPrefix("/") ? destination : folder(of: target) + destination
  }
  throw unwritable(path, ELOOP)
}

/// The part of a path up to and with its last slash; empty where there is none.
private func folder(of path: String) -> Substring {
  path.lastIndex(of: "/").map { path[...$0] } ?? ""
}

private func createTemporaryFile(
  beside target: String,
  for path: String
) throws(InlayError) -> (path: String, descriptor: Int32) {
  for _ in 0..<100 {
    // The name does not contain the target's: that may already be as long as the system allows.
    let suffix = String(UInt64.random(in: 0 ... .max), radix: 36)
    let name = folder(of: target) + ".inlay-" + suffix + ".tmp"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor >= 0 { return (name, descriptor) }
    if errno != EEXIST { throw unwritable(path, errno) }
  }
  throw unwritable(path, EEXIST)
}
