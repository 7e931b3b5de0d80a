extension DeviceRect {
  /// Calls the body with the parts of this rectangle outside of another one: at most four disjoint rectangles.
  package func forEachPart(outside other: DeviceRect, _ body: (DeviceRect) -> Void) {
    if isEmpty { return }
    let hole = intersection(other)
    if hole.isEmpty { return body(self) }
    if hole.minY > minY { body(DeviceRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY)) }
    if hole.minX > minX { body(DeviceRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY)) }
    if hole.maxX < maxX { body(DeviceRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY)) }
    if hole.maxY < maxY { body(DeviceRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY)) }
  }

  /// The pixels of the union that lie in neither rectangle.
  package func growth(with other: DeviceRect) -> Int {
    union(other).area - area - other.area + intersection(other).area
  }
}
