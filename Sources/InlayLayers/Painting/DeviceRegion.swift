import InlayGraphics

/// A set of device pixels as disjoint rectangles.
package struct DeviceRegion: Hashable, Sendable {
  package private(set) var rects: [DeviceRect]
  /// The smallest rectangle around all.
  package private(set) var bounds: DeviceRect

  package init(_ rect: DeviceRect) {
    rects = rect.isEmpty ? [] : [rect]
    bounds = rect
  }

  /// The rectangles must be disjoint; empty ones are left out.
  package init(disjoint rects: [DeviceRect]) {
    self.rects = rects.contains(where: \.isEmpty) ? rects.filter { !$0.isEmpty } : rects
    bounds = self.rects.reduce(.zero) { $0.union($1) }
  }

  static let empty = DeviceRegion(.zero)

  package var isEmpty: Bool { rects.isEmpty }

  package func intersects(_ rect: DeviceRect) -> Bool {
    bounds.intersects(rect) && rects.contains { $0.intersects(rect) }
  }

  /// O(rectangles).
  package func intersection(_ rect: DeviceRect) -> DeviceRegion {
    if rect.contains(bounds) { return self }
    if rects.count == 1 { return DeviceRegion(bounds.intersection(rect)) }
    return DeviceRegion(disjoint: rects.map { $0.intersection(rect) })
  }

  /// O(product of the numbers of rectangles).
  package func intersection(_ other: DeviceRegion) -> DeviceRegion {
    if other.rects.count == 1 { return intersection(other.bounds) }
    return DeviceRegion(disjoint: other.rects.flatMap { intersection($0).rects })
  }
}
