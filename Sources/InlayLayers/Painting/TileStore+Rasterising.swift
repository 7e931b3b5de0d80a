import InlayGraphics

/// The one place where curves, turned edges, scaled images and blurs are rasterised: each tile whole, at its own origin,
/// whatever part of it is needed.
extension TileStore {
  func rasterised(_ key: TileKey) throws -> Bitmap {
    switch key.drawing {
    case .shape, .path, .stroke, .blurred: try coverage(key)
    case .image, .text, .gradient, .drawing, .group: try picture(key)
    }
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
      canvas.draw(text.layout, at: Point.zero, color: text.color)
    case .gradient(let gradient, let path, let transform):
      canvas.concatenate(transform)
      canvas.fill(path, with: gradient)
    case .drawing(let drawing):
      canvas.concatenate(drawing.transform)
      canvas.clip(to: Path(rect: drawing.bounds))
      drawing.list.replay(in: canvas)
    case .group(let drawing):
      var builder = PaintListBuilder()
      builder.addWhole(drawing.node, in: drawing.transform, area: bitmap.bounds)
      try Painter(tiles: self, canvas: canvas, target: bitmap.bounds).paint(builder.items)
    default: break
    }
    return bitmap
  }

  /// Rasterises with room for the blur around the tile, blurs, and cuts the tile out.
  private func blurred(_ drawing: BlurredDrawing, _ key: TileKey) throws -> Bitmap {
    let margin = Bitmap.blurMargin(sigma: drawing.sigma)
    let width = key.width + 2 * margin
    let height = key.height + 2 * margin
    let shift = Transform(translationX: Double(margin), y: Double(margin))
    let sharp: Bitmap
    switch drawing.source {
    case .shape(let shape):
      sharp = try Bitmap(width: width, height: height, format: .a8)
      Canvas.fillMask(shape.path, rule: .evenOdd, into: sharp, originX: -margin, originY: -margin)
    case .path(let path, let rule):
      sharp = try Bitmap(width: width, height: height, format: .a8)
      Canvas.fillMask(path, rule: rule, into: sharp, originX: -margin, originY: -margin)
    case .text(let text):
      let bitmap = try Bitmap(width: width, height: height, format: .argb32)
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      canvas.concatenate(text.transform.concatenating(shift))
      canvas.draw(text.layout, at: Point.zero, color: text.color)
      sharp = try bitmap.alphaMask()
    case .node(let node):
      let bitmap = try Bitmap(width: width, height: height, format: .argb32)
      var builder = PaintListBuilder()
      builder.addShadowCaster(
        node.node, in: node.transform.concatenating(shift), clip: DeviceRegion(bitmap.bounds))
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      try Painter(tiles: self, canvas: canvas, target: bitmap.bounds).paint(builder.items)
      sharp = try bitmap.alphaMask()
    }
    let soft = try sharp.blurred(sigma: drawing.sigma)
    soft.move(soft.bounds, dx: -margin, dy: -margin)
    let tile = try Bitmap(width: key.width, height: key.height, format: .a8)
    tile.copy(tile.bounds, from: soft)
    return tile
  }
}
