#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a text as one line to standard error. Ignores failures.
package func writeWarning(_ text: String) { _ = write(Array((text.visible + "\n").utf8), to: STDERR_FILENO) }
