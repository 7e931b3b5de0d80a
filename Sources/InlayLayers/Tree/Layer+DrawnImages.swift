import InlayGraphics

/// Images that are drawn where they are shown.
extension Layer {
  /// An image's placement with the picture of a drawing: as many pixels as the layer shows, in the layer's colours.
  /// Equal pictures are shared in the scene.
  final func drawn(_ node: NodeImage, from source: DrawnImage) -> NodeImage? {
    guard let scene else { return node }
    let bounds = presentedGeometry.bounds
    let shown = node.destination(in: bounds)
    let (width, height) = (shown.width / node.rect.width, shown.height / node.rect.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let scale = min(scene.scale, Self.longestDrawnSide / max(width, height))
    let context = CommitContext(scene: scene)
    let isMirrored = scene.traits.direction == .rightToLeft
    let source = source.resolved(isMirrored: isMirrored, in: effectiveTraits.appearance) {
      context.resolve($0, of: self)
    }
    var node = node
    let size = Size(width: width * scale, height: height * scale)
    let room = Size(width: bounds.width * scale, height: bounds.height * scale)
    let isPlaced = node.isWhole && node.gravity != .resize
    let picture = DrawnPicture(of: source, size: size, in: room, at: isPlaced ? node.gravity.fraction : nil)
    if picture.beginsWithRoom {
      node.gravity = .topLeft
    } else if node.gravity == .resizeAspect || node.gravity == .resizeAspectFill {
      node.gravity = .center
    }
    do {
      node.image = try scene.sharedImages.image(for: picture, pixels: picture.pixels, draw: picture.image)
      node.scale = scale
      return node
    } catch {
      scene.budget?.blame(self)
      scene.report("no memory for its picture: \(error)", in: self)
      return nil
    }
  }

  /// In pixels: larger pictures are stretched.
  private static let longestDrawnSide = 4_096.0
}
