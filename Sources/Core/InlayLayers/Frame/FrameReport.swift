import InlayGraphics

/// The cost of painting a frame, and its reasons.
public struct FrameReport: Sendable {
  /// A painted rectangle, and the change that caused it.
  public struct Damage: Hashable, Sendable {
    package internal(set) var pixels: DeviceRect
    let reason: DamageReason

    package init(pixels: DeviceRect) { self.init(pixels: pixels, reason: .canvas) }

    init(pixels: DeviceRect, reason: DamageReason) {
      self.pixels = pixels
      self.reason = reason
    }

    /// The area in whole device pixels.
    public var rect: Rect { Rect(pixels) }
    /// The layer's type and name; nil for the whole canvas.
    public var layer: String? { reason.layer?.description }
    /// The name of the layer's changed property, such as `backgroundColor`: one where a rectangle has several changes.
    /// `sublayers` is also that of a layer that came or left, `environment` that of new colours and scales.
    public var property: String? { reason.property?.name }
  }

  /// Pixels that were moved inside the surface.
  package struct Copy: Hashable, Sendable {
    /// The target, in device pixels.
    package let rect: DeviceRect
    /// The distance from the source, to the right and down.
    package let dx: Int
    package let dy: Int

    /// The pixels that are read.
    package var source: DeviceRect { rect.offsetBy(dx: -dx, dy: -dy) }

    /// The pixels that are read or written.
    var touched: DeviceRect { rect.union(source) }
  }

  /// The times of a frame's phases, in milliseconds.
  package struct Phases: Hashable, Sendable {
    package internal(set) var layout = 0.0
    package internal(set) var commit = 0.0
    package internal(set) var difference = 0.0
    package internal(set) var painting = 0.0
  }

  /// Disjoint, at most 16.
  public internal(set) var damage: [Damage] = []
  /// Done before painting.
  package internal(set) var copies: [Copy] = []
  /// The rectangles of the surface that differ from the frame before, in device pixels: those that were painted, and
  /// those to which pixels moved. They may overlap.
  public var changedRects: [Rect] { copies.map { Rect($0.rect) } + damage.map(\.rect) }
  /// The area of the damage, in device pixels.
  public internal(set) var pixelsPainted = 0
  /// Pixels moved inside the surface, not among those painted.
  public internal(set) var pixelsCopied = 0
  /// Layers that the tick visited in layout and commit.
  package internal(set) var layersVisited = 0
  /// Tiles found in the cache, and tiles that were rasterised.
  package internal(set) var tileHits = 0
  package internal(set) var tileMisses = 0
  /// The bytes of the renderer's tiles, with their keys.
  package internal(set) var tileBytes = 0
  /// Images found in the cache, and images that were not.
  package internal(set) var imageHits = 0
  package internal(set) var imageMisses = 0
  /// The bytes of the images in the renderer's cache.
  package internal(set) var imageBytes = 0
  /// The bytes of the renderer's rasterised glyphs.
  package internal(set) var glyphBytes = 0
  /// Texts set from the cache, completely or in words, and texts that were shaped, since the report before.
  package internal(set) var textHits = 0
  package internal(set) var textMisses = 0
  /// The bytes of the shaped texts in the scene's text context.
  package internal(set) var textBytes = 0
  /// The phases; nil unless the scene has a clock.
  package internal(set) var phases: Phases?
  /// Problems since the report before, at most 100.
  public internal(set) var problems: [Scene.Problem] = []

  package init() {}
}

extension FrameReport: Equatable {
  /// Whether both report the same damage, moved pixels, counts of pixels and problems. Times and the state of caches,
  /// which are different in each run, do not count.
  public static func == (a: FrameReport, b: FrameReport) -> Bool {
    a.damage == b.damage && a.copies == b.copies && a.pixelsPainted == b.pixelsPainted
      && a.pixelsCopied == b.pixelsCopied && a.problems == b.problems
  }
}
