import InlayGraphics

/// A set of device pixels: a collection of disjoint rectangles.
package struct DeviceRegion: Hashable, Sendable {
  /// The smallest rectangle around all.
  package private(set) var bounds: DeviceRect
  /// The rectangles where there are several: one alone, as in most regions, is `bounds` and takes no memory block.
  private var several: [DeviceRect] = []

  package init(_ rect: DeviceRect) { bounds = rect }

  /// The rectangles must be disjoint; empty ones are left out.
  package init(disjoint rects: some Collection<DeviceRect>) {
    bounds = .zero
    var count = 0
    for rect in rects where !rect.isEmpty {
      bounds = bounds.union(rect)
      count += 1
    }
    guard count > 1 else { return }
    several.reserveCapacity(count)
    for rect in rects where !rect.isEmpty { several.append(rect) }
  }

  static let empty = DeviceRegion(.zero)

  package func intersects(_ rect: DeviceRect) -> Bool {
    bounds.intersects(rect) && (several.isEmpty ? !bounds.isEmpty : several.contains { $0.intersects(rect) })
  }

  /// The rectangles that meet another, whole. O(rectangles); takes a memory block only for several, but not all.
  func meeting(_ rect: DeviceRect) -> DeviceRegion {
    guard bounds.intersects(rect) else { return .empty }
    if several.isEmpty { return self }
    var (first, count) = (DeviceRect.zero, 0)
    for own in several where own.intersects(rect) {
      if count == 0 { first = own }
      count += 1
    }
    if count < 2 { return DeviceRegion(first) }
    return count == several.count ? self : DeviceRegion(disjoint: several.filter { $0.intersects(rect) })
  }

  /// O(rectangles).
  func intersection(_ rect: DeviceRect) -> DeviceRegion {
    if rect.contains(bounds) { return self }
    if several.isEmpty { return DeviceRegion(bounds.intersection(rect)) }
    return DeviceRegion(disjoint: several.map { $0.intersection(rect) })
  }

  /// O(product of the numbers of rectangles).
  func intersection(_ other: DeviceRegion) -> DeviceRegion {
    if other.several.isEmpty { return intersection(other.bounds) }
    return DeviceRegion(disjoint: other.flatMap { intersection($0) })
  }
}

extension DeviceRegion: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package var count: Int { several.isEmpty ? (bounds.isEmpty ? 0 : 1) : several.count }
  package subscript(index: Int) -> DeviceRect { several.isEmpty ? bounds : several[index] }
}
