import InlayGraphics

/// Marks over a picture that show how it is made.
package enum DebugOverlay: String, CaseIterable, Hashable, Sendable {
  /// The bounds of every layer.
  case borders
  /// Green where a layer fills whole pixels opaquely, red where it is blended with what is below.
  case blended
  /// The area that the renderer painted for its last frame.
  case damage
  /// The area that is painted from cached tiles.
  case cached
}

extension Renderer {
  /// Paints an overlay over a frame's picture on a surface. The surface then counts as empty, so the next frame is
  /// painted completely.
  package func paint(_ overlay: DebugOverlay, over frame: Frame, into surface: ImageSurface) {
    let canvas = Canvas(surface)
    surface.contents = nil
    switch overlay {
    case .damage:
      for item in lastDamage { canvas.fill(item.pixels, color: RGBColor(red: 1, green: 0, blue: 0, alpha: 0.3)) }
      return
    case .cached:
      for rect in tiled(frame) { canvas.fill(rect, color: RGBColor(red: 0, green: 0.3, blue: 1, alpha: 0.3)) }
      return
    case .borders, .blended: break
    }
    guard let root = frame.root else { return }
    let painter = OverlayPainter(overlay: overlay, canvas: canvas, pixel: 1 / surface.scale)
    painter.paint(root, in: .identity, isTranslucent: false)
  }

  /// The area of a frame that is painted from tiles.
  private func tiled(_ frame: Frame) -> [DeviceRect] {
    guard let root = frame.root else { return [] }
    var builder = PaintListBuilder()
    builder.add(root, in: Transform(scaleX: frame.scale, y: frame.scale), clip: DeviceRegion(frame.bounds))
    return builder.items.flatMap { item -> [DeviceRect] in
      switch item.operation {
      case .mask, .tile: item.clip.map { $0.intersection(item.bounds) }
      default: []
      }
    }
  }
}

/// Walks a frame's nodes and marks each.
private struct OverlayPainter {
  let overlay: DebugOverlay
  let canvas: Canvas
  /// The width of a device pixel in points.
  let pixel: Double

  func paint(_ node: RenderNode, in superspace: Transform, isTranslucent: Bool) {
    let space = node.placement.concatenating(superspace)
    guard !space.isSingular, node.opacity > 0 else { return }
    let isFaded = isTranslucent || node.opacity < 1 || node.body.hasMask
    let path = Path(rect: node.body.bounds).applying(space)
    switch overlay {
    case .borders where !node.body.isChunk:
      canvas.stroke(path, with: RGBColor(red: 1, green: 0, blue: 1, alpha: 0.8), width: pixel)
    case .blended:
      if node.body.style.paintsBounds || node.body.contents != .none {
        let isOpaque = !isFaded && space.isUpright && node.body.style.backgroundColor?.alpha == 1
        let tint =
          isOpaque ? RGBColor(red: 0, green: 0.7, blue: 0, alpha: 0.3) : RGBColor(red: 1, green: 0, blue: 0, alpha: 0.3)
        canvas.fill(path, with: tint)
      }
    case .borders, .damage, .cached: break
    }
    for child in node.body.children { paint(child, in: space, isTranslucent: isFaded) }
  }
}
