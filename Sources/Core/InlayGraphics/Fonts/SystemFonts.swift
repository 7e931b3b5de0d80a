import CInlayCairo
import CInlayLinux

/// The system's fonts without its settings.
///
/// Of fontconfig's files, and of those of `FONTCONFIG_FILE`, only the folders of fonts and caches count. Whatever else
/// they say about fonts, such as how to smooth, hint, slant or replace them, belongs to a machine or a user: pictures
/// would differ.
package enum SystemFonts {
  /// Used only inside `FontLock`.
  nonisolated(unsafe) private static var known: OpaquePointer?

  /// The configuration; it lives as long as the process and never changes. Nil without memory. Reads fontconfig's files
  /// at the first call, and the folders of fonts where they are not cached.
  package static var configuration: OpaquePointer? {
    FontLock.hold {
      if let known { return known }
      known = make()
      return known
    }
  }

  /// Whether the system has any font.
  package static var exist: Bool {
    configuration.map { count(FcSetSystem, $0) + count(FcSetApplication, $0) > 0 } ?? false
  }

  private static func count(_ kind: FcSetName, _ configuration: OpaquePointer) -> Int32 {
    FcConfigGetFonts(configuration, kind)?.pointee.nfont ?? 0
  }

  /// Loads the fonts as one that the memory limit may stop: when memory is short, fontconfig cannot map its caches,
  /// scans the fonts again, fails, and would write caches without them for all programs.
  private static func make() -> OpaquePointer? {
    _ = inlayBeginLoading()
    defer { inlayEndLoading() }
    guard let system = loadFolders() else { return nil }
    defer { FcConfigDestroy(system) }
    guard let configuration = FcConfigCreate() else { return nil }
    var folders = paths(FcConfigGetFontDirs(system))
    // XML has no other bytes.
    let others = folders.filter { $0.text == nil }
    folders.removeAll { $0.text == nil }
    let elements =
      folders.map { $0.element("dir") } + paths(FcConfigGetCacheDirs(system)).map { $0.element("cachedir") }
    // Fonts of pixels alone have few sizes.
    let refusal = """
      <selectfont><rejectfont><pattern><patelt name="scalable"><bool>false</bool></patelt></pattern></rejectfont></selectfont>
      """
    FontRules.load(elements.joined() + refusal, into: configuration)
    FcConfigBuildFonts(configuration)
    for path in others {
      _ = path.bytes.withUnsafeBufferPointer { FcConfigAppFontAddDir(configuration, $0.baseAddress) }
    }
    FontRules.addForSystem(to: configuration)
    return configuration
  }

  /// A configuration with the folders of fontconfig's files, which the caller destroys. Nil without memory.
  ///
  /// `FontFolderFiles` skips rules, and is about ten times as fast as fontconfig. `FcInitLoadConfig` also parses the
  /// rules of `conf.avail`, which nobody uses: two fifths of its work. Only it knows folders if the file is missing,
  /// wrong or names no cache. It is also called with `FONTCONFIG_FILE`, so that mistakes in that file are reported once.
  static func loadFolders() -> OpaquePointer? {
    for read in [FontFolderFiles.add, parse] where getenv("FONTCONFIG_FILE") == nil {
      guard let files = FcConfigCreate() else { return nil }
      if read(files), !paths(FcConfigGetCacheDirs(files)).isEmpty { return files }
      FcConfigDestroy(files)
    }
    return FcInitLoadConfig()
  }

  /// Has fontconfig read its files without those of `conf.avail`. Returns false if the first file is missing or wrong.
  private static func parse(into files: OpaquePointer) -> Bool {
    guard let name = FcConfigGetFilename(files, nil) else { return false }
    FcStrFree(name)
    return FcConfigParseAndLoad(files, nil, 1) != 0
  }

  private static func paths(_ list: OpaquePointer?) -> [FontFolder] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var paths: [FontFolder] = []
    while let path = FcStrListNext(list) { paths.append(FontFolder(path)) }
    return paths
  }
}

/// A folder of fonts or caches.
private struct FontFolder {
  /// The path, with a zero at its end.
  let bytes: [FcChar8]
  /// The text; nil if the path is not UTF-8.
  let text: String?

  init(_ path: UnsafePointer<FcChar8>) {
    let count = path.withMemoryRebound(to: CChar.self, capacity: 1) { strlen($0) }
    bytes = Array(UnsafeBufferPointer(start: path, count: count + 1))
    text = String(validating: bytes.dropLast(), as: UTF8.self)
  }

  func element(_ name: String) -> String {
    guard let text else { return "" }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "<\(name)>\(escaped)</\(name)>"
  }
}
