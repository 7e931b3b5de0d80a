import InlayGraphics
import InlaySystem

/// Coverage of a Gaussian blur: the alpha of a source.
struct BlurredDrawing: TileDrawing {
  enum Source: Hashable {
    case shape(DeviceShape)
    case path(FilledPath)
    /// A `ShapedText`.
    case text(TurnedText)
    /// The parts of a `NodeBody` that cast its shadow, under a transform from its own space.
    case group(Transform)
  }

  /// Sources of wider blurs, in pixels, are rasterised at a lower resolution than the tile.
  static let widestSharpSigma = 32.0

  let source: Source
  /// The sigma in pixels of the tile, or in the source's own units if it is stretched.
  let sigma: Double
  /// The transform from the source's own space to the tile where circles do not stay circles: the blur is uniform in
  /// the source's space, so it is done there. Only for nodes and texts.
  var stretch: Transform?

  var format: Bitmap.Format { .a8 }
  var byteCount: Int { if case .path(let path) = source { path.byteCount } else { 0 } }

  /// Rasterises with a margin for the blur, blurs, and crops or stretches to the tile.
  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) throws(InlayError) {
    guard let raster = BlurRaster(self, width: key.width, height: key.height) else { return }
    let soft = try mask(of: key.object, in: raster, with: tiles).blurred(sigma: raster.sigma)
    if let area = raster.area {
      Canvas.drawImage(
        soft, source: Rect(raster.bounds), destination: area, transform: raster.stretch, into: tile, originX: 0,
        originY: 0)
      return
    }
    let margin = Bitmap.blurMargin(sigma: raster.sigma)
    if raster.hasEqualColumns || raster.hasEqualRows {
      tile.fill(
        from: soft, x: margin, y: margin, repeatsColumn: raster.hasEqualColumns, repeatsRow: raster.hasEqualRows)
    } else {
      soft.move(soft.bounds, dx: -margin, dy: -margin)
      tile.copy(tile.bounds, from: soft)
    }
  }

  private func list(of object: AnyObject?, in raster: BlurRaster) -> TileList? {
    switch source {
    case .shape(let shape):
      // The shape is drawn in parts, like the original: Cairo's own rasterising uses fifteenths of a pixel's height.
      guard raster.space == Transform(translationX: raster.space.tx, y: raster.space.ty) else { return nil }
      return TileList(.shape(shape), space: raster.space, bounds: raster.bounds)
    case .group(let transform):
      guard let body = object as? NodeBody else { return nil }
      return TileList(.caster(body), space: transform.concatenating(raster.space), bounds: raster.bounds)
    case .path, .text: return nil
    }
  }

  /// The alpha of the source, without a blur.
  private func mask(of object: AnyObject?, in raster: BlurRaster, with tiles: TileStore) throws(InlayError) -> Bitmap {
    func bitmap(_ format: Bitmap.Format) throws(InlayError) -> Bitmap {
      try Bitmap(width: raster.width, height: raster.height, format: format)
    }
    func area(_ path: Path, _ rule: FillRule) throws(InlayError) -> Bitmap {
      let mask = try bitmap(.a8)
      Canvas.fillMask(path.applying(raster.space), rule: rule, into: mask, originX: 0, originY: 0)
      return mask
    }
    if let list = list(of: object, in: raster) {
      let bitmap = try bitmap(list.format)
      try list.paint(into: bitmap, with: tiles)
      return list.format == .a8 ? bitmap : try bitmap.alphaMask()
    }
    switch source {
    case .shape(let shape): return try area(shape.path, .evenOdd)
    case .path(let drawing): return try area(drawing.path, drawing.rule)
    case .text(let text):
      let bitmap = try bitmap(.argb32)
      text.draw(object, under: text.transform.concatenating(raster.space), into: bitmap)
      return try bitmap.alphaMask()
    case .group: return try bitmap(.a8)
    }
  }

  /// A wide blur is done on a coarser grid.
  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError) {
    guard let raster = BlurRaster(self, width: key.width, height: key.height) else { return }
    let weight = raster.sigma <= 16 ? 1 + raster.sigma / 20 : 1
    try meter.spend(Double(raster.bounds.area) * weight, .blurredPixel)
    switch source {
    case .shape, .group: break
    case .path(let drawing): try meter.spend(on: drawing.path, rows: Double(raster.height), under: raster.space)
    case .text(let text): try text.spend(on: meter, key)
    }
  }

  /// The bitmap of the source and, after its list is painted, the blur's planes.
  func bytesOfRasterising(_ key: TileKey) -> Int {
    guard let raster = BlurRaster(self, width: key.width, height: key.height) else { return 0 }
    let planes = raster.bounds.area * Bitmap.bytesOfBlurredPixel
    guard let list = list(of: key.object, in: raster) else { return planes }
    return max(planes, Bitmap.byteCount(width: raster.width, height: raster.height, format: list.format))
  }
}
