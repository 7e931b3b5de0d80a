import InlayGraphics

/// The paint list of a tile that shows layers, or of the mask that a blurred tile is made from.
struct TileList {
  private enum Source {
    case group(NodeBody)
    case caster(NodeBody)
    case shape(DeviceShape)
  }

  private let source: Source
  /// From the source's space to the bitmap's pixels.
  private let space: Transform
  /// The pixels of the bitmap that the list is painted into.
  let bounds: DeviceRect
  let format: Bitmap.Format

  private init(source: Source, space: Transform, bounds: DeviceRect, format: Bitmap.Format) {
    self.source = source
    self.space = space
    self.bounds = bounds
    self.format = format
  }

  /// - Returns: Nil where Cairo rasterises the tile directly.
  init?(_ key: TileKey) {
    switch key.drawing {
    case .group(let drawing):
      guard let body = drawing.body else { return nil }
      self.init(source: .group(body), space: drawing.transform, bounds: key.bounds, format: .argb32)
    case .blurred(let drawing):
      guard let raster = BlurRaster(drawing, width: key.width, height: key.height) else { return nil }
      self.init(drawing.source, in: raster)
    default: return nil
    }
  }

  /// - Returns: Nil where Cairo rasterises the source directly.
  init?(_ source: BlurredDrawing.Source, in raster: BlurRaster) {
    switch source {
    case .shape(let shape):
      // In parts, like the shape itself: Cairo's own rasterising uses fifteenths of a pixel's height.
      guard raster.space == Transform(translationX: raster.space.tx, y: raster.space.ty) else { return nil }
      self.init(source: .shape(shape), space: raster.space, bounds: raster.bounds, format: .a8)
    case .node(let node):
      guard let body = node.body else { return nil }
      let space = node.transform.concatenating(raster.space)
      self.init(source: .caster(body), space: space, bounds: raster.bounds, format: .argb32)
    case .path, .text: return nil
    }
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
