import InlayGraphics

/// Removes the parts that opaque items hide, in a pass from front to back over a paint list.
struct Occlusion {
  /// Pixels that items in front fill opaquely.
  private var covers: [DeviceRect] = []

  /// The number of occluders that are used, the largest ones.
  private static let occluderLimit = 16
  /// Smaller rectangles are not used.
  private static let leastArea = 256

  /// Reduces each item to its visible part; the clip of hidden ones is empty. O(rectangles of clips).
  ///
  /// - Parameter stepsLeft: The rectangles into which items may be cut; at 0 the rest stays whole.
  static func cut(_ items: inout [PaintItem], stepsLeft: inout Int) {
    var occlusion = Occlusion()
    for index in items.indices.reversed() where stepsLeft >= 0 { occlusion.cut(&items[index], &stepsLeft) }
  }

  private mutating func cut(_ item: inout PaintItem, _ stepsLeft: inout Int) {
    var isHidden = true
    var isCut = false
    let isFill = item.operation.isFill
    for clip in item.clip.rects {
      let area = item.bounds.intersection(clip)
      if area.isEmpty { continue }
      guard !covers.contains(where: { $0.contains(area) }) else { continue }
      isHidden = false
      isCut = isCut || (isFill && covers.contains { $0.intersection(area).area >= Self.leastArea })
    }
    guard !isHidden else {
      item.clip = .empty
      return
    }
    let whole = item.clip
    if isCut {
      item.clip = rest(of: item)
      stepsLeft -= item.clip.rects.count
    }
    guard item.operation.isOpaque else { return }
    for clip in whole.rects {
      let rect = item.bounds.intersection(clip)
      if rect.area >= Self.leastArea { addOccluder(rect) }
    }
  }

  /// The visible pixels of an item.
  private func rest(of item: PaintItem) -> DeviceRegion {
    var rest = item.clip.rects.map { $0.intersection(item.bounds) }
    for cover in covers where rest.contains(where: { $0.intersects(cover) }) {
      // New parts are added behind those that are still to be cut.
      for index in rest.indices where rest[index].intersects(cover) {
        let rect = rest[index]
        rest[index] = .zero
        rect.forEachPart(outside: cover) { rest.append($0) }
      }
    }
    return DeviceRegion(disjoint: rest)
  }

  /// Adds a rectangle, joined with neighbours that form a rectangle with it.
  private mutating func addOccluder(_ rect: DeviceRect) {
    var rect = rect
    while let index = covers.firstIndex(where: { $0.growth(with: rect) == 0 }) {
      rect = rect.union(covers.remove(at: index))
    }
    covers.append(rect)
    guard covers.count > Self.occluderLimit else { return }
    var least = 0
    for index in covers.indices where covers[index].area < covers[least].area { least = index }
    covers.remove(at: least)
  }
}

extension PaintOperation {
  /// Whether the pixels get one colour.
  fileprivate var isFill: Bool {
    switch self {
    case .fill, .replace: true
    default: false
    }
  }

  /// Whether the item hides the pixels behind it.
  fileprivate var isOpaque: Bool {
    switch self {
    case .fill(let color): color.alpha == 1
    case .replace: true
    case .image(let image, _, _): image.isOpaque
    default: false
    }
  }
}
