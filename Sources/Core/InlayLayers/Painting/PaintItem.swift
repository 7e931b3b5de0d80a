import InlayGraphics

/// An item to paint, in device pixels. A frame becomes a flat list of these, back to front.
///
/// The value of each pixel does not depend on the other pixels that are painted with it, so an incremental frame equals
/// a full one byte for byte.
struct PaintItem {
  let operation: PaintOperation
  /// The pixels that the operation may touch; for a fill, exactly those that it fills.
  let bounds: DeviceRect
  /// The pixels of it that may be visible.
  var clip: DeviceRegion
}

enum PaintOperation {
  case fill(RGBColor)
  /// A colour that replaces the pixels.
  case replace(RGBColor)
  /// A colour through a tile's coverage; the tile's first pixel is at the corner of the item's bounds.
  indirect case mask(TileKey, RGBColor)
  /// A tile of colours, faded; its first pixel is at the corner of the item's bounds.
  indirect case tile(TileKey, opacity: Double = 1)
  /// An image's own pixels; its first one is at this position.
  case image(Image, x: Int, y: Int)
  /// Glyphs with their common origin at this position.
  case glyphs(GlyphRun, x: Int, y: Int, color: RGBColor)
  /// A list that is painted separately, then blended.
  indirect case group([PaintItem], opacity: Double, coverage: GroupCoverage)
}

/// The visible part of a group.
enum GroupCoverage {
  case whole
  /// The coverage of a tile; the tile's first pixel is at the corner of the item's bounds.
  case tile(TileKey)
  /// The alpha of a painted list.
  case list([PaintItem])
}
