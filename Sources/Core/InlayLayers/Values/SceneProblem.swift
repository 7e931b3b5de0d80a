import InlaySystem

extension Scene {
  /// A problem of a tick that was ignored, and its layer.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The layer's name or type, as reports show it: on one line, without control characters, as the message.
    public let layer: String
    /// The description of the problem, in one line.
    public let message: String

    /// Details for programs that read files.
    package enum Kind: Hashable, Sendable {
      case other
      /// Characters without a glyph in any font.
      case missingCharacters([Unicode.Scalar])
      /// A text whose font has none of its families, or a later one instead of the first.
      case missingFamilies([String], used: String?)
      /// A text that is too long, and the number of its characters that are not shown.
      case cutText(Int)
      /// A text that is not shown, since there are no fonts.
      case noFonts
      /// A setting without an effect, by its key in scene files.
      case ignoredSetting(key: String, reason: String)
    }

    package var kind = Kind.other

    package init(layer: String, message: String) {
      self.layer = layer.visible
      self.message = message.visible
    }

    public var description: String { "\(layer): \(message)" }
  }
}
