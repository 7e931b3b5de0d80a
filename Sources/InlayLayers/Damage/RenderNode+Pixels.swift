import InlayGraphics

extension RenderNode {
  /// The pixels that the node and everything in it may touch, in a space that takes its own to device pixels.
  func pixels(in space: Transform, clip: DeviceRect) -> DeviceRect {
    guard style.opacity > 0, !space.isSingular else { return .zero }
    return DeviceRect(covering: space.apply(to: extent)).intersection(clip)
  }

  /// The pixels that the node's own shadow, background, contents and border may touch.
  func ownPixels(in space: Transform, clip: DeviceRect, boundsOnly: Bool = false) -> DeviceRect {
    guard style.opacity > 0, !space.isSingular else { return .zero }
    let own = boundsOnly ? bounds : ownExtent
    return DeviceRect(covering: space.apply(to: own)).intersection(clip)
  }

  /// The same without what lies inside, in the layer's own space.
  private var ownExtent: Rect {
    var extent = contents.extent(in: bounds)
    if style.masksToBounds { extent = extent.intersection(bounds) }
    if style.paintsBounds { extent = extent.union(bounds) }
    if let shadow = style.shadow { extent = extent.union(shadow.extent(of: casterExtent)) }
    return extent
  }

  /// Whether the other node shows the same, wherever it lies.
  func looksEqual(to other: RenderNode) -> Bool {
    bounds == other.bounds && style == other.style && mask === other.mask && contents == other.contents
      && children.isIdentical(to: other.children)
  }

  /// Whether the other node's own parts show the same relative to the bounds.
  func paintsSame(as other: RenderNode) -> Bool {
    style == other.style && (contents == .none || bounds == other.bounds) && contents == other.contents
      && (!style.hasBorder || joinsBorder == other.joinsBorder)
  }

  /// Whether the node shows anything beside its sublayers.
  var showsItself: Bool { style.paintsBounds || style.shadow != nil || contents != .none }

  /// Whether the node as a group is small enough to be rasterised once.
  func isKeptAsTile(in space: Transform) -> Bool {
    DeviceRect(covering: space.apply(to: extent)).area <= Self.largestGroupTile
  }

  /// Groups of up to this many pixels are kept as tiles, 1 MB each at most.
  static var largestGroupTile: Int { 1 << 18 }

  /// Whether no part lies so far away that painting cuts it.
  func isWithinReach(in space: Transform) -> Bool {
    let limit = Double(DeviceRect.limit / 2)
    let rect = space.apply(to: extent)
    return rect.minX > -limit && rect.minY > -limit && rect.maxX < limit && rect.maxY < limit
  }

  /// Whether parts have to be painted by themselves first: always under a mask, and for opacity unless a single part
  /// can take it in its own colour.
  var needsGroup: Bool {
    if mask != nil { return true }
    guard style.opacity < 1 else { return false }
    return contents != .none || !children.isEmpty || style.shadow != nil
      || (style.backgroundColor != nil && style.hasBorder)
  }
}
