import InlayGraphics

/// Apps may give their layers a property named `description`, so layers have another one for `print` and debuggers.
extension Layer: CustomDebugStringConvertible {
  /// The class without its module, the name and the frame, as `TableViewCell "Ada" (0.0, 44.0, 320.0 x 44.0)`.
  public final var debugDescription: String { "\(LayerLabel(type: type(of: self), name: name)) \(frame)" }
}

extension Scene: CustomDebugStringConvertible {
  /// The size in points, and the class of the root without its module, as `Scene 320.0 x 480.0 of TableView`.
  public var debugDescription: String { "Scene \(size) of \(type(of: root))" }
}
