/// Something that went wrong in a tick and was passed over: what, and in which layer.
public struct SceneProblem: Hashable, Sendable, CustomStringConvertible {
  /// The layer's name or type, as reports show it.
  public let layer: String
  public let message: String

  public init(layer: String, message: String) {
    self.layer = layer
    self.message = message
  }

  public var description: String { "\(layer): \(message)" }
}
