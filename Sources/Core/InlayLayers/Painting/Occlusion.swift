import InlayGraphics

/// Removes the parts that opaque items hide, in a pass from front to back over a paint list. Kept between lists to
/// reuse its memory.
struct Occlusion {
  /// Pixels that items in front fill opaquely.
  private var occluders: [DeviceRect] = []
  /// A rectangle around all of them. The rows of a list come from the bottom up: most items are outside.
  private var bounds = DeviceRect.zero
  private var rest: [DeviceRect] = []

  /// The number of occluders that are used, the largest ones.
  private static let occluderLimit = 16
  /// Smaller rectangles are not used.
  private static let leastArea = 256

  /// Reduces each item to its visible part; the clip of hidden ones is empty. O(rectangles of clips).
  ///
  /// - Parameter stepsLeft: The rectangles into which items may be cut; at 0 the rest stays whole.
  mutating func cut(_ items: inout [PaintItem], stepsLeft: inout Int) {
    occluders.removeAll(keepingCapacity: true)
    bounds = .zero
    for index in items.indices.reversed() where stepsLeft >= 0 { cut(&items[index], &stepsLeft) }
  }

  private mutating func cut(_ item: inout PaintItem, _ stepsLeft: inout Int) {
    var isHidden = true
    var isCut = false
    for clip in item.clip {
      let area = item.bounds.intersection(clip)
      if area.isEmpty { continue }
      switch hiding(of: area) {
      case .all: continue
      case .much: isCut = true
      case .little: break
      }
      isHidden = false
    }
    guard !isHidden else {
      item.clip = .empty
      return
    }
    let whole = item.clip
    if isCut && item.operation.isFill {
      item.clip = visiblePart(of: item)
      stepsLeft -= item.clip.count
    }
    guard item.operation.isOpaque else { return }
    for clip in whole {
      let rect = item.bounds.intersection(clip)
      if rect.area >= Self.leastArea { addOccluder(rect) }
    }
  }

  /// The extent to which one of the occluders hides an area.
  private enum Hiding { case all, much, little }

  private func hiding(of area: DeviceRect) -> Hiding {
    guard bounds.intersects(area) else { return .little }
    var hiding = Hiding.little
    for occluder in occluders {
      let common = occluder.intersection(area)
      if common == area { return .all }
      if common.area >= Self.leastArea { hiding = .much }
    }
    return hiding
  }

  /// The visible pixels of an item.
  private mutating func visiblePart(of item: PaintItem) -> DeviceRegion {
    rest.removeAll(keepingCapacity: true)
    for clip in item.clip { rest.append(clip.intersection(item.bounds)) }
    for occluder in occluders {
      // New parts are added behind those that are still to be cut.
      for index in rest.indices where rest[index].intersects(occluder) {
        let rect = rest[index]
        rest[index] = .zero
        rect.forEachPart(outside: occluder) { rest.append($0) }
      }
    }
    return DeviceRegion(disjoint: rest)
  }

  /// Adds a rectangle, joined with neighbours that form a rectangle with it.
  private mutating func addOccluder(_ rect: DeviceRect) {
    var rect = rect
    while let index = occluders.firstIndex(where: { $0.makesRectangle(with: rect) }) {
      rect = rect.union(occluders.remove(at: index))
    }
    occluders.append(rect)
    bounds = bounds.union(rect)
    guard occluders.count > Self.occluderLimit else { return }
    var least = 0
    for index in occluders.indices where occluders[index].area < occluders[least].area { least = index }
    occluders.remove(at: least)
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
