import InlayGraphics

/// Leaves out what opaque items hide, by a pass from front to back over a paint list.
struct Occlusion {
  /// Pixels that items in front fill opaquely.
  private var covers: [DeviceRect] = []

  /// So many rectangles are looked at, the largest.
  private static let coverLimit = 16
  /// Smaller rectangles are not worth looking at.
  private static let leastArea = 256

  /// The items of which anything can be seen, each no larger than need be.
  static func visible(_ items: [PaintItem]) -> [PaintItem] {
    var occlusion = Occlusion()
    var seen: [PaintItem] = []
    seen.reserveCapacity(items.count)
    for item in items.reversed() {
      if let item = occlusion.visiblePart(of: item) { seen.append(item) }
    }
    seen.reverse()
    return seen
  }

  private mutating func visiblePart(of item: PaintItem) -> PaintItem? {
    var isHidden = true
    var isCut = false
    for clip in item.clip.rects {
      let area = item.bounds.intersection(clip)
      if area.isEmpty { continue }
      guard !covers.contains(where: { $0.contains(area) }) else { continue }
      isHidden = false
      isCut = isCut || (item.operation.isFill && covers.contains { $0.intersection(area).area >= Self.leastArea })
    }
    if isHidden { return nil }
    defer { if item.operation.isOpaque { addCovers(of: item) } }
    return isCut ? cut(item) : item
  }

  /// The item without the pixels that are covered.
  private func cut(_ item: PaintItem) -> PaintItem? {
    var rest = item.clip.rects.map { $0.intersection(item.bounds) }
    for cover in covers where rest.contains(where: { $0.intersects(cover) }) {
      var next: [DeviceRect] = []
      for rect in rest { rect.forEachPart(outside: cover) { next.append($0) } }
      rest = next
    }
    let clip = DeviceRegion(disjoint: rest)
    return clip.isEmpty ? nil : PaintItem(operation: item.operation, bounds: item.bounds, clip: clip)
  }

  private mutating func addCovers(of item: PaintItem) {
    for clip in item.clip.rects {
      let rect = item.bounds.intersection(clip)
      if rect.area >= Self.leastArea { addCover(rect) }
    }
  }

  /// Neighbours that make a rectangle together become one.
  private mutating func addCover(_ rect: DeviceRect) {
    var rect = rect
    while let index = covers.firstIndex(where: { $0.growth(with: rect) == 0 }) {
      rect = rect.union(covers.remove(at: index))
    }
    covers.append(rect)
    guard covers.count > Self.coverLimit else { return }
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

  /// Whether nothing behind the pixels is seen.
  fileprivate var isOpaque: Bool {
    switch self {
    case .fill(let color): color.alpha == 1
    case .replace: true
    case .image(let image, _, _): image.isOpaque
    default: false
    }
  }
}
