import CInlayCairo
import InlayGraphics
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The fonts for texts: the system's, or only those of certain files.
final class FontSet {
  /// The configuration, which is ours: the user's settings would change pictures.
  let configuration: OpaquePointer
  /// Whether the fonts are the system's.
  let isSystem: Bool
  /// The number of lookups in the files' font with most; 0 for the system's fonts.
  private(set) var lookupCount = 0
  /// The trial of files whose fonts could make many glyphs of one character; nil without such files.
  private(set) var trial: FontTrial?

  /// The system's fonts where `files` is empty, otherwise these files alone.
  init(files: [FontFile]) throws(InlayError) {
    isSystem = files.isEmpty
    if files.isEmpty {
      guard SystemFonts.exist, let system = FcConfigReference(SystemFonts.configuration) else {
        throw InlayError(.graphics, "the system has no fonts: install some, or name font files")
      }
      configuration = system
      return
    }
    // A private configuration keeps fontconfig from reading the system's.
    guard let configuration = FcConfigCreate() else {
      throw InlayError(.graphics, "no memory for a font configuration")
    }
    self.configuration = configuration
    FontRules.add(to: configuration)
    for file in files { try add(file.path, to: configuration) }
    lookupCount = files.reduce(0) { max($0, $1.lookups) }
    let suspicious = files.filter(\.mayGrow).map(\.path)
    if !suspicious.isEmpty { trial = FontTrial(files: suspicious) }
  }

  deinit { FcConfigDestroy(configuration) }

  private func add(_ path: String, to configuration: OpaquePointer) throws(InlayError) {
    // Fontconfig would take a folder, and wait for a pipe.
    _ = try RegularFile(reading: path)
    // The fonts are opened later, perhaps after a change of the working directory.
    guard let absolute = realpath(path, nil) else {
      throw InlayError(.unreadableFile, "\(path): \(systemErrorText(errno))")
    }
    defer { free(absolute) }
    let before = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0
    let isAdded = absolute.withMemoryRebound(to: FcChar8.self, capacity: 1) {
      FcConfigAppFontAddFile(configuration, $0)
    }
    let after = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0
    guard isAdded != 0, after > before else {
      throw InlayError(.invalidData, "\(path): not a font that can be used (OpenType, TrueType or Type 1)")
    }
  }

  /// The distinct families, in alphabetical order.
  var families: [String] { listed(matching: nil) }

  func contains(family: String) -> Bool {
    !family.utf8.contains(0) && !listed(matching: family).isEmpty
  }

  private func listed(matching family: String?) -> [String] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    if let family {
      _ = (Array(family.utf8) + [0]).withUnsafeBufferPointer {
        FcPatternAddString(pattern, FC_FAMILY, $0.baseAddress)
      }
    }
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FAMILY)
    guard let found = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(found) }
    var names: Set<String> = []
    for index in 0..<Int(found.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      let font = found.pointee.fonts[index]
      if FcPatternGetString(font, FC_FAMILY, 0, &name) == FcResultMatch, let name {
        names.insert(String(cString: name))
      }
    }
    return names.sorted()
  }
}
