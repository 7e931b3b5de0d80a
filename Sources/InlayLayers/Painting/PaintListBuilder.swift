import InlayGraphics

/// Turns a frame's nodes into a flat list of things to paint.
///
/// Walks what meets the clip: O(visible nodes).
struct PaintListBuilder {
  private(set) var items: [PaintItem] = []

  /// Adds a node and everything in it.
  ///
  /// - Parameter superspace: From the node's superlayer's space to device pixels.
  mutating func add(_ node: RenderNode, in superspace: Transform, clip: DeviceRegion) {
    addPlaced(node, in: node.placement.concatenating(superspace), clip: clip)
  }

  /// Adds a node wherever it lies in its superlayer.
  ///
  /// - Parameter space: From the node's own space to device pixels.
  mutating func addPlaced(_ node: RenderNode, in space: Transform, clip: DeviceRegion) {
    guard node.style.opacity > 0, !space.isSingular else { return }
    let extent = DeviceRect(covering: space.apply(to: node.extent))
    guard clip.intersects(extent) else { return }
    if node.needsGroup {
      addGroup(node, in: space, extent: extent, clip: clip)
    } else {
      addParts(of: node, in: space, opacity: node.style.opacity, clip: clip)
    }
  }

  /// Adds a node that is faded or masked as one. Small groups are kept as tiles.
  private mutating func addGroup(
    _ node: RenderNode, in space: Transform, extent: DeviceRect, clip: DeviceRegion
  ) {
    let opacity = node.style.opacity
    if extent.area <= Self.largestGroupTile {
      let drawing = NodeDrawing(node: node, transform: space.relative(to: extent))
      let key = TileKey(drawing: .group(drawing), width: extent.width, height: extent.height)
      return add(.tile(key, opacity: opacity), extent, clip)
    }
    let area = extent.intersection(clip.bounds)
    let region = DeviceRegion(area)
    let group = nested { $0.addParts(of: node, in: space, opacity: 1, clip: region) }
    let coverage = node.mask.map { mask in GroupCoverage.list(nested { $0.add(mask, in: space, clip: region) }) }
    add(.group(group, opacity: opacity, coverage: coverage ?? .whole), area, clip)
  }

  /// Groups of up to this many pixels are kept as tiles, 1 MB each at most.
  private static let largestGroupTile = 1 << 18

  /// Adds what a group's tile shows: the node without its opacity, under its mask.
  mutating func addWhole(_ node: RenderNode, in space: Transform, area: DeviceRect) {
    let region = DeviceRegion(area)
    guard let mask = node.mask else { return addParts(of: node, in: space, opacity: 1, clip: region) }
    let group = nested { $0.addParts(of: node, in: space, opacity: 1, clip: region) }
    let coverage = GroupCoverage.list(nested { $0.add(mask, in: space, clip: region) })
    add(.group(group, opacity: 1, coverage: coverage), area, region)
  }

  private mutating func addParts(
    of node: RenderNode, in space: Transform, opacity: Double, clip: DeviceRegion
  ) {
    let style = node.style
    if let shadow = style.shadow { addShadow(shadow, of: node, in: space, opacity: opacity, clip: clip) }
    let shape = RoundedBounds(bounds: node.bounds, style: style, space: space)
    let color = style.backgroundColor.flatMap { $0.alpha > 0 ? $0.multipliedAlpha(opacity) : nil }
    if style.masksToBounds && !(node.contents == .none && node.children.isEmpty) {
      addClipped(by: shape.outline, clip: clip) { builder, clip in
        // In the clip with what covers it, so that it does not show around that along the curves.
        if let color { builder.add(.fill(color), clip.bounds, clip) }
        builder.addContents(of: node, in: space, clip: clip)
        for child in node.children { builder.add(child, in: space, clip: clip) }
      }
    } else {
      if let color { addFill(shape.outline, color, clip: clip) }
      addContents(of: node, in: space, clip: clip)
      for child in node.children { add(child, in: space, clip: clip) }
    }
    if style.hasBorder {
      addFill(shape.border(width: style.borderWidth), style.borderColor.multipliedAlpha(opacity), clip: clip)
    }
  }

  /// Adds what casts a node's shadow: background, contents and border, or the sublayers where there is none of these.
  mutating func addShadowCaster(_ node: RenderNode, in space: Transform, clip: DeviceRegion) {
    if node.style.shadow?.isOfBounds ?? false {
      return addFill(RoundedBounds(bounds: node.bounds, style: node.style, space: space).outline, .black, clip: clip)
    }
    guard node.hasOwnShape else {
      for child in node.children { add(child, in: space, clip: clip) }
      return
    }
    let shape = RoundedBounds(bounds: node.bounds, style: node.style, space: space)
    if let color = node.style.backgroundColor { addFill(shape.outline, color, clip: clip) }
    if node.style.masksToBounds {
      addClipped(by: shape.outline, clip: clip) { $0.addContents(of: node, in: space, clip: $1) }
    } else {
      addContents(of: node, in: space, clip: clip)
    }
    if node.style.hasBorder {
      addFill(shape.border(width: node.style.borderWidth), node.style.borderColor, clip: clip)
    }
  }

  private mutating func addContents(of node: RenderNode, in space: Transform, clip: DeviceRegion) {
    switch node.contents {
    case .none: break
    case .image(let image): addImage(image, in: node.bounds, space, clip: clip)
    case .text(let text): addText(text, space, clip: clip)
    case .gradient(let gradient):
      let path = RoundedBounds(bounds: node.bounds, style: node.style, space: space).path
      addGradient(gradient, in: path, space, clip: clip)
    case .shape(let shape): addShape(shape, space, clip: clip)
    case .drawing(let list): addDrawing(list, in: node.bounds, space, clip: clip)
    }
  }

  /// Adds an item unless nothing of it can be seen.
  mutating func add(_ operation: PaintOperation, _ bounds: DeviceRect, _ clip: DeviceRegion) {
    guard clip.intersects(bounds) else { return }
    items.append(PaintItem(operation: operation, bounds: bounds, clip: clip))
  }

  /// What a builder of its own makes, for a group.
  func nested(_ build: (inout PaintListBuilder) -> Void) -> [PaintItem] {
    var builder = PaintListBuilder()
    build(&builder)
    return builder.items
  }
}

extension RenderNode {
  /// Whether parts have to be painted by themselves first: always under a mask, and for opacity unless a single part
  /// can take it in its own colour.
  fileprivate var needsGroup: Bool {
    if mask != nil { return true }
    guard style.opacity < 1 else { return false }
    return contents != .none || !children.isEmpty || style.shadow != nil
      || (style.backgroundColor != nil && style.hasBorder)
  }
}

extension Color {
  func multipliedAlpha(_ factor: Double) -> Color {
    factor == 1 ? self : withAlpha(alpha * factor)
  }
}
