import InlayGraphics

/// Walks the nodes of two frames together, front to back, and adds the differences to a `DamageBuilder`.
struct DifferenceWalk {
  let canvas: DeviceRect
  /// The transform from the scene's points to device pixels.
  let space: Transform

  /// A layer in both frames, with values of its superlayers.
  struct Pair {
    let old: RenderNode
    let new: RenderNode
    /// The transform from the node's own space to device pixels.
    let oldSpace: Transform
    let newSpace: Transform
    var clip: VisibleArea
    /// Whether no superlayer fades or masks the node, so that it may occlude others.
    let isPlain: Bool

    init(
      _ old: RenderNode, _ new: RenderNode, in oldSpace: Transform, _ newSpace: Transform, _ clip: VisibleArea,
      _ isPlain: Bool
    ) {
      self.old = old
      self.new = new
      self.oldSpace = old.placement.concatenating(oldSpace)
      self.newSpace = new.placement.concatenating(newSpace)
      self.clip = clip
      self.isPlain = isPlain
    }

    var oldExtent: DeviceRect { old.pixels(in: oldSpace, clip: clip.outer) }
    var newExtent: DeviceRect { new.pixels(in: newSpace, clip: clip.outer) }
    var shift: PixelShift? { PixelShift(from: oldSpace, to: newSpace) }
  }

  func compare(_ old: RenderNode?, _ new: RenderNode?, into log: inout DamageBuilder) {
    let clip = VisibleArea(canvas)
    switch (old, new) {
    case (nil, nil): break
    case (let old?, let new?): compare(Pair(old, new, in: space, space, clip, true), into: &log)
    case (let old?, nil): addRemoved(old, .isHidden, in: space, clip: clip.outer, &log)
    case (nil, let new?): addInserted(new, .isHidden, in: space, clip: clip.outer, &log)
    }
  }

  func compare(_ pair: Pair, into log: inout DamageBuilder) {
    let (old, new) = (pair.old, pair.new)
    if new.looksEqual(to: old) {
      addEqual(pair, &log)
    } else if pair.changesAsOne {
      log.addOld(pair.oldExtent, DamageReason(new, new.changedLook(since: old)))
      log.addNew(pair.newExtent, DamageReason(new, new.changedLook(since: old)))
    } else {
      compareParts(of: pair, &log)
    }
  }

  /// Adds a part that looks the same, possibly moved.
  private func addEqual(_ pair: Pair, _ log: inout DamageBuilder) {
    let new = pair.new
    guard let shift = pair.shift, new.body.isWithinReach(in: pair.newSpace) || shift.isZero else {
      log.addOld(pair.oldExtent, DamageReason(new, new.changedGeometry))
      log.addNew(pair.newExtent, DamageReason(new, new.changedGeometry))
      return
    }
    if shift.isZero {
      log.addUnchanged(new, in: pair.newSpace, clip: pair.clip, isPlain: pair.isPlain)
    } else {
      let (from, to) = (pair.oldExtent, pair.newExtent)
      log.addMove(from: from, to: to, shift, clip: pair.clip, DamageReason(new, new.changedGeometry))
      let share = max(from.area, to.area) * DamageBuilder.leastMovedShare
      if share >= canvas.area { log.addMovedOccluder(of: pair, shift) }
    }
  }

  /// Compares a layer's own parts and its sublayers separately.
  private func compareParts(of pair: Pair, _ log: inout DamageBuilder) {
    let (old, new) = (pair.old, pair.new)
    let oldBounds = old.body.bounds.applying(pair.oldSpace)
    let newBounds = new.body.bounds.applying(pair.newSpace)
    let isSame = new.body.paintsSame(as: old.body)
    let boundsShift = PixelShift(from: oldBounds, to: newBounds)
    let keepsClip = boundsShift?.isZero ?? false
    let ownShift = isSame ? boundsShift : nil

    // A border is above the sublayers, so it may be visible where they occlude the layer.
    let isUnmoved = ownShift?.isZero ?? false
    let isAbove = !isUnmoved && (old.body.style.hasBorder || new.body.style.hasBorder)
    if isAbove { addOwnChange(of: pair, ownShift, &log) }

    var inner = pair
    if new.body.style.masksToBounds {
      if keepsClip { inner.clip.cut(to: new.body, in: pair.newSpace) } else { cutChangedClip(of: &inner, &log) }
    }
    compareChildren(of: inner, isPlain: pair.isPlain && new.opacity == 1, &log)

    if isUnmoved {
      log.addOwnUnchanged(new, in: pair.newSpace, clip: pair.clip, isPlain: pair.isPlain)
    } else {
      // No copy may move pixels across the edge of a clip, whatever else of the layer changes.
      if new.body.style.masksToBounds {
        log.addUnchangedPart(new, .bounds, in: pair.newSpace, clip: pair.clip.outer)
        if !keepsClip { log.addUnchangedPart(old, .bounds, in: pair.oldSpace, clip: pair.clip.outer) }
      }
      if !isAbove { addOwnChange(of: pair, ownShift, &log) }
    }
  }

  /// Clips to bounds that differ: sublayers are compared only in the pixels that both bounds fill completely, and all
  /// other pixels of both change.
  private func cutChangedClip(of pair: inout Pair, _ log: inout DamageBuilder) {
    let (old, new) = (pair.old, pair.new)
    let common = pair.commonPixels
    if !old.body.children.isEmpty {
      let oldPixels = DeviceRect(covering: old.body.bounds.applying(pair.oldSpace)).intersection(pair.clip.outer)
      oldPixels.forEachPart(outside: common) { log.addOld($0, DamageReason(new, new.changedLook(since: old))) }
    }
    if !new.body.children.isEmpty {
      let newPixels = DeviceRect(covering: new.body.bounds.applying(pair.newSpace)).intersection(pair.clip.outer)
      newPixels.forEachPart(outside: common) { log.addNew($0, DamageReason(new, new.changedLook(since: old))) }
    }
    pair.clip.cut(to: common)
  }

  private func addOwnChange(of pair: Pair, _ ownShift: PixelShift?, _ log: inout DamageBuilder) {
    let (old, new) = (pair.old, pair.new)
    if let ownShift, new.body.isWithinReach(in: pair.newSpace) {
      log.addMove(
        from: pair.ownOldExtent, to: pair.ownNewExtent, ownShift, clip: pair.clip,
        DamageReason(new, new.changedGeometry))
    } else if let fill = ResizedFill(pair) {
      log.addResized(fill, clip: pair.clip)
    } else {
      log.addOld(pair.ownOldExtent, DamageReason(new, new.changedLook(since: old)))
      log.addNew(pair.ownNewExtent, DamageReason(new, new.changedLook(since: old)))
    }
  }

  func addRemoved(
    _ node: RenderNode, _ property: LayerProperty, in superspace: Transform, clip: DeviceRect,
    _ log: inout DamageBuilder
  ) {
    let space = node.placement.concatenating(superspace)
    log.addOld(node.pixels(in: space, clip: clip), DamageReason(node, property))
  }

  func addInserted(
    _ node: RenderNode, _ property: LayerProperty, in superspace: Transform, clip: DeviceRect,
    _ log: inout DamageBuilder
  ) {
    let space = node.placement.concatenating(superspace)
    log.addNew(node.pixels(in: space, clip: clip), DamageReason(node, property))
  }
}

extension DifferenceWalk.Pair {
  /// Whether a change in the node may be visible in any part of it, so that it is painted completely.
  var changesAsOne: Bool {
    let (a, b) = (old.body.style, new.body.style)
    guard !old.body.hasMask, !new.body.hasMask, old.opacity == new.opacity, old.needsGroup == new.needsGroup,
      a.masksToBounds == b.masksToBounds, let shift
    else { return true }
    if old.body.castsShadowOfChildren || new.body.castsShadowOfChildren { return true }
    if new.needsGroup {
      // A group may be kept as a tile of its own size, or not.
      let isKept = old.body.isKeptAsTile(in: oldSpace) || new.body.isKeptAsTile(in: newSpace)
      if isKept || !shift.isZero { return true }
    }
    if a.masksToBounds {
      guard a.cornerRadius == b.cornerRadius, a.cornerCurve == b.cornerCurve, a.maskedCorners == b.maskedCorners
      else { return true }
      // Rotated bounds are masked along their edges.
      if !newSpace.isUpright || (a.cornerRadius > 0 && newSpace.a != newSpace.d) { return true }
      if !keepsClip && (a.cornerRadius > 0 || new.needsGroup || commonPixels.isEmpty) { return true }
    }
    return false
  }

  /// Whether the bounds are the same in both frames, in device pixels.
  var keepsClip: Bool {
    PixelShift(from: old.body.bounds.applying(oldSpace), to: new.body.bounds.applying(newSpace))?.isZero ?? false
  }

  /// The pixels that the upright bounds fill completely in both frames.
  var commonPixels: DeviceRect {
    DeviceRect(inside: old.body.bounds.applying(oldSpace))
      .intersection(DeviceRect(inside: new.body.bounds.applying(newSpace)))
  }

  /// The pixels of the layer's own parts.
  var ownOldExtent: DeviceRect { old.ownPixels(in: oldSpace, clip: clip.outer) }
  var ownNewExtent: DeviceRect { new.ownPixels(in: newSpace, clip: clip.outer) }
}
