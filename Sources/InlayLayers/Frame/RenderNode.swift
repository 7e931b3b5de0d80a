import InlayGraphics

/// What a frame knows of a layer: values, images and glyph runs, with the nodes of its sublayers.
package final class RenderNode: Sendable {
  /// Whose node it is. Only to match the nodes of two frames: the layer may be gone.
  package let layer: ObjectIdentifier
  /// How reports name the layer.
  package let label: LayerLabel
  /// What changed since the layer's node before this one.
  package let changes: LayerProperties
  /// From the layer's own space to its superlayer's.
  package let placement: Transform
  package let bounds: Rect
  package let style: NodeStyle
  package let contents: NodeContents
  /// In painting order, hidden ones left out.
  package let children: [RenderNode]
  /// Its alpha says what is seen of the node.
  package let mask: RenderNode?
  /// What the node and its children may paint, in the layer's own space, without antialiasing's last pixel.
  package let extent: Rect
  /// Whether sublayers cast a part of the node's shadow: they show where the node itself is not opaque.
  package let castsShadowOfChildren: Bool

  init(
    layer: ObjectIdentifier, label: LayerLabel, changes: LayerProperties, placement: Transform, bounds: Rect,
    style: NodeStyle, contents: NodeContents, children: [RenderNode], mask: RenderNode?
  ) {
    self.layer = layer
    self.label = label
    self.changes = changes
    self.placement = placement
    let bounds = bounds.withinReach
    self.bounds = bounds
    self.style = style
    self.contents = contents
    self.children = children
    self.mask = mask
    let own = contents.extent(in: bounds)
    var inside = Rect.zero
    // What masks and fills its bounds reaches as far as they do, whatever lies inside.
    if !(style.masksToBounds && style.paintsBounds) {
      for child in children { inside = inside.union(child.placement.apply(to: child.extent).withinReach) }
    }
    var extent = inside.union(own)
    if style.masksToBounds { extent = extent.intersection(bounds) }
    if style.paintsBounds { extent = extent.union(bounds) }
    if let shadow = style.shadow {
      castsShadowOfChildren = Self.castsShadowOfChildren(children, bounds: bounds, style: style)
      extent = extent.union(shadow.extent(of: shadow.isOfBounds ? bounds : extent))
    } else {
      castsShadowOfChildren = false
    }
    if let mask { extent = extent.intersection(mask.placement.apply(to: mask.extent)) }
    self.extent = extent.withinReach
  }

  /// A node somewhere else, the same in itself.
  init(_ node: RenderNode, movedTo placement: Transform, changes: LayerProperties) {
    layer = node.layer
    label = node.label
    self.changes = changes
    self.placement = placement
    bounds = node.bounds
    style = node.style
    contents = node.contents
    children = node.children
    mask = node.mask
    extent = node.extent
    castsShadowOfChildren = node.castsShadowOfChildren
  }

  /// Whether the other node paints the same, at the same place.
  func isEqual(to other: RenderNode) -> Bool {
    placement == other.placement && bounds == other.bounds && style == other.style
      && contents == other.contents && mask === other.mask && children.isIdentical(to: other.children)
  }
}

extension [RenderNode] {
  /// Whether both hold the same nodes. O(n), without counting references.
  func isIdentical(to other: [RenderNode]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { nodes in
      other.withUnsafeBufferPointer { others in
        for index in nodes.indices where nodes[index] !== others[index] { return false }
        return true
      }
    }
  }
}

extension Rect {
  /// The part so near to the origin that adding a width to an edge gives the other edge to a fraction of a pixel.
  var withinReach: Rect { limited(to: Double.reach) }
}

extension Point {
  var withinReach: Point { Point(x: x.withinReach, y: y.withinReach) }
}

extension Size {
  var withinReach: Size { Size(width: width.withinReach, height: height.withinReach) }
}

extension Double {
  /// How far from the origin of their own space layers are shown, in points.
  static let reach = 1e12

  /// The number within the reach of layers; 0 for what is not a number.
  var withinReach: Double { limited(to: Self.reach) }
}
