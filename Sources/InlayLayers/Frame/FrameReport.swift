import InlayGraphics

/// What painting a frame cost, and why.
public struct FrameReport: Sendable {
  /// A rectangle that was painted, and the change that it was painted for.
  public struct Damage: Hashable, Sendable {
    public let rect: DeviceRect
    /// The layer's name or type; nil for the whole canvas.
    public let layer: String?
    public let property: LayerProperty?

    public init(rect: DeviceRect, layer: String? = nil, property: LayerProperty? = nil) {
      self.rect = rect
      self.layer = layer
      self.property = property
    }
  }

  /// Disjoint.
  public var damage: [Damage] = []
  /// The area of the damage, in device pixels.
  public var pixelsPainted = 0
  /// Pixels moved inside the surface, not among those painted.
  public var pixelsCopied = 0
  /// Layers that the tick visited to lay out and to commit.
  public var layersVisited = 0
  public var tileHits = 0
  public var tileMisses = 0
  /// What went wrong since the report before, at most 100.
  public var problems: [SceneProblem] = []

  public init() {}
}
