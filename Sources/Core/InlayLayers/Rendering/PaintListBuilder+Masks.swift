import InlayGraphics

/// Masks that only clip: one opaque colour, possibly inside another layer's bounds. Their bodies are painted as under
/// clips: directly, and as groups only along the edges.
extension PaintListBuilder {
  /// Adds a body under its mask, if that only clips.
  ///
  /// - Returns: False for another mask, or none.
  @inline(never) mutating func addClipped(_ body: NodeBody, in space: Transform, clip: DeviceRegion) -> Bool {
    guard let mask = body.mask, let clips = MaskClips(mask, in: space) else { return false }
    addClipped(by: clips.outer, clip: clip) { builder, clip in
      guard let inner = clips.inner else { return builder.addParts(of: body, in: space, opacity: 1, clip: clip) }
      builder.addClipped(by: inner, clip: clip) { $0.addParts(of: body, in: space, opacity: 1, clip: $1) }
    }
    return true
  }
}

/// The edges of a mask that only clips.
private struct MaskClips {
  let outer: DeviceOutline
  /// The outline of the filled layer in the mask; nil if the mask itself is filled.
  let inner: DeviceOutline?

  /// - Parameter superspace: From the masked layer's own space to device pixels.
  init?(_ mask: RenderNode, in superspace: Transform) {
    let body = mask.body
    guard mask.clipsOnly, let outer = mask.upright(in: superspace) else { return nil }
    self.outer = outer
    switch (body.style.backgroundColor?.alpha ?? 0, body.children.count) {
    case (1, 0): inner = nil
    case (0, 1) where body.style.masksToBounds:
      let fill = body.children[0]
      guard fill.clipsOnly, fill.body.children.isEmpty, fill.body.style.backgroundColor?.alpha == 1,
        let inner = fill.upright(in: mask.placement.concatenating(superspace))
      else { return nil }
      self.inner = inner
    default: return nil
    }
  }
}

extension RenderNode {
  /// Whether nothing but background and sublayers is painted.
  fileprivate var clipsOnly: Bool {
    opacity == 1 && !body.hasMask && body.contents == .none && body.style.shadow == nil && !body.style.hasBorder
      && !body.isChunk
  }

  /// The rounded bounds, unless they are rotated or unevenly scaled.
  fileprivate func upright(in superspace: Transform) -> DeviceOutline? {
    let space = placement.concatenating(superspace)
    guard space.isUpright, !body.bounds.isEmpty else { return nil }
    let outline = RoundedBounds(bounds: body.bounds, style: body.style, space: space).outline
    if case .shape = outline { return outline }
    return nil
  }
}
