import InlayGraphics

/// One thing to paint, in device pixels. A frame becomes a flat list of these, back to front.
///
/// Every operation gives each pixel a value that does not depend on which other pixels are painted with it; that is
/// why an incremental frame equals a full one byte for byte.
struct PaintItem {
  let operation: PaintOperation
  /// The pixels that the operation may touch; for a fill, exactly those that it fills.
  let bounds: DeviceRect
  /// The pixels that may be seen of it.
  var clip: DeviceRegion
}

enum PaintOperation {
  case fill(Color)
  /// A colour instead of what is there.
  case replace(Color)
  /// A colour through a tile's coverage; the tile's first pixel lies at the corner of the item's bounds.
  indirect case mask(TileKey, Color)
  /// A tile of colours, faded; its first pixel lies at the corner of the item's bounds.
  indirect case tile(TileKey, opacity: Double = 1)
  /// An image's own pixels; its first one lies here.
  case image(Image, x: Int, y: Int)
  /// Glyphs whose common origin lies here.
  case glyphs(GlyphRun, x: Int, y: Int, color: Color)
  /// A list painted by itself and then laid over what is there.
  indirect case group([PaintItem], opacity: Double, coverage: GroupCoverage)
}

/// What is seen of a group.
enum GroupCoverage {
  case whole
  /// Where a tile covers; the tile's first pixel lies at the corner of the item's bounds.
  case tile(TileKey)
  /// Where a list paints, by its alpha.
  case list([PaintItem])
}
