/// A path as the system takes it: bytes, which 0x2F alone separates. Paths are equal where their bytes are: texts that
/// Unicode holds to be equal, such as an `é` composed and decomposed, name two files.
///
/// All splitting, joining and comparing of paths is here: a `Character` may hold a slash and a combining mark.
package struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text as given.
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  package static func == (a: FilePath, b: FilePath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let dot = UInt8(ascii: ".")

  // MARK: Parts

  package var isAbsolute: Bool { text.utf8.first == Self.slash }

  /// The names between slashes; empty ones are left out.
  package var parts: [String] { text.utf8.split(separator: Self.slash).map { String(Substring($0)) } }

  /// The folder of the last part, up to its last slash; "." for a path without one.
  package var folder: FilePath { nameStart == text.utf8.startIndex ? "." : FilePath(prefix) }

  /// The part behind the last slash; empty for a path that ends with one.
  package var name: String { String(Substring(text.utf8[nameStart...])) }

  /// The part before the name: empty, or with a slash at its end.
  package var prefix: String { String(Substring(text.utf8[..<nameStart])) }

  /// The name up to its last full stop, empty if that is its first byte; the whole name without one.
  package var stem: String { String(Substring(text.utf8[nameStart..<stemEnd])) }

  /// The part behind the last full stop of the name; nil without one.
  package var pathExtension: String? {
    stemEnd == text.utf8.endIndex ? nil : String(Substring(text.utf8[text.utf8.index(after: stemEnd)...]))
  }

  private var nameStart: String.Index {
    text.utf8.lastIndex(of: Self.slash).map { text.utf8.index(after: $0) } ?? text.utf8.startIndex
  }

  private var stemEnd: String.Index {
    text.utf8[nameStart...].lastIndex(of: Self.dot) ?? text.utf8.endIndex
  }

  /// The path without slashes at its end; the root stays.
  package var withoutLastSlashes: FilePath {
    var bytes = text.utf8[...]
    while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
    return FilePath(String(Substring(bytes)))
  }

  // MARK: Joining

  /// The path of a file in this folder. An empty folder is the working directory.
  package func appending(_ inside: String) -> FilePath {
    FilePath(text.isEmpty || text.utf8.last == Self.slash ? text + inside : text + "/" + inside)
  }

  /// The path seen from this one as its folder: itself where it is absolute.
  package func resolving(_ path: String) -> FilePath { FilePath(path).isAbsolute ? FilePath(path) : appending(path) }
}

extension FilePath: Comparable {
  package static func < (a: FilePath, b: FilePath) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
}

extension FilePath {
  /// Whether this path comes first in the order in which a folder is followed by all that is in it.
  package func precedesInTree(_ other: FilePath) -> Bool {
    func order(_ path: FilePath) -> some Sequence<UInt8> { path.text.utf8.lazy.map { $0 == Self.slash ? 0 : $0 } }
    return order(self).lexicographicallyPrecedes(order(other))
  }
}

extension FilePath: CustomStringConvertible {
  /// A text for messages, on one line.
  package var description: String { text.visible }
}

extension String {
  /// Whether the text ends with these bytes, as a file's name with a suffix.
  package func hasByteSuffix(_ suffix: StaticString) -> Bool {
    utf8.suffix(suffix.utf8CodeUnitCount).elementsEqual(suffix.withUTF8Buffer(Array.init))
  }

  package func hasBytePrefix(_ prefix: StaticString) -> Bool { utf8.starts(with: prefix.withUTF8Buffer(Array.init)) }

  /// The text up to its first full stop.
  package var beforeFirstDot: String { String(Substring(utf8.prefix { $0 != FilePath.dot })) }

  /// Whether the text can name a file in a folder: it has no slash and no zero byte, and is not empty, `.` or `..`.
  package var isFileName: Bool {
    !utf8.contains { $0 == FilePath.slash || $0 == 0 } && !["", ".", ".."].contains { $0.utf8.elementsEqual(utf8) }
  }
}
