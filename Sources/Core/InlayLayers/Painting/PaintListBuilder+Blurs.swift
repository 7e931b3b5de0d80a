import InlayGraphics

extension PaintListBuilder {
  /// Adds a source's blur under a transform that turns circles into ellipses.
  mutating func addStretched(
    _ source: BlurredDrawing.Source, of object: AnyObject, in extent: Rect, _ sigma: Double, _ space: Transform,
    _ color: RGBColor, hidden: DeviceRect, clip: DeviceRegion
  ) {
    guard !extent.isEmpty else { return }
    let area = DeviceRect(covering: extent.insetBy(dx: -3 * sigma, dy: -3 * sigma).applying(space))
    forEachTile(of: area, clip: clip) { builder, piece in
      guard !hidden.contains(piece) else { return }
      let drawing = BlurredDrawing(source: source, sigma: sigma, stretch: space.relative(to: piece))
      builder.addMask(.blurred(drawing), of: object, piece, color, clip: clip)
    }
  }

  /// Adds a blurred outline, without the tiles that an opaque part hides.
  mutating func addBlurred(
    _ outline: DeviceOutline, sigma: Double, _ color: RGBColor, hidden: DeviceRect, clip: DeviceRegion
  ) {
    let margin = Bitmap.blurMargin(sigma: sigma)
    switch outline {
    case .shape(let shape):
      // Nine parts: the corners' tiles are as small as possible, and shadows of every size share them.
      let isExact = sigma <= Bitmap.widestExactSigma
      let ends = isExact ? Int(clamping: (shape.reach + 2).rounded(.up)) + 2 * margin : 0
      forEachTile(of: DeviceRect(covering: shape.rect).outset(by: margin), ends: ends, clip: clip) { builder, piece in
        guard !hidden.contains(piece) else { return }
        let near = shape.withEdges(within: piece.outset(by: margin))
        let source = BlurredDrawing.Source.shape(near.relative(to: piece))
        builder.addMask(.blurred(BlurredDrawing(source: source, sigma: sigma)), piece, color, clip: clip)
      }
    case .path(let path, let rule):
      forEachTile(of: DeviceRect(covering: path.controlBounds).outset(by: margin), clip: clip) { builder, piece in
        guard !hidden.contains(piece) else { return }
        let source = BlurredDrawing.Source.path(FilledPath(path, rule, relativeTo: piece))
        builder.addMask(.blurred(BlurredDrawing(source: source, sigma: sigma)), piece, color, clip: clip)
      }
    }
  }
}

extension DeviceShape {
  /// The shape with far edges moved nearer to an area, without effect on the area: so all tiles along a long side are
  /// equal.
  fileprivate func withEdges(within area: DeviceRect) -> DeviceShape {
    let away = (reach + 2).rounded(.up)
    var shape = self
    shape.rect = Rect(
      minX: max(rect.minX, Double(area.minX) - away), minY: max(rect.minY, Double(area.minY) - away),
      maxX: min(rect.maxX, Double(area.maxX) + away), maxY: min(rect.maxY, Double(area.maxY) + away))
    return shape
  }
}

extension DeviceRect {
  func outset(by margin: Int) -> DeviceRect {
    DeviceRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension Transform {
  /// The mean scale of lengths over all directions of an area.
  var meanScale: Double { abs(determinant).squareRoot() }

  /// Whether circles stay circles: all directions have the same scale.
  var keepsCircles: Bool {
    let across = a * a + b * b
    let difference = max(abs(across - c * c - d * d), abs(a * c + b * d))
    return difference <= across * 1e-6
  }
}
