import InlayGraphics

/// What painting a frame cost, and why.
public struct FrameReport: Sendable {
  /// A rectangle that was painted, and the change that it was painted for.
  public struct Damage: Hashable, Sendable {
    /// In device pixels.
    public internal(set) var rect: DeviceRect
    let reason: DamageReason

    public init(rect: DeviceRect) { self.init(rect: rect, reason: .canvas) }

    init(rect: DeviceRect, reason: DamageReason) {
      self.rect = rect
      self.reason = reason
    }

    /// The layer's type and name; nil for the whole canvas.
    public var layer: String? { reason.layer?.description }
    /// What changed of the layer. Of several changes that were painted in one rectangle it is the first.
    public var property: LayerProperty? { reason.property }
  }

  /// Pixels that were moved inside the surface.
  public struct Copy: Hashable, Sendable {
    /// Where they are, in device pixels.
    public let rect: DeviceRect
    /// How far they came from the left and from above.
    public let dx: Int
    public let dy: Int

    /// The pixels that are read or written.
    var touched: DeviceRect { rect.union(rect.offsetBy(dx: -dx, dy: -dy)) }
  }

  /// Milliseconds that the parts of a frame took.
  public struct Phases: Hashable, Sendable {
    public internal(set) var layout = 0.0
    public internal(set) var commit = 0.0
    public internal(set) var difference = 0.0
    public internal(set) var painting = 0.0
  }

  /// Disjoint, at most 16.
  public internal(set) var damage: [Damage] = []
  /// Done before anything was painted.
  public internal(set) var copies: [Copy] = []
  /// The area of the damage, in device pixels.
  public internal(set) var pixelsPainted = 0
  /// Pixels moved inside the surface, not among those painted.
  public internal(set) var pixelsCopied = 0
  /// Layers that the tick visited to lay out and to commit.
  public internal(set) var layersVisited = 0
  /// Tiles that were there already, and tiles that were rasterised.
  public internal(set) var tileHits = 0
  public internal(set) var tileMisses = 0
  /// The bytes of the tiles that the renderer keeps, with what finds them again.
  public internal(set) var tileBytes = 0
  /// Images that were at hand for painting, and images that were not.
  public internal(set) var imageHits = 0
  public internal(set) var imageMisses = 0
  /// The bytes of the images that the renderer keeps at hand.
  public internal(set) var imageBytes = 0
  /// The bytes of the glyphs that the renderer keeps rasterised.
  public internal(set) var glyphBytes = 0
  /// Texts that were set from what was kept, whole or in pieces, and texts that were shaped, since the report before.
  public internal(set) var textHits = 0
  public internal(set) var textMisses = 0
  /// The bytes of the shaped texts that the scene's text context keeps.
  public internal(set) var textBytes = 0
  /// Nil unless the scene was given a clock.
  public internal(set) var phases: Phases?
  /// What went wrong since the report before, at most 100.
  public internal(set) var problems: [SceneProblem] = []

  public init() {}
}
