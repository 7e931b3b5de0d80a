import InlayGraphics

/// Parts that are unchanged at the same position in both frames: they may occlude others, and no copy may move them.
extension DamageBuilder {
  /// A part that no copy may move.
  struct UnchangedPart {
    enum Part {
      /// A node with its sublayers.
      case whole
      /// A node's shadow, background, contents and border.
      case own
      /// The edge of a node's clip.
      case bounds
    }

    var node: RenderNode
    var part: Part
    /// The transform from the node's own space to device pixels.
    var space: Transform
    var clip: DeviceRect
    /// The number of moved occluders in front.
    var front: Int
  }

  /// Siblings with their sublayers, not examined one by one yet.
  struct UnchangedSiblings {
    var nodes: [RenderNode]
    var range: Range<Int>
    /// The transform from their superlayer's space to device pixels.
    var space: Transform
    var clip: VisibleArea
    /// Whether no superlayer fades or masks them.
    var isPlain: Bool
    /// The number of moved occluders in front.
    var front = 0
  }

  /// - Parameter isPlain: Whether no superlayer fades or masks the node, so that it may occlude others.
  mutating func addUnchanged(_ node: RenderNode, in space: Transform, clip: VisibleArea, isPlain: Bool) {
    guard node.opacity > 0, !space.isSingular else { return }
    addUnchangedPart(node, .whole, in: space, clip: clip.outer)
    if isPlain && !node.needsGroup { addPossibleOccluder(node, in: space, clip: clip.whole) }
  }

  mutating func addOwnUnchanged(_ node: RenderNode, in space: Transform, clip: VisibleArea, isPlain: Bool) {
    guard node.opacity > 0, !space.isSingular else { return }
    addUnchangedPart(node, .own, in: space, clip: clip.outer)
    if isPlain && !node.needsGroup { addOccluder(node.opaquePixels(in: space).intersection(clip.whole)) }
  }

  /// Finds the unchanged pixels that the planned copy would make wrong.
  mutating func invalidateCopiesOfUnchanged() {
    defer { front = 0 }
    for part in unchangedParts {
      front = part.front
      switch part.part {
      case .whole: invalidateCopy(part.node, in: part.space, clip: part.clip)
      case .own: invalidateOwn(part.node, in: part.space, clip: part.clip)
      case .bounds: invalidateBounds(of: part.node, in: part.space, clip: part.clip)
      }
    }
    for siblings in unchangedSiblings {
      front = siblings.front
      for node in siblings.nodes[siblings.range] where node.opacity > 0 {
        let space = node.placement.concatenating(siblings.space)
        if !space.isSingular { invalidateCopy(node, in: space, clip: siblings.clip.outer) }
      }
    }
  }

  /// The same for an unchanged node with its sublayers.
  private mutating func invalidateCopy(_ node: RenderNode, in space: Transform, clip: DeviceRect) {
    let extent = node.pixels(in: space, clip: clip)
    guard let plan, plan.touched.intersects(extent), !isHidden(extent, behind: front) else { return }
    if node.body.hasMask || node.body.castsShadowOfChildren || !space.isUpright { return invalidateCopy(extent, node) }
    invalidateOwn(node, in: space, clip: clip)
    var inner = clip
    if node.body.style.masksToBounds {
      inner = inner.intersection(DeviceRect(covering: node.body.bounds.applying(space)))
    }
    for child in node.body.children where child.opacity > 0 {
      let own = child.placement.concatenating(space)
      if !own.isSingular { invalidateCopy(child, in: own, clip: inner) }
    }
  }

  /// The same for the node's own parts. A uniform colour survives the copy unchanged.
  private mutating func invalidateOwn(_ node: RenderNode, in space: Transform, clip: DeviceRect) {
    guard node.body.showsItself || node.body.style.masksToBounds else { return }
    guard space.isUpright else { return invalidateCopy(node.ownPixels(in: space, clip: clip), node) }
    let style = node.body.style
    let device = node.body.bounds.applying(space)
    let outer = DeviceRect(covering: device).intersection(clip)
    if let shadow = style.shadow {
      let extent = DeviceRect(covering: shadow.extent(of: node.body.casterExtent).applying(space)).intersection(clip)
      extent.forEachPart(outside: node.opaquePixels(in: space)) { invalidateCopy($0, node) }
    }
    if (style.backgroundColor?.alpha ?? 0) > 0 || style.masksToBounds {
      invalidateBounds(of: node, in: space, clip: clip)
    }
    if node.body.contents != .none {
      let extent = DeviceRect(covering: node.body.contents.extent(in: node.body.bounds).applying(space)).intersection(
        clip)
      invalidateCopy(style.masksToBounds ? extent.intersection(outer) : extent, node)
    }
    if style.hasBorder {
      let hole = DeviceRect(
        inside: node.body.bounds.insetBy(dx: style.borderWidth, dy: style.borderWidth).applying(space))
      outer.forEachPart(outside: hole) { invalidateCopy($0, node) }
      invalidateCorners(of: node, device, scale: space.a, clip: clip)
    }
  }

  /// The same for a background or a clip: pixels copied across an edge, and round corners.
  private mutating func invalidateBounds(of node: RenderNode, in space: Transform, clip: DeviceRect) {
    guard let plan else { return }
    let device = node.body.bounds.applying(space)
    let outer = DeviceRect(covering: device).intersection(clip)
    let inner = DeviceRect(inside: device)
    let moved = inner.offsetBy(dx: plan.dx, dy: plan.dy)
    let reached = outer.union(outer.offsetBy(dx: plan.dx, dy: plan.dy)).intersection(plan.rect)
    let reason = DamageReason(node, .position)
    reached.forEachPart(outside: inner.intersection(moved)) { invalidateCopy($0, isOld: false, reason) }
    invalidateCorners(of: node, device, scale: space.a, clip: clip)
  }

  private mutating func invalidateCorners(of node: RenderNode, _ device: Rect, scale: Double, clip: DeviceRect) {
    guard node.body.style.cornerRadius > 0 else { return }
    let reach = node.body.cornerReach * scale
    for (x, y) in [(device.minX, device.minY), (device.maxX - reach, device.minY)]
      + [(device.minX, device.maxY - reach), (device.maxX - reach, device.maxY - reach)]
    {
      let square = DeviceRect(covering: Rect(x: x, y: y, width: reach, height: reach))
      invalidateCopy(square.intersection(clip), node)
    }
  }

  /// Pixels that can be neither the source nor the target of a copy.
  private mutating func invalidateCopy(_ rect: DeviceRect, _ node: RenderNode) {
    invalidateCopy(rect, isOld: true, DamageReason(node, .position))
    invalidateCopy(rect, isOld: false, DamageReason(node, .position))
  }
}

extension DamageBuilder {
  /// Deeper layers are not searched for occluders.
  private static let coverDepth = 4
  private static let coverSiblings = 16

  /// Finds what an unchanged node occludes.
  mutating func addOccluders(of node: RenderNode, in space: Transform, clip: DeviceRect, depth: Int = 0) {
    let inner = node.body.style.masksToBounds ? clip.intersection(node.body.wholePixels(in: space)) : clip
    if depth < Self.coverDepth && inner.area >= 64 {
      for child in node.body.children.suffix(Self.coverSiblings).reversed()
      where child.opacity == 1 && !child.body.hasMask {
        let own = child.placement.concatenating(space)
        if !own.isSingular { addOccluders(of: child, in: own, clip: inner, depth: depth + 1) }
      }
    }
    addOccluder(node.opaquePixels(in: space).intersection(clip))
  }
}

extension RenderNode {
  /// Pixels that the background alone hides completely, except behind the corners.
  func opaquePixels(in space: Transform) -> DeviceRect {
    guard opacity == 1, !body.hasMask, body.style.backgroundColor?.alpha == 1 else { return .zero }
    return body.wholePixels(in: space)
  }
}

extension NodeBody {
  /// The extent of rounded corners along the sides, in the layer's own space.
  var cornerReach: Double {
    let radius = style.cornerRadius(in: bounds.size)
    return style.cornerCurve.reach(radius: radius, in: bounds.size, corners: style.maskedCorners) + 1
  }

  /// The pixels completely inside the rounded bounds: between the upper and lower corners, or between the left and
  /// right ones, the larger of both. Empty if the layer is rotated.
  func wholePixels(in space: Transform) -> DeviceRect {
    guard space.isUpright else { return .zero }
    guard style.cornerRadius > 0 else { return DeviceRect(inside: bounds.applying(space)) }
    let rows = DeviceRect(inside: bounds.insetBy(dx: 0, dy: cornerReach).applying(space))
    let columns = DeviceRect(inside: bounds.insetBy(dx: cornerReach, dy: 0).applying(space))
    return rows.area > columns.area ? rows : columns
  }
}
