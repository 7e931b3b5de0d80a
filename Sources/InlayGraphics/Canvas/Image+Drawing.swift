import InlaySystem

extension Image {
  /// An image that `draw` draws, in points, on a transparent canvas.
  ///
  /// - Throws: `InlayError` of kind `invalidArgument` or `limitExceeded` when a side is not in 1...32,767 or the scale
  ///   is not a positive number, `graphics` when there is no memory for it.
  public convenience init(
    pixelWidth: Int, pixelHeight: Int, scale: Double = 1, draw: (Canvas) -> Void
  ) throws(InlayError) {
    let surface = try ImageSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
    draw(Canvas(surface))
    self.init(copying: surface.bitmap, scale: scale)
  }
}
