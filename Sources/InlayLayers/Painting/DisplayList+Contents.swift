import InlayGraphics

/// Recorded drawings as contents, clipped to the bounds.
extension DisplayList: ContentsKind {
  func extent(in bounds: Rect) -> Rect { bounds }

  var parts: ContentsParts { [.free, .bounded] }

  /// Paints all pixels that the bounds touch.
  func add(
    _ parts: ContentsParts, in bounds: Rect, _ space: Transform, clip: DeviceRegion, to builder: inout PaintListBuilder
  ) {
    builder.forEachTile(of: DeviceRect(covering: space.apply(to: bounds)), clip: clip) { builder, piece in
      let drawing = RecordedDrawing(transform: space.relative(to: piece))
      builder.addTile(.contents(.drawing(drawing)), of: self, piece, clip: clip)
    }
  }

  func draw(in bounds: Rect, _ outline: Path, with painter: VectorPainter) {
    let canvas = painter.canvas
    canvas.saveState()
    canvas.clip(to: bounds)
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
