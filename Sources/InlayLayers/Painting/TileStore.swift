import InlayGraphics

/// What a renderer keeps between frames: rasterised tiles, and images wrapped for painting.
final class TileStore {
  let cache: TileCache
  private var bitmaps: [ObjectIdentifier: Bitmap] = [:]
  private var bitmapBytes = 0

  init(byteLimit: Int) { cache = TileCache(byteLimit: byteLimit) }

  /// How many bytes of images stay wrapped. A wrapper shares its image's memory and keeps it alive.
  private static let bitmapByteLimit = 16 << 20

  func bitmap(of image: Image) -> Bitmap {
    if let bitmap = bitmaps[ObjectIdentifier(image)] { return bitmap }
    let bitmap = Bitmap(sharing: image)
    if bitmapBytes + bitmap.byteCount > Self.bitmapByteLimit {
      bitmaps.removeAll()
      bitmapBytes = 0
    }
    bitmaps[ObjectIdentifier(image)] = bitmap
    bitmapBytes += bitmap.byteCount
    return bitmap
  }

  func tile(for key: TileKey) throws -> Bitmap {
    try cache.tile(for: key) { try rasterised(key) }
  }

  /// The one place where curves, turned edges and scaled images are antialiased: each tile whole, at its own origin,
  /// whatever part of it is needed.
  private func rasterised(_ key: TileKey) throws -> Bitmap {
    switch key.drawing {
    case .shape(let shape):
      return try coverage(of: shape.path, .evenOdd, key)
    case .path(let path, let rule):
      return try coverage(of: path, rule, key)
    case .image(let drawing):
      let bitmap = try Bitmap(width: key.width, height: key.height, format: .argb32)
      guard let image = drawing.image.map(self.bitmap) else { return bitmap }
      for piece in drawing.pieces {
        Canvas.drawImage(
          image, source: piece.source, destination: piece.destination, transform: drawing.transform,
          into: bitmap, originX: 0, originY: 0)
      }
      return bitmap
    case .text(let text):
      let bitmap = try Bitmap(width: key.width, height: key.height, format: .argb32)
      let canvas = Canvas(bitmap: bitmap, scale: 1)
      canvas.concatenate(text.transform)
      canvas.draw(text.layout, at: Point.zero, color: text.color)
      return bitmap
    }
  }

  private func coverage(of path: Path, _ rule: FillRule, _ key: TileKey) throws -> Bitmap {
    let bitmap = try Bitmap(width: key.width, height: key.height, format: .a8)
    Canvas.fillMask(path, rule: rule, into: bitmap, originX: 0, originY: 0)
    return bitmap
  }
}
