#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process's environment.
enum Environment {
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
