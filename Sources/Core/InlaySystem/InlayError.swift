/// An error of a call: its kind, and a sentence that states the problem, its place and what would be correct.
public struct InlayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Kind: Hashable, Sendable {
    /// A file could not be opened or read, or is not a regular file.
    case unreadableFile
    /// Data of the wrong format or damaged: no image, no font.
    case invalidData
    /// A missing library or program that a file of this format needs; the message names the package to install.
    case missingLibrary
    /// More pixels, bytes, layers or CPU time than the limit in force.
    case limitExceeded
    /// A size, count or other argument that cannot be used.
    case invalidArgument
    /// A file could not be written; an existing file is unchanged.
    case unwritableFile
    /// A failure of the graphics system, mostly a lack of memory.
    case graphics
  }

  /// The kind of the error.
  public let kind: Kind
  /// One line, in which control characters of names are escaped.
  public let message: String
  /// The limit of an error of kind `limitExceeded`, where it is one that files share.
  package let limit: Limit?

  /// A limit that several files share.
  package enum Limit: Hashable, Sendable {
    case pixels
    case processorTime
  }

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message.visible
    limit = nil
  }

  /// An error of kind `limitExceeded`.
  package init(exceeding limit: Limit, _ message: String) {
    kind = .limitExceeded
    self.message = message.visible
    self.limit = limit
  }

  public var description: String { message }
}
