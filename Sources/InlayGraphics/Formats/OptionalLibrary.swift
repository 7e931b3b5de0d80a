#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A library of the system that is loaded when a file needs it: programs that meet no such file neither load it nor need
/// it.
struct OptionalLibrary {
  /// With its version, which stands for the functions' types.
  let name: String
  /// Debian's package.
  let package: String
  /// The format that needs it, for messages.
  let format: String

  /// The library, loaded once for the process.
  ///
  /// - Throws: `InlayError` of kind `missingLibrary`.
  func open(for file: String) throws(InlayError) -> Functions {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw InlayError(
        .missingLibrary,
        "\(file): \(format) images need \(name), which is not installed (in Debian the package \(package))")
    }
    return Functions(handle: handle, library: self, file: file)
  }

  /// The functions of a loaded library.
  struct Functions {
    fileprivate let handle: UnsafeMutableRawPointer
    fileprivate let library: OptionalLibrary
    fileprivate let file: String

    /// The function of a name, which has to have the type.
    ///
    /// - Throws: `InlayError` of kind `missingLibrary` when the library lacks it.
    func callAsFunction<Function>(_ name: String, as type: Function.Type = Function.self) throws(InlayError) -> Function
    {
      guard let symbol = dlsym(handle, name) else {
        throw InlayError(.missingLibrary, "\(file): \(library.name) is too old: it has no \(name)")
      }
      return unsafeBitCast(symbol, to: type)
    }
  }
}
