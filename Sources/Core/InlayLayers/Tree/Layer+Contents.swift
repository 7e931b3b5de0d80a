import InlayGraphics

extension Layer {
  /// The image above the background and below the sublayers; `nil` by default.
  public final var contents: Image? {
    get { layerImage.contents }
    set {
      let old = layerImage.contents
      guard newValue !== old else { return }
      layerImage.contents = newValue
      didChange(.contents, from: old)
    }
  }

  /// The placement of the image in the bounds; `resize` by default, which fills them.
  public final var contentsGravity: ContentsGravity {
    get { layerImage.contentsGravity }
    set { if let old = replace(&layerImage.contentsGravity, by: newValue) { didChange(.contentsGravity, from: old) } }
  }

  /// The shown part of the image, in fractions of its size; the whole image by default.
  public final var contentsRect: Rect {
    get { layerImage.contentsRect }
    set { if let old = replace(&layerImage.contentsRect, by: newValue) { didChange(.contentsRect, from: old) } }
  }

  /// The stretched part of `contentsRect`, in fractions of it; all of it by default. The parts around it keep their
  /// size.
  public final var contentsCenter: Rect {
    get { layerImage.contentsCenter }
    set { if let old = replace(&layerImage.contentsCenter, by: newValue) { didChange(.contentsCenter, from: old) } }
  }

  /// The number of image pixels per point; 1 by default.
  public final var contentsScale: Double {
    get { layerImage.contentsScale }
    set { if let old = replace(&layerImage.contentsScale, by: newValue) { didChange(.contentsScale, from: old) } }
  }

  /// The sampling of images that are magnified or reduced; `linear` by default.
  public final var contentsInterpolation: Interpolation {
    get { layerImage.magnificationFilter }
    set {
      if let old = replace(&layerImage.magnificationFilter, by: newValue) { didChange(.magnificationFilter, from: old) }
    }
  }

  /// Images with fewer pixels per point would have infinite sizes.
  private static let leastContentsScale = 1e-9

  /// `contents` with its placement.
  final var nodeImage: NodeImage? {
    guard let image = contents, contentsScale > Self.leastContentsScale else { return nil }
    let node = NodeImage(
      image: image, place: contentsGravity.place, rect: contentsRect.withinReach, center: contentsCenter.withinReach,
      scale: contentsScale.withinReach, filter: contentsInterpolation)
    guard image.source != nil, let source = image.drawnSource else { return node }
    return drawn(node, from: source)
  }
}
