import InlayGraphics

/// What is the same in both frames, at the same place: it may cover what is behind it, and no copy may move it.
extension ChangeLog {
  /// Something that no copy may move.
  struct Still {
    enum Part {
      /// A node with everything in it.
      case whole
      /// A node's shadow, background, contents and border.
      case own
      /// The edge of a node's clip.
      case bounds
    }

    var node: RenderNode
    var part: Part
    /// From the node's own space to device pixels.
    var space: Transform
    var clip: DeviceRect
  }

  /// Siblings with everything in them, not looked at one by one yet.
  struct StandingSiblings {
    var nodes: [RenderNode]
    var range: Range<Int>
    /// From their superlayer's space to device pixels.
    var space: Transform
    var clip: VisibleArea
    /// Whether nothing around fades or masks them.
    var isPlain: Bool
  }

  /// - Parameter isPlain: Whether nothing around fades or masks the node, so that it may cover what is behind it.
  func addStanding(_ node: RenderNode, in space: Transform, clip: VisibleArea, isPlain: Bool) {
    guard node.style.opacity > 0, !space.isSingular else { return }
    addStill(node, .whole, in: space, clip: clip.outer)
    if isPlain && !node.needsGroup { addPossibleCover(node, in: space, clip: clip.whole) }
  }

  func addOwnStanding(_ node: RenderNode, in space: Transform, clip: VisibleArea, isPlain: Bool) {
    guard node.style.opacity > 0, !space.isSingular else { return }
    addStill(node, .own, in: space, clip: clip.outer)
    if isPlain && !node.needsGroup { addCover(node.opaquePixels(in: space).intersection(clip.whole)) }
  }

  /// Finds what the planned copy gets wrong of all that stands still.
  func spoilStandingStill() {
    for still in stills {
      switch still.part {
      case .whole: spoil(still.node, in: still.space, clip: still.clip)
      case .own: spoilOwn(still.node, in: still.space, clip: still.clip)
      case .bounds: spoilBounds(of: still.node, in: still.space, clip: still.clip)
      }
    }
    for siblings in standingSiblings {
      for node in siblings.nodes[siblings.range] where node.style.opacity > 0 {
        let space = node.placement.concatenating(siblings.space)
        if !space.isSingular { spoil(node, in: space, clip: siblings.clip.outer) }
      }
    }
  }

  /// Finds what the planned copy gets wrong of a node that stands still with everything in it.
  private func spoil(_ node: RenderNode, in space: Transform, clip: DeviceRect) {
    let extent = node.pixels(in: space, clip: clip)
    guard let plan, plan.touched.intersects(extent) else { return }
    if node.mask != nil || node.castsShadowOfChildren || !space.isUpright {
      return spoil(extent, node)
    }
    spoilOwn(node, in: space, clip: clip)
    var inner = clip
    if node.style.masksToBounds { inner = inner.intersection(DeviceRect(covering: space.apply(to: node.bounds))) }
    for child in node.children where child.style.opacity > 0 {
      let own = child.placement.concatenating(space)
      if !own.isSingular { spoil(child, in: own, clip: inner) }
    }
  }

  /// The same for the node's own parts. What is one colour wherever the copy comes from and goes is none the worse.
  private func spoilOwn(_ node: RenderNode, in space: Transform, clip: DeviceRect) {
    guard node.showsItself || node.style.masksToBounds else { return }
    guard space.isUpright else { return spoil(node.ownPixels(in: space, clip: clip), node) }
    let style = node.style
    let device = space.apply(to: node.bounds)
    let outer = DeviceRect(covering: device).intersection(clip)
    if let shadow = style.shadow {
      let extent = DeviceRect(covering: space.apply(to: shadow.extent(of: node.casterExtent))).intersection(clip)
      extent.forEachPart(outside: node.opaquePixels(in: space)) { spoil($0, node) }
    }
    if (style.backgroundColor?.alpha ?? 0) > 0 || style.masksToBounds {
      spoilBounds(of: node, in: space, clip: clip)
    }
    if node.contents != .none {
      let extent = DeviceRect(covering: space.apply(to: node.contents.extent(in: node.bounds))).intersection(clip)
      spoil(style.masksToBounds ? extent.intersection(outer) : extent, node)
    }
    if style.hasBorder {
      let hole = DeviceRect(inside: space.apply(to: node.bounds.insetBy(dx: style.borderWidth, dy: style.borderWidth)))
      outer.forEachPart(outside: hole) { spoil($0, node) }
      spoilCorners(of: node, device, scale: space.a, clip: clip)
    }
  }

  /// Finds what the planned copy gets wrong of a background or a clip: what it brings across an edge, and round corners.
  private func spoilBounds(of node: RenderNode, in space: Transform, clip: DeviceRect) {
    guard let plan else { return }
    let device = space.apply(to: node.bounds)
    let outer = DeviceRect(covering: device).intersection(clip)
    let inner = DeviceRect(inside: device)
    let moved = inner.offsetBy(dx: plan.dx, dy: plan.dy)
    let reached = outer.union(outer.offsetBy(dx: plan.dx, dy: plan.dy)).intersection(plan.rect)
    let reason = DamageReason(node, .position)
    reached.forEachPart(outside: inner.intersection(moved)) { spoil($0, isOld: false, reason) }
    spoilCorners(of: node, device, scale: space.a, clip: clip)
  }

  private func spoilCorners(
    of node: RenderNode, _ device: Rect, scale: Double, clip: DeviceRect
  ) {
    guard node.style.cornerRadius > 0 else { return }
    let reach = node.cornerReach * scale
    for (x, y) in [(device.minX, device.minY), (device.maxX - reach, device.minY)]
      + [(device.minX, device.maxY - reach), (device.maxX - reach, device.maxY - reach)]
    {
      let square = DeviceRect(covering: Rect(x: x, y: y, width: reach, height: reach))
      spoil(square.intersection(clip), node)
    }
  }

  /// Pixels that neither may be brought elsewhere nor be written over.
  private func spoil(_ rect: DeviceRect, _ node: RenderNode) {
    spoil(rect, isOld: true, DamageReason(node, .position))
    spoil(rect, isOld: false, DamageReason(node, .position))
  }
}

extension ChangeLog {
  /// Layers so deep, or after so many siblings, are not asked whether they cover anything.
  private static let coverDepth = 4
  private static let coverSiblings = 16

  /// Finds what a node that stands still covers.
  func addCovers(of node: RenderNode, in space: Transform, clip: DeviceRect, depth: Int = 0) {
    let inner = node.style.masksToBounds ? clip.intersection(node.wholePixels(in: space)) : clip
    if depth < Self.coverDepth && inner.area >= 64 {
      for child in node.children.suffix(Self.coverSiblings).reversed()
      where child.style.opacity == 1 && child.mask == nil {
        let own = child.placement.concatenating(space)
        if !own.isSingular { addCovers(of: child, in: own, clip: inner, depth: depth + 1) }
      }
    }
    addCover(node.opaquePixels(in: space).intersection(clip))
  }
}

extension RenderNode {
  /// How far rounded corners reach along the sides, in the layer's own space.
  var cornerReach: Double {
    let radius = min(style.cornerRadius, min(bounds.width, bounds.height) / 2)
    return min(style.cornerCurve.reach(radius: radius, in: bounds.size), max(bounds.width, bounds.height)) + 1
  }

  /// Pixels that the background alone hides wholly, but for what lies behind the corners.
  func opaquePixels(in space: Transform) -> DeviceRect {
    guard style.opacity == 1, mask == nil, style.backgroundColor?.alpha == 1 else { return .zero }
    return wholePixels(in: space)
  }

  /// Pixels that lie wholly inside the rounded bounds: those between the upper and the lower corners, or between the left
  /// and the right ones, whichever are more. None where the layer is turned.
  func wholePixels(in space: Transform) -> DeviceRect {
    guard space.isUpright else { return .zero }
    guard style.cornerRadius > 0 else { return DeviceRect(inside: space.apply(to: bounds)) }
    let rows = DeviceRect(inside: space.apply(to: bounds.insetBy(dx: 0, dy: cornerReach)))
    let columns = DeviceRect(inside: space.apply(to: bounds.insetBy(dx: cornerReach, dy: 0)))
    return rows.area > columns.area ? rows : columns
  }
}
