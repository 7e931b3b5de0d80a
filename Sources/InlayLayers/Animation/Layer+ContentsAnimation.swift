import InlayGraphics

extension Layer {
  /// Cross-fades from an image to the layer's `contents`, as one picture. A fade that begins while another runs begins
  /// with the picture of that one. The old image is placed as the layer's image is now; that of an `ImageLayer` has its
  /// own scale. Otherwise like `animate(_:from:_:completion:)`.
  public final func animateContents(
    from old: Image?, _ timing: AnimationTiming, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimationGroup(completion) { scene, group in
      let scale = self is ImageLayer ? old?.scale : nil
      fadeContents(from: old, scale: scale ?? contentsScale, timing, in: scene, group: group)
    }
  }

  final func fadeContents(
    from old: Image?, scale: Double, _ timing: AnimationTiming, in scene: Scene, group: AnimationGroup?
  ) {
    guard !timing.isInstant, old !== contents else { return }
    addToBox(in: scene) { box in
      box.makeImageTrack().add(
        from: nodeImage(of: old, scale: scale), timing, added: scene.time, group: group, scene.animator)
    }
  }
}
