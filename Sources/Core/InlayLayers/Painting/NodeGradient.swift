import InlayGraphics
import InlaySystem

/// A gradient in the rounded bounds, below an image.
package struct NodeGradient: Equatable, Sendable {
  package let gradient: RGBGradient
  /// One or none: images are rare here, and an array keeps bodies small.
  private let images: [NodeImage]

  init(_ gradient: RGBGradient, below image: NodeImage?) {
    self.gradient = gradient
    images = image.map { [$0] } ?? []
  }
}

extension NodeGradient: ContentsKind {
  var parts: ContentsParts { images.isEmpty ? .filling : .all }

  func extent(in bounds: Rect) -> Rect { images.reduce(bounds) { $0.union($1.extent(in: bounds)) } }

  /// Fills all pixels that the bounds touch.
  func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    if parts.contains(.filling) {
      builder.forEachTile(of: DeviceRect(covering: bounds.applying(space).quantised), clip: clip) { builder, piece in
        let drawing = PlacedGradient(gradient: gradient, transform: space.relative(to: piece))
        builder.addTile(.contents(.gradient(drawing)), piece, clip: clip)
      }
    }
    guard parts.contains(.free) else { return }
    for image in images { image.add(.free, in: bounds, space, clip: clip, to: &builder) }
  }

  func draw(in bounds: Rect, _ outline: Path, with painter: VectorPainter) throws(InlayError) {
    try painter.spend(on: gradient)
    painter.canvas.fill(outline, with: gradient)
    for image in images { try image.draw(in: bounds, outline, with: painter) }
  }
}

/// A gradient, without an edge, under a transform to the tile.
struct PlacedGradient: TileDrawing {
  let gradient: RGBGradient
  let transform: Transform

  var byteCount: Int { gradient.stops.count * MemoryLayout<RGBGradient.Stop>.stride }

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.concatenate(transform)
    canvas.paint(gradient)
  }

  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError) {
    try meter.spend(Double(key.bounds.area) * Double(gradient.stops.count), .gradientStop)
  }
}
