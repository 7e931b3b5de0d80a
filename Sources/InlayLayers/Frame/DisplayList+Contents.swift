import InlayGraphics

/// Recorded drawings as contents, clipped to the bounds.
extension DisplayList: ContentsKind {
  func extent(in bounds: Rect) -> Rect { bounds }

  /// Paints all pixels that the bounds touch. A layer that masks clips them already.
  func add(
    _ parts: ContentsParts, of body: NodeBody, in space: Transform, clip: DeviceRegion,
    to builder: inout PaintListBuilder
  ) {
    let area = DeviceRect(covering: space.apply(to: body.bounds))
    func addTiles(to builder: inout PaintListBuilder, clip: DeviceRegion) {
      builder.forEachTile(of: area, clip: clip) { builder, piece in
        let drawing = RecordedDrawing(transform: space.relative(to: piece))
        builder.addTile(.contents(.drawing(drawing)), of: self, piece, clip: clip)
      }
    }
    if body.style.masksToBounds { return addTiles(to: &builder, clip: clip) }
    var style = body.style
    style.cornerRadius = 0
    let outline = RoundedBounds(bounds: body.bounds, style: style, space: space).outline
    builder.addClipped(by: outline, clip: clip) { addTiles(to: &$0, clip: $1) }
  }

  func draw(of body: NodeBody, in path: Path, with painter: VectorPainter) {
    let canvas = painter.canvas
    canvas.saveState()
    canvas.clip(to: body.bounds)
    replay(in: canvas)
    canvas.restoreState()
  }

  func count(in work: inout VectorWork) {
    for command in commands {
      work.addNode()
      switch command {
      case .save, .restore, .concatenate, .beginGroup, .endGroup, .drawnImage: break
      case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _): work.add(path)
      case .gradient(let path, let gradient):
        work.add(path)
        work.add(gradient)
      case .image(let image, _, _): work.add(image)
      case .text(let layout, _, _): work.add(layout)
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

  func work(of key: TileKey) -> Double {
    Double((key.object as? DisplayList)?.commands.count ?? 0) * PaintWork.tile
  }
}
