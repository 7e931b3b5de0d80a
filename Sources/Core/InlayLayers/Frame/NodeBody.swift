import InlayGraphics

/// A layer's picture, independent of placement and opacity: values, images and glyph runs, with the nodes of its
/// sublayers.
///
/// Tiles are found by body, so a layer that only moves or fades keeps its tiles.
package final class NodeBody: Sendable {
  /// Identifies the layer, which may be freed; used only to match the nodes of two frames.
  package let layer: ObjectIdentifier
  /// The layer's name in reports.
  let label: LayerLabel
  package let bounds: Rect
  let style: NodeStyle
  let contents: NodeContents
  /// The children in painting order, without hidden ones; many are in chunks.
  let children: [RenderNode]
  /// One or none; an array keeps bodies without a mask small.
  private let masks: [RenderNode]
  /// The area that the body and its children may paint, in the layer's own space, without antialiasing's last pixel.
  let extent: Rect
  /// Whether sublayers cast a part of the shadow: they are visible where the body itself is not opaque.
  let castsShadowOfChildren: Bool
  /// Whether it contains a part of its layer's sublayers, and nothing else.
  let isChunk: Bool

  /// The mask, whose alpha multiplies the body.
  var mask: RenderNode? { masks.first }
  var hasMask: Bool { !masks.isEmpty }

  init(
    layer: ObjectIdentifier, label: LayerLabel, bounds: Rect, style: NodeStyle, contents: NodeContents,
    children: [RenderNode], mask: RenderNode?, isChunk: Bool = false
  ) {
    // The values are stored last: stored before another use they would be copied.
    let bounds = bounds.withinReach
    let own = contents.extent(in: bounds)
    var inside = Rect.zero
    // A layer that masks and fills its bounds has their extent, with any sublayers.
    if !(style.masksToBounds && style.paintsBounds) {
      for child in children { inside = inside.union(child.extent) }
    }
    var extent = inside.union(own)
    if style.masksToBounds { extent = extent.overlap(with: bounds) }
    if style.paintsBounds { extent = extent.union(bounds) }
    if let shadow = style.shadow {
      castsShadowOfChildren = Self.castsShadowOfChildren(children, bounds: bounds, style: style)
      extent = extent.union(shadow.extent(of: shadow.isOfBounds ? bounds : extent))
    } else {
      castsShadowOfChildren = false
    }
    if let mask { extent = extent.overlap(with: mask.body.extent.applying(mask.placement)) }
    self.extent = extent.withinReach
    self.layer = layer
    self.label = label
    self.bounds = bounds
    self.style = style
    self.contents = contents
    self.children = children
    self.isChunk = isChunk
    masks = mask.map { [$0] } ?? []
  }

  /// Whether the other body shows the same. O(sublayers).
  func isEqual(to other: NodeBody) -> Bool {
    if self === other { return true }
    return bounds == other.bounds && style == other.style && masks.isIdentical(to: other.masks)
      && contents == other.contents && children.isIdentical(to: other.children)
  }
}

extension Rect {
  /// The common part, empty if the two only touch despite rounding errors. What has an extent is painted, also in
  /// the pixel that holds both edges; whether it is must not depend on such an error.
  func overlap(with other: Rect) -> Rect {
    let common = intersection(other)
    let largest = max(1, max(abs(common.minX), abs(common.maxX)), max(abs(common.minY), abs(common.maxY)))
    return min(common.width, common.height) > largest * 1e-12 ? common : Rect(origin: common.origin, size: .zero)
  }
}
