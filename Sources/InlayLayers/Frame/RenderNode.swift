import InlayGraphics

/// What a frame knows of a layer: values, images and glyph runs, with the nodes of its sublayers.
package final class RenderNode: Sendable {
  /// Whose node it is. Only to match the nodes of two frames: the layer may be gone.
  package let layer: ObjectIdentifier
  package let label: String
  /// What changed since the layer's node before this one.
  package let changes: LayerProperties
  /// From the layer's own space to its superlayer's.
  package let placement: Transform
  package let bounds: Rect
  package let style: NodeStyle
  package let contents: NodeContents
  /// In painting order, hidden ones left out.
  package let children: [RenderNode]
  /// What the node and its children may paint, in the layer's own space, without antialiasing's last pixel.
  package let extent: Rect

  init(
    layer: ObjectIdentifier, label: String, changes: LayerProperties, placement: Transform, bounds: Rect,
    style: NodeStyle, contents: NodeContents, children: [RenderNode]
  ) {
    self.layer = layer
    self.label = label
    self.changes = changes
    self.placement = placement
    self.bounds = bounds
    self.style = style
    self.contents = contents
    self.children = children
    var extent = contents.extent(in: bounds).withinReach
    for child in children { extent = extent.union(child.placement.apply(to: child.extent).withinReach) }
    if style.masksToBounds { extent = extent.intersection(bounds) }
    if style.paintsBounds { extent = extent.union(bounds.withinReach) }
    self.extent = extent
  }

  /// Whether the other node paints the same, at the same place.
  func isEqual(to other: RenderNode) -> Bool {
    placement == other.placement && bounds == other.bounds && style == other.style
      && contents == other.contents && children.elementsEqual(other.children, by: ===)
  }
}

extension Rect {
  /// The part so near to the origin that adding a width to an edge gives the other edge to a fraction of a pixel.
  fileprivate var withinReach: Rect {
    let reach = 1e12
    return Rect(
      minX: max(minX, -reach), minY: max(minY, -reach), maxX: min(maxX, reach), maxY: min(maxY, reach))
  }
}

/// The look of a layer with its colours resolved.
package struct NodeStyle: Hashable, Sendable {
  package var opacity: Double
  package var backgroundColor: Color?
  package var cornerRadius: Double
  package var maskedCorners: Corners
  package var masksToBounds: Bool
  package var borderWidth: Double
  package var borderColor: Color

  /// Whether background or border are seen.
  var paintsBounds: Bool { (backgroundColor?.alpha ?? 0) > 0 || hasBorder }

  var hasBorder: Bool { borderWidth > 0 && borderColor.alpha > 0 }
}
