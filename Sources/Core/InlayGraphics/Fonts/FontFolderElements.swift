#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The elements with folders in one of fontconfig's files.
///
/// The reader knows how such files are usually written, and fails for everything else. Fontconfig decides whether the
/// rest is XML. O(bytes).
struct FontFolderElements {
  enum Element: Equatable {
    /// The elements `dir`, `cachedir`, `remap-dir` and `reset-dirs` as they are written.
    case folders([UInt8])
    /// A file or folder to include. Its name may be relative to the user's configuration.
    case file(name: String, isOptional: Bool, isOfUser: Bool)
  }

  /// The elements in the order of the file.
  private(set) var elements: [Element] = []
  /// The file without the elements.
  private(set) var rest: [UInt8] = []

  private static let names: [StaticString] = ["dir", "cachedir", "include", "remap-dir", "reset-dirs"]

  /// Whether a file may have elements with folders. A false answer is certain.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard var rest = bytes.baseAddress else { return false }
      let end = rest + bytes.count
      while let start = memchr(rest, Int32(UInt8(ascii: "<")), end - rest) {
        rest = UnsafeRawPointer(start) + 1
        for name in names where end - rest >= name.utf8CodeUnitCount {
          if memcmp(rest, name.utf8Start, name.utf8CodeUnitCount) == 0 { return true }
        }
      }
      return false
    }
  }

  /// Reads a file. Returns nil if only fontconfig can read it.
  init?(_ bytes: [UInt8]) {
    let (less, names) = (UInt8(ascii: "<"), Self.names.map(\.description))
    var position = 0
    while let start = bytes[position...].firstIndex(of: less) {
      rest += bytes[position..<start]
      let tag = bytes[start...]
      func end(_ word: String) -> Int? {
        tag.indices.first { tag[$0...].starts(with: word.utf8) }.map { $0 + word.utf8.count }
      }
      if let name = names.first(where: { tag.dropFirst().starts(with: $0.utf8) }) {
        guard let end = end(name == "reset-dirs" ? "/>" : "</\(name)>"), add(name, bytes[start..<end]) else {
          return nil
        }
        position = end
      } else if tag.starts(with: "<!--".utf8) {
        guard let end = end("-->") else { return nil }
        rest += bytes[start..<end]
        position = end
      } else {
        let isUsual =
          tag.starts(with: "<!DOCTYPE fontconfig SYSTEM \"".utf8) || start == 0 && tag.starts(with: "<?xml ".utf8)
        guard isUsual || start + 1 < bytes.count && ![UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[start + 1])
        else { return nil }
        rest.append(less)
        position = start + 1
      }
    }
    rest += bytes[position...]
  }

  /// Appends an element. False if it is not written as usual.
  private mutating func add(_ name: String, _ element: ArraySlice<UInt8>) -> Bool {
    let tag = element.prefix { $0 != UInt8(ascii: ">") }
    let text = element[tag.endIndex...].dropFirst().prefix { $0 != UInt8(ascii: "<") }
    let attributes = String(decoding: tag.dropFirst(1 + name.utf8.count), as: UTF8.self)
    // No element inside, and no longer name.
    guard element.count(where: { $0 == UInt8(ascii: "<") }) == (name == "reset-dirs" ? 1 : 2),
      ["", "/"].contains(attributes) || attributes.hasPrefix(" ")
    else { return false }
    guard name == "include" else {
      elements.append(.folders(Array(element)))
      // Fontconfig does not know the file of these bytes.
      return !attributes.contains("relative")
    }
    let (optional, user) = (" ignore_missing=\"yes\"", " prefix=\"xdg\"")
    let isUsual = ["", optional, optional + user, optional + " deprecated=\"yes\""].contains(attributes)
    let isName = !text.isEmpty && text.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "&") }
    elements.append(
      .file(
        name: String(decoding: text, as: UTF8.self), isOptional: !attributes.isEmpty,
        isOfUser: attributes.hasSuffix(user)))
    return isUsual && isName
  }
}
