import InlayGraphics
import InlaySystem

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

  func spend(on meter: any WorkMeter, _ key: TileKey) throws(InlayError) {
    try meter.spend(on: path, rows: Double(key.height))
  }
}

/// A `NodeBody` without its opacity, under a transform from its own space to the tile.
struct GroupDrawing: TileDrawing {
  let transform: Transform

  func rasterise(_ key: TileKey, into tile: Bitmap, with tiles: TileStore) throws(InlayError) {
    guard let body = key.object as? NodeBody else { return }
    try TileList(.group(body), space: transform, bounds: key.bounds).paint(into: tile, with: tiles)
  }
}

extension Path {
  var byteCount: Int { elements.count * MemoryLayout<Element>.stride }
}
