/// An error of a call: its kind, and a sentence that states the problem, its place and what would be correct.
public struct InlayError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// A file could not be opened or read, or is no regular file.
    case unreadableFile
    /// Data of the wrong format or damaged: no image, no font.
    case invalidData
    /// A library of the system that a file of this format needs is not installed; the message names its package.
    case missingLibrary
    /// More pixels, bytes or layers than the limit in force.
    case limitExceeded
    /// A size, count or other argument that cannot be used.
    case invalidArgument
    /// A file could not be written; an existing file is unchanged.
    case unwritableFile
    /// A failure of the graphics system, mostly a lack of memory.
    case graphics
  }

  public let kind: Kind
  /// One line, in which control characters of names are escaped.
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message.visible
  }

  public var description: String { message }
}
