import InlayGraphics

extension PaintListBuilder {
  /// Adds text: as glyph runs where the space has the scene's scale, else rasterised under its transform.
  mutating func addText(_ text: NodeText, _ space: Transform, clip: DeviceRegion) {
    if let shadow = text.shadow { addTextShadow(shadow, of: text, space, clip: clip) }
    let placed = space.translatedBy(x: text.origin.x, y: text.origin.y)
    let isUnscaled = placed.isUpright && placed.a == text.layout.scale && placed.d == text.layout.scale
    if isUnscaled && !text.layout.runs.contains(where: \.run.isPaintedAsPath) {
      for positioned in text.layout.runs {
        let origin = placed.apply(to: positioned.origin)
        guard abs(origin.x) < Double(DeviceRect.limit), abs(origin.y) < Double(DeviceRect.limit) else { continue }
        let x = Int(clamping: DeviceShape.quantised(origin.x).nearestPixel)
        let y = Int(clamping: DeviceShape.quantised(origin.y).nearestPixel)
        let ink = positioned.run.inkBounds.offsetBy(dx: x, dy: y)
        add(.glyphs(positioned.run, x: x, y: y, color: positioned.run.tint(text.color)), ink, clip)
      }
      return
    }
    let area = DeviceRect(covering: space.apply(to: text.inkExtent))
    forEachTile(of: area, clip: clip) { builder, piece in
      let turned = TurnedText(color: text.color, transform: placed.relative(to: piece))
      builder.addTile(.text(turned), of: text.layout, piece, clip: clip)
    }
  }

  /// Adds an image: its own pixels where they are device pixels, else stretched parts of it.
  mutating func addImage(_ image: NodeImage, in bounds: Rect, _ space: Transform, clip: DeviceRegion) {
    let destination = image.destination(in: bounds)
    guard !destination.isEmpty else { return }
    let pieces = image.pieces(in: destination)
    guard space.isUpright else { return addPieces(pieces, of: image, space, clip: clip) }
    let edges = PieceEdges(pieces, space: space)
    for piece in pieces {
      let placed = ImagePieces.Piece(source: piece.source, destination: edges.place(piece.destination))
      if !addCopy(of: image.image, placed, clip: clip) { addPlaced(placed, of: image, clip: clip) }
    }
  }

  /// Adds a part whose pixels are device pixels; false when they are not.
  private mutating func addCopy(of image: Image, _ piece: ImagePieces.Piece, clip: DeviceRegion) -> Bool {
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
    add(.image(image, x: rect.minX - Int(clamping: source.minX), y: rect.minY - Int(clamping: source.minY)), rect, clip)
    return true
  }

  /// Adds a part with a position in device pixels. Tiles have it relative to their own first pixel, so that whole-pixel
  /// moves use the same numbers, and the same tile.
  private mutating func addPlaced(_ piece: ImagePieces.Piece, of image: NodeImage, clip: DeviceRegion) {
    guard piece.shrinkage(under: .identity) < ImagePieces.shrinkageLimit else { return }
    forEachTile(of: DeviceRect(covering: piece.destination), clip: clip) { builder, tile in
      let destination = piece.destination.offsetBy(dx: -Double(tile.minX), dy: -Double(tile.minY))
      let local = ImagePieces.Piece(source: piece.source, destination: destination)
      let drawing = ImagePieces(pieces: [local], transform: .identity, filter: image.filter)
      builder.addTile(.image(drawing), of: image.image, tile, clip: clip)
    }
  }

  private mutating func addPieces(
    _ pieces: [ImagePieces.Piece], of image: NodeImage, _ space: Transform, clip: DeviceRegion
  ) {
    let pieces = pieces.filter { $0.shrinkage(under: space) < ImagePieces.shrinkageLimit }
    let area = DeviceRect(covering: space.apply(to: pieces.reduce(Rect.zero) { $0.union($1.destination) }))
    forEachTile(of: area, clip: clip) { builder, piece in
      let drawing = ImagePieces(pieces: pieces, transform: space.relative(to: piece), filter: image.filter)
      builder.addTile(.image(drawing), of: image.image, piece, clip: clip)
    }
  }
}

extension Transform {
  /// The transform to the pixels of a tile, its translation a multiple of 1/65,536 pixel: coarse enough for equal
  /// numbers after whole-pixel moves, fine enough that rounding it and then an edge to 1/256 pixel equals rounding the
  /// edge alone.
  func relative(to tile: DeviceRect) -> Transform {
    var transform = self
    transform.tx = Self.quantised(tx - Double(tile.minX))
    transform.ty = Self.quantised(ty - Double(tile.minY))
    return transform
  }

  private static func quantised(_ value: Double) -> Double { (value * 65_536 + 0.5).rounded(.down) / 65_536 }
}

extension NodeImage {
  /// The parts of the image with their areas in the layer's own space: one, or nine when only its middle stretches.
  func pieces(in destination: Rect) -> [ImagePieces.Piece] {
    let whole = source
    guard center != Rect(x: 0, y: 0, width: 1, height: 1) else {
      return [ImagePieces.Piece(source: whole, destination: destination)]
    }
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

  /// Along one axis: the outer parts keep their size, or share the space when there is too little.
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
private struct PieceEdges {
  private let outer: Rect
  /// `outer` in device pixels.
  private let placed: Rect
  private let space: Transform

  init(_ pieces: [ImagePieces.Piece], space: Transform) {
    outer = pieces.reduce(Rect.zero) { $0.union($1.destination) }
    let rect = space.apply(to: outer)
    placed = Rect(
      minX: DeviceShape.quantised(rect.minX), minY: DeviceShape.quantised(rect.minY),
      maxX: DeviceShape.quantised(rect.maxX), maxY: DeviceShape.quantised(rect.maxY))
    self.space = space
  }

  func place(_ piece: Rect) -> Rect {
    let rect = space.apply(to: piece)
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

extension Double {
  /// The nearest whole number; half values are rounded up on both sides of zero, so that whole-pixel moves do not
  /// change the picture.
  fileprivate var nearestPixel: Double { (self + 0.5).rounded(.down) }
}
