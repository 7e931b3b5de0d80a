/// What went wrong with something that a caller asked for: the kind, and a sentence that says what, where, and
/// what would be right.
public struct InlayError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// A file could not be opened or read, or is no regular file.
    case unreadableFile
    /// Data is not what it should be: no PNG, no font, damaged.
    case invalidData
    /// More pixels, bytes or layers than the limit in force.
    case limitExceeded
    /// A size, count or other argument that nothing can be made of.
    case invalidArgument
    /// A file could not be written; what was there before is still there.
    case unwritableFile
    /// The graphics system refused: out of memory, most often.
    case graphics
  }

  public let kind: Kind
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public var description: String { message }
}
