import InlayGraphics

/// The mask that a blurred tile is made from: the source with the blur's margin, at the blur's resolution.
struct BlurRaster {
  /// The width in pixels of the mask.
  let width: Int
  let height: Int
  let sigma: Double
  /// The transform from the source's space to the mask's pixels.
  let space: Transform
  /// The mask's area in the space that `stretch` converts to the tile; nil if it has the tile's resolution.
  let area: Rect?
  let stretch: Transform
  /// Whether all columns, or all rows, are equal: the mask has one, with its margin.
  let hasEqualColumns: Bool
  let hasEqualRows: Bool

  /// A sigma of this many pixels is large enough for invisible stretching.
  private static let fineSigma = 8.0
  private static let longestStretchedSide = 2_048.0

  /// - Returns: Nil if the blur has no pixels.
  init?(_ drawing: BlurredDrawing, width: Int, height: Int) {
    // A wide blur has no details: memory and time are bounded for any width.
    let isWide = drawing.sigma > BlurredDrawing.widestSharpSigma
    guard let stretch = drawing.stretch ?? (isWide ? .identity : nil) else {
      let margin = Bitmap.blurMargin(sigma: drawing.sigma)
      let uniform = drawing.uniformity(width: width, height: height, margin: margin)
      (hasEqualColumns, hasEqualRows) = uniform
      self.width = (uniform.columns ? 1 : width) + 2 * margin
      self.height = (uniform.rows ? 1 : height) + 2 * margin
      sigma = drawing.sigma
      space = Transform(translationX: Double(margin), y: Double(margin))
      area = nil
      self.stretch = .identity
      return
    }
    guard let back = stretch.inverse else { return nil }
    (hasEqualColumns, hasEqualRows) = (false, false)
    let tile = Rect(x: -1, y: -1, width: Double(width + 2), height: Double(height + 2))
    let margin = 3 * drawing.sigma
    let source = tile.applying(back).insetBy(dx: -margin, dy: -margin)
    let finest = max(abs(stretch.a) + abs(stretch.c), abs(stretch.b) + abs(stretch.d))
    let scale = min(
      min(finest, Self.fineSigma / drawing.sigma), Self.longestStretchedSide / max(source.width, source.height))
    self.width = max(1, Int(clamping: (source.width * scale).rounded(.up)))
    self.height = max(1, Int(clamping: (source.height * scale).rounded(.up)))
    sigma = drawing.sigma * scale
    space = Transform(translationX: -source.minX, y: -source.minY).concatenating(Transform(scaleX: scale, y: scale))
    area = Rect(
      x: source.minX, y: source.minY, width: Double(self.width) / scale, height: Double(self.height) / scale)
    self.stretch = stretch
  }

  var bounds: DeviceRect { DeviceRect(x: 0, y: 0, width: width, height: height) }
}

extension BlurredDrawing {
  /// Whether a shape is so large that all columns or rows of a tile, with its margin, are equal.
  fileprivate func uniformity(width: Int, height: Int, margin: Int) -> (columns: Bool, rows: Bool) {
    guard case .shape(let shape) = source, sigma <= Bitmap.widestExactSigma else { return (false, false) }
    let inner = shape.rect.insetBy(dx: shape.reach, dy: shape.reach)
    let near = Double(-margin)
    return (
      inner.minX <= near && inner.maxX >= Double(width + margin),
      inner.minY <= near && inner.maxY >= Double(height + margin)
    )
  }
}
