import CInlayLinux

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The variables of the environment by which the libraries that draw do so differently: switches for their developers,
/// which a picture must not depend on.
package enum DrawingEnvironment {
  /// The beginnings of the variables' names.
  private static let names = [
    "CAIRO_", "FC_", "FREETYPE_", "HB_", "JPEGMEM", "JSIMD_", "PANGO", "TJ_",
  ]
  /// The variables of a library that reads them when the program is loaded.
  private static let loadedName = "PIXMAN_"

  /// Removes the variables from the environment, so that pictures are the same in every one: `FREETYPE_PROPERTIES`,
  /// `HB_SHAPER_LIST` and others whose names begin with `FREETYPE_`, `HB_`, `PANGO`, `CAIRO_`, `PIXMAN_`, `FC_`,
  /// `JSIMD_` or `TJ_`. `FONTCONFIG_FILE` and `FONTCONFIG_PATH`, which name folders of fonts, stay.
  ///
  /// Call it at the beginning of `main`, before there is another thread and before anything is drawn. A variable that
  /// begins with `PIXMAN_` was read when the program was loaded: the program is then started again without it, by
  /// `execv` and with the same arguments. If the system refuses that, a message is printed to standard error.
  /// O(variables).
  package static func removeSettings() {
    unset()
    guard inlayRemoveVariables(loadedName) > 0 else { return }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    if readlink("/proc/self/exe", &path, path.count - 1) > 0 { execv(path, CommandLine.unsafeArgv) }
    writeWarning(
      "the program could not be started again without the variables \(loadedName)...: \(systemErrorText(errno)); "
        + "pictures may differ")
  }

  /// Removes, at the first use, those that are not read before they are needed: with the first scene or fonts of a
  /// program.
  package static let isClean: Bool = {
    unset()
    return true
  }()

  private static func unset() { for name in names { _ = inlayRemoveVariables(name) } }
}
