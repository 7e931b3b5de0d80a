import InlayGraphics

/// The paint list of a tile that shows layers, or of the mask that a blurred tile is made from.
struct TileList {
  enum Source {
    case group(any TileGroup)
    case caster(any TileGroup)
    case shape(DeviceShape)
  }

  private let source: Source
  /// From the source's space to the bitmap's pixels.
  private let space: Transform
  /// The pixels of the bitmap that the list is painted into.
  let bounds: DeviceRect

  init(_ source: Source, space: Transform, bounds: DeviceRect) {
    self.source = source
    self.space = space
    self.bounds = bounds
  }

  var format: Bitmap.Format { if case .shape = source { .a8 } else { .argb32 } }

  func paint(into bitmap: Bitmap, with tiles: TileStore) throws {
    try Painter(tiles: tiles, canvas: Canvas(bitmap: bitmap, scale: 1), target: bitmap.bounds).paint(add)
  }

  func add(to builder: inout PaintListBuilder) {
    switch source {
    case .group(let group): group.addWhole(to: &builder, in: space, area: bounds)
    case .caster(let group): group.addShadowCaster(to: &builder, in: space, clip: DeviceRegion(bounds))
    case .shape(let shape):
      builder.addFill(.shape(shape.offsetBy(dx: space.tx, dy: space.ty)), .black, clip: DeviceRegion(bounds))
    }
  }
}

/// Layers that a tile shows as a group, or the shadow of which it shows: a `NodeBody`.
protocol TileGroup: AnyObject {
  /// Adds everything that the group shows, under its mask.
  ///
  /// - Parameter space: From the group's own space to the tile's pixels.
  func addWhole(to builder: inout PaintListBuilder, in space: Transform, area: DeviceRect)

  /// Adds the parts that cast the shadow.
  func addShadowCaster(to builder: inout PaintListBuilder, in space: Transform, clip: DeviceRegion)
}
