#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A library of the system that is loaded when a file needs it: programs that meet no such file neither load it nor
/// need it.
package struct OptionalLibrary {
  private let name: String
  private let package: String
  private let format: String

  /// - Parameters:
  ///   - name: With its version, which stands for the functions' types.
  ///   - package: Debian's package.
  ///   - format: The format that needs it, for messages.
  package init(name: String, package: String, format: String) {
    self.name = name
    self.package = package
    self.format = format
  }

  /// The library, loaded once for the process.
  ///
  /// - Throws: `InlayError` of kind `missingLibrary`.
  package func open(for file: String) throws(InlayError) -> Functions {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw InlayError(
        .missingLibrary,
        "\(file): \(format) images need \(name), which is not installed (in Debian the package \(package))")
    }
    return Functions(handle: handle, library: self, file: file)
  }

  /// The functions of a loaded library.
  package struct Functions {
    fileprivate let handle: UnsafeMutableRawPointer
    fileprivate let library: OptionalLibrary
    fileprivate let file: String

    /// The function of a name, which has to have the type.
    ///
    /// - Throws: `InlayError` of kind `missingLibrary` when the library lacks it.
    package func callAsFunction<Function>(
      _ name: String, as type: Function.Type = Function.self
    ) throws(InlayError) -> Function {
      guard let symbol = dlsym(handle, name) else {
        throw InlayError(.missingLibrary, "\(file): \(library.name) is too old: it has no \(name)")
      }
      return unsafeBitCast(symbol, to: type)
    }
  }
}
