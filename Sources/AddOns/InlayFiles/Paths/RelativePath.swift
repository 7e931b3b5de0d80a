import InlaySystem

/// A path below a folder, checked once where it comes in: its parts are names, none of which is empty, `.` or `..` or
/// has a control character. No such path leads out of its folder, links apart, which `OpenFolder` refuses.
package struct RelativePath: Hashable, Sendable {
  package let path: FilePath

  package var text: String { path.text }

  /// The reason why a text is not such a path.
  package enum Refusal: Error {
    case empty, absolute
    /// A part `..` leads, or could lead, out of the folder.
    case leaves
    /// A part is empty or `.`.
    case part
    case zeroByte
    case controlCharacter(Unicode.Scalar)
  }

  /// A path that has only names as they are.
  package init(_ text: String) throws(Refusal) {
    try Self.check(text)
    for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.elementsEqual("..".utf8) { throw .leaves }
      if part.isEmpty || part.elementsEqual(".".utf8) { throw .part }
    }
    path = FilePath(text)
  }

  /// A path as people write it: empty parts and `.` are left out, and `..` takes the part before it away.
  package init(resolving text: String) throws(Refusal) {
    try Self.check(text)
    var parts: [String] = []
    for part in FilePath(text).parts where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        throw .leaves
      }
    }
    guard !parts.isEmpty else { throw .part }
    path = FilePath(parts.joined(separator: "/"))
  }

  private init(checked path: FilePath) { self.path = path }

  private static func check(_ text: String) throws(Refusal) {
    if text.isEmpty { throw .empty }
    if text.utf8.contains(0) { throw .zeroByte }
    if FilePath(text).isAbsolute { throw .absolute }
    if let character = text.unicodeScalars.first(where: { $0.properties.generalCategory == .control }) {
      throw .controlCharacter(character)
    }
  }

  /// The parts; at least one.
  package var parts: [String] { path.parts }

  package var name: String { path.name }

  /// The folder of the last part; nil if that is in the outermost folder itself.
  package var folder: RelativePath? {
    let parts = parts.dropLast()
    return parts.isEmpty ? nil : RelativePath(checked: FilePath(parts.joined(separator: "/")))
  }

  /// The name alone.
  var lastPart: RelativePath { RelativePath(checked: FilePath(name)) }

  package func appending(_ inside: RelativePath) -> RelativePath {
    RelativePath(checked: path.appending(inside))
  }
}

extension FilePath {
  package func appending(_ inside: RelativePath) -> FilePath { appending(inside.text) }

  /// The way from a folder to this path; nil if it does not begin with the folder or has no name below it.
  package func inside(_ folder: FilePath) -> RelativePath? {
    let start = folder.withoutLastSlashes.appending("").text.utf8
    guard text.utf8.starts(with: start) else { return nil }
    return try? RelativePath(String(Substring(text.utf8.dropFirst(start.count))))
  }
}
