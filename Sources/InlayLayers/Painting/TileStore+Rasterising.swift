import InlayGraphics

/// The one place where curves, rotated edges, scaled images and blurs are rasterised: each tile completely, at its own
/// origin, for any needed part of it.
extension TileStore {
  func rasterised(_ key: TileKey) throws -> Bitmap {
    if let budget { try budget.take(key) }
    return try key.format == .a8 ? coverage(key) : picture(key)
  }

  private func coverage(_ key: TileKey) throws -> Bitmap {
    if case .blurred(let drawing) = key.drawing { return try blurred(drawing, key) }
    let bitmap = try Bitmap(width: key.width, height: key.height, format: .a8)
    switch key.drawing {
    case .shape(let shape): Canvas.fillMask(shape.path, rule: .evenOdd, into: bitmap, originX: 0, originY: 0)
    case .path(let path, let rule): Canvas.fillMask(path, rule: rule, into: bitmap, originX: 0, originY: 0)
    case .stroke(let path, let style, let transform):
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      canvas.concatenate(transform)
      canvas.stroke(path, with: .black, width: style.width, cap: style.cap, join: style.join)
    default: break
    }
    return bitmap
  }

  private func picture(_ key: TileKey) throws -> Bitmap {
    let bitmap = try Bitmap(width: key.width, height: key.height, format: .argb32)
    let canvas = Canvas(bitmap: bitmap, scale: 1)
    switch key.drawing {
    case .image(let drawing):
      guard let image = drawing.image.map(self.bitmap) else { break }
      for piece in drawing.pieces {
        Canvas.drawImage(
          image, source: piece.source, destination: piece.destination, transform: drawing.transform,
          interpolation: drawing.filter, into: bitmap, originX: 0, originY: 0)
      }
    case .text(let text):
      canvas.concatenate(text.transform)
      if let layout = text.layout { canvas.draw(layout, at: Point.zero, color: text.color) }
    case .gradient(let gradient, let transform):
      canvas.concatenate(transform)
      canvas.paint(gradient)
    case .drawing(let drawing):
      canvas.concatenate(drawing.transform)
      drawing.list?.replay(in: canvas)
    case .group: try TileList(key).map { try paint($0, into: bitmap) }
    default: break
    }
    return bitmap
  }

  /// Rasterises with a margin for the blur, blurs, and crops or stretches to the tile.
  private func blurred(_ drawing: BlurredDrawing, _ key: TileKey) throws -> Bitmap {
    let tile = try Bitmap(width: key.width, height: key.height, format: .a8)
    guard let raster = BlurRaster(drawing, width: key.width, height: key.height) else { return tile }
    let soft = try mask(of: drawing.source, in: raster).blurred(sigma: raster.sigma)
    if let area = raster.area {
      Canvas.drawImage(
        soft, source: Rect(raster.bounds), destination: area, transform: raster.stretch, into: tile, originX: 0,
        originY: 0)
    } else {
      let margin = Bitmap.blurMargin(sigma: raster.sigma)
      if raster.hasEqualColumns || raster.hasEqualRows {
        tile.fill(
          from: soft, x: margin, y: margin, repeatsColumn: raster.hasEqualColumns, repeatsRow: raster.hasEqualRows)
      } else {
        soft.move(soft.bounds, dx: -margin, dy: -margin)
        tile.copy(tile.bounds, from: soft)
      }
    }
    return tile
  }

  /// The alpha of a source, without a blur.
  private func mask(of source: BlurredDrawing.Source, in raster: BlurRaster) throws -> Bitmap {
    if let list = TileList(source, in: raster) {
      let bitmap = try Bitmap(width: raster.width, height: raster.height, format: list.format)
      try paint(list, into: bitmap)
      return list.format == .a8 ? bitmap : try bitmap.alphaMask()
    }
    switch source {
    case .shape(let shape): return try area(shape.path, .evenOdd, in: raster)
    case .path(let path, let rule): return try area(path, rule, in: raster)
    case .text(let text):
      let bitmap = try Bitmap(width: raster.width, height: raster.height, format: .argb32)
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      canvas.concatenate(text.transform.concatenating(raster.space))
      if let layout = text.layout { canvas.draw(layout, at: Point.zero, color: text.color) }
      return try bitmap.alphaMask()
    case .node: return try Bitmap(width: raster.width, height: raster.height, format: .a8)
    }
  }

  private func area(_ path: Path, _ rule: FillRule, in raster: BlurRaster) throws -> Bitmap {
    let bitmap = try Bitmap(width: raster.width, height: raster.height, format: .a8)
    Canvas.fillMask(path.applying(raster.space), rule: rule, into: bitmap, originX: 0, originY: 0)
    return bitmap
  }

  private func paint(_ list: TileList, into bitmap: Bitmap) throws {
    try Painter(tiles: self, canvas: Canvas(bitmap: bitmap, scale: 1), target: bitmap.bounds).paint(list.add)
  }
}
