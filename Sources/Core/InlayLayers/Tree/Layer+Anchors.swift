import InlayGraphics

/// Frames that follow the superlayer.
extension Layer {
  /// The frame by the sides or the centre of the superlayer, or of the masked layer; `nil`, the default, for a frame
  /// that stays.
  ///
  /// It sets `frame`, which a transform does not change, when it is set, when the layer gets a superlayer, when the
  /// superlayer's size changes, and when the scene's direction or scale changes. In between you may set the frame
  /// otherwise. The sides are those of an area of the bounds' size at the origin of the superlayer's own space, so that
  /// scrolling moves the layer. A root has no superlayer to follow. O(1); a change of the superlayer's size is
  /// O(sublayers) if one of them has an anchored frame.
  public final var anchoredFrame: AnchoredFrame? {
    get { anchors?.frame }
    set {
      guard newValue != anchors?.frame else { return }
      anchors = newValue.map(FrameAnchors.init)
      if newValue != nil { parent?.noteFollowingLayer(self) }
    }
  }

  /// Whether the layer keeps the bounds of its superlayer as its frame while those are resized, without the
  /// superlayer's knowledge: a layer above everything else. Not for superlayers that scroll.
  package final var fillsSuperlayer: Bool {
    get { flags.contains(.fillsSuperlayer) }
    set {
      if newValue { flags.insert(.fillsSuperlayer) } else { flags.remove(.fillsSuperlayer) }
      if newValue { parent?.noteFollowingLayer(self) }
    }
  }

  /// Whether the layer follows the size of its superlayer.
  final var followsSuperlayer: Bool { anchors != nil || flags.contains(.fillsSuperlayer) }

  /// A sublayer, or the mask, follows this layer's size from now on.
  final func noteFollowingLayer(_ layer: Layer) {
    flags.insert(.holdsFollowingLayers)
    layer.followSuperlayer()
  }

  final func resizeFollowingLayers() {
    for layer in children where layer.followsSuperlayer { layer.followSuperlayer() }
    if let mask, mask.anchors != nil { mask.followSuperlayer() }
  }

  /// The frame that the layer has when its superlayer has a size: its own, unless it follows that.
  package final func frame(inSuperlayerOf size: Size) -> Rect {
    if let anchors { return anchors.frame.rect(in: size, effectiveDirection, scale: scene?.scale ?? 1) }
    return fillsSuperlayer ? Rect(origin: .zero, size: size) : frame
  }

  /// Takes the frame by the superlayer's size again, if it follows that.
  package final func followSuperlayer() {
    guard let parent else { return }
    if let anchors {
      let scale = scene?.scale ?? 1
      untransformedFrame = anchors.frame.rect(in: parent.bounds.size, effectiveDirection, scale: scale)
    } else if fillsSuperlayer {
      untransformedFrame = parent.bounds
    }
  }
}
