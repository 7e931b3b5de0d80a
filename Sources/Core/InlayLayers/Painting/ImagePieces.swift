import InlayGraphics
import InlaySystem

/// Parts of an `Image` with their areas.
struct ImagePieces: TileDrawing {
  struct Piece: Hashable {
    /// The source in pixels of the image.
    var source: Rect
    /// The destination in the space that `transform` converts to the tile.
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
  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError) {
    let source = pieces.reduce(0) { $0 + $1.source.width * $1.source.height }
    let pixels = (key.object as? Image).map { Double($0.pixelWidth * $0.pixelHeight) } ?? 0
    try meter.spend(min(source, pixels), .blendedPixel)
  }

  /// The copied part of the image.
  func bytesOfRasterising(_ key: TileKey) -> Int {
    guard let image = key.object as? Image else { return 0 }
    let bounds = DeviceRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
    let parts = pieces.map { DeviceRect(covering: $0.source).intersection(bounds) }
    return parts.reduce(0) { $1 == bounds ? $0 : max($0, $1.area * Bitmap.Format.argb32.bytesPerPixel) }
  }
}

extension NodeImage {
  /// The parts of the image with their areas in the layer's own space: one, or nine when only its middle stretches.
  func pieces(in destination: Rect) -> [ImagePieces.Piece] {
    let whole = source
    if isEven { return [ImagePieces.Piece(source: whole, destination: destination)] }
    let columns = Self.thirds(
      low: whole.minX, length: whole.width, center: (center.minX, center.maxX),
      into: (destination.minX, destination.width), scale: scale)
    let rows = Self.thirds(
      low: whole.minY, length: whole.height, center: (center.minY, center.maxY),
      into: (destination.minY, destination.height), scale: scale)
    return rows.flatMap { row in
      columns.map { column in
        ImagePieces.Piece(
          source: Rect(minX: column.source.0, minY: row.source.0, maxX: column.source.1, maxY: row.source.1),
          destination: Rect(minX: column.target.0, minY: row.target.0, maxX: column.target.1, maxY: row.target.1))
      }
    }.filter { !$0.source.isEmpty && !$0.destination.isEmpty }
  }

  /// Divides one axis: the outer parts keep their size, or share the space when there is too little.
  private static func thirds(
    low: Double, length: Double, center: (Double, Double), into target: (low: Double, length: Double),
    scale: Double
  ) -> [(source: (Double, Double), target: (Double, Double))] {
    let first = max(0, min(1, center.0)) * length
    let last = (1 - max(0, min(1, center.1))) * length
    let outer = (first + last) / scale
    let factor = outer > target.length ? target.length / outer : 1
    let near = target.low + first / scale * factor
    let far = target.low + target.length - last / scale * factor
    return [
      ((low, low + first), (target.low, near)),
      ((low + first, low + length - last), (near, far)),
      ((low + length - last, low + length), (far, target.low + target.length)),
    ]
  }
}

/// Places the parts of an image in device pixels: the outer edges exactly, inner ones on whole pixels between them, so
/// that there is no seam.
struct PieceEdges {
  private let outer: Rect
  /// `outer` in device pixels.
  private let placed: Rect
  private let space: Transform

  init(_ pieces: [ImagePieces.Piece], space: Transform) {
    outer = pieces.reduce(Rect.zero) { $0.union($1.destination) }
    placed = outer.applying(space).quantised
    self.space = space
  }

  func place(_ piece: Rect) -> Rect {
    let rect = piece.applying(space)
    return Rect(
      minX: piece.minX == outer.minX ? placed.minX : inner(rect.minX, placed.minX, placed.maxX),
      minY: piece.minY == outer.minY ? placed.minY : inner(rect.minY, placed.minY, placed.maxY),
      maxX: piece.maxX == outer.maxX ? placed.maxX : inner(rect.maxX, placed.minX, placed.maxX),
      maxY: piece.maxY == outer.maxY ? placed.maxY : inner(rect.maxY, placed.minY, placed.maxY))
  }

  private func inner(_ edge: Double, _ low: Double, _ high: Double) -> Double {
    max(low, min(high, DeviceShape.quantised(edge).nearestPixel))
  }
}
