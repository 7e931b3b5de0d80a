/// Something that went wrong in a tick and was passed over: what, and in which layer.
public struct SceneProblem: Hashable, Sendable, CustomStringConvertible {
  /// The layer's name or type, as reports show it.
  public let layer: String
  public let message: String

  /// What programs that read files can say more of.
  package enum Kind: Hashable, Sendable {
    case other
    /// Characters that no font has.
    case missingCharacters([Unicode.Scalar])
    /// A text that cannot be shown, since there are no fonts.
    case noFonts
  }

  package var kind = Kind.other

  public init(layer: String, message: String) {
    self.layer = layer
    self.message = message
  }

  public var description: String { "\(layer): \(message)" }
}
