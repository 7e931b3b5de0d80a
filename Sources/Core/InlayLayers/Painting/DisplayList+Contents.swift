import InlayGraphics
import InlaySystem

/// Recorded drawings as contents, clipped to the bounds.
extension DisplayList: ContentsKind {
  func extent(in bounds: Rect) -> Rect { bounds }

  var parts: ContentsParts { [.free, .bounded] }

  /// Paints all pixels that the bounds touch.
  func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    builder.forEachTile(of: DeviceRect(covering: bounds.applying(space).quantised), clip: clip) { builder, piece in
      let drawing = RecordedDrawing(transform: space.relative(to: piece))
      builder.addTile(.contents(.drawing(drawing)), of: self, piece, clip: clip)
    }
  }

  func draw(in bounds: Rect, _ outline: Path, with painter: VectorPainter) throws(InlayError) {
    try spend(on: painter)
    let canvas = painter.canvas
    canvas.saveState()
    canvas.clip(to: bounds)
    replay(in: canvas)
    canvas.restoreState()
  }

  private func spend(on painter: VectorPainter) throws(InlayError) {
    if painter.meter == nil { return }
    for command in commands {
      try painter.spend(1, .vectorNode)
      switch command {
      case .save, .restore, .concatenate, .beginGroup, .beginMask, .endGroup, .drawnImage: break
      case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _): try painter.spend(on: path)
      case .gradient(let path, let gradient):
        try painter.spend(on: path)
        try painter.spend(on: gradient)
      case .image(let image, _, _): try painter.spend(on: image)
      case .text(let layout, _, _): try painter.spend(on: layout)
      }
    }
  }
}

/// A `DisplayList`, under a transform to the tile.
struct RecordedDrawing: TileDrawing {
  let transform: Transform

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.concatenate(transform)
    (key.object as? DisplayList)?.replay(in: canvas)
  }

  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError) {
    try meter.spend(Double((key.object as? DisplayList)?.commands.count ?? 0), .tile)
  }
}
