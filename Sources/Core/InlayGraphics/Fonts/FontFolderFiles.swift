import CInlayCairo
import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads the folders in fontconfig's files and skips their rules, which take most of fontconfig's start.
///
/// Fontconfig receives the elements with folders as they are written, so it resolves prefixes and homes. An optional file
/// without such elements is only searched for their names. If a file contains anything unusual, such as a relative
/// prefix or an entity, only fontconfig can read it. O(bytes).
struct FontFolderFiles {
  private let configuration: OpaquePointer
  private var known: Set<String> = []

  /// Adds the folders in fontconfig's first file, and in all files that it includes, to a new configuration. If only
  /// fontconfig can read the files, this returns false, and some folders are missing.
  static func add(to configuration: OpaquePointer) -> Bool {
    guard getenv("FONTCONFIG_SYSROOT") == nil else { return false }
    var files = FontFolderFiles(configuration: configuration)
    return files.addFile(at: FcConfigGetFilename(configuration, nil), isOptional: false)
  }

  /// - Parameters:
  ///   - found: The path, which this releases; nil for a missing file.
  ///   - isOptional: Whether fontconfig ignores a missing file, and mistakes in a file.
  private mutating func addFile(at found: UnsafeMutablePointer<FcChar8>?, isOptional: Bool) -> Bool {
    guard let found else { return isOptional }
    defer { FcStrFree(found) }
    let bytes = UnsafeBufferPointer(
      start: found, count: strlen(UnsafeRawPointer(found).assumingMemoryBound(to: CChar.self)))
    guard let path = String(validating: bytes, as: UTF8.self) else { return false }
    return addFile(path, isOptional: isOptional)
  }

  private mutating func addFile(_ path: String, isOptional: Bool) -> Bool {
    // Fontconfig reads a file once, and knows it by one of its names.
    guard let real = realPath(of: path), known.insert(real).inserted else { return false }
    if let bytes = try? readFile(path, maximumBytes: 1 << 20) {
      if isOptional, !FontFolderElements.mayBe(in: bytes) { return true }
      guard let read = FontFolderElements(bytes), let rules = FcConfigCreate() else { return false }
      defer { FcConfigDestroy(rules) }
      return FcConfigParseAndLoadFromMemory(rules, read.rest + [0], 1) != 0 && read.elements.allSatisfy { add($0) }
    }
    guard let names = FolderListing.entries(in: path), !names.contains(nil) else { return false }
    return names.compactMap { $0 }.filter(Self.isNumbered).map { FilePath($0) }.sorted()
      .allSatisfy { addFile("\(path)/\($0.text)", isOptional: isOptional) }
  }

  private static func isNumbered(_ name: String) -> Bool {
    name.utf8.first.map { (0x30...0x39).contains($0) } ?? false && name.hasByteSuffix(".conf")
  }

  private mutating func add(_ element: FontFolderElements.Element) -> Bool {
    switch element {
    case .folders(let xml):
      let text = Array("<?xml version=\"1.0\"?><fontconfig>".utf8) + xml + Array("</fontconfig>\0".utf8)
      return FcConfigParseAndLoadFromMemory(configuration, text, 1) != 0
    case .file(var name, let isOptional, let isOfUser):
      if isOfUser {
        if let folder = getenv("XDG_CONFIG_HOME") {
          guard folder[0] != 0 else { return false }
          name = String(cString: folder) + "/" + name
        } else {
          guard let home = FcConfigHome() else { return false }
          name = String(cString: home) + "/.config/" + name
        }
      }
      return addFile(at: FcConfigGetFilename(configuration, Array(name.utf8) + [0]), isOptional: isOptional)
    }
  }
}
