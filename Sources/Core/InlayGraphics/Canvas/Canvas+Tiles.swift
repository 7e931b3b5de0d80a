import CInlayCairo

/// Rasterising into tiles: separate bitmaps, whose pixel (0, 0) is at (originX, originY) in device space.
extension Canvas {
  /// Adds a path's antialiased area to a mask. The path is in device space, with coordinates up to 1e12.
  package static func fillMask(_ path: Path, rule: FillRule = .nonZero, into tile: Bitmap, originX: Int, originY: Int) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.translateBy(x: Double(-originX), y: Double(-originY))
    canvas.fill(path, with: .black, rule: rule)
  }

  /// Paints pixels of an image into a tile: `source`, a rectangle in the image's pixels, stretched to `destination`,
  /// which `transform` takes to device space. Edges between device pixels are antialiased; pixels outside `source` have
  /// no influence.
  package static func drawImage(
    _ image: Bitmap,
    source: Rect,
    destination: Rect,
    transform: Transform,
    interpolation: Interpolation = .linear,
    into tile: Bitmap,
    originX: Int,
    originY: Int
  ) {
    let canvas = Canvas(bitmap: tile, scale: 1)
    canvas.translateBy(x: Double(-originX), y: Double(-originY))
    canvas.concatenate(transform)
    let part = DeviceRect(covering: source).intersection(image.bounds)
    if part.isEmpty { return }
    if part == image.bounds {
      canvas.fill(destination, withPixels: source, of: image, interpolation: interpolation)
      return
    }
    // Cairo's filter would read pixels beyond the part's edge, so the part is copied into its own bitmap.
    guard let copy = image.cropped(to: part) else { return }
    canvas.fill(
      destination,
      withPixels: source.offsetBy(dx: Double(-part.minX), dy: Double(-part.minY)),
      of: copy,
      interpolation: interpolation
    )
  }
}

extension Bitmap {
  /// A copy of a part; nil if there is no memory for it.
  func cropped(to part: DeviceRect) -> Bitmap? {
    guard let copy = try? Bitmap(width: part.width, height: part.height, format: format) else { return nil }
    Canvas(bitmap: copy, scale: 1).composite(self, x: -part.minX, y: -part.minY, within: copy.bounds)
    return copy
  }
}
