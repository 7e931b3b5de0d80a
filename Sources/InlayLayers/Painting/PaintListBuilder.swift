import InlayGraphics

/// Turns a frame's nodes into a flat list of things to paint.
///
/// Walks what meets the clip: O(visible nodes).
struct PaintListBuilder {
  /// Device pixels per point: text laid out for it is painted as it is.
  let scale: Double
  private(set) var items: [PaintItem] = []

  init(scale: Double) { self.scale = scale }

  /// Adds a node and everything in it.
  ///
  /// - Parameter superspace: From the node's superlayer's space to device pixels.
  mutating func add(_ node: RenderNode, in superspace: Transform, clip: DeviceRegion) {
    let space = node.placement.concatenating(superspace)
    guard node.style.opacity > 0, !space.isSingular else { return }
    let extent = DeviceRect(covering: space.apply(to: node.extent))
    guard clip.intersects(extent) else { return }
    guard node.needsGroup else { return addParts(of: node, in: space, clip: clip) }
    let area = extent.intersection(clip.bounds)
    let group = nested { $0.addParts(of: node, in: space, clip: DeviceRegion(area)) }
    add(.group(group, opacity: node.style.opacity, coverage: nil), area, clip)
  }

  private mutating func addParts(of node: RenderNode, in space: Transform, clip: DeviceRegion) {
    let style = node.style
    let opacity = node.needsGroup ? 1 : style.opacity
    let shape = RoundedBounds(bounds: node.bounds, style: style, space: space)
    if let color = style.backgroundColor, color.alpha > 0 {
      addFill(shape.outline, color.multipliedAlpha(opacity), clip: clip)
    }
    if style.masksToBounds {
      addClipped(by: shape.outline, clip: clip) { builder, clip in
        builder.addInside(of: node, in: space, clip: clip)
      }
    } else {
      addInside(of: node, in: space, clip: clip)
    }
    if style.hasBorder {
      addFill(shape.border(width: style.borderWidth), style.borderColor.multipliedAlpha(opacity), clip: clip)
    }
  }

  private mutating func addInside(of node: RenderNode, in space: Transform, clip: DeviceRegion) {
    switch node.contents {
    case .none: break
    case .image(let image): addImage(image, in: node.bounds, space, clip: clip)
    case .text(let text): addText(text, space, clip: clip)
    }
    for child in node.children { add(child, in: space, clip: clip) }
  }

  /// Adds an item unless nothing of it can be seen.
  mutating func add(_ operation: PaintOperation, _ bounds: DeviceRect, _ clip: DeviceRegion) {
    guard clip.intersects(bounds) else { return }
    items.append(PaintItem(operation: operation, bounds: bounds, clip: clip))
  }

  /// What a builder of its own makes, for a group.
  func nested(_ build: (inout PaintListBuilder) -> Void) -> [PaintItem] {
    var builder = PaintListBuilder(scale: scale)
    build(&builder)
    return builder.items
  }
}

extension RenderNode {
  /// Whether opacity has to wait until the parts are painted: a single part can take it in its own colour.
  fileprivate var needsGroup: Bool {
    guard style.opacity < 1 else { return false }
    return contents != .none || !children.isEmpty || (style.backgroundColor != nil && style.hasBorder)
  }
}

extension Color {
  fileprivate func multipliedAlpha(_ factor: Double) -> Color {
    factor == 1 ? self : withAlpha(alpha * factor)
  }
}
