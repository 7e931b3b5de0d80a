import InlayGraphics
import InlaySystem

/// The size and the position of an image in a layer's bounds.
struct ImagePlace: Hashable, Sendable {
  enum Fit {
    /// The size of the bounds.
    case fills
    /// The largest size of the image's shape that has room in the bounds, and the least one that covers them.
    case isInside, covers
    /// The image's own size.
    case none
  }

  let fit: Fit
  /// The fraction of the free space before the image, across and down.
  let fraction: Point
}

/// An image and its placement.
package struct NodeImage: Equatable, Sendable {
  package var image: Image
  var place: ImagePlace
  /// The shown part, in fractions of the image.
  package let rect: Rect
  /// The stretched part of `rect`, in fractions of it.
  let center: Rect
  /// Image pixels per point.
  package var scale: Double
  let filter: Interpolation

  package static func == (a: NodeImage, b: NodeImage) -> Bool {
    a.image === b.image && a.place == b.place && a.rect == b.rect && a.center == b.center
      && a.scale == b.scale && a.filter == b.filter
  }

  /// Whether all of the image is shown, and stretched evenly.
  var isWhole: Bool { rect == Self.whole && isEven }

  /// Whether the shown part is stretched evenly.
  var isEven: Bool { center == Self.whole }

  private static var whole: Rect { Rect(x: 0, y: 0, width: 1, height: 1) }

  /// The shown part, in pixels of the image.
  var source: Rect {
    let width = Double(image.pixelWidth)
    let height = Double(image.pixelHeight)
    return Rect(x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height)
  }

  /// The least side in points: smaller sides cannot be divisors.
  private static let leastSide = 1e-9

  /// The painted area, in the layer's own space: that of the shown part.
  func destination(in bounds: Rect) -> Rect {
    let natural = Size(width: source.width / scale, height: source.height / scale)
    guard natural.width > Self.leastSide, natural.height > Self.leastSide else { return .zero }
    let (horizontal, vertical) = (bounds.width / natural.width, bounds.height / natural.height)
    let size: Size
    switch place.fit {
    case .fills: return bounds
    case .isInside, .covers:
      let factor = place.fit == .isInside ? min(horizontal, vertical) : max(horizontal, vertical)
      size = Size(width: natural.width * factor, height: natural.height * factor)
    case .none: size = natural
    }
    return Rect(
      origin: Point(
        x: bounds.minX + (bounds.width - size.width) * place.fraction.x,
        y: bounds.minY + (bounds.height - size.height) * place.fraction.y),
      size: size)
  }
}

extension NodeImage: ContentsKind {
  func extent(in bounds: Rect) -> Rect { destination(in: bounds) }

  /// The image's own pixels where they are device pixels, else stretched parts of it.
  func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    let destination = self.destination(in: bounds)
    guard !destination.isEmpty else { return }
    if space.isUpright && isEven {
      let placed = ImagePieces.Piece(source: source, destination: destination.applying(space).quantised)
      return addPlaced(placed, clip: clip, to: &builder)
    }
    let pieces = self.pieces(in: destination)
    guard space.isUpright else { return addTiles(of: pieces, in: space, clip: clip, to: &builder) }
    let edges = PieceEdges(pieces, space: space)
    for piece in pieces {
      let placed = ImagePieces.Piece(source: piece.source, destination: edges.place(piece.destination))
      addPlaced(placed, clip: clip, to: &builder)
    }
  }

  /// Adds a part with a position in device pixels.
  private func addPlaced(_ piece: ImagePieces.Piece, clip: DeviceRegion, to builder: inout PaintListBuilder) {
    if !addCopy(of: piece, clip: clip, to: &builder) { addTiles(of: piece, clip: clip, to: &builder) }
  }

  /// Adds a part whose pixels are device pixels; false when they are not.
  private func addCopy(
    of piece: ImagePieces.Piece, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) -> Bool {
    let target = piece.destination
    let source = piece.source
    guard target.size == source.size, target.minX == target.minX.rounded(), source.minX == source.minX.rounded(),
      target.minY == target.minY.rounded(), source.minY == source.minY.rounded(),
      target.width == target.width.rounded(), target.height == target.height.rounded(),
      source.minX >= 0, source.minY >= 0, source.maxX <= Double(image.pixelWidth),
      source.maxY <= Double(image.pixelHeight)
    else { return false }
    let rect = DeviceRect(covering: target)
    guard Double(rect.minX) == target.minX, Double(rect.minY) == target.minY else { return true }
    let (x, y) = (rect.minX - Int(clamping: source.minX), rect.minY - Int(clamping: source.minY))
    builder.add(.image(image, x: x, y: y), rect, clip)
    return true
  }

  /// Adds a part with a position in device pixels. Tiles have it relative to their own first pixel, so that whole-pixel
  /// moves use the same numbers, and the same tile.
  private func addTiles(
    of piece: ImagePieces.Piece, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    guard piece.shrinkage(under: .identity) < ImagePieces.shrinkageLimit else { return }
    builder.forEachTile(of: DeviceRect(covering: piece.destination), clip: clip) { builder, tile in
      let destination = piece.destination.offsetBy(dx: -Double(tile.minX), dy: -Double(tile.minY))
      let local = ImagePieces.Piece(source: piece.source, destination: destination)
      let drawing = ImagePieces(pieces: [local], transform: .identity, filter: filter)
      builder.addTile(.contents(.image(drawing)), of: image, tile, clip: clip)
    }
  }

  /// Adds parts that are not upright.
  private func addTiles(
    of pieces: [ImagePieces.Piece], in space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    let pieces = pieces.filter { $0.shrinkage(under: space) < ImagePieces.shrinkageLimit }
    let area = DeviceRect(covering: (pieces.reduce(Rect.zero) { $0.union($1.destination) }).applying(space).quantised)
    builder.forEachTile(of: area, clip: clip) { builder, piece in
      let drawing = ImagePieces(pieces: pieces, transform: space.relative(to: piece), filter: filter)
      builder.addTile(.contents(.image(drawing)), of: image, piece, clip: clip)
    }
  }

  func draw(in bounds: Rect, _ outline: Path, with painter: VectorPainter) throws(InlayError) {
    let destination = self.destination(in: bounds)
    if isWhole {
      try painter.spend(on: image)
      if let picture = image.source as? DrawnPicture { return picture.draw(in: painter.canvas, to: destination) }
    } else {
      // A part is embedded for each layer. Sources reach beyond the image where the layer shows nothing.
      let (width, height) = (Double(image.pixelWidth), Double(image.pixelHeight))
      try painter.spend(min(abs(source.width), width) * min(abs(source.height), height), .vectorPixel)
    }
    for piece in pieces(in: destination) {
      painter.canvas.draw(image, pixels: piece.source, in: piece.destination, interpolation: filter)
    }
  }
}
