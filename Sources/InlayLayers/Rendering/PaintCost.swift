import InlayGraphics

/// The cost of painting a whole frame, found by walking its paint list as a `Painter` does, without pixels.
///
/// Each tile counts as often as a `TileStore` rasterises it: again where its cache is too small to keep it. So the work
/// equals what a `WorkBudget` counts while a new renderer paints the frame. The walk ends where a limit is exceeded:
/// O(the limit of work), for any frame.
package struct PaintCost: Sendable {
  /// The limits of a frame, in units of work and in bytes, and of the renderer's tiles, in bytes.
  package struct Limits: Sendable {
    var work = Int.max
    var bytes = Int.max
    var tileBytes = 16 << 20
  }

  /// The units of work, each about a nanosecond; beyond the limit some more than that.
  package internal(set) var work = 0
  /// The units of work of making the lists, without painting.
  package internal(set) var listingWork = 0.0
  /// The most bytes of bitmaps at once: canvas, groups in groups, tiles and their blurs.
  package internal(set) var mostBytes = 0
  /// The number of tiles that are rasterised.
  var tileCount = 0
  /// The exceeded limit, as a sentence; nil for a frame that may be painted.
  package internal(set) var excess: String?

  init() {}

  package init(of frame: Frame, within limits: Limits) {
    var walk = PaintCostWalk(within: limits)
    self = walk.cost(of: frame)
  }
}

extension Renderer {
  /// The limits of painting a frame whole within a budget, without the tiles that the renderer has.
  package func limits(within budget: WorkBudget) -> PaintCost.Limits {
    PaintCost.Limits(work: budget.maximumWork, bytes: budget.maximumBytes, tileBytes: tiles.cache.byteLimit)
  }
}
