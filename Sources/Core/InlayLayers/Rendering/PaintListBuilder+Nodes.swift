import InlayGraphics

/// Frames and their nodes. Visits the nodes that meet the clip: O(visible nodes).
extension PaintListBuilder {
  /// Adds a frame: its background, and its nodes without the parts that others hide.
  mutating func add(_ frame: Frame, scale: Double, canvas: DeviceRect, clip: DeviceRegion) {
    add(.replace(frame.background), canvas, clip)
    if let root = frame.root { add(root, in: Transform(scaleX: scale, y: scale), clip: clip) }
    occlusion.cut(&items, stepsLeft: &stepsLeft)
  }

  private static var fewSublayers: Int { 8 }

  /// Adds sublayers, without those far from the clip.
  private mutating func add(_ children: [RenderNode], in space: Transform, clip: DeviceRegion) {
    // Few sublayers cost less than the comparison.
    let reach = children.count < Self.fewSublayers ? nil : space.reach(of: clip.bounds)
    children.forEachUncounted { child in
      if reach.map({ child.extent.intersects($0) }) ?? true {
        add(child, in: space, clip: clip)
      } else if isComplete {
        stepsLeft -= 1 + clip.count
      }
    }
  }

  /// Adds a node with its sublayers.
  ///
  /// - Parameter superspace: From the node's superlayer's space to device pixels.
  mutating func add(_ node: RenderNode, in superspace: Transform, clip: DeviceRegion) {
    addPlaced(node, in: node.placement.concatenating(superspace), clip: clip)
  }

  /// Adds a node, independent of its position in its superlayer.
  ///
  /// - Parameter space: From the node's own space to device pixels.
  mutating func addPlaced(_ node: RenderNode, in space: Transform, clip: DeviceRegion) {
    guard isComplete else { return }
    stepsLeft -= 1 + clip.count
    // A node without extent is not part of its superlayers' extents: its painting would depend on the damage.
    guard node.opacity > 0, !space.isSingular, !node.body.extent.isEmpty else { return }
    let extent = DeviceRect(covering: node.body.extent.applying(space))
    // The rectangles far from a node cost nothing in it: every item looks at each of its clip several times.
    let near = clip.meeting(extent)
    if near.isEmpty { return }
    // A clip and its contents may both touch a pixel along rotated edges that their intersection does not: such pixels
    // are excluded too. Nothing is painted beyond an extent that was cut at the reach of layers.
    let isCut = node.body.style.masksToBounds || node.body.hasMask || node.body.extent.isAtReach
    let clip = isCut ? near.intersection(extent) : near
    if node.needsGroup {
      addGroup(node, in: space, extent: extent, clip: clip)
    } else {
      addParts(of: node.body, in: space, opacity: node.opacity, clip: clip)
    }
  }

  /// Adds a node that fades or is masked as a whole. Small groups are kept as tiles.
  // Three functions: the recursion over the tree's levels needs little stack.
  @inline(never) private mutating func addGroup(
    _ node: RenderNode, in space: Transform, extent: DeviceRect, clip: DeviceRegion
  ) {
    if node.opacity == 1, addClipped(node.body, in: space, clip: clip) { return }
    if node.body.isKeptAsTile(in: space) && !looksAtAlphaAlone {
      addGroupTile(node, in: space, extent: extent, clip: clip)
    } else {
      addGroupItem(node, in: space, extent: extent, clip: clip)
    }
  }

  @inline(never) private mutating func addGroupTile(
    _ node: RenderNode, in space: Transform, extent: DeviceRect, clip: DeviceRegion
  ) {
    let drawing = GroupDrawing(transform: space.relative(to: extent))
    addTile(.group(drawing), of: node.body, extent, opacity: node.opacity, clip: clip)
  }

  @inline(never) private mutating func addGroupItem(
    _ node: RenderNode, in space: Transform, extent: DeviceRect, clip: DeviceRegion
  ) {
    let region = DeviceRegion(extent.intersection(clip.bounds))
    let group = nested { $0.addParts(of: node.body, in: space, opacity: 1, clip: region) }
    let coverage = node.body.mask.map { mask in GroupCoverage.list(nested { $0.add(mask, in: space, clip: region) }) }
    add(.group(group, opacity: node.opacity, coverage: coverage ?? .whole), extent, clip)
  }

  /// Adds a body under its mask.
  mutating func addWhole(_ body: NodeBody, in space: Transform, area: DeviceRect) {
    let region = DeviceRegion(area)
    if addClipped(body, in: space, clip: region) { return }
    guard let mask = body.mask else { return addParts(of: body, in: space, opacity: 1, clip: region) }
    let group = nested { $0.addParts(of: body, in: space, opacity: 1, clip: region) }
    let coverage = GroupCoverage.list(nested { $0.add(mask, in: space, clip: region) })
    add(.group(group, opacity: 1, coverage: coverage), area, region)
  }

  mutating func addParts(of body: NodeBody, in space: Transform, opacity: Double, clip: DeviceRegion) {
    let style = body.style
    if let shadow = style.shadow {
      let hidden = opacity == 1 ? body.opaqueInside(in: space) : .zero
      addShadow(shadow, of: body, in: space, opacity: opacity, hidden: hidden, clip: clip)
    }
    let shape = RoundedBounds(bounds: body.bounds, style: style, space: space)
    addInside(of: body, shape, in: space, opacity: opacity, clip: clip, children: body.children)
    if style.hasBorder && !looksAtAlphaAlone && !body.joinsBorder {
      addFill(shape.border(width: style.borderWidth), style.borderColor.multipliedAlpha(opacity), clip: clip)
    }
  }

  /// Adds the parts that cast a shadow: background, contents, border and, unless the background hides them, sublayers.
  mutating func addShadowCaster(_ body: NodeBody, in space: Transform, clip: DeviceRegion) {
    looksAtAlphaAlone = true
    let shape = RoundedBounds(bounds: body.bounds, style: body.style, space: space)
    if body.style.shadow?.isOfBounds ?? false { return addFill(shape.outline, .black, clip: clip) }
    let children = body.castsShadowOfChildren ? body.children : []
    addInside(of: body, shape, in: space, opacity: 1, clip: clip, children: children)
  }

  /// Adds background, contents and sublayers. Parts that are clipped to the rounded bounds form one group with the
  /// background: along the edge each pixel shows them by the coverage of the bounds.
  ///
  /// The border is in that group too where no part is between the two, and where only alpha is used: separately painted
  /// above the background, it would let the background show along the edge, and make the edge and a thin layer's shadow
  /// stronger.
  private mutating func addInside(
    of body: NodeBody, _ shape: RoundedBounds, in space: Transform, opacity: Double, clip: DeviceRegion,
    children: [RenderNode]
  ) {
    let style = body.style
    let color = style.backgroundColor?.multipliedAlpha(opacity)
    let cutsContents = body.cutsContents
    let cutsBorder = style.hasBorder && (looksAtAlphaAlone || body.joinsBorder)
    guard cutsContents || cutsBorder else {
      if let color, color.alpha > 0 {
        addFill(style.hasBorder ? shape.outlineBelowBorder(opacity: opacity) : shape.outline, color, clip: clip)
      }
      addContents(of: body, in: space, clip: clip)
      add(children, in: space, clip: clip)
      return
    }
    let border = cutsBorder ? style.borderColor.multipliedAlpha(opacity) : nil
    addCutInside(
      of: body, shape, in: space, background: color, border: border, cutsContents: cutsContents, clip: clip,
      children: children)
  }

  /// Adds the parts of `addInside` where the background, the clipped contents, and the border (nil where it is
  /// separate) are one group.
  // A separate function: the recursion over the tree's levels needs little stack.
  @inline(never) private mutating func addCutInside(
    of body: NodeBody, _ shape: RoundedBounds, in space: Transform, background: RGBColor?, border: RGBColor?,
    cutsContents: Bool, clip: DeviceRegion, children: [RenderNode]
  ) {
    let style = body.style
    let outline = shape.outline
    addClipped(by: outline, clip: clip) { builder, clip in
      if let background, background.alpha > 0 { builder.addFill(outline, background, clip: clip) }
      if cutsContents {
        let parts = style.masksToBounds ? ContentsParts.all : .filling
        body.contents.add(parts, in: body.bounds, space, clip: clip, to: &builder)
      }
      if style.masksToBounds { builder.add(children, in: space, clip: clip) }
      if let border { builder.addFill(shape.borderBeyondBounds(width: style.borderWidth), border, clip: clip) }
    }
    if style.masksToBounds { return }
    addContents(of: body, in: space, clip: clip)
    add(children, in: space, clip: clip)
  }

  /// Adds the free parts of the contents of a body that does not mask.
  private mutating func addContents(of body: NodeBody, in space: Transform, clip: DeviceRegion) {
    guard body.contents.parts.contains(.bounded) else {
      return body.contents.add(.free, in: body.bounds, space, clip: clip, to: &self)
    }
    addBounded(body, in: space, clip: clip)
  }

  @inline(never) private mutating func addBounded(_ body: NodeBody, in space: Transform, clip: DeviceRegion) {
    var style = body.style
    style.cornerRadius = 0
    let outline = RoundedBounds(bounds: body.bounds, style: style, space: space).outline
    addClipped(by: outline, clip: clip) { body.contents.add(.free, in: body.bounds, space, clip: $1, to: &$0) }
  }
}

extension NodeBody {
  /// Whether contents are clipped to the rounded bounds: always those that fill them, otherwise where the layer masks,
  /// also without sublayers, so that the edge does not change when the last one is removed.
  fileprivate var cutsContents: Bool { style.masksToBounds || contents.parts.contains(.filling) }

  /// Whether the border is painted together with the parts below it: no unclipped part is between.
  var joinsBorder: Bool {
    guard style.hasBorder, style.backgroundColor != nil || cutsContents else { return false }
    if style.masksToBounds { return true }
    return children.isEmpty && !contents.parts.contains(.free)
  }
}

extension Transform {
  /// A rectangle before the transform outside of which nothing can touch the pixels of a rectangle, despite rounding
  /// errors; nil if the transform turns, or scales so much that such errors may be as large as a pixel.
  fileprivate func reach(of pixels: DeviceRect) -> Rect? {
    guard isUpright, a > 1e-3, d > 1e-3, a < 1e3, d < 1e3 else { return nil }
    return Rect(
      minX: (Double(pixels.minX - 1) - tx) / a, minY: (Double(pixels.minY - 1) - ty) / d,
      maxX: (Double(pixels.maxX + 1) - tx) / a, maxY: (Double(pixels.maxY + 1) - ty) / d)
  }
}
