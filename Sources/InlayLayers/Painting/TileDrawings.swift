import InlayGraphics

// The places where curves, rotated edges and scaled images are rasterised.

/// Coverage of a rounded rectangle or border.
extension DeviceShape: TileDrawing {
  var format: Bitmap.Format { .a8 }

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    Canvas.fillMask(path, rule: .evenOdd, into: tile, originX: 0, originY: 0)
  }
}

/// Coverage of any other path.
struct FilledPath: TileDrawing {
  let path: Path
  let rule: FillRule

  var format: Bitmap.Format { .a8 }
  var byteCount: Int { path.byteCount }

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    Canvas.fillMask(path, rule: rule, into: tile, originX: 0, originY: 0)
  }

  func work(of key: TileKey) -> Double { path.work(rows: Double(key.height)) }
}

/// Coverage of a line along a path, under a transform to the tile.
struct StrokedPath: TileDrawing {
  let path: Path
  let style: StrokeStyle
  let transform: Transform

  var format: Bitmap.Format { .a8 }
  var byteCount: Int { path.byteCount }

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.concatenate(transform)
    canvas.stroke(path, with: .black, width: style.width, cap: style.cap, join: style.join)
  }

  func work(of key: TileKey) -> Double {
    let stroked = Double(path.elements.count) * PaintWork.strokedElement
    return stroked + path.work(rows: Double(key.height), under: transform, strokeWidth: style.width)
  }
}

/// A gradient, without an edge, under a transform to the tile.
struct PlacedGradient: TileDrawing {
  let gradient: Gradient
  let transform: Transform

  var byteCount: Int { gradient.stops.count * MemoryLayout<Gradient.Stop>.stride }

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.concatenate(transform)
    canvas.paint(gradient)
  }

  func work(of key: TileKey) -> Double { Double(key.bounds.area) * Double(gradient.stops.count) / 8 }
}

/// A `DisplayList`, under a transform to the tile.
struct RecordedDrawing: TileDrawing {
  let transform: Transform

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.concatenate(transform)
    (key.object as? DisplayList)?.replay(in: canvas)
  }

  func work(of key: TileKey) -> Double {
    Double((key.object as? DisplayList)?.commands.count ?? 0) * PaintWork.tile
  }
}

/// A `NodeBody` with its sublayers, as one group without its opacity, under a transform from its own space to the tile.
struct GroupDrawing: TileDrawing {
  let transform: Transform

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) throws {
    try list(of: key)?.paint(into: tile, with: tiles)
  }

  func list(of key: TileKey) -> TileList? {
    guard let body = key.object as? NodeBody else { return nil }
    return TileList(.group(body), space: transform, bounds: key.bounds)
  }
}

/// A `TextLayout` in a colour, under a transform to the tile that is not the scene's scale alone.
struct TurnedText: TileDrawing {
  let color: Color
  let transform: Transform

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    draw(key.object, under: transform, into: tile)
  }

  func draw(_ layout: AnyObject?, under transform: Transform, into bitmap: Bitmap) {
    let canvas = Canvas(bitmap: bitmap, scale: 1)
    canvas.concatenate(transform)
    if let layout = layout as? TextLayout { canvas.draw(layout, at: Point.zero, color: color) }
  }

  func work(of key: TileKey) -> Double {
    let runs = (key.object as? TextLayout)?.runs ?? []
    return Double(runs.reduce(0) { $0 + $1.run.glyphs.count }) * PaintWork.strokedElement
  }
}

/// Parts of an `Image` with their areas.
struct ImagePieces: TileDrawing {
  struct Piece: Hashable {
    /// In pixels of the image.
    var source: Rect
    /// In the space that `transform` converts to the tile.
    var destination: Rect

    /// The most pixels of the image in one device pixel, along an axis.
    func shrinkage(under transform: Transform) -> Double {
      let stretch = Transform(scaleX: destination.width / source.width, y: destination.height / source.height)
      guard let back = stretch.concatenating(transform).inverse else { return .infinity }
      return max(max(abs(back.a), abs(back.b)), max(abs(back.c), abs(back.d)))
    }
  }

  /// Cairo's fixed-point numbers end at 32,767: a stronger reduction of an image fails, and with it all later painting
  /// on the canvas. Such an image is thinner than a pixel, and omitted.
  static let shrinkageLimit = 32_000.0

  let pieces: [Piece]
  let transform: Transform
  let filter: Interpolation

  var byteCount: Int { pieces.count * MemoryLayout<Piece>.stride }

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    guard let image = (key.object as? Image).map(tiles.bitmap) else { return }
    for piece in pieces {
      Canvas.drawImage(
        image, source: piece.source, destination: piece.destination, transform: transform, interpolation: filter,
        into: tile, originX: 0, originY: 0)
    }
  }

  /// A source that shrinks is read completely.
  func work(of key: TileKey) -> Double {
    let source = pieces.reduce(0) { $0 + $1.source.width * $1.source.height }
    let pixels = (key.object as? Image).map { Double($0.pixelWidth * $0.pixelHeight) } ?? 0
    return min(source, pixels) * PaintWork.blend
  }

  /// The copied part of the image.
  func bytesOfRasterising(_ key: TileKey) -> Int {
    guard let image = key.object as? Image else { return 0 }
    let bounds = DeviceRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
    let parts = pieces.map { DeviceRect(covering: $0.source).intersection(bounds) }
    return parts.reduce(0) { $1 == bounds ? $0 : max($0, $1.area * Bitmap.Format.argb32.bytesPerPixel) }
  }
}

extension Path {
  var byteCount: Int { elements.count * MemoryLayout<Element>.stride }
}
