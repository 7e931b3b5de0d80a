import InlayGraphics

/// Draws a frame's nodes into a vector file: all parts stay vectors, except blurs, which are embedded as images.
struct VectorPainter {
  let canvas: Canvas
  /// Rasterises blurs.
  let tiles: TileStore
  /// Pixels per point of rasterised parts.
  let scale: Double

  func draw(_ node: RenderNode) throws {
    guard node.opacity > 0, !node.placement.isSingular else { return }
    var failure: (any Error)?
    canvas.saveState()
    canvas.concatenate(node.placement)
    let parts = { do { try drawParts(of: node.body, opacity: node.opacity) } catch { failure = failure ?? error } }
    let masked = {
      guard let mask = node.body.mask else { return parts() }
      canvas.drawMasked(
        by: {
          do { try draw(mask) } catch { failure = failure ?? error }
        }, parts)
    }
    if node.opacity < 1 { canvas.drawGroup(opacity: node.opacity, masked) } else { masked() }
    canvas.restoreState()
    if let failure { throw failure }
  }

  private func drawParts(of body: NodeBody, opacity: Double) throws {
    let style = body.style
    let shape = RoundedBounds(bounds: body.bounds, style: style, space: .identity)
    if let shadow = style.shadow { try drawShadow(shadow, of: body, hidesInside: opacity == 1) }
    if let color = style.backgroundColor, color.alpha > 0 { canvas.fill(shape.path, with: color) }
    canvas.saveState()
    if style.masksToBounds { canvas.clip(to: shape.path) }
    try body.contents.kind?.draw(of: body, in: shape.path, with: self)
    for child in body.children { try draw(child) }
    canvas.restoreState()
    if style.hasBorder {
      canvas.fill(shape.borderPath(width: style.borderWidth), with: style.borderColor, rule: .evenOdd)
    }
  }

  private func drawShadow(_ shadow: NodeShadow, of body: NodeBody, hidesInside: Bool) throws {
    try drawPicture(of: shadow.extent(of: body.casterExtent)) { builder, space, clip in
      let hidden = hidesInside ? body.opaqueInside(in: space) : .zero
      builder.addShadow(shadow, of: body, in: space, opacity: 1, hidden: hidden, clip: clip)
    }
  }

  /// The longest side of an embedded image, in pixels: larger blurs have a lower resolution.
  private static let longestSide = 4_096.0

  /// The pixels of an image of a rectangle, at least one, and their number per point; nil for an empty one.
  static func picture(of rect: Rect, scale: Double) -> (area: DeviceRect, scale: Double)? {
    guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return nil }
    let scale = min(scale, longestSide / max(rect.width, rect.height))
    let area = DeviceRect(
      x: 0, y: 0, width: max(1, Int(clamping: (rect.width * scale).rounded(.up))),
      height: max(1, Int(clamping: (rect.height * scale).rounded(.up))))
    return (area, scale)
  }

  /// Rasterises a builder's items within a rectangle of the current space, and draws the image there.
  func drawPicture(of rect: Rect, _ build: (inout PaintListBuilder, Transform, DeviceRegion) -> Void) throws {
    guard let (area, scale) = Self.picture(of: rect, scale: self.scale) else { return }
    let space = Transform(translationX: -rect.minX, y: -rect.minY).concatenating(Transform(scaleX: scale, y: scale))
    let bitmap = try Bitmap(width: area.width, height: area.height, format: .argb32)
    try Painter(tiles: tiles, canvas: Canvas(bitmap: bitmap, scale: 1), target: area).paint {
      build(&$0, space, DeviceRegion(area))
    }
    let place = Rect(x: rect.minX, y: rect.minY, width: Double(area.width) / scale, height: Double(area.height) / scale)
    canvas.draw(Image(copying: bitmap, scale: scale), in: place)
  }
}
