import InlayGraphics

extension RenderNode {
  /// The pixels that the node and everything in it may touch, in a space that takes its own to device pixels.
  func pixels(in space: Transform, clip: DeviceRect) -> DeviceRect {
    guard opacity > 0, !space.isSingular else { return .zero }
    return DeviceRect(covering: body.extent.applying(space)).intersection(clip)
  }

  /// The pixels that the node's own shadow, background, contents and border may touch.
  func ownPixels(in space: Transform, clip: DeviceRect) -> DeviceRect {
    guard opacity > 0, !space.isSingular else { return .zero }
    return DeviceRect(covering: body.ownExtent.applying(space)).intersection(clip)
  }

  /// Whether the other node shows the same, wherever it lies.
  func looksEqual(to other: RenderNode) -> Bool { opacity == other.opacity && body.isEqual(to: other.body) }

  /// Whether parts must be painted separately first: always under a mask, and for opacity unless a single part can have
  /// it in its own colour.
  var needsGroup: Bool {
    if body.hasMask { return true }
    return opacity < 1 && body.hasManyParts
  }
}

extension NodeBody {
  /// The painted area of the own parts, without sublayers, in the layer's own space.
  fileprivate var ownExtent: Rect {
    var extent = contents.extent(in: bounds)
    if style.masksToBounds { extent = extent.intersection(bounds) }
    if style.paintsBounds { extent = extent.union(bounds) }
    if let shadow = style.shadow { extent = extent.union(shadow.extent(of: casterExtent)) }
    return extent
  }

  /// Whether more is painted than a background or a border.
  fileprivate var hasManyParts: Bool {
    contents != .none || !children.isEmpty || style.shadow != nil || (style.backgroundColor != nil && style.hasBorder)
  }

  /// Whether the other body's own parts look the same relative to the bounds.
  func paintsSame(as other: NodeBody) -> Bool {
    style == other.style && (contents == .none || bounds == other.bounds) && contents == other.contents
      && (!style.hasBorder || joinsBorder == other.joinsBorder)
  }

  /// Whether the body shows own parts beside its sublayers.
  var showsItself: Bool { style.paintsBounds || style.shadow != nil || contents != .none }

  /// Whether the body as a group is small enough to be rasterised once.
  func isKeptAsTile(in space: Transform) -> Bool {
    DeviceRect(covering: extent.applying(space)).area <= Self.largestGroupTile
  }

  /// The most pixels of a group's tile, of 1 MB at most.
  static var largestGroupTile: Int { 1 << 18 }

  /// Whether every part is near enough that painting does not cut it.
  func isWithinReach(in space: Transform) -> Bool {
    let limit = Double(DeviceRect.limit / 2)
    let rect = extent.applying(space)
    return rect.minX > -limit && rect.minY > -limit && rect.maxX < limit && rect.maxY < limit
  }
}
