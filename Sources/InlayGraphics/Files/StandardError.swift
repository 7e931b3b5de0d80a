#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a text as one line to standard error. Ignores failures.
package func writeWarning(_ text: String) {
  let visible = text.unicodeScalars.map { $0.isUnseen && $0.properties.generalCategory != .format ? " " : String($0) }
  let line = visible.joined() + "\n"
  let bytes = Array(line.utf8)
  var written = 0
  bytes.withUnsafeBytes { buffer in
    while written < buffer.count {
      let count = write(STDERR_FILENO, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}
