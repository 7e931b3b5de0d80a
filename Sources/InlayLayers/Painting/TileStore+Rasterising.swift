import InlayGraphics

/// The one place where curves, rotated edges, scaled images and blurs are rasterised: each tile completely, at its own
/// origin, for any needed part of it.
extension TileStore {
  func rasterised(_ key: TileKey) throws -> Bitmap {
    if let budget { try budget.take(key) }
    return switch key.drawing {
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
      if let layout = text.layout { canvas.draw(layout, at: Point.zero, color: text.color) }
    case .gradient(let gradient, let transform):
      canvas.concatenate(transform)
      canvas.paint(gradient)
    case .drawing(let drawing):
      canvas.concatenate(drawing.transform)
      drawing.list?.replay(in: canvas)
    case .group(let drawing):
      guard let body = drawing.body else { break }
      var builder = PaintListBuilder()
      builder.addWhole(body, in: drawing.transform, area: bitmap.bounds)
      try Painter(tiles: self, canvas: canvas, target: bitmap.bounds).paint(builder.items)
    default: break
    }
    return bitmap
  }

  /// Rasterises with a margin for the blur, blurs, and crops to the tile.
  private func blurred(_ drawing: BlurredDrawing, _ key: TileKey) throws -> Bitmap {
    if let stretch = drawing.stretch { return try stretched(drawing, by: stretch, key) }
    // A wide blur has no details: memory and time are bounded for any width.
    if drawing.sigma > BlurredDrawing.widestSharpSigma { return try stretched(drawing, by: .identity, key) }
    let margin = Bitmap.blurMargin(sigma: drawing.sigma)
    let shift = Transform(translationX: Double(margin), y: Double(margin))
    let sharp = try mask(
      of: drawing.source, moved: shift, width: key.width + 2 * margin, height: key.height + 2 * margin)
    let soft = try sharp.blurred(sigma: drawing.sigma)
    soft.move(soft.bounds, dx: -margin, dy: -margin)
    let tile = try Bitmap(width: key.width, height: key.height, format: .a8)
    tile.copy(tile.bounds, from: soft)
    return tile
  }

  /// A sigma of this many pixels is large enough for invisible stretching.
  private static let fineSigma = 8.0
  private static let longestStretchedSide = 2_048.0

  /// Rasterises and blurs the tile's part of the source in the source's own space, and stretches it onto the tile.
  private func stretched(_ drawing: BlurredDrawing, by stretch: Transform, _ key: TileKey) throws -> Bitmap {
    let tile = try Bitmap(width: key.width, height: key.height, format: .a8)
    guard let back = stretch.inverse else { return tile }
    let tileArea = Rect(x: -1, y: -1, width: Double(key.width + 2), height: Double(key.height + 2))
    let margin = 3 * drawing.sigma
    let area = back.apply(to: tileArea).insetBy(dx: -margin, dy: -margin)
    let finest = max(abs(stretch.a) + abs(stretch.c), abs(stretch.b) + abs(stretch.d))
    let scale = min(
      min(finest, Self.fineSigma / drawing.sigma), Self.longestStretchedSide / max(area.width, area.height))
    let toMask = Transform(translationX: -area.minX, y: -area.minY).concatenating(Transform(scaleX: scale, y: scale))
    let width = max(1, Int(clamping: (area.width * scale).rounded(.up)))
    let height = max(1, Int(clamping: (area.height * scale).rounded(.up)))
    let soft = try mask(of: drawing.source, moved: toMask, width: width, height: height)
      .blurred(sigma: drawing.sigma * scale)
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let place = Rect(x: area.minX, y: area.minY, width: Double(width) / scale, height: Double(height) / scale)
    Canvas.drawImage(soft, source: whole, destination: place, transform: stretch, into: tile, originX: 0, originY: 0)
    return tile
  }

  /// The alpha of a source, without a blur.
  private func mask(
    of source: BlurredDrawing.Source, moved shift: Transform, width: Int, height: Int
  ) throws -> Bitmap {
    switch source {
    case .shape(let shape):
      guard shift == Transform(translationX: shift.tx, y: shift.ty) else {
        return try area(shape.path.applying(shift), .evenOdd, width: width, height: height)
      }
      // Painted in parts like the shape itself: Cairo's own rasterising uses fifteenths of a pixel's height.
      let bitmap = try Bitmap(width: width, height: height, format: .a8)
      var builder = PaintListBuilder()
      builder.addFill(.shape(shape.offsetBy(dx: shift.tx, dy: shift.ty)), .black, clip: DeviceRegion(bitmap.bounds))
      try Painter(tiles: self, canvas: Canvas(bitmap: bitmap, scale: 1), target: bitmap.bounds).paint(builder.items)
      return bitmap
    case .path(let path, let rule):
      return try area(path.applying(shift), rule, width: width, height: height)
    case .text(let text):
      let bitmap = try Bitmap(width: width, height: height, format: .argb32)
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      canvas.concatenate(text.transform.concatenating(shift))
      if let layout = text.layout { canvas.draw(layout, at: Point.zero, color: text.color) }
      return try bitmap.alphaMask()
    case .node(let node):
      let bitmap = try Bitmap(width: width, height: height, format: .argb32)
      var builder = PaintListBuilder()
      guard let body = node.body else { return try bitmap.alphaMask() }
      builder.addShadowCaster(body, in: node.transform.concatenating(shift), clip: DeviceRegion(bitmap.bounds))
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      try Painter(tiles: self, canvas: canvas, target: bitmap.bounds).paint(builder.items)
      return try bitmap.alphaMask()
    }
  }

  private func area(_ path: Path, _ rule: FillRule, width: Int, height: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height, format: .a8)
    Canvas.fillMask(path, rule: rule, into: bitmap, originX: 0, originY: 0)
    return bitmap
  }
}
