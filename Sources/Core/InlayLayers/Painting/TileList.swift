import InlayGraphics
import InlaySystem

/// The paint list of a tile that shows layers, or of the mask that a blurred tile is made from.
struct TileList {
  enum Source {
    /// Everything that a body shows, under its mask.
    case group(NodeBody)
    /// The parts of a body that cast its shadow.
    case caster(NodeBody)
    case shape(DeviceShape)
  }

  private let source: Source
  /// The transform from the source's space to the bitmap's pixels.
  private let space: Transform
  /// The pixels of the bitmap that the list is painted into.
  let bounds: DeviceRect

  init(_ source: Source, space: Transform, bounds: DeviceRect) {
    self.source = source
    self.space = space
    self.bounds = bounds
  }

  var format: Bitmap.Format { if case .shape = source { .a8 } else { .argb32 } }

  func paint(into bitmap: Bitmap, with tiles: TileStore) throws(InlayError) {
    try Painter(tiles: tiles, canvas: Canvas(bitmap: bitmap, scale: 1), target: bitmap.bounds).paint(add)
  }

  func add(to builder: inout PaintListBuilder) {
    switch source {
    case .group(let body): builder.addWhole(body, in: space, area: bounds)
    case .caster(let body): builder.addShadowCaster(body, in: space, clip: DeviceRegion(bounds))
    case .shape(let shape):
      builder.addFill(.shape(shape.offsetBy(dx: space.tx, dy: space.ty)), .black, clip: DeviceRegion(bounds))
    }
  }
}
