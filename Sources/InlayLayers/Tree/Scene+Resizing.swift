import InlayGraphics

extension Scene {
  /// Shows the scene at another size, and the root at all of it: the root's frame becomes that of the scene. The next
  /// tick lays out.
  ///
  /// Surfaces have one size: the next frame needs another one. O(1), without layout.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Device pixels per point; nil keeps the scale.
  public func resize(to size: Size, scale: Double? = nil) {
    self.size = size
    if let scale { self.scale = scale }
    let frame = Rect(origin: .zero, size: size)
    if root.frame != frame { root.frame = frame }
  }
}
